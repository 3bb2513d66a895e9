/** What the page for reviewing answers reads and decides. An exchange is a question with its answers. */
import type { TimelineItem } from "../episode/episode.js";
import type { OwnerView } from "../episode/scene.js";
import type {
  CaptureRoute,
  Clearance,
  ExchangeFilter,
  ExchangeFlag,
  ExchangeScopes,
  Exclusion,
  Review,
  ReviewDecision,
} from "../question/exchange.js";
import type { Question } from "../question/question.js";
import type { Ballot } from "../question/question-store.js";

export interface Exchange
  extends Pick<Question, "episode" | "mode" | "state" | "text" | "why" | "askedAt"> {
  readonly question: string;
  readonly home: string;
  readonly round: number;
  readonly task: string;
  readonly campaign: string | null;
  readonly flags: readonly ExchangeFlag[];
  /** Null while others are still to answer. */
  readonly answers: readonly ExchangeAnswer[] | null;
  /** Null while the task goes on. */
  readonly end: string | null;
  readonly step: number | null;
}

export interface ExchangeAnswer
  extends Pick<Ballot, "platform" | "at" | "understood" | "late" | "retracted"> {
  readonly ballot: string;
  readonly by: string;
  readonly route: CaptureRoute;
  readonly afterMs: number;
  readonly said: string;
  /** The person's own words, which need a review. */
  readonly isWords: boolean;
  readonly claims: readonly string[];
  readonly review: Review | null;
  /** The words as released. Null when excluded. */
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
  /** Null from the step at which the world replies differently from the recording. */
  readonly owner: OwnerView | null;
  readonly seen: readonly string[];
}

/** What a reviewer decides. A clearance tells the leak scan that words are no secret. */
export type Ruling =
  | {
      readonly about: "words";
      readonly ballot: string;
      readonly decision: ReviewDecision;
      /** Words to hide, at every occurrence. */
      readonly hide: readonly string[];
    }
  | { readonly about: "exchange"; readonly question: string; readonly excluded: boolean }
  | ({ readonly about: "clearance" } & Pick<Clearance, "words" | "cleared" | "reason">);

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
  /** @throws InputError while people of that home answer from memory */
  replay(episode: string): Promise<Replay | null>;
  /** @throws InputError for an unknown exchange, or nothing to decide */
  decide(order: ReviewOrder): Promise<void>;
  log(limit: number): Promise<readonly ReviewLogLine[]>;
}
