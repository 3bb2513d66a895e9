/** Translates SQLite's statements to PostgreSQL by rules; `compatible.sql` defines the rest. */
import type { Bound, SqlValue } from "../work.js";

export interface Translated {
  readonly text: string;
  readonly name: string;
  /** The parameters in order: a name, or for a `?` its position. */
  readonly parameters: readonly (string | number)[];
}

const rules: readonly (readonly [what: RegExp, instead: string])[] = [
  // PostgreSQL folds unquoted names to lower case.
  [/\bAS ([a-z]+[A-Z]\w*)/g, 'AS "$1"'],
  [/ INDEXED BY \w+/g, ""],
  [/(?<=[\s(])\+(?=[a-z])/g, ""],
  [/\bCROSS JOIN ((?:\([^()]*\)|\w+)(?: AS \w+)?\s+ON)\b/g, "JOIN $1"],
  // Makes PostgreSQL compute the query once; SQLite computes it at each use.
  [/ AS NOT MATERIALIZED /g, " AS MATERIALIZED "],
  [/\bIS NOT (?=['@])/g, "IS DISTINCT FROM "],
  [/\bIS (?=['@])/g, "IS NOT DISTINCT FROM "],
  // SQLite's LIKE ignores case.
  [/\bLIKE (?=@)/g, "ILIKE "],
  [/\bsubstr\(([@\w]+), -(\d+)\)/g, "right($1, $2)"],
  // A parameter compared only with NULL has no type.
  [/(@\w+)(?= IS (?:NOT )?NULL)/g, "$1::text"],
  [
    /rowid AS document, -bm25\(document_words, 0\.0, 1\.0\) AS score\s+FROM document_words WHERE document_words MATCH @sought/g,
    "document, score FROM matching_words(@household, @match)",
  ],
  [
    /document_words\s+WHERE document_words MATCH 'words : "' \|\| value \|\| '"'/g,
    "document_index WHERE words @@ any_of(tsvector_to_array(lexemes_of(value)))",
  ],
];

const known = new Map<string, Translated>();

export function translate(sql: string): Translated {
  let translated = known.get(sql);
  if (!translated) {
    translated = translateAnew(sql, known.size);
    known.set(sql, translated);
  }
  return translated;
}

function translateAnew(sql: string, at: number): Translated {
  const parameters: (string | number)[] = [];
  const numberOf = (parameter: string | number): string => {
    const place = parameters.indexOf(parameter);
    return `$${place < 0 ? parameters.push(parameter) : place + 1}`;
  };
  let places = 0;
  const text = outsideQuotes(sql, (part) =>
    part.replace(/\?|@(\w+)/g, (_, name?: string) => numberOf(name ?? places++)),
  );
  return { text, name: `s${at}`, parameters };
}

export function applyRules(sql: string): string {
  return rules.reduce((text, [what, instead]) => text.replace(what, instead), sql);
}

function outsideQuotes(sql: string, number: (part: string) => string): string {
  return applyRules(sql)
    .split(/('(?:[^']|'')*')/)
    .map((part, index) => (index % 2 === 0 ? number(part) : part))
    .join("");
}

export function valuesOf({ parameters }: Translated, bound: Bound): readonly SqlValue[] {
  const placed = bound.flatMap((one) => (isList(one) ? one : []));
  const named: Readonly<Record<string, SqlValue>> = Object.assign(
    {},
    ...bound.filter((one) => !isList(one)),
  );
  return parameters.map((parameter) =>
    storable((typeof parameter === "number" ? placed[parameter] : named[parameter]) ?? null),
  );
}

function isList(one: Bound[number]): one is readonly SqlValue[] {
  return Array.isArray(one);
}

/** Replaces NUL, which PostgreSQL's texts cannot contain, even escaped in JSON. */
export function storable(value: SqlValue): SqlValue {
  if (typeof value !== "string") return value;
  const clean = value.includes("\0") ? value.replaceAll("\0", "\ufffd") : value;
  if (!clean.includes("\\u0000")) return clean;
  return clean.replace(/(?<!\\)((?:\\\\)*)\\u0000/g, "$1\\ufffd");
}
