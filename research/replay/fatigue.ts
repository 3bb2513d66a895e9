/** Fatigue: whether people answer slower, or worse, the more they have answered already. */
import { median } from "simple-statistics";
import { groupBy } from "../../src/crowdwork/statistics/rating.js";
import { estimate, estimateMean, meanOf, type Resampling } from "./bootstrap.js";
import type { TimedReply } from "./compare-groups.js";

const bounds = [1, 6, 11, 21, 51] as const;

export function measureFatigue(replies: readonly TimedReply[], setting: Resampling) {
  const judged = replies.filter(({ right }) => right !== null);
  const slope = (name: string, rows: readonly TimedReply[], worth: (one: TimedReply) => number) =>
    estimate(name, rows, (some) => slopeWithin(some, worth), setting);
  return {
    buckets: bounds.flatMap((from, index) => {
      const to = (bounds[index + 1] ?? Number.POSITIVE_INFINITY) - 1;
      const some = replies.filter(({ nth }) => nth >= from && nth <= to);
      const answers = Number.isFinite(to) ? `${from}-${to}` : `${from} and more`;
      return some.length === 0 ? [] : [measureBucket(answers, some, setting)];
    }),
    /** Change with each further answer of the same person; null when nobody answered twice. */
    slopes: {
      seconds: slope("fatigue seconds", replies, ({ ms }) => ms / 1000),
      right: slope("fatigue right", judged, ({ right }) => Number(right)),
      stepsSaved: slope("fatigue saved", replies, ({ saved }) => saved),
    },
  };
}

function measureBucket(answers: string, some: readonly TimedReply[], setting: Resampling) {
  const judged = some.filter(({ right }) => right !== null);
  const name = `fatigue ${answers}`;
  return {
    answers,
    n: some.length,
    medianMs: estimate(`${name} time`, some, medianTime, setting),
    right: estimateMean(`${name} right`, judged, ({ right }) => Number(right), setting),
    stepsSaved: estimateMean(`${name} saved`, some, ({ saved }) => saved, setting),
  };
}

/** NaN when there are none. */
export function medianTime(replies: readonly Pick<TimedReply, "ms">[]): number {
  return replies.length === 0 ? Number.NaN : median(replies.map(({ ms }) => ms));
}

/** Least squares within people: each against their own mean. NaN when nobody answered twice. */
function slopeWithin(rows: readonly TimedReply[], worth: (one: TimedReply) => number): number {
  let [spread, joint] = [0, 0];
  for (const own of groupBy(rows, ({ person }) => person).values()) {
    const [x, y] = [meanOf(own, ({ nth }) => nth), meanOf(own, worth)];
    for (const row of own) {
      spread += (row.nth - x) ** 2;
      joint += (row.nth - x) * (worth(row) - y);
    }
  }
  return spread > 1e-9 ? joint / spread : Number.NaN;
}
