/** The lab: whole episodes over the real stores, desk and simulated people, each in memory. */
import { gameId, listGames } from "../../../scenes/household/index.js";
import { summariseRound } from "../../agent/summary.js";
import type { Clock } from "../../core/clock.js";
import { SousError } from "../../core/errors.js";
import type { GameSummary, Lab, LabSettings } from "../../core/lab.js";
import type { Memory } from "../../core/stores.js";
import { createRulesPolicy } from "../../policies/rules/index.js";
import { makeSimulatedBot } from "../bots.js";
import { keepHousehold, walkthroughOf } from "../households.js";
import type { Runner } from "../runner.js";
import { startSous } from "../wire.js";
import { live } from "./living.js";
import type { LabParts } from "./parts.js";
import { countRepeated } from "./repeated.js";

export type { LabParts };

/** A lab in this process: one game at a time. */
export function createLab(parts: LabParts): Lab {
  return {
    jobs: 1,
    games: (folder) => listGames(folder).map((file) => ({ id: gameId(file), file })),
    play: (file, settings) => play(parts, file, settings),
    live: (file, settings) => live(parts, file, settings),
    close: async () => undefined,
  };
}

async function play(parts: LabParts, file: string, settings: LabSettings): Promise<GameSummary> {
  const { wrong, unsure, seed, visits, notebook } = settings;
  const walkthrough = walkthroughOf(file);
  const sous = await startSous({
    ...parts,
    ...{ database: ":memory:", command: "sous bench", paceMs: 0, notebook },
    bots: [makeSimulatedBot(parts, { wrong, unsure, delayMs: 0, seed })],
    answerTimeoutMs: parts.config.answerTimeoutMs,
    policy: createRulesPolicy(visits === "random" ? { shuffle: seed } : {}),
  });
  try {
    const rounds = await playRounds(sous, file, settings, parts.clock);
    return { ...rounds, walkthrough: walkthrough?.length ?? null };
  } finally {
    await sous.stop();
  }
}

async function playRounds(
  { memory, runner }: { readonly memory: Memory; readonly runner: Runner },
  file: string,
  { ask, variant, maxSteps, seed }: LabSettings,
  clock: Clock,
): Promise<Omit<GameSummary, "walkthrough">> {
  const household = await keepHousehold(memory, file, clock);
  const episodes = await runner.play({
    ...{ household, maxSteps, seed, variant, askPolicy: ask },
    ...{ rounds: variant === "multiround" ? Number.POSITIVE_INFINITY : 1 },
    ...{ bot: "simulated", channel: "simulated" },
  });
  const rounds = [];
  for (const episode of episodes) {
    rounds.push(summariseRound(episode, await memory.episodes.steps(episode.id)));
  }
  const [first] = rounds;
  if (!first) throw new SousError("no-episode", `nothing was played in ${file}`);
  return {
    rounds,
    ownTask: household.tasks.some(({ sentence }) => sentence === first.task),
    repeatedQuestions: await countRepeated(memory, household.id),
  };
}
