/** What of a row decides which searches find it: its home, whether it counts, for which task, and what it is about. */
import { ofOneTask } from "../../src/core/notebook.js";
import type { RecallKind } from "../../src/core/recall.js";
import { isOutdated } from "../statements/rows/ballot-rows.js";

export interface Label {
  /** Null: the row is gone. */
  readonly home: string | null;
  /** What it counts as, in words of {@link labelled}; null: no search finds it. */
  readonly counts: string | null;
  /** The episode in which alone it counts ("": none); null: it counts in all. */
  readonly task: string | null;
  /** Of a question its kind and noun, of a tuple the number of its cell. */
  readonly about: string | null;
}

/** Rows among which is searched. */
export interface Among {
  /** Absent: all homes. */
  readonly home?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly fits?: (label: Label) => boolean;
}

/** Whether a row is among the rows of a search, as its label says. */
export function isAmong(label: Label, { home, fits }: Among): boolean {
  const isThere = label.home !== null && label.counts !== null;
  return isThere && (home === undefined || label.home === home) && (fits?.(label) ?? true);
}

/** How the index names what a question is about. */
export const nameNeed = ({ func, noun }: { readonly func: string; readonly noun: string }) =>
  `${func} ${noun}`;

const isOfOneTask = (adjective: string): string =>
  `coalesce(${adjective}, '') IN (${ofOneTask.map((one) => `'${one}'`).join()})`;
const aboutOneTask = ofOneTask.map((one) => `row.subject LIKE '${one} %'`).join(" OR ");

interface Labelled {
  readonly table: string;
  /** What follows `row` in a join. */
  readonly joined?: string;
  /** The rows that are given vectors. */
  readonly embedded?: string;
  readonly home?: string;
  readonly counts: string;
  readonly task?: string;
  readonly about?: string;
}

/**
 * The labels of each kind, as SQL over `row`. What a task meant, chose or guessed counts only in that task. An answer
 * does not count while others are still asked, or once it was taken back or replaced. Whatever changes a label is
 * noted in `vector_changes` by a trigger.
 */
const kinds: Readonly<Record<RecallKind, Labelled>> = {
  fact: {
    table: "facts",
    embedded: "row.status = 'valid'",
    counts: "CASE WHEN row.status = 'valid' AND row.dispute IS NULL THEN 'told' END",
    task: `CASE WHEN row.source = 'inference' AND row.certainty = 'unsure' OR ${aboutOneTask}
      THEN coalesce(row.episode, '') END`,
  },
  // "told": somebody's answer counts; "holds": valid facts rest on it
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

/** SQL of a kind's rows and their labels. */
export interface LabelSql {
  readonly table: string;
  readonly joined: string;
  readonly embedded: string;
  readonly home: string;
  /** The columns of a {@link Label}. */
  readonly columns: string;
}

export function labelSql(kind: RecallKind): LabelSql {
  const { table, joined = "", embedded = "true", home = "row.household", ...rest } = kinds[kind];
  const { counts, task = "NULL", about = "NULL" } = rest;
  const columns = `${home} AS home, ${counts} AS counts, ${task} AS task, ${about} AS about`;
  return { table, joined, embedded, home, columns };
}
