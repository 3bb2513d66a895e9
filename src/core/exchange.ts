/** Exchanges: a question with its answers, what is remarkable about them, and what was decided. */
import type { Question } from "./question.js";

/**
 * Why an exchange is worth a look. `disagreement`: people's latest answers differ. `late`: an answer came after it
 * was settled. `unclear`: an answer was not understood. `unread`: nobody has reviewed some words. `excluded`: its
 * task stays out of releases.
 */
export const exchangeFlags = ["disagreement", "late", "unclear", "unread", "excluded"] as const;
export type ExchangeFlag = (typeof exchangeFlags)[number];

/** A filter: an exchange has to fit everything that is given. */
export interface ExchangeFilter {
  readonly household?: string | undefined;
  readonly campaign?: string | undefined;
  readonly flags?: readonly ExchangeFlag[];
  /** Text in the question, in people's words, in what was understood, or in a person's name. */
  readonly search?: string | undefined;
  /** How many of the first are skipped. */
  readonly skip: number;
  readonly limit: number;
}

/** The homes and campaigns that have exchanges, for filters. */
export interface ExchangeScopes {
  readonly homes: readonly { readonly id: string; readonly title: string }[];
  readonly campaigns: readonly string[];
}

/** A question, with more from its row. */
export interface FlaggedQuestion {
  readonly question: Question;
  readonly home: string;
  readonly campaign: string | null;
  readonly flags: readonly ExchangeFlag[];
}

/** How an answer was understood. */
export type BallotReading = "fact" | "choice" | "dont_know" | "bad_question" | "unclear";

/** A decision about words before they are published. `redact`: without the hidden parts. */
export const reviewDecisions = ["keep", "redact", "drop"] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** Parts of a text as [from, to) in UTF-16 units. */
export type Span = readonly [from: number, to: number];

/** A line of the audit log. The latest of a ballot counts. */
export interface Review {
  readonly ballot: string;
  readonly decision: ReviewDecision;
  /** The hidden parts; empty unless the decision is `redact`. */
  readonly hidden: readonly Span[];
  /** The name that the reviewer gave. */
  readonly reviewer: string;
  readonly at: number;
}

/** A line of the log of exchanges kept out of releases. The latest of a question counts. */
export interface Exclusion {
  readonly question: string;
  /** False: it may be released again. */
  readonly excluded: boolean;
  /** The name that the reviewer gave. */
  readonly reviewer: string;
  readonly at: number;
}

/** A line of the log of words that the leak scan takes for a secret by mistake. The latest of the same words counts. */
export interface Clearance {
  /** As {@link foldWords} has them. */
  readonly words: string;
  /** False: they count as a secret again. */
  readonly cleared: boolean;
  readonly reason: string;
  /** The name that the reviewer gave. */
  readonly reviewer: string;
  readonly at: number;
}

/** Whether words are cleared and not blocked again. @param log oldest first */
export function clearedWords(log: readonly Clearance[]): (words: string) => boolean {
  const latest = new Map(log.map(({ words, cleared }) => [words, cleared]));
  return (words) => latest.get(foldWords(words)) === true;
}

/** Words in small letters, without what cannot be seen: so they are the same as typed and as found. */
export function foldWords(words: string): string {
  return words
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .toLowerCase();
}

/** Questions whose exchange is excluded and not included again. @param log oldest first */
export function excludedQuestions(log: readonly Exclusion[]): ReadonlySet<string> {
  const latest = new Map(log.map(({ question, excluded }) => [question, excluded]));
  return new Set([...latest].flatMap(([question, excluded]) => (excluded ? [question] : [])));
}

/** How an answer was given: a button, a form, a reply in a thread, or a page of ours. */
export const captureRoutes = ["button", "form", "thread", "page"] as const;
export type CaptureRoute = (typeof captureRoutes)[number];
