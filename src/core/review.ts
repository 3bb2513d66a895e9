/** The owner reviews questions and answers before a release. */
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

export interface Exchange {
  readonly question: string;
  readonly episode: string;
  readonly home: string;
  readonly round: number;
  readonly task: string;
  readonly campaign: string | null;
  readonly mode: Question["mode"];
  readonly state: Question["state"];
  /** With the reason in half a line. */
  readonly text: string;
  readonly why: string;
  readonly askedAt: number;
  readonly flags: readonly ExchangeFlag[];
  /** Null while hidden because others are still to answer. */
  readonly answers: readonly ExchangeAnswer[] | null;
  /** How the task ended, as a sentence; null while it goes on. */
  readonly end: string | null;
  /** The asking step, or null. */
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
  readonly said: string;
  /** The person's own words, which need a review. */
  readonly isWords: boolean;
  readonly understood: BallotReading | null;
  /** What was understood, as sentences. */
  readonly claims: readonly string[];
  readonly late: boolean;
  /** Taken back by the person. */
  readonly retracted: boolean;
  /** The latest decision about the words. */
  readonly review: Review | null;
  /** The released form; null when excluded. */
  readonly released: string | null;
  /** Parts that may identify somebody. */
  readonly suspicious: readonly string[];
}

export interface Replay {
  readonly episode: string;
  readonly home: string;
  readonly round: number;
  readonly task: string;
  readonly end: string | null;
  readonly frames: readonly ReplayFrame[];
}

export interface ReplayFrame extends TimelineItem {
  /** The home after this step; null once the world's replies differ from the recording. */
  readonly owner: OwnerView | null;
  /** Places that the robot had seen. */
  readonly seen: readonly string[];
}

export type Ruling =
  | {
      readonly about: "words";
      readonly ballot: string;
      readonly decision: ReviewDecision;
      /** With `redact`: the words to hide, at every occurrence. */
      readonly hide: readonly string[];
    }
  | { readonly about: "exchange"; readonly question: string; readonly excluded: boolean }
  | ({ readonly about: "clearance" } & Pick<Clearance, "words" | "cleared" | "reason">);

/** A decision with its maker's name. */
export type ReviewOrder = Ruling & { readonly reviewer: string };

export type ReviewLogLine =
  | ({ readonly about: "clearance" } & Clearance)
  | ({ readonly asked: string; readonly by: string | null } & (
      | ({ readonly about: "words" } & Review)
      | ({ readonly about: "exchange" } & Exclusion)
    ));

export interface ReviewDesk {
  list(filter: ExchangeFilter): Promise<{
    readonly total: number;
    readonly exchanges: readonly Exchange[];
    readonly scopes: ExchangeScopes;
  }>;
  /**
   * Null for an unknown episode.
   * @throws InputError while people of that home answer from memory
   */
  replay(episode: string): Promise<Replay | null>;
  /**
   * Appends to the audit log; the latest decision counts.
   * @throws InputError for an unknown exchange, or nothing to decide
   */
  decide(order: ReviewOrder): Promise<void>;
  /** Newest first. */
  log(limit: number): Promise<readonly ReviewLogLine[]>;
}
