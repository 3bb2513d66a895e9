/** How well a policy plays a world with an oracle, and how well it asks. */
import type { QueryPolicy, QuerySimulator } from "../../src/core/query-scene.js";
import { spellQuery } from "../../src/policies/query/asking.js";
import { averageOf, deviationOf, divide } from "../lab/numbers.js";
import { eachGame } from "../lab/part.js";
import { type PlayedGame, playGame } from "./play-game.js";

interface BenchQueryRequest {
  readonly task: string;
  /** Games with each seed. */
  readonly n: number;
  readonly seeds: readonly number[];
  readonly game: (seed: number, index: number) => QuerySimulator;
  /** The policy for a game. */
  readonly policy: (seed: number, index: number) => QueryPolicy;
  /** Called after every few games; `of` counts all. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** Plays n games with each seed. */
export async function benchQuery(request: BenchQueryRequest) {
  const { task, n, seeds, onProgress } = request;
  const games = seeds.flatMap((seed) => Array.from({ length: n }, (_, index) => ({ seed, index })));
  const unitOf = ({ seed, index }: { seed: number; index: number }) => ({
    game: `${task} ${index}`,
    seed,
  });
  let done = 0;
  const judged = await eachGame(1, games, unitOf, async ({ seed, index }) => {
    if (++done % breath === 0) onProgress?.(done, games.length);
    return { seed, ...judge(request.game(seed, index), request.policy(seed, index)) };
  });
  onProgress?.(games.length, games.length);
  const bySeed = seeds.map((seed) => judged.filter((one) => one.seed === seed));
  return { task, n, seeds, ...summarise(bySeed) };
}

export type QueryTask = Awaited<ReturnType<typeof benchQuery>>;

/** What is kept of a game. */
interface JudgedGame extends Pick<PlayedGame, "won" | "steps" | "propensities"> {
  readonly queries: number;
  readonly needed: number;
  readonly quality: ReturnType<typeof queryQuality>;
}

function judge(simulator: QuerySimulator, policy: QueryPolicy): JudgedGame {
  const good = new Set(simulator.goodQueries().map(spellQuery));
  const { won, steps, propensities, queries } = playGame(simulator, policy);
  const quality = queryQuality(queries.map(spellQuery), good);
  return { won, steps, propensities, queries: queries.length, needed: good.size, quality };
}

function summarise(bySeed: readonly (readonly JudgedGame[])[]) {
  const all = bySeed.flat();
  const propensities = all.flatMap((game) => game.propensities);
  const rates = bySeed.map((games) => averageOf(games, ({ won }) => Number(won)));
  return {
    success: averageOf(rates, (rate) => rate),
    successSd: deviationOf(rates),
    meanSteps: averageOf(all, ({ steps }) => steps),
    queries: averageOf(all, ({ queries }) => queries),
    gamesByQueries: countUpTo(all.map(({ queries }) => queries)),
    precision: averageOf(all, ({ quality }) => quality.precision),
    recall: averageOf(all, ({ quality }) => quality.recall),
    /** The mean of F1, not the F1 of the means. */
    f1: averageOf(all, ({ quality }) => quality.f1),
    /** Questions whose answers a game needs (the paper's Q_t). */
    needed: averageOf(all, ({ needed }) => needed),
    ...(propensities.length > 0 && { propensity: averageOf(propensities, (one) => one) }),
  };
}

/**
 * How good a game's questions were (AFK, table 6): precision is distinct good questions over all questions, repeats
 * counted; recall is the same over all good questions there are. Each is 0 where nothing was asked or nothing is good.
 */
function queryQuality(asked: readonly string[], good: ReadonlySet<string>) {
  const found = new Set(asked.filter((query) => good.has(query))).size;
  const precision = divide(found, asked.length);
  const recall = divide(found, good.size);
  return { precision, recall, f1: divide(2 * precision * recall, precision + recall) };
}

/** How often 0 occurs, 1, and so on up to the highest. */
function countUpTo(values: readonly number[]): readonly number[] {
  const counts = new Array<number>(Math.max(...values) + 1).fill(0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** Games between two reports of the progress. */
const breath = 25;
