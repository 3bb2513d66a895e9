/** Review: the owner looks through what was asked and answered, and decides what may go out. */
import type { TimelineItem } from "./episode.js";
import type {
  BallotReading,
  CaptureRoute,
  ExchangeFilter,
  ExchangeFlag,
  ExchangeScopes,
  Exclusion,
  Review,
  ReviewDecision,
} from "./exchange.js";
import type { Need, Question } from "./question.js";
import type { OwnerView } from "./scene.js";

/** A question, what people said to it, and what became of it. */
export interface Exchange {
  readonly question: string;
  readonly episode: string;
  readonly home: string;
  readonly round: number;
  readonly task: string;
  readonly campaign: string | null;
  readonly mode: Question["mode"];
  readonly state: Question["state"];
  /** What was asked, and half a line: why. */
  readonly text: string;
  readonly why: string;
  readonly askedAt: number;
  readonly flags: readonly ExchangeFlag[];
  /** What people said; null while it is hidden, because others are still to say it. */
  readonly answers: readonly ExchangeAnswer[] | null;
  /** How the task ended, as a sentence; null while it goes on. */
  readonly end: string | null;
  /** The step that asked it; null when the step is not there. */
  readonly step: number | null;
}

export interface ExchangeAnswer {
  readonly ballot: string;
  readonly by: string;
  readonly platform: string;
  readonly route: CaptureRoute;
  readonly at: number;
  /** Milliseconds after the question was put. */
  readonly afterMs: number;
  /** What was said: the label of a button, or the words. */
  readonly said: string;
  /** Whether they are words of the person's own: those are reviewed. */
  readonly isWords: boolean;
  readonly understood: BallotReading | null;
  /** What was made of it, as sentences. */
  readonly claims: readonly string[];
  readonly late: boolean;
  /** It does not stand: taken back by the person. */
  readonly retracted: boolean;
  /** What was decided last about the words. */
  readonly review: Review | null;
  /** The words as they would go out; null when they stay. */
  readonly released: string | null;
  /** Parts of the words that may tell who somebody is. */
  readonly suspicious: readonly string[];
}

/** An episode as it was, step by step. */
export interface Replay {
  readonly episode: string;
  readonly home: string;
  readonly round: number;
  readonly task: string;
  readonly end: string | null;
  readonly frames: readonly ReplayFrame[];
}

export interface ReplayFrame extends TimelineItem {
  /** The home after this step; null from where the world does not answer any more as it did. */
  readonly owner: OwnerView | null;
  /** Places that the robot had seen. */
  readonly seen: readonly string[];
  /** What is asked about in this step. */
  readonly need: Need | null;
}

/** What the owner decides: about a person's words, or about a whole exchange. */
export type Ruling =
  | {
      readonly about: "words";
      readonly ballot: string;
      readonly decision: ReviewDecision;
      /** Of `redact`: the words to be hidden, each wherever it stands. */
      readonly hide: readonly string[];
    }
  | { readonly about: "exchange"; readonly question: string; readonly excluded: boolean };

/** A ruling, and who made it, as they call themselves. */
export type ReviewOrder = Ruling & { readonly reviewer: string };

/** A line of the audit log. */
export type ReviewLogLine = { readonly asked: string; readonly by: string | null } & (
  | ({ readonly about: "words" } & Review)
  | ({ readonly about: "exchange" } & Exclusion)
);

/** What a page for the owner is handed. */
export interface ReviewDesk {
  list(filter: ExchangeFilter): Promise<{
    readonly total: number;
    readonly exchanges: readonly Exchange[];
    readonly scopes: ExchangeScopes;
  }>;
  /**
   * Null for an unknown episode.
   *
   * @throws InputError while people of that home answer from memory
   */
  replay(episode: string): Promise<Replay | null>;
  /**
   * Writes a decision into the audit log; the latest counts.
   *
   * @throws InputError when there is no such exchange, or nothing to decide
   */
  decide(order: ReviewOrder): Promise<void>;
  /** Decisions, newest first. */
  log(limit: number): Promise<readonly ReviewLogLine[]>;
}
