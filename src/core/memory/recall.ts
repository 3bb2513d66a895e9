/** `answer`: a person's own words. */
export type RecallKind = "fact" | "question" | "answer" | "tuple";

export interface RecallQuery {
  readonly text: string;
  readonly household: string;
  readonly k?: number;
  /** Also finds facts that hold only for this episode's task. */
  readonly episode?: string;
  readonly kinds?: readonly RecallKind[];
}

export interface Recollection {
  readonly kind: RecallKind;
  readonly id: string;
  readonly household: string;
  readonly episode: string | null;
  readonly text: string;
  readonly by: string | null;
  readonly at: number;
  readonly why: RecallReasons;
}

/** Two rankings are fused, then multiplied by recency, trust and usefulness. */
export interface RecallReasons {
  /** Rank by shared words, from 1, with BM25's score. */
  readonly wordRank: number | null;
  readonly bm25: number | null;
  /** Rank by vectors, from 1, with the cosine. */
  readonly vectorRank: number | null;
  readonly similarity: number | null;
  /** Sum of 1 / (5 + rank), halved for vectors, scaled so that first in both rankings is 1. */
  readonly fused: number;
  /** From 1 (now) down to 0.5. */
  readonly recency: number;
  /** In [0, 1], by source, certainty, and number of people. */
  readonly trust: number;
  /** In [0, 1]; 0.5 when unknown. */
  readonly usefulness: number;
  /** fused × recency × trust × (0.5 + usefulness) */
  readonly score: number;
}

/** Ranks a household's memories, best first, without effects that people see. */
export type Recall = (query: RecallQuery) => Promise<readonly Recollection[]>;
