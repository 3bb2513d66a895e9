/** Defines questions with their answers as a reviewer reads them, and the reviewer's decisions. */
import type { Question } from "./question.js";

/**
 * `disagreement`: latest answers differ. `late`: answered after the settlement. `unclear`: an answer was not
 * understood. `unread`: words are not reviewed. `excluded`: kept out of releases.
 */
export const exchangeFlags = ["disagreement", "late", "unclear", "unread", "excluded"] as const;
export type ExchangeFlag = (typeof exchangeFlags)[number];

export interface ExchangeFilter {
  readonly household?: string | undefined;
  readonly campaign?: string | undefined;
  readonly flags?: readonly ExchangeFlag[];
  /** Text in the question, in people's words or their reading, or in a name. */
  readonly search?: string | undefined;
  readonly skip: number;
  readonly limit: number;
}

export interface ExchangeScopes {
  readonly homes: readonly { readonly id: string; readonly title: string }[];
  readonly campaigns: readonly string[];
}

export interface FlaggedQuestion {
  readonly question: Question;
  readonly home: string;
  readonly flags: readonly ExchangeFlag[];
}

export type BallotReading = "fact" | "choice" | "dont_know" | "bad_question" | "unclear";

/** `redact` publishes the words without the hidden parts. */
export const reviewDecisions = ["keep", "redact", "drop"] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** [from, to) in UTF-16 units. */
export type Span = readonly [from: number, to: number];

/** A reviewer's decision about the words of a ballot. The latest counts. */
export interface Review {
  readonly ballot: string;
  readonly decision: ReviewDecision;
  readonly hidden: readonly Span[];
  readonly reviewer: string;
  readonly at: number;
}

/** A reviewer's decision to keep a question out of releases. The latest counts. */
export interface Exclusion {
  readonly question: string;
  /** False readmits the question. */
  readonly excluded: boolean;
  readonly reviewer: string;
  readonly at: number;
}

/** Words that the leak scan took for a secret by mistake. The latest for the same words counts. */
export interface Clearance {
  /** As {@link foldWords} returns them. */
  readonly words: string;
  /** False makes them a secret again. */
  readonly cleared: boolean;
  readonly reason: string;
  readonly reviewer: string;
  readonly at: number;
}

/** @param log oldest first */
export function clearedWords(log: readonly Clearance[]): (words: string) => boolean {
  const latest = new Map(log.map(({ words, cleared }) => [words, cleared]));
  return (words) => latest.get(foldWords(words)) === true;
}

/** Converts to lower case and drops invisible characters, so that typed and found words compare equal. */
export function foldWords(words: string): string {
  return words
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .toLowerCase();
}

/** @param log oldest first */
export function excludedQuestions(log: readonly Exclusion[]): ReadonlySet<string> {
  const latest = new Map(log.map(({ question, excluded }) => [question, excluded]));
  return new Set([...latest].flatMap(([question, excluded]) => (excluded ? [question] : [])));
}

export const captureRoutes = ["button", "form", "thread", "page"] as const;
export type CaptureRoute = (typeof captureRoutes)[number];
