/** Extracts a file's texts with lines: JSON lines, JSON, CSV or plain. */
import path from "node:path";
import { type CsvError, parse } from "csv-parse/sync";
import { InputError } from "../../core/errors.js";
import { parseJson, tryJson } from "../../core/json.js";
import { exactText } from "../release/tables.js";

export interface Item {
  readonly line: number;
  readonly texts: readonly string[];
}

/** `text`: only the field or column of that name, if there is one. */
export type Choice = "text" | "all";

/** Reads the format of the extension; without one, "{" begins JSON lines. @throws InputError for another format */
export function* readItems(file: string, content: string, choice: Choice): Generator<Item> {
  const ending = path.extname(file).toLowerCase();
  const isJsonLines = ending === "" ? /^\s*\{/.test(content) : /^\.(?:jsonl|ndjson)$/.test(ending);
  if (ending === ".csv") yield* readTable(file, content, choice);
  else if (ending === ".json") yield* readWhole(file, content, choice);
  else if (isJsonLines) yield* readJsonLines(file, content, choice);
  else yield* linesOf(content);
}

function* linesOf(content: string): Generator<Item> {
  for (const [at, text] of content.split("\n").entries())
    if (text.trim() !== "") yield { line: at + 1, texts: [text] };
}

function* readJsonLines(file: string, content: string, choice: Choice): Generator<Item> {
  for (const { line, texts } of linesOf(content))
    yield { line, texts: textsIn(parseJson(texts.join(), { file, line }), choice) };
}

const literal = /(?<name>"text"\s*:\s*)?(?<text>"(?:[^"\\]|\\.)*")/g;

function* readWhole(file: string, content: string, choice: Choice): Generator<Item> {
  parseJson(content, { file });
  const isNamed = choice === "text" && /"text"\s*:/.test(content);
  let [line, end] = [1, 0];
  for (const { groups, index } of content.matchAll(literal)) {
    if (isNamed && groups?.name === undefined) continue;
    line += content.slice(end, index).split("\n").length - 1;
    end = index;
    yield { line, texts: [...openText(JSON.parse(groups?.text ?? '""'))] };
  }
}

function* readTable(file: string, content: string, choice: Choice): Generator<Item> {
  const records = parseTable(file, content);
  const column = choice === "text" ? (records[0]?.record.indexOf("text") ?? -1) : -1;
  let line = 1;
  for (const [at, { record, info }] of records.entries()) {
    const cells = column < 0 ? record : at === 0 ? [] : record.slice(column, column + 1);
    if (column < 0 || at > 0) yield { line, texts: textsIn(cells, choice) };
    line = info.lines + 1;
  }
}

interface ParsedRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

function parseTable(file: string, content: string): readonly ParsedRow[] {
  const options = { bom: true, info: true, relax_column_count: true, cast: exactText } as const;
  try {
    return parse(content, options) as unknown as readonly ParsedRow[];
  } catch (error) {
    const { message, lines } = error as CsvError & { readonly lines?: number };
    throw new InputError(message, { file, cause: error, ...(lines ? { line: lines } : {}) });
  }
}

function textsIn(value: unknown, choice: Choice): readonly string[] {
  const named = choice === "text" ? [...findNamed(value)] : [];
  return (named.length > 0 ? named : [value]).flatMap((one) => [...allTexts(one)]);
}

function* findNamed(value: unknown): Generator<unknown> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    if (name === "text") yield field;
    else yield* findNamed(field);
  }
}

/** Yields texts and field names at any depth, including JSON within texts. */
export function* allTexts(value: unknown): Generator<string> {
  if (typeof value === "string") yield* openText(value);
  if (typeof value !== "object" || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    if (!Array.isArray(value)) yield name;
    yield* allTexts(field);
  }
}

function* openText(text: string): Generator<string> {
  const held = /^[[{]/.test(text) ? tryJson(text) : undefined;
  if (held === undefined) yield text;
  else yield* allTexts(held);
}
