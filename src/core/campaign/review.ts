/** Defines what the page for reviewing answers reads and decides. */
import { z } from "zod";
import type { TimelineItem } from "../episode/episode.js";
import type { OwnerView } from "../episode/scene.js";
import {
  type CaptureRoute,
  type Clearance,
  type ExchangeFilter,
  type ExchangeFlag,
  type ExchangeScopes,
  type Exclusion,
  type Review,
  reviewDecisions,
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
  /** Null while others still answer. */
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
  /** Whether the answer is words, which need a review. */
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

const id = z.string().min(1).max(200);
const mostLetters = 4_000;

/** What a reviewer decides. A clearance tells the leak scan that words are no secret. */
const rulingShape = z.discriminatedUnion("about", [
  z.object({
    about: z.literal("words"),
    ballot: id,
    decision: z.enum(reviewDecisions),
    /** Words to hide, at every occurrence. */
    hide: z.array(z.string().min(1).max(mostLetters)).max(100).readonly().default([]),
  }),
  z.object({ about: z.literal("exchange"), question: id, excluded: z.boolean() }),
  z.object({
    about: z.literal("clearance"),
    words: z.string().trim().min(1).max(mostLetters),
    cleared: z.boolean(),
    reason: z.string().trim().min(1, "Say why it is not a secret.").max(1_000),
  }),
]);
export type Ruling = z.infer<typeof rulingShape>;

export const reviewOrderShape = rulingShape.and(
  z.object({ reviewer: z.string().trim().min(1).max(80) }),
);
export type ReviewOrder = z.infer<typeof reviewOrderShape>;

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
