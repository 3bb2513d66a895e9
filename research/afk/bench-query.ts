import type { QueryPolicy, QueryStep, QueryView } from "../../src/core/episode/query-scene.js";
import { spellQuery } from "../../src/policies/query/asking.js";
import { advance, expectUnits, inJobs } from "../lab/in-jobs.js";
import { averageOf, deviationOf, divide } from "../lab/numbers.js";
import type { OracleGame } from "./oracle/with-oracle.js";

export async function benchQuery(given: {
  readonly task: string;
  readonly n: number;
  readonly seeds: readonly number[];
  readonly game: (seed: number, index: number) => OracleGame;
  readonly policy: (seed: number, index: number) => QueryPolicy;
}) {
  const { task, n, seeds, ...make } = given;
  const games = seeds.flatMap((seed) => Array.from({ length: n }, (_, index) => ({ seed, index })));
  expectUnits(games.length);
  const judged = await inJobs(1, games, async ({ seed, index }) => {
    const game = judge(make.game(seed, index), make.policy(seed, index));
    advance();
    return { seed, ...game };
  });
  const bySeed = seeds.map((seed) => judged.filter((one) => one.seed === seed));
  return { task, n, seeds, ...summarise(bySeed) };
}

export type QueryTask = Awaited<ReturnType<typeof benchQuery>>;

function judge(simulator: OracleGame, policy: QueryPolicy) {
  const good = new Set(simulator.goodQueries().map(spellQuery));
  const { won, steps, propensities, queries } = playGame(simulator, policy);
  const quality = queryQuality(queries.map(spellQuery), good);
  return { won, steps, propensities, queries: queries.length, needed: good.size, quality };
}

function summarise(bySeed: readonly (readonly ReturnType<typeof judge>[])[]) {
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
    f1: averageOf(all, ({ quality }) => quality.f1),
    /** Questions whose answers a game needs (the paper's Q_t). */
    needed: averageOf(all, ({ needed }) => needed),
    ...(propensities.length > 0 && { propensity: averageOf(propensities, (one) => one) }),
  };
}

/** AFK, table 6: repeated questions count against the precision. Each is 0 where nothing was asked or is good. */
function queryQuality(asked: readonly string[], good: ReadonlySet<string>) {
  const found = new Set(asked.filter((query) => good.has(query))).size;
  const precision = divide(found, asked.length);
  const recall = divide(found, good.size);
  return { precision, recall, f1: divide(2 * precision * recall, precision + recall) };
}

function countUpTo(values: readonly number[]): readonly number[] {
  const counts = new Array<number>(Math.max(...values) + 1).fill(0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

export function playGame(simulator: OracleGame, policy: QueryPolicy) {
  const { instruction, maxSteps } = simulator;
  const raised = new Map<string, number>();
  const history: QueryStep[] = [{ command: null, query: null, outcome: simulator.begin() }];
  const view = (): QueryView => ({ instruction, history, left: maxSteps - (history.length - 1) });
  for (
    let last = history[0];
    last && !last.outcome.terminated && !last.outcome.truncated;
    last = history.at(-1)
  ) {
    const decision = policy.decide(view());
    for (const { query, propensity } of decision.raised ?? []) {
      raised.set(spellQuery(query), propensity);
    }
    history.push(
      decision.kind === "ask"
        ? { command: null, query: decision.query, outcome: simulator.ask(decision.query) }
        : { command: decision.command, query: null, outcome: simulator.step(decision.command) },
    );
  }
  return {
    won: (history.at(-1)?.outcome.reward ?? 0) > 0,
    steps: history.length - 1,
    queries: history.flatMap(({ query }) => query ?? []),
    view: view(),
    /** The probability of the ask policy's choice, once for each question that it decided on. */
    propensities: [...raised.values()],
  };
}
