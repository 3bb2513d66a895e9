import type { ModelStore } from "../../memory/statements/models.js";
import type { Memory } from "../../memory/stores.js";
import { gameId, isGameFile, listGames, readGameFile } from "../../scenes/household/source/load.js";
import { countAnswers } from "../../src/agent/answers-seen.js";
import { collectPastAnswers } from "../../src/agent/past-answers.js";
import { summariseRound } from "../../src/agent/summary.js";
import { modelSupply } from "../../src/app/models/model-supply.js";
import { createPolicy } from "../../src/app/models/policies.js";
import { keepHousehold, simulate } from "../../src/app/play/households.js";
import type { Runner } from "../../src/app/runner.js";
import { makeOracle, makeSimulatedBot } from "../../src/app/serve/bots.js";
import { missingModel } from "../../src/app/settings/llm-settings.js";
import { startSous } from "../../src/app/wire.js";
import type { Policy } from "../../src/core/episode/decision.js";
import type { Episode } from "../../src/core/episode/episode.js";
import { SousError } from "../../src/core/errors.js";
import {
  around,
  type ChatModel,
  type Conversation,
  type DecidedBy,
  ModelError,
  type ModelFailure,
} from "../../src/core/model/model.js";
import { isSameNeed, type Question } from "../../src/core/question/question.js";
import { drawAround, seededRandom } from "../../src/core/random.js";
import { opexNames, opexVariants } from "../../src/policies/opex/options.js";
import { createRulesPolicy } from "../../src/policies/rules/rules-policy.js";
import type { LabGame, LabSettings, LivingSettings } from "./contract.js";
import { live } from "./living.js";
import { sumUp, sumUsage } from "./numbers.js";
import { type BenchParts, benchedPolicy, type LabParts } from "./parts.js";

type PlayParts = LabParts & { readonly models: LabModels | undefined };

/** @param jobs games at the same time: more than one where most of the time is waiting for models */
export function createLab(given: LabParts, jobs = 1) {
  const { store } = given;
  const parts = { ...given, models: store && createLabModels({ ...given, store }) };
  return {
    jobs,
    games: (folder: string): readonly LabGame[] =>
      listGames(folder).map((file) => ({ id: gameId(file), file })),
    play: (file: string, settings: LabSettings) => play(parts, file, settings),
    live: (file: string, settings: LivingSettings) => live(parts, file, settings),
    close: async (): Promise<void> => undefined,
  };
}

export type Lab = ReturnType<typeof createLab>;
export type GameSummary = Awaited<ReturnType<Lab["play"]>>;

async function play(parts: PlayParts, file: string, settings: LabSettings) {
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
  if (policy === "rules") return wrap(createRulesPolicy(visits === "random" ? seed : undefined));
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
) {
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
    /** Share of each task's goal conditions that held at its end; empty in worlds that have none. */
    conditionsMet,
    ownTask: household.tasks.some(({ sentence }) => sentence === first.task),
    /** Questions put to people again although they were answered and the answer was still valid. */
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

/** Questions whose need was answered before, by a fact that was still valid. What somebody has in mind counts only within one task. */
export async function countRepeated(memory: Memory, household: string): Promise<number> {
  const asked: Question[] = [];
  let repeated = 0;
  for (const { id } of await memory.episodes.list(household)) {
    for (const { question: name, step, factWatermark } of await memory.episodes.steps(id)) {
      if (step.kind !== "ask" || step.handling !== "posted" || name === null) continue;
      const question = await memory.questions.get(name);
      if (!question) continue;
      const same = asked.filter(
        (earlier) =>
          isSameNeed(earlier.need, question.need) &&
          (earlier.mode !== "persona" || earlier.episode === id),
      );
      const at = question.askedAt;
      const valid = same.length > 0 ? await memory.facts.listAt(household, factWatermark, at) : [];
      const isRepeated = same.some((earlier) => valid.some((fact) => fact.question === earlier.id));
      repeated += Number(isRepeated);
      asked.push(question);
    }
  }
  return repeated;
}

/** The median time to read a question and answer it, and its spread, as in the simulated crowd (src/crowdwork). */
const medianMs = 12_000;
const spread = 0.5;

/** The time for all questions of these episodes, in milliseconds. A follow-up takes as long once more. */
async function timePeople(memory: Memory, episodes: readonly Episode[]): Promise<number> {
  let sum = 0;
  for (const { id, household, round, seed } of episodes) {
    for (const { need, followUp } of await memory.questions.list({ episode: id })) {
      const about = [need.func, need.adjective ?? "", need.noun];
      const random = seededRandom(seed, "time", household, String(round), ...about);
      sum += drawAround(medianMs, spread, random) * (followUp ? 2 : 1);
    }
  }
  return Math.round(sum);
}

type LabModels = ReturnType<typeof createLabModels>;

export function createLabModels(parts: BenchParts & { readonly store: ModelStore }) {
  const failures = new Map<string, ModelFailure[]>();
  const prompts = new Map<string, { sent: number; shared: number; last: string }>();
  const supply = modelSupply(parts);
  const notePrompt = ({ charge: { episode = "" }, messages }: Conversation): void => {
    const text = messages
      .map((turn) => (turn.speaker === "caller" ? JSON.stringify(turn.call) : turn.text))
      .join("\n");
    const { sent, shared, last } = prompts.get(episode) ?? { sent: 0, shared: 0, last: "" };
    const same = sharedLength(last, text);
    prompts.set(episode, { sent: sent + text.length, shared: shared + same, last: text });
  };
  return {
    model: (): ChatModel =>
      around(supply(), (call, prompt) => {
        notePrompt(prompt);
        return call().catch((error: unknown) => {
          const { episode = "" } = prompt.charge;
          if (error instanceof ModelError)
            failures.set(episode, [...(failures.get(episode) ?? []), error.failure]);
          throw error;
        });
      }),
    failuresOf: (episode: string) => failures.get(episode) ?? [],
    /** Characters of an episode's prompts, and those that the prompt before it began with. */
    promptsOf: (episode: string) => prompts.get(episode) ?? { sent: 0, shared: 0 },
  };
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
