/** How fast the household engine is: each game loaded, then wandered through for a while. */
import { median } from "simple-statistics";
import { pick, type Random, seededRandom } from "../../src/core/random.js";
import type { Simulator } from "../../src/core/scene.js";
import type { LabGame } from "./contract.js";
import { breathe } from "./in-jobs.js";
import { readOrSkip, type SkippedGame } from "./skipped.js";

const stepsPerEpisode = 50;

/** Loads and wanders through every game in turn; a broken file is listed and the run goes on. */
export async function benchEngine(request: {
  readonly games: readonly LabGame[];
  /** Reads a game file and builds its simulator. Throws InputError for a broken file. */
  readonly open: (file: string) => Simulator;
  /** How long to wander, over all games. */
  readonly seconds: number;
  readonly seed: number;
  /** Called after each game. */
  readonly onProgress?: (done: number, of: number) => void;
}) {
  const { games, seconds, seed } = request;
  const loadMs: number[] = [];
  const skipped: SkippedGame[] = [];
  const walked = { steps: 0, ms: 0 };
  const random = seededRandom(seed, "engine");
  for (const [index, game] of games.entries()) {
    const start = performance.now();
    const simulator = readOrSkip(game.file, () => request.open(game.file), skipped);
    if (simulator) {
      simulator.begin(simulator.task);
      loadMs.push(performance.now() - start);
      const walk = await wander(simulator, random, (seconds * 1000) / games.length);
      walked.steps += walk.steps;
      walked.ms += walk.ms;
    }
    request.onProgress?.(index + 1, games.length);
  }
  return {
    games: loadMs.length,
    /** Of reading, parsing, building and beginning a game. */
    loadMsMedian: loadMs.length === 0 ? 0 : median(loadMs),
    /** Random possible commands on one core; each step gives its list of possible commands. */
    stepsPerSecond: walked.ms === 0 ? 0 : (walked.steps * 1000) / walked.ms,
    /** Most memory that this process has held so far, in millions of bytes. */
    rssMb: (process.resourceUsage().maxRSS * 1024) / 1e6,
    skipped,
  };
}

/** Plays episodes of random possible commands, each on a copy, until `ms` have passed. */
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
