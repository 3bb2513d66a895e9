/** What `sous study replay` prints. */
import { z } from "zod";

const number = z.number();

/** A figure with its 95 % interval; null where there is nothing to work it out from. */
const estimate = z.object({
  value: number,
  /** Ends of the interval; null where there are not two households or people to draw from. */
  low: number.nullable(),
  high: number.nullable(),
  /** Rows that it rests on. */
  n: number,
});
export type Estimate = z.infer<typeof estimate>;
const maybe = estimate.nullable();

const saved = z.object({ steps: maybe, success: maybe });
export type Saved = z.infer<typeof saved>;

/** Why recorded questions, or whole episodes, are not played on. */
const leftOut = z.object({
  /** Episodes whose decisions take calls of a language model, or that a person played. */
  costly: number,
  /** Episodes that somebody stopped, or whose world had changed. */
  stopped: number,
  /** Episodes that rest on an exchange which the review excludes. */
  excluded: number,
  /** How many such exchanges they rest on. */
  exchanges: number,
  /** Questions whose answer is the goal, or says it: without an answer there is none. */
  open: number,
  /** Questions that say which of several answers to another one holds: they are played on with that one. */
  settling: number,
  /** Episodes of AmbiK's rows: an answer saves no steps there. */
  rows: number,
  /** Questions whose episode shows something else when it is played again. */
  changed: number,
});
export type ReplayLeftOut = z.infer<typeof leftOut>;

const answers = z.object({
  /** Share of questions that somebody answered in time. */
  responseRate: maybe,
  /**
   * From asking to the answer, where that is known. It includes quiet hours, delivery and being away, unlike
   * `RatedAnswer.tookMs`.
   */
  latencyMs: z.object({ q1: number, median: number, q3: number }).nullable(),
  /** Its median, in milliseconds. */
  medianMs: maybe,
  /** Share of true ones, where that can be told. */
  right: maybe,
  /** Bits: log2 of the possible answers before, less log2 of those after. */
  bits: maybe,
  /** Facts beside what was asked. */
  volunteered: maybe,
  /** All steps saved over all seconds from asking to the answer, of questions whose answers' times are known. */
  savedPerSecond: maybe,
});
export type AnswerFigures = z.infer<typeof answers>;

/** Answers by how many the person had given before. */
const fatigueBucket = z.object({
  /** "1-5": the person's first five answers. */
  answers: z.string(),
  n: number,
  /** Median time to the answer, in milliseconds. */
  medianMs: maybe,
  right: maybe,
  stepsSaved: maybe,
});
export type FatigueBucket = z.infer<typeof fatigueBucket>;

const fatigue = z.object({
  buckets: z.array(fatigueBucket).readonly(),
  /** Change with each further answer of the same person; null when nobody answered twice. */
  slopes: z.object({ seconds: maybe, right: maybe, stepsSaved: maybe }),
});
export type FatigueFigures = z.infer<typeof fatigue>;

/** What groups are compared in: of episodes, of questions, and of replies. */
export const outcomes = {
  success: "success",
  /** Actions; a task that is not done counts with all that its limit allows. */
  steps: "steps per task",
  questions: "questions per task",
  /** Steps that the real answers saved. */
  saved: "steps saved per question",
  answered: "answered in time",
  seconds: "seconds to the answer",
  right: "true answers",
} as const;
export type OutcomeName = keyof typeof outcomes;
export const outcomeNames = Object.keys(outcomes) as readonly OutcomeName[];

const group = z.object({
  group: z.string(),
  episodes: number,
  households: number,
  success: maybe,
  steps: maybe,
  questions: maybe,
  saved: maybe,
  answered: maybe,
  seconds: maybe,
  right: maybe,
});
export type GroupFigures = z.infer<typeof group>;

/** A group against another: the difference of the means, also in standard deviations. */
const effect = z.object({
  group: z.string(),
  against: z.string(),
  of: z.enum(outcomeNames),
  difference: estimate,
  /** Hedges' g; null when nothing varies. */
  size: maybe,
});
export type Effect = z.infer<typeof effect>;

export const replayShape = z.object({
  seed: number,
  /** Draws for each interval. */
  resamples: number,
  /** Of the noisy simulated person. */
  noise: z.object({ wrong: number, unsure: number }),
  campaign: z.string().nullable(),
  episodes: number,
  households: number,
  people: number,
  questions: number,
  answered: number,
  /** Several people may answer one question. */
  replies: number,
  /** Replies whose times are not known: they are in no figure that takes them. */
  untimed: number,
  /** Episodes that were read in from a release. */
  released: number,
  /** Questions that go on exactly as recorded when they are answered as they were. */
  reproduced: number,
  leftOut,
  /** Against nobody answering, of every question that was put to people. */
  saved: z.object({ truthful: saved, noisy: saved, real: saved }),
  /** The same for the questions that somebody answered. */
  savedByAnswers: saved,
  /** Saved by the real answer less saved by the simulated one, of questions that somebody answered. */
  gap: z.object({ truthful: saved, noisy: saved }),
  answers,
  fatigue,
  groupedBy: z.enum(["arm", "ask policy"]),
  groups: z.array(group).readonly(),
  /** Each group against the first. */
  effects: z.array(effect).readonly(),
});
export type ReplayStudy = z.infer<typeof replayShape>;
