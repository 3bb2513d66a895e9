import { gameId, isGameFile, listGames, readGameFile } from "../../scenes/household/index.js";
import { countAnswers } from "../../src/agent/answers-seen.js";
import { collectPastAnswers } from "../../src/agent/past-answers.js";
import { summariseRound } from "../../src/agent/summary.js";
import { makeOracle, makeSimulatedBot } from "../../src/app/bots.js";
import { keepHousehold, simulate } from "../../src/app/households.js";
import { createPolicy } from "../../src/app/models/policies.js";
import type { Runner } from "../../src/app/runner.js";
import { missingModel } from "../../src/app/settings/llm-settings.js";
import { startSous } from "../../src/app/wire.js";
import type { Policy } from "../../src/core/decision.js";
import { SousError } from "../../src/core/errors.js";
import type { ChatModel, DecidedBy } from "../../src/core/model.js";
import type { Memory } from "../../src/core/stores.js";
import { opexNames, opexVariants } from "../../src/policies/opex/options.js";
import { createRulesPolicy } from "../../src/policies/rules/index.js";
import type { GameSummary, Lab, LabSettings } from "./contract.js";
import { live } from "./living.js";
import { createLabModels, type LabModels } from "./models.js";
import { sumUp, sumUsage } from "./numbers.js";
import { benchedPolicy, type LabParts } from "./parts.js";
import { countRepeated, timePeople } from "./questions-counted.js";

type PlayParts = LabParts & { readonly models: LabModels | undefined };

/** @param jobs games at the same time: more than one where most of the time is waiting for models */
export function createLab(given: LabParts, jobs = 1): Lab {
  const { store } = given;
  const parts = { ...given, models: store && createLabModels({ ...given, store }) };
  return {
    jobs,
    games: (folder) => listGames(folder).map((file) => ({ id: gameId(file), file })),
    play: (file, settings) => play(parts, file, settings),
    live: (file, settings) => live(parts, file, settings),
    close: async () => undefined,
  };
}

async function play(parts: PlayParts, file: string, settings: LabSettings): Promise<GameSummary> {
  const { notebook, people = "rules" } = settings;
  const oracle = makeOracle(people, () => modelOf(parts));
  const walkthrough = isGameFile(file) ? readGameFile(file).walkthrough : null;
  const sous = await startSous({
    ...parts,
    database: ":memory:",
    command: "sous bench",
    paceMs: 0,
    notebook,
    bots: [makeSimulatedBot(parts, { ...settings, delayMs: 0, oracle })],
    calibration: settings.calibration,
    answerTimeoutMs: parts.config.answerTimeoutMs,
    policy: (memory) => choosePolicy(parts, settings, memory),
  });
  try {
    const rounds = await playRounds(sous, file, settings, parts);
    return { ...rounds, walkthrough: walkthrough?.length ?? null };
  } finally {
    await sous.stop();
  }
}

async function choosePolicy(
  parts: PlayParts,
  { policy = "rules", visits, seed, rescue = "choice" }: LabSettings,
  memory: Memory,
): Promise<Policy> {
  const { experiences, wrapPolicy: wrap = (policy) => policy } = parts;
  if (policy === "rules")
    return wrap(createRulesPolicy(visits === "random" ? { shuffle: seed } : {}));
  const chosen = await createPolicy(benchedPolicy(policy), {
    memory,
    experiences,
    rescue,
    llm: parts.config.llm,
    model: () => modelOf(parts),
  });
  return wrap(chosen);
}

function modelOf({ models }: PlayParts): ChatModel {
  if (!models) throw missingModel();
  return models.model();
}

/** Rules as the agent takes them: OPEx-H knows only what people taught, OPEx-L only what was learned. */
async function keepRules(
  { knowledge, people }: Memory,
  texts: readonly string[],
  policy: string | undefined,
): Promise<void> {
  const variant = opexNames.find((name) => name === policy);
  const isTaught = variant !== undefined && opexVariants[variant].knowledge === "taught";
  const platform = "terminal";
  const person = isTaught
    ? (await people.keep({ platform, workspace: "bench", platformId: "bench", name: "bench" })).id
    : null;
  const source = isTaught ? "taught" : "learned";
  await knowledge.keep(
    texts.map((text, at) => ({
      id: `rule-${at + 1}`,
      household: null,
      text,
      source,
      person,
      at: 0,
    })),
  );
}

async function playRounds(
  { memory, runner }: { readonly memory: Memory; readonly runner: Runner },
  file: string,
  { home, policy, ask, variant, maxSteps, seed, calibrates }: LabSettings,
  { clock, store, models, worldRules = [] }: PlayParts,
): Promise<Omit<GameSummary, "walkthrough">> {
  const household = home
    ? await memory.households.create({ ...home, createdAt: clock.now() })
    : await keepHousehold(memory, file, clock);
  if (worldRules.length > 0) await keepRules(memory, worldRules, policy);
  const episodes = await runner.play({
    household,
    maxSteps,
    seed,
    variant,
    askPolicy: ask,
    rounds: variant === "multiround" ? Number.POSITIVE_INFINITY : 1,
    bot: "simulated",
    channel: "simulated",
  });
  const rounds = [];
  const decidedBy: DecidedBy[] = [];
  const conditionsMet: number[] = [];
  const scene = simulate(household);
  for (const episode of episodes) {
    const steps = await memory.episodes.steps(episode.id);
    rounds.push(
      summariseRound(episode, steps, await memory.questions.list({ episode: episode.id })),
    );
    decidedBy.push(...steps.flatMap(({ step }) => (step.kind !== "begin" && step.by) || []));
    scene.begin(episode.task);
    for (const { step } of steps) if (step.kind === "act") scene.step(step.command);
    const met = scene.conditionsMet?.();
    if (met !== undefined) conditionsMet.push(met);
  }
  const [first] = rounds;
  if (!first) throw new SousError("no-episode", `nothing was played in ${file}`);
  const took = store &&
    models && {
      usage: sumUsage(await Promise.all(episodes.map(({ id }) => store.sumUsage({ episode: id })))),
      decidedBy,
      prompts: sumUp(
        episodes.map(({ id }) => models.promptsOf(id)),
        ["sent", "shared"],
      ),
      modelFailures: episodes.flatMap(({ id }) => models.failuresOf(id)),
    };
  return {
    rounds,
    ...took,
    conditionsMet,
    ownTask: household.tasks.some(({ sentence }) => sentence === first.task),
    repeatedQuestions: await countRepeated(memory, household.id),
    peopleMs: await timePeople(memory, episodes),
    ...(calibrates && {
      calibration: {
        past: await collectPastAnswers(memory, household.id, ""),
        answers: (await countAnswers(memory, household.id)).own,
      },
    }),
  };
}
