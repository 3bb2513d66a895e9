/** The rows that may be recalled in a household, and the two searches that rank them. */
import type { RecallKind } from "../../src/core/recall.js";
import { type Among, isAmong, type Label, labelSql } from "../index/labels.js";
import type { Likeness } from "../index/likeness.js";
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

function amongOf({ household, episode }: Scope): Among {
  const isOfTask = (task: string | null) => task === null || task === (episode ?? "");
  const fits = ({ counts, task }: Label) => counts?.startsWith("told") === true && isOfTask(task);
  return { home: household, fits };
}

/** The best rows by BM25, all kinds together. */
export function* rankByWords(
  scope: Scope,
  { match, most }: { match: string; most: number },
): Work<readonly Ranked[]> {
  const perKind = scope.kinds.map((kind) => {
    const { table, joined, columns } = labelSql(kind);
    return `SELECT '${kind}' AS kind, row.id, score, document, ${columns}
      FROM found CROSS JOIN ${table} AS row ON row.number = document / 4 ${joined}
      WHERE document % 4 = ${recallKinds.indexOf(kind)}`;
  });
  const among = amongOf(scope);
  const rows = yield* all<{ kind: RecallKind; id: string; score: number } & Label>(
    `WITH found AS MATERIALIZED (
         SELECT rowid AS document, -bm25(document_words, 0.0, 1.0) AS score
         FROM document_words WHERE document_words MATCH @match)
       ${perKind.join(" UNION ALL ")} ORDER BY score DESC, document DESC`,
    { match, household: scope.household },
  );
  return rows
    .filter((row) => isAmong(row, among))
    .slice(0, most)
    .map(({ kind, id, score }, index) => ({ kind, id, rank: index + 1, value: score }));
}

/** The nearest rows by cosine, all kinds together. */
export async function rankByVectors(
  likeness: Likeness,
  scope: Scope,
  { text, most }: { text: string; most: number },
): Promise<readonly Ranked[]> {
  const among = amongOf(scope);
  const perKind = await Promise.all(
    scope.kinds.map(async (kind) => {
      const near = await likeness.nearest({ kind, texts: [text], k: most, among });
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
