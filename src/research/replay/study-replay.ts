/** The replay study: what answers were worth, question by question, with intervals. */
import { quantile } from "simple-statistics";
import type { Estimate, Resampling } from "./bootstrap.js";
import { estimate, estimateMean } from "./bootstrap.js";
import { compareGroups, type Effect, type GroupFigures, measureGroup } from "./compare-groups.js";
import type { ReplayArm, ReplayedQuestion, ReplayLeftOut, ReplayMaterial } from "./contract.js";
import { type FatigueFigures, measureFatigue, medianTime } from "./fatigue.js";
import { type PlacedReply, repliesOf, stepsSaved, successSaved, timedOf } from "./saved.js";

/** Steps and success, each with its interval; null where there is nothing to work it out from. */
export interface Saved {
  readonly steps: Estimate | null;
  readonly success: Estimate | null;
}

export interface AnswerFigures {
  /** Share of questions that somebody answered in time. */
  readonly responseRate: Estimate | null;
  /**
   * From asking to the answer, where that is known: quiet hours, delivery and being away are in it, other than
   * in `RatedAnswer.tookMs`.
   */
  readonly latencyMs: { readonly q1: number; readonly median: number; readonly q3: number } | null;
  /** Its median, in milliseconds. */
  readonly medianMs: Estimate | null;
  /** Share of true ones, where that can be told. */
  readonly right: Estimate | null;
  /** Bits: log2 of the possible answers before, less log2 of those after. */
  readonly bits: Estimate | null;
  /** Facts beside what was asked. */
  readonly volunteered: Estimate | null;
  /** All steps saved over all seconds from asking to the answer, of questions whose answers' times are known. */
  readonly savedPerSecond: Estimate | null;
}

export interface ReplayStudy extends Resampling {
  readonly noise: { readonly wrong: number; readonly unsure: number };
  readonly campaign: string | null;
  readonly episodes: number;
  readonly households: number;
  readonly people: number;
  readonly questions: number;
  readonly answered: number;
  /** Several people may answer one question. */
  readonly replies: number;
  /** Replies whose times are not known: they are in no figure that takes them. */
  readonly untimed: number;
  /** Episodes that were read in from a release. */
  readonly released: number;
  /** Questions that go on exactly as recorded when they are answered as they were. */
  readonly reproduced: number;
  readonly leftOut: ReplayLeftOut;
  /** Against nobody answering, of every question that was put to people. */
  readonly saved: Readonly<Record<Exclude<ReplayArm, "without">, Saved>>;
  /** The same for the questions that somebody answered. */
  readonly savedByAnswers: Saved;
  /** Saved by the real answer less saved by the simulated one, of questions that somebody answered. */
  readonly gap: Readonly<Record<"truthful" | "noisy", Saved>>;
  readonly answers: AnswerFigures;
  readonly fatigue: FatigueFigures;
  readonly groupedBy: ReplayMaterial["groupedBy"];
  readonly groups: readonly GroupFigures[];
  /** Each group against the first. */
  readonly effects: readonly Effect[];
}

export type StudySetting = Resampling & Pick<ReplayStudy, "noise" | "campaign">;

/** Works the study out. The same material, seed and number of draws give the same figures. */
export function studyReplay(material: ReplayMaterial, setting: StudySetting): ReplayStudy {
  const { episodes, questions, groupedBy, leftOut, released } = material;
  const answered = questions.filter(({ person }) => person !== null);
  const replies = repliesOf(questions);
  const timed = timedOf(replies);
  const saved = (
    name: string,
    rows: readonly ReplayedQuestion[],
    by: ReplayArm,
    against: ReplayArm = "without",
  ): Saved => ({
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

function measureAnswers(
  questions: readonly ReplayedQuestion[],
  replies: readonly PlacedReply[],
  setting: Resampling,
): AnswerFigures {
  const mean = (
    name: string,
    worth: (one: PlacedReply) => number,
    rows: readonly PlacedReply[] = replies,
  ): Estimate | null => estimateMean(name, rows, worth, setting);
  const judged = replies.filter(({ right }) => right !== null);
  const timed = timedOf(replies);
  return {
    responseRate: estimateMean(
      "response",
      questions,
      ({ person }) => Number(person !== null),
      setting,
    ),
    latencyMs: quartiles(timed.map(({ ms }) => ms)),
    medianMs: estimate("latency", timed, medianTime, setting),
    right: mean("right", ({ right }) => Number(right), judged),
    bits: mean("bits", ({ candidates }) => Math.log2(candidates.before / candidates.after)),
    volunteered: mean("volunteered", ({ volunteered }) => volunteered),
    savedPerSecond: estimate("saved per second", questions, savedPerSecond, setting),
  };
}

/** NaN when it took people no time, or nobody knows how much. */
function savedPerSecond(questions: readonly ReplayedQuestion[]): number {
  let [steps, ms] = [0, 0];
  for (const question of questions) {
    if (question.replies.some((reply) => reply.ms === null)) continue;
    if (question.person !== null) steps += stepsSaved(question);
    for (const reply of question.replies) ms += reply.ms ?? 0;
  }
  return ms > 0 ? (steps / ms) * 1000 : Number.NaN;
}

function quartiles(values: number[]): AnswerFigures["latencyMs"] {
  if (values.length === 0) return null;
  const [q1, median, q3] = [0.25, 0.5, 0.75].map((share) => quantile(values, share));
  return q1 === undefined || median === undefined || q3 === undefined ? null : { q1, median, q3 };
}
