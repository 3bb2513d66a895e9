/** Fatigue: whether people answer slower, or worse, the more they have answered already. */
import { median } from "simple-statistics";
import type { ReplayedQuestion } from "../../core/replay.js";
import { type Estimate, estimate, meanOf, type Resampling } from "./bootstrap.js";

/** Answers by how many the person had given before. */
export interface FatigueBucket {
  /** "1-5": the person's first five answers. */
  readonly answers: string;
  readonly n: number;
  readonly medianMs: number;
  /** Share of true ones; null where that cannot be told. */
  readonly right: number | null;
  readonly stepsSaved: number;
}

export interface FatigueFigures {
  readonly buckets: readonly FatigueBucket[];
  /** Change with each further answer of the same person; null when nobody answered twice. */
  readonly slopes: {
    readonly seconds: Estimate | null;
    readonly right: Estimate | null;
    readonly stepsSaved: Estimate | null;
  };
}

const bounds = [1, 6, 11, 21, 51] as const;

/** @param answered questions with an answer */
export function measureFatigue(
  answered: readonly ReplayedQuestion[],
  setting: Resampling,
): FatigueFigures {
  const judged = answered.filter(({ right }) => right !== null);
  const slope = (
    name: string,
    rows: readonly ReplayedQuestion[],
    worth: (one: ReplayedQuestion) => number,
  ): Estimate | null => estimate(name, rows, (some) => slopeWithin(some, worth), setting);
  return {
    buckets: bounds.flatMap((from, index) => {
      const to = (bounds[index + 1] ?? Number.POSITIVE_INFINITY) - 1;
      const some = answered.filter(({ nth }) => nth !== null && nth >= from && nth <= to);
      return some.length === 0 ? [] : [measureBucket(nameBucket(from, to), some)];
    }),
    slopes: {
      seconds: slope("fatigue seconds", answered, ({ answerMs }) => (answerMs ?? 0) / 1000),
      right: slope("fatigue right", judged, ({ right }) => Number(right)),
      stepsSaved: slope("fatigue saved", answered, savedByReal),
    },
  };
}

function nameBucket(from: number, to: number): string {
  return Number.isFinite(to) ? `${from}-${to}` : `${from} and more`;
}

function savedByReal({ arms }: ReplayedQuestion): number {
  return arms.without.cost - arms.real.cost;
}

function measureBucket(answers: string, some: readonly ReplayedQuestion[]): FatigueBucket {
  const judged = some.filter(({ right }) => right !== null);
  return {
    ...{ answers, n: some.length },
    medianMs: median(some.map(({ answerMs }) => answerMs ?? 0)),
    right: judged.length === 0 ? null : meanOf(judged, ({ right }) => Number(right)),
    stepsSaved: meanOf(some, savedByReal),
  };
}

/** Least squares within people: each against their own mean. NaN when nobody answered twice. */
function slopeWithin(
  rows: readonly ReplayedQuestion[],
  worth: (one: ReplayedQuestion) => number,
): number {
  const sums = new Map<
    string | null,
    { n: number; x: number; y: number; xx: number; xy: number }
  >();
  for (const row of rows) {
    const sum = sums.get(row.person) ?? { n: 0, x: 0, y: 0, xx: 0, xy: 0 };
    const [x, y] = [row.nth ?? 0, worth(row)];
    sum.n += 1;
    sum.x += x;
    sum.y += y;
    sum.xx += x * x;
    sum.xy += x * y;
    sums.set(row.person, sum);
  }
  let [spread, joint] = [0, 0];
  for (const { n, x, y, xx, xy } of sums.values()) {
    spread += xx - (x * x) / n;
    joint += xy - (x * y) / n;
  }
  return spread > 1e-9 ? joint / spread : Number.NaN;
}
