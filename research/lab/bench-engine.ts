import { median } from "simple-statistics";
import { listGames } from "../../scenes/household/source/load.js";
import type { Simulator } from "../../src/core/episode/scene.js";
import { pick, type Random, seededRandom } from "../../src/core/random.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { plainKind } from "../report/result-kind.js";
import { advance, breathe, expectUnits } from "./in-jobs.js";
import { loadGame } from "./open-home.js";
import { readOrSkip, requirePlayed, type SkippedGame } from "./skipped.js";

const stepsPerEpisode = 50;

export const engineCommand = () =>
  declareBench({
    flags: {
      games: flag.required("--games <dir>", "the folder with the games, or one game file"),
      seconds: flag.parsed("--seconds <n>", "time to play, over all games", readSeconds, 10),
      seed: flag.seed(),
    },
    help: `
Load time covers reading, parsing, building and starting a game. Steps are random possible commands on one
core, in episodes of at most 50; every step returns the list of possible commands.

Example:
  sous bench engine --games alfworld/json_2.1.1/valid_seen --seconds 5 --json`,
    unit: "games",
    kind: plainKind("engine"),
    run: async ({ games, seconds, seed, json }) => {
      const result = await benchEngine(listGames(games), seconds, seed);
      if (!json) requirePlayed(result.games, result.skipped);
      return result;
    },
  });

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (seconds > 0 && seconds <= 3600) return seconds;
  throw new flag.InvalidArgumentError(
    "It must be a number of seconds, more than 0 and at most 3600.",
  );
}

async function benchEngine(files: readonly string[], seconds: number, seed: number) {
  const loadMs: number[] = [];
  const skipped: SkippedGame[] = [];
  const walked = { steps: 0, ms: 0 };
  const random = seededRandom(seed, "engine");
  expectUnits(files.length);
  for (const file of files) {
    const start = performance.now();
    const simulator = readOrSkip(file, () => loadGame(file), skipped);
    if (simulator) {
      simulator.begin(simulator.task);
      loadMs.push(performance.now() - start);
      const walk = await wander(simulator, random, (seconds * 1000) / files.length);
      walked.steps += walk.steps;
      walked.ms += walk.ms;
    }
    advance();
  }
  return {
    games: loadMs.length,
    loadMsMedian: loadMs.length === 0 ? 0 : median(loadMs),
    /** Random possible commands on one core; each step gives its list of possible commands. */
    stepsPerSecond: walked.ms === 0 ? 0 : (walked.steps * 1000) / walked.ms,
    rssMb: (process.resourceUsage().maxRSS * 1024) / 1e6,
    skipped,
  };
}

async function wander(simulator: Simulator, random: Random, ms: number) {
  const start = performance.now();
  let steps = 0;
  do {
    const scene = simulator.fork();
    let outcome = scene.begin(scene.task);
    for (let step = 0; step < stepsPerEpisode && !outcome.terminated; step += 1) {
      outcome = scene.step(pick(random, outcome.observation.admissible) ?? "");
      steps += 1;
    }
    await breathe();
  } while (performance.now() - start < ms);
  return { steps, ms: performance.now() - start };
}
