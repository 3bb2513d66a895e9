/** Exchanges, a question and its answers each: what is remarkable about them, and what was decided. */
import type { Question } from "./question.js";

/**
 * What makes an exchange worth a look. `disagreement`: people's latest answers differ. `late`: somebody
 * answered when it was settled. `unclear`: some answer was not understood. `unread`: words that nobody has
 * passed, hidden or dropped. `excluded`: its task stays out of releases.
 */
export const exchangeFlags = ["disagreement", "late", "unclear", "unread", "excluded"] as const;
export type ExchangeFlag = (typeof exchangeFlags)[number];

/** Which exchanges: those that fit everything that is said. */
export interface ExchangeFilter {
  readonly household?: string | undefined;
  readonly campaign?: string | undefined;
  readonly flags?: readonly ExchangeFlag[];
  /** In the question, in what people wrote, in what was understood, or in a person's name. */
  readonly search?: string | undefined;
  /** How many of the newest are passed over. */
  readonly skip: number;
  readonly limit: number;
}

/** Where there are exchanges: what a filter may name. */
export interface ExchangeScopes {
  readonly homes: readonly { readonly id: string; readonly title: string }[];
  readonly campaigns: readonly string[];
}

/** A question with what else its row says. */
export interface FlaggedQuestion {
  readonly question: Question;
  readonly home: string;
  readonly campaign: string | null;
  readonly flags: readonly ExchangeFlag[];
}

/** How an answer was understood. */
export type BallotReading = "fact" | "choice" | "dont_know" | "bad_question" | "unclear";

/** What a person decided about words before they go out. `redact`: without the hidden parts. */
export const reviewDecisions = ["keep", "redact", "drop"] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** Parts of a text, from and to, in UTF-16 units; the end is not part of it. */
export type Span = readonly [from: number, to: number];

/** One line of the audit log: the latest of a ballot counts. */
export interface Review {
  readonly ballot: string;
  readonly decision: ReviewDecision;
  /** What is hidden; empty unless something is redacted. */
  readonly hidden: readonly Span[];
  /** Who decided, as they call themselves. */
  readonly reviewer: string;
  readonly at: number;
}

/** One line of the log of exchanges that stay out of releases: the latest of a question counts. */
export interface Exclusion {
  readonly question: string;
  /** False: it may go out again. */
  readonly excluded: boolean;
  /** Who decided, as they call themselves. */
  readonly reviewer: string;
  readonly at: number;
}

/** Questions whose exchange somebody has excluded and nobody included again. @param log oldest first */
export function excludedQuestions(log: readonly Exclusion[]): ReadonlySet<string> {
  const latest = new Map(log.map(({ question, excluded }) => [question, excluded]));
  return new Set([...latest].flatMap(([question, excluded]) => (excluded ? [question] : [])));
}

/** How an answer was given: a button, a form, a reply in a thread, or a page of ours. */
export const captureRoutes = ["button", "form", "thread", "page"] as const;
export type CaptureRoute = (typeof captureRoutes)[number];
