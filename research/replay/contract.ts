/** Recorded questions played on once more, with and without what people answered. */

import type { QuestionState } from "../../src/core/question.js";

/**
 * How a question is answered when it is played on. `without`: nobody answers, and the question's fallback
 * applies. `truthful` and `noisy`: a simulated person answers. `real`: the recorded answer.
 */
export type ReplayArm = "without" | "truthful" | "noisy" | "real";

/** How an episode went on from a question. */
export interface Continuation {
  /** Actions after the question. */
  readonly steps: number;
  readonly success: boolean;
  /** {@link steps} when the task was done, else all those that were left of the episode's limit. */
  readonly cost: number;
}

/** What one person answered to a question. */
export interface Reply {
  /** By row id. */
  readonly person: string;
  /** From asking to the answer, in milliseconds; null when unknown: a release does not have it. */
  readonly ms: number | null;
  /** Which of the person's answers it is, from 1, in the order in which they were given; without {@link ms} a guess. */
  readonly nth: number;
  /** Whether their claims about the question are true; null when there is none, or it cannot be told. */
  readonly right: boolean | null;
  /** Answers that were possible before and after what they said. */
  readonly candidates: { readonly before: number; readonly after: number };
  /** Facts in the answer beside what was asked. */
  readonly volunteered: number;
}

/** One question that was put to people, with what each answer to it leads to. */
export interface ReplayedQuestion {
  readonly question: string;
  readonly episode: string;
  readonly household: string;
  /** Arm of the campaign, or the episode's ask policy where there is none. */
  readonly group: string;
  readonly state: Exclude<QuestionState, "open">;
  /** Who answered it first, by row id; null: nobody in time. */
  readonly person: string | null;
  /** Answers in time, one of each person, the first one first; "don't know" is an answer. */
  readonly replies: readonly Reply[];
  readonly arms: Readonly<Record<ReplayArm, Continuation>>;
  /** With the real answer the same commands were given as were recorded. */
  readonly reproduced: boolean;
}

/** An episode that has ended, as groups are compared. */
export interface ComparedEpisode {
  readonly episode: string;
  readonly household: string;
  readonly group: string;
  /** Who answered in it, by row id. */
  readonly people: readonly string[];
  readonly success: boolean;
  /** Actions; of a task that was not done, all that its limit allows. */
  readonly cost: number;
  /** Questions put to people. */
  readonly questions: number;
}

/** Why recorded questions, or whole episodes, are not played on. */
export interface ReplayLeftOut {
  /** Episodes whose decisions take calls of a language model, or that a person played. */
  readonly costly: number;
  /** Episodes that somebody stopped, or whose world had changed. */
  readonly stopped: number;
  /** Episodes that rest on an exchange which the review excludes. */
  readonly excluded: number;
  /** How many such exchanges they rest on. */
  readonly exchanges: number;
  /** Questions whose answer is the goal, or says it: without an answer there is none. */
  readonly open: number;
  /** Questions that say which of several answers to another one holds: they are played on with that one. */
  readonly settling: number;
  /** Episodes of AmbiK's rows: an answer saves no steps there. */
  readonly rows: number;
  /** Questions whose episode shows something else when it is played again. */
  readonly changed: number;
}

/** The input of a replay study. */
export interface ReplayMaterial {
  /** Whether groups are arms of a campaign or ask policies. */
  readonly groupedBy: "arm" | "ask policy";
  /** Episodes that were read in from a release. */
  readonly released: number;
  readonly episodes: readonly ComparedEpisode[];
  readonly questions: readonly ReplayedQuestion[];
  readonly leftOut: ReplayLeftOut;
}
