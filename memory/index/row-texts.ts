/** The texts that rows' vectors are made of. */
import type { RecallKind } from "../../src/core/recall.js";
import { all, get, type Work } from "../work.js";

export const tables = {
  tuple: "tuples",
  fact: "facts",
  question: "questions",
  answer: "ballots",
} as const satisfies Record<RecallKind, string>;

/** SQL: the texts of a row, as JSON. */
export const textsOf: Readonly<Record<RecallKind, string>> = {
  tuple: "json_array(row.goal, row.observation)",
  fact: wordsIn("fact"),
  question: wordsIn("question"),
  answer: wordsIn("answer"),
};

function wordsIn(kind: RecallKind): string {
  return `(SELECT json_array(words) FROM ${kind}_documents AS documents WHERE documents.number = row.number)`;
}

export interface RowTexts {
  readonly id: string;
  /** As JSON. */
  readonly texts: string;
}

/** The texts of these rows; those that were deleted are absent. */
export function readTexts(kind: RecallKind, ids: readonly string[]): Work<readonly RowTexts[]> {
  return all<RowTexts>(
    `SELECT row.id, ${textsOf[kind]} AS texts FROM ${tables[kind]} AS row
     WHERE row.id IN (SELECT value FROM json_each(@ids))`,
    { ids: JSON.stringify(ids) },
  );
}

/** Whether a row still says the same: its words may have been forgotten while the embedder worked. */
export function* saysStill(kind: RecallKind, { id, texts }: RowTexts): Work<boolean> {
  const now = yield* get<{ texts: string }>(
    `SELECT ${textsOf[kind]} AS texts FROM ${tables[kind]} AS row WHERE id = @id`,
    { id },
  );
  return now?.texts === texts;
}
