/** Recall: finds what is kept of a household by words, with the reasons. */

/** `answer`: a person's own words. */
export type RecallKind = "fact" | "question" | "answer" | "tuple";

export interface RecallQuery {
  /** Free text of any length, without syntax. */
  readonly text: string;
  readonly household: string;
  /** Most results. Default 10. */
  readonly k?: number;
  /** Facts that hold for one task only (what it meant, chose or guessed) count in this episode alone. */
  readonly episode?: string;
  /** Only these kinds; all when absent. */
  readonly kinds?: readonly RecallKind[];
}

/** A recalled row, with the reasons. */
export interface Recollection {
  readonly kind: RecallKind;
  /** Id of the fact, question, ballot or tuple. */
  readonly id: string;
  readonly household: string;
  readonly episode: string | null;
  readonly text: string;
  /** Name of the person who said it; null when nobody did. */
  readonly by: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly why: RecallReasons;
}

/** How a row was scored: two rankings are fused, and the result is multiplied by recency, trust and usefulness. */
export interface RecallReasons {
  /** Its rank by shared words, from 1, with BM25's score (higher is better). */
  readonly wordRank: number | null;
  readonly bm25: number | null;
  /** Its rank by vectors, from 1, with the cosine. */
  readonly vectorRank: number | null;
  readonly similarity: number | null;
  /** Sum of 1 / (5 + rank), by vectors half of it, scaled so that the first of both rankings has 1. */
  readonly fused: number;
  /** From 1 (now) down to 0.5. */
  readonly recency: number;
  /** From 0 to 1: by its source, how sure it was, and how many people said it. */
  readonly trust: number;
  /** From 0 to 1; 0.5 when its use is unknown. */
  readonly usefulness: number;
  /** fused × recency × trust × (0.5 + usefulness) */
  readonly score: number;
}

/** Ranks what is kept of one household, the best first. It writes nothing that people see. */
export type Recall = (query: RecallQuery) => Promise<readonly Recollection[]>;
