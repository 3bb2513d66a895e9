/** Says which sentences stand for a stored row in a search by meaning. */
import { asSaid, classOf } from "../../src/core/memory/fact.js";
import type { RecallKind } from "../../src/core/memory/stores.js";
import { definite, everydayLabel, preposition } from "../../src/core/words/names.js";
import { value, type Work } from "../work.js";
import { labelSql } from "./labels.js";

/** SQL: a row's texts as a JSON list of strings. */
export const textsOf: Readonly<Record<RecallKind, string>> = {
  tuple: "json_array(row.goal, row.observation)",
  fact: `json_array((SELECT text FROM texts WHERE texts.number = row.said), row.subject, row.relation,
    CASE row.polarity WHEN 1 THEN 'yes' ELSE '' END, row.objects_json)`,
  question: "json_array(row.text)",
  answer: `(SELECT json_array(asked.text, people.name, texts.text) FROM questions AS asked
    JOIN people ON people.id = row.person JOIN texts ON texts.number = row.text
    WHERE asked.id = row.question)`,
};

/**
 * Returns the sentences to embed: the goal and observation of a tuple (remembered decision), an answer with question
 * and speaker, or a fact.
 */
export function sentencesOf(kind: RecallKind, texts: string): readonly string[] {
  const parts = JSON.parse(texts) as readonly (string | null)[];
  const said = parts.map((part) => part ?? "");
  if (kind === "fact") return [sayFact(said)];
  if (kind !== "answer") return said;
  const [question, by, words] = said;
  return [`${question} ${by}: ${words}`];
}

function sayFact([
  taught,
  subject = "",
  relation,
  polarity,
  list = "[]",
]: readonly string[]): string {
  const objects = JSON.parse(list) as readonly string[];
  const isNot = polarity ? "is" : "is not";
  const what = definite(everydayLabel(subject));
  const place = (name: string) => `${preposition(classOf(name))} ${definite(everydayLabel(name))}`;
  const named = objects.map(everydayLabel).join(", ") || "nothing";
  if (objects.includes(asSaid)) return what;
  if (relation === "holds") return `${place(subject)}: ${named}. ${taught}`;
  if (relation === "is") return `${what} ${isNot} ${named}. ${taught}`;
  return `${what} ${isNot} ${objects.map(place).join(" or ")}. ${taught}`;
}

/** Returns false when the row's texts changed while the embedder worked. */
export function* isUnchanged(
  kind: RecallKind,
  { id, texts }: Readonly<Record<"id" | "texts", string>>,
): Work<boolean> {
  const sql = `SELECT ${textsOf[kind]} AS texts FROM ${labelSql(kind).table} AS row WHERE id = @id`;
  return (yield* value<string>(sql, { id })) === texts;
}
