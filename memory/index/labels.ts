/** Labels stored rows by home, status and task, so that a vector search can skip rows without reading them. */
import { ofOneTask } from "../../src/core/memory/notebook.js";
import type { RecallKind } from "../../src/core/memory/stores.js";
import { isOutdated } from "../statements/rows/ballot-rows.js";

export interface Label {
  /** The row's home; null when the row is gone. */
  readonly home: string | null;
  /** Why a search finds the row, such as "told" or "open" (see {@link kinds}); null when none may. */
  readonly counts: string | null;
  /** The only episode in which the row counts ("": none); null when it counts in all. */
  readonly task: string | null;
  /** A question's kind and noun, or the cell (type of situation) of a tuple (remembered decision). */
  readonly about: string | null;
}

export interface Among {
  readonly home?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly fits?: (label: Label) => boolean;
}

export function isAmong(label: Label, { home, fits }: Among): boolean {
  const isThere = label.home !== null && label.counts !== null;
  return isThere && (home === undefined || label.home === home) && (fits?.(label) ?? true);
}

export const nameNeed = ({ func, noun }: { readonly func: string; readonly noun: string }) =>
  `${func} ${noun}`;

const isOfOneTask = (adjective: string): string =>
  `coalesce(${adjective}, '') IN (${ofOneTask.map((one) => `'${one}'`).join()})`;
const aboutOneTask = ofOneTask.map((one) => `row.subject LIKE '${one} %'`).join(" OR ");

type Labelled = Readonly<
  Record<"table" | "counts", string> &
    Partial<Record<"joined" | "embedded" | "home" | "task" | "about", string>>
>;

/**
 * SQL for the labels, by kind of row. What was meant, preferred or guessed in a task counts in that task only. An answer
 * counts once its question is closed or needs no other answers, and until the answer is taken back.
 */
const kinds: Readonly<Record<RecallKind, Labelled>> = {
  fact: {
    table: "facts",
    embedded: "row.status = 'valid'",
    counts: "CASE WHEN row.status = 'valid' AND row.dispute IS NULL THEN 'told' END",
    task: `CASE WHEN row.source = 'inference' AND row.certainty = 'unsure' OR ${aboutOneTask}
      THEN coalesce(row.episode, '') END`,
  },
  // "told": an answer counts. "holds": facts from an answer are valid.
  question: {
    table: "questions",
    counts: `CASE WHEN row.state = 'open' AND row.adjudicates IS NULL THEN 'open'
      WHEN row.state = 'answered' THEN
        CASE WHEN EXISTS (SELECT 1 FROM ballots WHERE question = row.id AND retracted_at IS NULL)
          THEN 'told' ELSE '' END
        || CASE WHEN EXISTS (SELECT 1 FROM facts WHERE question = row.id AND +status = 'valid'
          AND +household = row.household) THEN ' holds' ELSE '' END
      END`,
    task: `CASE WHEN ${isOfOneTask("row.adjective")} THEN row.episode END`,
    about: "row.func || ' ' || row.noun",
  },
  answer: {
    table: "ballots",
    joined: "LEFT JOIN questions AS asked ON asked.id = row.question",
    embedded: "row.text IS NOT NULL AND row.retracted_at IS NULL",
    home: "asked.household",
    counts: `CASE WHEN row.text IS NOT NULL AND row.retracted_at IS NULL
        AND row.understood IN ('fact', 'choice') AND (asked.state <> 'open' OR asked.quorum = 1)
        AND NOT ${isOutdated("row")} THEN 'told' END`,
    task: `CASE WHEN ${isOfOneTask("asked.adjective")} THEN asked.episode END`,
  },
  tuple: { table: "tuples", counts: "'told'", about: "CAST(row.kept AS TEXT)" },
};

export type LabelSql = ReturnType<typeof labelSql>;

export function labelSql(kind: RecallKind) {
  const { table, joined = "", embedded = "true", home = "row.household", ...rest } = kinds[kind];
  const { counts, task = "NULL", about = "NULL" } = rest;
  const columns = `${home} AS home, ${counts} AS counts, ${task} AS task, ${about} AS about`;
  return { table, joined, embedded, home, columns };
}
