/** Review: the owner reads what was asked and answered, and decides what may be released. */
import type { TimelineItem } from "./episode.js";
import type {
  BallotReading,
  CaptureRoute,
  Clearance,
  ExchangeFilter,
  ExchangeFlag,
  ExchangeScopes,
  Exclusion,
  Review,
  ReviewDecision,
} from "./exchange.js";
import type { Question } from "./question.js";
import type { OwnerView } from "./scene.js";

/** A question, what people answered, and what came of it. */
export interface Exchange {
  readonly question: string;
  readonly episode: string;
  readonly home: string;
  readonly round: number;
  readonly task: string;
  readonly campaign: string | null;
  readonly mode: Question["mode"];
  readonly state: Question["state"];
  /** What was asked, and why in half a line. */
  readonly text: string;
  readonly why: string;
  readonly askedAt: number;
  readonly flags: readonly ExchangeFlag[];
  /** What people said; null while it is hidden because others are still to answer. */
  readonly answers: readonly ExchangeAnswer[] | null;
  /** How the task ended, as a sentence; null while it goes on. */
  readonly end: string | null;
  /** The step that asked it; null when there is no such step. */
  readonly step: number | null;
}

export interface ExchangeAnswer {
  readonly ballot: string;
  readonly by: string;
  readonly platform: string;
  readonly route: CaptureRoute;
  readonly at: number;
  /** Milliseconds after the question. */
  readonly afterMs: number;
  /** What was said: the label of a button, or the words. */
  readonly said: string;
  /** Whether they are the person's own words, which are reviewed. */
  readonly isWords: boolean;
  readonly understood: BallotReading | null;
  /** What was understood, as sentences. */
  readonly claims: readonly string[];
  readonly late: boolean;
  /** The person took it back. */
  readonly retracted: boolean;
  /** The latest decision about the words. */
  readonly review: Review | null;
  /** The words as they would be released; null when they stay out. */
  readonly released: string | null;
  /** Parts of the words that may identify somebody. */
  readonly suspicious: readonly string[];
}

/** A recorded episode, step by step. */
export interface Replay {
  readonly episode: string;
  readonly home: string;
  readonly round: number;
  readonly task: string;
  readonly end: string | null;
  readonly frames: readonly ReplayFrame[];
}

export interface ReplayFrame extends TimelineItem {
  /** The home after this step; null from where the world answers otherwise than recorded. */
  readonly owner: OwnerView | null;
  /** Places that the robot had seen. */
  readonly seen: readonly string[];
}

/** The owner's decision about a person's words or a whole exchange. */
export type Ruling =
  | {
      readonly about: "words";
      readonly ballot: string;
      readonly decision: ReviewDecision;
      /** Of `redact`: the words to hide, wherever they stand. */
      readonly hide: readonly string[];
    }
  | { readonly about: "exchange"; readonly question: string; readonly excluded: boolean }
  | ({ readonly about: "clearance" } & Pick<Clearance, "words" | "cleared" | "reason">);

/** A decision with the name that its maker gave. */
export type ReviewOrder = Ruling & { readonly reviewer: string };

/** A line of the audit log. */
export type ReviewLogLine =
  | ({ readonly about: "clearance" } & Clearance)
  | ({ readonly asked: string; readonly by: string | null } & (
      | ({ readonly about: "words" } & Review)
      | ({ readonly about: "exchange" } & Exclusion)
    ));

/** What the owner's page is handed. */
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
   * Writes a decision into the audit log. The latest counts.
   *
   * @throws InputError when there is no such exchange, or nothing to decide
   */
  decide(order: ReviewOrder): Promise<void>;
  /** Decisions, newest first. */
  log(limit: number): Promise<readonly ReviewLogLine[]>;
}
