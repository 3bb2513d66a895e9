/** Recalling: what is kept of a household that is near to some words, with the reasons. */

/** `answer`: somebody's own words. */
export type RecallKind = "fact" | "question" | "answer" | "tuple";

export interface RecallQuery {
  /** Free text of any length; nothing in it is syntax. */
  readonly text: string;
  readonly household: string;
  /** Most results. Default 10. */
  readonly k?: number;
  /** What holds for one task only (what it meant, chose, guessed) counts in this episode alone. */
  readonly episode?: string;
  /** Only these kinds; all when absent. */
  readonly kinds?: readonly RecallKind[];
}

/** Something that was kept, and why it was recalled. */
export interface Recollection {
  readonly kind: RecallKind;
  /** Of the fact, question, ballot or tuple. */
  readonly id: string;
  readonly household: string;
  readonly episode: string | null;
  readonly text: string;
  /** Name of who said it; null when nobody did. */
  readonly by: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly why: RecallReasons;
}

/**
 * How a recollection came to its place: two rankings are fused, and what that gives is multiplied by how
 * recent, trustworthy and useful it is.
 */
export interface RecallReasons {
  /** Its place among what shares words with the query, from 1, and BM25's score (higher is better). */
  readonly wordRank: number | null;
  readonly bm25: number | null;
  /** Its place among the nearest vectors, from 1, and the cosine. */
  readonly vectorRank: number | null;
  readonly similarity: number | null;
  /** Sum of 1 / (60 + rank), scaled so that the first of both has 1. */
  readonly fused: number;
  /** From 1 (now) down to 0.5. */
  readonly recency: number;
  /** From 0 to 1: where it comes from, how sure it was, and how many people say so. */
  readonly trust: number;
  /** From 0 to 1; 0.5 when nothing is known of its use. */
  readonly usefulness: number;
  /** fused × recency × trust × (0.5 + usefulness) */
  readonly score: number;
}

/** How useful rows were before, by id: from 0 (it misled) to 1 (it always helped). Absent: nothing is known. */
export type Usefulness = (ids: readonly string[]) => ReadonlyMap<string, number>;

/** Ranks what is kept in one household; the best first. Writes nothing that people see. */
export type Recall = (query: RecallQuery) => Promise<readonly Recollection[]>;
