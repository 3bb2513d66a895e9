/** The rows that may be recalled in a household, and the two searches that rank them. */
import { ofOneTask } from "../../src/core/notebook.js";
import type { RecallKind } from "../../src/core/recall.js";
import type { Likeness } from "../index/likeness.js";
import { isOutdated } from "../statements/rows/ballot-rows.js";
import { all, type Work } from "../work.js";

/** A lower cosine says nothing. */
const leastSimilarity = 0.1;

/** In the order of their codes in `document_words`: document = 4 * number + code. */
export const recallKinds = ["fact", "question", "answer", "tuple"] as const satisfies RecallKind[];

export interface Scope {
  readonly household: string;
  readonly episode: string | null;
  readonly kinds: readonly RecallKind[];
}

/** Where a row stands in one of the searches, from 1; `value` is BM25's score or the cosine. */
export interface Ranked {
  readonly kind: RecallKind;
  readonly id: string;
  readonly rank: number;
  readonly value: number;
}

const isOfHome = (question: string): string =>
  `(${question}.episode IS @episode
    OR coalesce(${question}.adjective, '') NOT IN (${ofOneTask.map((one) => `'${one}'`).join()}))`;
const aboutOneTask = ofOneTask.map((one) => `row.subject LIKE '${one} %'`).join(" OR ");

/**
 * The rows of each kind that count. What a task meant, chose or guessed counts only in that task. An answer
 * does not count while others are still asked, or once it was taken back or replaced.
 */
const scopes: Readonly<Record<RecallKind, { readonly from: string; readonly where: string }>> = {
  fact: {
    from: "facts AS row",
    where: `row.household = @household AND row.status = 'valid' AND row.dispute IS NULL
      AND (row.episode IS @episode OR NOT (row.source = 'inference' AND row.certainty = 'unsure'
        OR ${aboutOneTask}))`,
  },
  question: {
    from: "questions AS row",
    where: `row.household = @household AND row.state = 'answered' AND ${isOfHome("row")}
      AND EXISTS (SELECT 1 FROM ballots WHERE question = row.id AND retracted_at IS NULL)`,
  },
  answer: {
    from: "ballots AS row JOIN questions AS asked ON asked.id = row.question",
    where: `asked.household = @household AND row.text IS NOT NULL AND row.retracted_at IS NULL
      AND row.understood IN ('fact', 'choice') AND (asked.state <> 'open' OR asked.quorum = 1)
      AND ${isOfHome("asked")}
      AND NOT ${isOutdated("row")}`,
  },
  tuple: { from: "tuples AS row", where: "row.household = @household" },
};

/** The best rows by BM25, all kinds together. */
export function* rankByWords(
  { household, episode, kinds }: Scope,
  { match, most }: { match: string; most: number },
): Work<readonly Ranked[]> {
  const perKind = kinds.map(
    (kind) => `SELECT '${kind}' AS kind, row.id, score, document
      FROM found CROSS JOIN ${scopes[kind].from}
      WHERE document % 4 = ${recallKinds.indexOf(kind)} AND row.number = document / 4
        AND ${scopes[kind].where}`,
  );
  return (yield* all<{ kind: RecallKind; id: string; score: number }>(
    `WITH found AS MATERIALIZED (
         SELECT rowid AS document, -bm25(document_words, 0.0, 1.0) AS score
         FROM document_words WHERE document_words MATCH @match)
       ${perKind.join(" UNION ALL ")} ORDER BY score DESC, document DESC LIMIT @most`,
    { match, most, household, episode },
  )).map(({ kind, id, score }, index) => ({ kind, id, rank: index + 1, value: score }));
}

/** The nearest rows by cosine, all kinds together. */
export async function rankByVectors(
  likeness: Likeness,
  { household, episode, kinds }: Scope,
  { texts, most }: { texts: readonly string[]; most: number },
): Promise<readonly Ranked[]> {
  const params = { household, episode };
  const perKind = await Promise.all(
    kinds.map(async (kind) => {
      const among = { ...scopes[kind], params };
      const near = await likeness.nearest({ kind, texts, k: most, among });
      return near.map((hit) => ({ kind, ...hit }));
    }),
  );
  return perKind
    .flat()
    .filter(({ similarity }) => similarity >= leastSimilarity)
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, most)
    .map(({ kind, id, similarity }, index) => ({ kind, id, rank: index + 1, value: similarity }));
}
