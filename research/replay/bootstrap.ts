/** Estimates with intervals for rows that are not independent: people and households occur many times. */
import { quantileSorted, sum } from "simple-statistics";
import { pick, seededRandom } from "../../src/core/random.js";
import { groupBy } from "../../src/crowdwork/statistics/rating.js";

/** Clusters of a row: rows of one cluster are alike. */
export interface Clustered {
  readonly household: string;
  readonly person: string | null;
}

export interface Resampling {
  readonly seed: number;
  readonly resamples: number;
}

export type Estimate = NonNullable<ReturnType<typeof estimateMean>>;

const clusterings = [
  ({ household }: Clustered) => household,
  ({ household, person }: Clustered) => person ?? `nobody in ${household}`,
];

/** Draws rows by household, and once more by person, and gives the wider 95 % interval; null without rows. */
export function estimateMean<Row extends Clustered>(
  name: string,
  rows: readonly Row[],
  worth: (row: Row) => number,
  { seed, resamples }: Resampling,
) {
  if (rows.length === 0) return null;
  const intervals = clusterings.flatMap((clusterOf, index) => {
    const random = seededRandom(seed, "bootstrap", name, String(index));
    const clusters = [...groupBy(rows, clusterOf).values()].map((own) => ({
      total: sum(own.map(worth)),
      size: own.length,
    }));
    if (clusters.length < 2) return [];
    const means = Array.from({ length: resamples }, () => {
      const drawn = clusters.flatMap(() => pick(random, clusters) ?? []);
      return sum(drawn.map(({ total }) => total)) / sum(drawn.map(({ size }) => size));
    }).sort((a, b) => a - b);
    return [{ low: quantileSorted(means, 0.025), high: quantileSorted(means, 0.975) }];
  });
  const [widest] = intervals.sort((a, b) => b.high - b.low - (a.high - a.low));
  return {
    value: sum(rows.map(worth)) / rows.length,
    /** Ends of the interval; null where there are not two households or people to draw from. */
    low: widest?.low ?? null,
    high: widest?.high ?? null,
    /** Rows that it rests on. */
    n: rows.length,
  };
}
