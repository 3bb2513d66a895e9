/** Estimates with intervals for rows that are not independent: people and households occur many times. */
import { quantileSorted } from "simple-statistics";
import { type Random, seededRandom } from "../../src/core/random.js";
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

/** A figure with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  /** Ends of the interval; null where there are not two households or people to draw from. */
  readonly low: number | null;
  readonly high: number | null;
  /** Rows that it rests on. */
  readonly n: number;
}

const [lowest, highest] = [0.025, 0.975];

/**
 * Draws rows by household, and once more by person, and gives the wider 95 % interval.
 *
 * @param statistic NaN when it cannot be computed; such draws do not count
 */
function estimate<Row extends Clustered>(
  name: string,
  rows: readonly Row[],
  statistic: (rows: readonly Row[]) => number,
  resampling: Resampling,
): Estimate | null {
  const value = statistic(rows);
  if (!Number.isFinite(value)) return null;
  const intervals = ([byHousehold, byPerson] as const).flatMap((clusterOf, index) => {
    const random = seededRandom(resampling.seed, "bootstrap", name, String(index));
    const drawn = resample(
      [...groupBy(rows, clusterOf).values()],
      statistic,
      random,
      resampling.resamples,
    );
    return drawn ? [drawn] : [];
  });
  const [widest] = intervals.sort((a, b) => b.high - b.low - (a.high - a.low));
  return { value, low: widest?.low ?? null, high: widest?.high ?? null, n: rows.length };
}

export function estimateMean<Row extends Clustered>(
  name: string,
  rows: readonly Row[],
  worth: (row: Row) => number,
  resampling: Resampling,
): Estimate | null {
  return estimate(name, rows, (some) => meanOf(some, worth), resampling);
}

function meanOf<Row>(rows: readonly Row[], worth: (row: Row) => number): number {
  let sum = 0;
  for (const row of rows) sum += worth(row);
  return sum / rows.length;
}

const byHousehold = ({ household }: Clustered): string => household;
const byPerson = ({ household, person }: Clustered): string => person ?? `nobody in ${household}`;

function resample<Row>(
  clusters: readonly (readonly Row[])[],
  statistic: (rows: readonly Row[]) => number,
  random: Random,
  draws: number,
): { readonly low: number; readonly high: number } | null {
  if (clusters.length < 2) return null;
  const values: number[] = [];
  for (let draw = 0; draw < draws; draw++) {
    const value = statistic(drawClusters(clusters, random));
    if (Number.isFinite(value)) values.push(value);
  }
  if (values.length === 0) return null;
  values.sort((a, b) => a - b);
  return { low: quantileSorted(values, lowest), high: quantileSorted(values, highest) };
}

function drawClusters<Row>(clusters: readonly (readonly Row[])[], random: Random): readonly Row[] {
  const rows: Row[] = [];
  for (let count = 0; count < clusters.length; count++) {
    for (const row of clusters[Math.floor(random() * clusters.length)] ?? []) rows.push(row);
  }
  return rows;
}
