/** An exchange is a question with its answers, flags and review. */
import type { Question } from "./question.js";

/**
 * `disagreement`: latest answers differ. `late`: an answer came after settlement. `unclear`: an answer was not
 * understood. `unread`: some words are not reviewed. `excluded`: kept out of releases.
 */
export const exchangeFlags = ["disagreement", "late", "unclear", "unread", "excluded"] as const;
export type ExchangeFlag = (typeof exchangeFlags)[number];

/** All given conditions hold. */
export interface ExchangeFilter {
  readonly household?: string | undefined;
  readonly campaign?: string | undefined;
  readonly flags?: readonly ExchangeFlag[];
  /** Matches the question, people's words, their reading, or a person's name. */
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
  readonly campaign: string | null;
  readonly flags: readonly ExchangeFlag[];
}

export type BallotReading = "fact" | "choice" | "dont_know" | "bad_question" | "unclear";

/** Before publication; `redact` removes the hidden parts. */
export const reviewDecisions = ["keep", "redact", "drop"] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** [from, to) in UTF-16 units. */
export type Span = readonly [from: number, to: number];

/** Audit log; a ballot's latest line counts. */
export interface Review {
  readonly ballot: string;
  readonly decision: ReviewDecision;
  /** Empty unless the decision is `redact`. */
  readonly hidden: readonly Span[];
  readonly reviewer: string;
  readonly at: number;
}

/** Log of exchanges kept out of releases; a question's latest line counts. */
export interface Exclusion {
  readonly question: string;
  /** False: released again. */
  readonly excluded: boolean;
  readonly reviewer: string;
  readonly at: number;
}

/** Log of false alarms of the leak scan; the latest line for the same words counts. */
export interface Clearance {
  /** Folded by {@link foldWords}. */
  readonly words: string;
  /** False: they count as a secret again. */
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

/** Lower case without invisible characters, so that typed and found words compare equal. */
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

/** How an answer was given: a button, a form, a reply in a thread, or a page of ours. */
export const captureRoutes = ["button", "form", "thread", "page"] as const;
export type CaptureRoute = (typeof captureRoutes)[number];
