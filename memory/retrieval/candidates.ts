/** Ranks stored rows for a search, once by common words (BM25) and once by similar vectors. */
import type { RecallKind } from "../../src/core/memory/stores.js";
import { type Among, isAmong, type Label, labelSql } from "../index/labels.js";
import type { Likeness } from "../index/likeness.js";
import { all, type Work } from "../work.js";
import { queriesOf, type SearchWords } from "./query.js";

/** Rows with a lower cosine similarity are left out as noise. */
const leastSimilarity = 0.1;
/** Rows below this share of the best cosine are left out too. */
const leastShare = 0.5;

/** The order matters: a kind's index is its code in the full-text index, where document = 4 * number + code. */
export const recallKinds = ["fact", "question", "answer", "tuple"] as const satisfies RecallKind[];

const codeOf = (kind: RecallKind) => recallKinds.indexOf(kind);

const rowsPerRead = 64;

export interface Scope {
  readonly household: string;
  readonly episode: string | null;
  readonly kinds: readonly RecallKind[];
}

/** A row's rank (from 1) in one search. `value` is BM25's score or the cosine similarity. */
export type Ranked = Awaited<ReturnType<typeof rankByVectors>>[number];

function amongOf({ household, episode }: Scope): Among {
  const isOfTask = (task: string | null) => task === null || task === (episode ?? "");
  const fits = ({ counts, task }: Label) => counts?.startsWith("told") === true && isOfTask(task);
  return { home: household, fits };
}

/** Ranks by BM25 only the newest 2 * `most` matches of each kind, as daily events repeat the same words for years. */
export function* rankByWords(
  scope: Scope,
  { words, most, isMost }: { words: SearchWords; most: number; isMost: boolean },
): Work<readonly Ranked[]> {
  const { match, here, anywhere } = queriesOf(words, scope.household);
  const newest = (kinds: readonly RecallKind[], limit: number, before: number) =>
    all<Pick<Found, "document" | "score">>(
      `WITH found AS NOT MATERIALIZED (
           SELECT rowid AS document, -bm25(document_words, 0.0, 1.0) AS score
           FROM document_words WHERE document_words MATCH @sought)
       SELECT document, score FROM found
       WHERE document % 4 IN (${kinds.map(codeOf)}) AND document < @before
       ORDER BY document DESC LIMIT @limit`,
      {
        household: scope.household,
        match,
        // Filtering by home costs more than skipping the few rows of other homes.
        sought: isMost ? anywhere : here,
        before,
        limit,
      },
    );
  // BM25 first counts the rows of each word, so one query reads all kinds. Kinds that others crowd out are read again.
  const each = 2 * most;
  const found: Pick<Found, "document" | "score">[] = [];
  const countOf = (kind: RecallKind) =>
    found.filter(({ document }) => document % 4 === codeOf(kind)).length;
  let kinds = scope.kinds;
  let before = Number.MAX_SAFE_INTEGER;
  while (kinds.length > 0) {
    const rows = yield* newest(kinds, each * kinds.length, before);
    for (const kind of kinds) {
      const own = rows.filter(({ document }) => document % 4 === codeOf(kind));
      found.push(...own.slice(0, each - countOf(kind)));
    }
    if (rows.length < each * kinds.length) break;
    before = rows.at(-1)?.document ?? 0;
    kinds = kinds.filter((kind) => countOf(kind) < each);
  }
  found.sort((one, other) => other.score - one.score || other.document - one.document);
  const among = amongOf(scope);
  const best: Found[] = [];
  for (let at = 0; at < found.length && best.length < most; at += rowsPerRead) {
    const some = found.slice(at, at + rowsPerRead);
    const rows = new Map((yield* readRows(some)).map((row) => [row.document, row]));
    for (const { document, score } of some) {
      const row = rows.get(document);
      if (row && isAmong(row, among)) best.push({ ...row, score });
    }
  }
  return best
    .slice(0, most)
    .map(({ kind, id, score }, index) => ({ kind, id, rank: index + 1, value: score }));
}

interface Found extends Label {
  readonly kind: RecallKind;
  readonly id: string;
  readonly document: number;
  readonly score: number;
}

function* readRows(
  some: readonly Pick<Found, "document">[],
): Work<readonly Omit<Found, "score">[]> {
  const perKind = recallKinds.map((kind) => {
    const { table, joined, columns } = labelSql(kind);
    return `SELECT CAST(value AS bigint) AS document, '${kind}' AS kind, row.id, ${columns}
      FROM json_each(@documents) AS wanted
      CROSS JOIN ${table} AS row ON row.number = CAST(wanted.value AS bigint) / 4 ${joined}
      WHERE CAST(wanted.value AS bigint) % 4 = ${codeOf(kind)}`;
  });
  const documents = JSON.stringify(some.map(({ document }) => document));
  return yield* all(perKind.join(" UNION ALL "), { documents });
}

export async function rankByVectors(
  likeness: Likeness,
  scope: Scope,
  { texts, most }: { texts: readonly string[]; most: number },
) {
  const near = await likeness.nearest({
    kinds: scope.kinds,
    texts,
    k: most,
    among: amongOf(scope),
  });
  const least = Math.max(leastSimilarity, leastShare * (near[0]?.similarity ?? 0));
  return near
    .filter(({ similarity }) => similarity >= least)
    .map(({ kind, id, similarity }, index) => ({ kind, id, rank: index + 1, value: similarity }));
}
