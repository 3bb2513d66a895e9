import { median, quantile } from "simple-statistics";
import { groupBy } from "../../src/crowdwork/statistics/rating.js";
import { estimate, estimateMean, meanOf, type Resampling } from "./bootstrap.js";
import {
  compareGroups,
  measureGroup,
  type PlacedReply,
  type ReplayArm,
  repliesOf,
  stepsSaved,
  successSaved,
  type TimedReply,
  timedOf,
} from "./compare-groups.js";
import type { ReplayedQuestion, ReplayMaterial } from "./play/collect.js";

export interface StudySetting extends Resampling {
  readonly noise: { readonly wrong: number; readonly unsure: number };
  readonly campaign: string | null;
}

/** Works the study out. The same material, seed and number of draws give the same figures. */
export function studyReplay(material: ReplayMaterial, setting: StudySetting) {
  const { episodes, questions, groupedBy, leftOut, released } = material;
  const answered = questions.filter(({ person }) => person !== null);
  const replies = repliesOf(questions);
  const timed = timedOf(replies);
  const saved = (
    name: string,
    rows: readonly ReplayedQuestion[],
    by: ReplayArm,
    against: ReplayArm = "without",
  ) => ({
    steps: estimateMean(`${name} steps`, rows, (one) => stepsSaved(one, by, against), setting),
    success: estimateMean(
      `${name} success`,
      rows,
      (one) => successSaved(one, by, against),
      setting,
    ),
  });
  const names = [...new Set(episodes.map(({ group }) => group))].sort();
  const groups = names
    .map((name) => measureGroup(name, material, setting))
    .sort((a, b) => b.episodes - a.episodes);
  return {
    ...setting,
    episodes: episodes.length,
    questions: questions.length,
    leftOut,
    groupedBy,
    groups,
    households: new Set(episodes.map(({ household }) => household)).size,
    people: new Set(replies.map(({ person }) => person)).size,
    answered: answered.length,
    replies: replies.length,
    released,
    untimed: replies.length - timed.length,
    reproduced: questions.filter(({ reproduced }) => reproduced).length,
    /** Against nobody answering, of every question that was put to people; then of those that were answered. */
    saved: {
      truthful: saved("truthful", questions, "truthful"),
      noisy: saved("noisy", questions, "noisy"),
      real: saved("real", questions, "real"),
    },
    savedByAnswers: saved("answered", answered, "real"),
    gap: {
      truthful: saved("gap truthful", answered, "real", "truthful"),
      noisy: saved("gap noisy", answered, "real", "noisy"),
    },
    answers: measureAnswers(questions, replies, setting),
    fatigue: measureFatigue(timed, setting),
    effects: compareGroups(
      groups.map(({ group }) => group),
      material,
      setting,
    ),
  };
}

export type ReplayStudy = ReturnType<typeof studyReplay>;

function measureAnswers(
  questions: readonly ReplayedQuestion[],
  replies: readonly PlacedReply[],
  setting: Resampling,
) {
  const mean = (
    name: string,
    worth: (one: PlacedReply) => number,
    rows: readonly PlacedReply[] = replies,
  ) => estimateMean(name, rows, worth, setting);
  const judged = replies.filter(({ right }) => right !== null);
  const timed = timedOf(replies);
  return {
    responseRate: estimateMean(
      "response",
      questions,
      ({ person }) => Number(person !== null),
      setting,
    ),
    /** From asking to the answer. It includes quiet hours, delivery and being away, unlike `RatedAnswer.tookMs`. */
    latencyMs: quartiles(timed.map(({ ms }) => ms)),
    medianMs: estimate("latency", timed, medianTime, setting),
    right: mean("right", ({ right }) => Number(right), judged),
    bits: mean("bits", ({ candidates }) => Math.log2(candidates.before / candidates.after)),
    volunteered: mean("volunteered", ({ volunteered }) => volunteered),
    savedPerSecond: estimate("saved per second", questions, savedPerSecond, setting),
  };
}

function savedPerSecond(questions: readonly ReplayedQuestion[]): number {
  let [steps, ms] = [0, 0];
  for (const question of questions) {
    if (question.replies.some((reply) => reply.ms === null)) continue;
    if (question.person !== null) steps += stepsSaved(question);
    for (const reply of question.replies) ms += reply.ms ?? 0;
  }
  return ms > 0 ? (steps / ms) * 1000 : Number.NaN;
}

function quartiles(values: number[]) {
  if (values.length === 0) return null;
  const [q1, median, q3] = [0.25, 0.5, 0.75].map((share) => quantile(values, share));
  return q1 === undefined || median === undefined || q3 === undefined ? null : { q1, median, q3 };
}

const bounds = [1, 6, 11, 21, 51] as const;

function measureFatigue(replies: readonly TimedReply[], setting: Resampling) {
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

function medianTime(replies: readonly Pick<TimedReply, "ms">[]): number {
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
