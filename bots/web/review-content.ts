/** What the page of exchanges gets from its server. */
import type { TimelineItem } from "../../src/core/episode.js";
import type { Exchange, Replay, ReviewDesk, ReviewLogLine } from "../../src/core/review.js";

export type { Exchange, ReviewLogLine };
export type ExchangeAnswer = NonNullable<Exchange["answers"]>[number];

export interface ReviewState extends Awaited<ReturnType<ReviewDesk["list"]>> {
  /** How many exchanges are shown at a time. */
  readonly pageSize: number;
  readonly log: readonly ReviewLogLine[];
}

export interface ReplayState extends Omit<Replay, "frames"> {
  readonly timeline: readonly TimelineItem[];
}
