/** How well a policy plays a world with an oracle, and how well it asks. */
import { mean } from "simple-statistics";
import type { QueryPolicy, QuerySimulator } from "../../core/query-scene.js";
import { spellQuery } from "../../policies/query/asking.js";
import { deviationOf } from "../lab/numbers.js";
import { type PlayedGame, playGame } from "./play-game.js";
import { meanQuality, queryQuality } from "./query-quality.js";
import type { QueryTask } from "./results.js";

interface BenchQueryRequest {
  readonly task: string;
  /** Games with each seed. */
  readonly n: number;
  readonly seeds: readonly number[];
  readonly game: (seed: number, index: number) => QuerySimulator;
  /** The policy for the games of a seed. */
  readonly policy: (seed: number) => QueryPolicy;
  /** Called after every few games; `of` counts all. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** Plays n games with each seed. */
export async function benchQuery(request: BenchQueryRequest): Promise<QueryTask> {
  const { task, n, seeds } = request;
  const bySeed: (readonly JudgedGame[])[] = [];
  for (const [order, seed] of seeds.entries()) {
    const policy = request.policy(seed);
    const games: JudgedGame[] = [];
    for (let index = 0; index < n; index++) {
      games.push(judge(request.game(seed, index), policy));
      if (index % breath === breath - 1) await rest(request, order * n + index + 1);
    }
    bySeed.push(games);
  }
  request.onProgress?.(n * seeds.length, n * seeds.length);
  return { task, n, seeds, ...summarise(bySeed) };
}

interface JudgedGame extends PlayedGame {
  readonly quality: ReturnType<typeof queryQuality>;
}

function judge(simulator: QuerySimulator, policy: QueryPolicy): JudgedGame {
  const good = new Set(simulator.goodQueries().map(spellQuery));
  const played = playGame(simulator, policy);
  return { ...played, quality: queryQuality(played.queries.map(spellQuery), good) };
}

function summarise(
  bySeed: readonly (readonly JudgedGame[])[],
): Omit<QueryTask, "task" | "n" | "seeds"> {
  const all = bySeed.flat();
  const propensities = all.flatMap((game) => game.propensities);
  const rates = bySeed.map((games) => mean(games.map(({ won }) => (won ? 1 : 0))));
  return {
    success: mean(rates),
    successSd: deviationOf(rates),
    meanSteps: mean(all.map(({ steps }) => steps)),
    queries: mean(all.map(({ queries }) => queries.length)),
    ...meanQuality(all.map(({ quality }) => quality)),
    ...(propensities.length > 0 && { propensity: mean(propensities) }),
  };
}

/** Games between two reports of the progress. */
const breath = 25;

async function rest({ onProgress, n, seeds }: BenchQueryRequest, done: number): Promise<void> {
  onProgress?.(done, n * seeds.length);
  await new Promise((resolve) => setImmediate(resolve));
}
