/** Reads JSON, and says what is wrong with it. */
import type { z } from "zod";
import { InputError } from "./errors.js";
import { readTextFile } from "./text-file.js";
import { joinWords } from "./words/wording.js";

const kinds: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "a list of keys with values",
  record: "a list of keys with values",
  string: "a text",
};

/** Puts zod's errors into words; passed to `safeParse` as `error`. Undefined keeps zod's message. */
export function phraseIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "is missing";
      return `must be ${kinds[String(issue.format)] ?? kinds[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `must be ${joinWords(issue.values.map(String), "or")}`;
    case "too_small":
      return phraseLimit(issue.origin, issue.minimum, issue.inclusive ? "at least" : "more than");
    case "too_big":
      return phraseLimit(issue.origin, issue.maximum, issue.inclusive ? "at most" : "less than");
    case "invalid_format":
      return issue.format === "url" ? "must be an address like https://example.org" : undefined;
    default:
      return undefined;
  }
}

function phraseLimit(origin: string, limit: number | bigint, how: string): string {
  if (origin === "string") return `must have ${how} ${limit} characters`;
  if (origin === "array") return `must have ${how} ${limit} entries`;
  return `must be ${how} ${limit}`;
}

interface Place {
  readonly file?: string;
  readonly line?: number;
}

/** Limits the depth, as readers recurse once per level. */
const deepest = 500;

/** Whether brackets are nested deeper than {@link deepest}. Those within strings do not count. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length && depth <= deepest; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth -= 1;
  }
  return depth > deepest;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length;
    let escapes = 0;
    while (text[at - 1 - escapes] === "\\") escapes += 1;
    if (escapes % 2 === 0) return at;
  }
}

/** @throws InputError for invalid JSON, or too deep nesting */
export function parseJson(text: string, place: Place = {}): unknown {
  if (isTooDeep(text))
    throw new InputError(`lists and objects are nested more than ${deepest} deep`, place);
  try {
    return JSON.parse(text);
  } catch (cause) {
    // The quoted text may contain control characters.
    const message = (cause as Error).message.replace(/\p{Cc}/gu, "?");
    throw new InputError(`it is not JSON (${message})`, { ...place, cause });
  }
}

export function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws InputError as {@link readTextFile}, and for invalid JSON */
export function readJsonFile(file: string): unknown {
  return parseJson(readTextFile(file), { file });
}

/** Returns for example "places.0.id: it is too long". @param whole names the whole value, for faults without a field */
export function firstFault({ issues: [issue] }: z.ZodError, whole: string): string {
  return `${issue?.path.join(".") || whole}: ${issue?.message}`;
}

/** @throws InputError naming the first fault */
export function readJson<Shape extends z.ZodType>(
  shape: Shape,
  text: string,
  place: Place,
): z.infer<Shape> {
  const { success, data, error } = shape.safeParse(parseJson(text, place), {
    error: phraseIssue,
  });
  if (success) return data;
  throw new InputError(firstFault(error, "it"), { ...place, cause: error });
}

/** Ignores blank lines. @throws InputError naming the line and its first fault */
export function readJsonLines<Shape extends z.ZodType>(
  shape: Shape,
  file: string,
): readonly z.infer<Shape>[] {
  return readTextFile(file)
    .split("\n")
    .flatMap((text, at) =>
      text.trim() === "" ? [] : [readJson(shape, text, { file, line: at + 1 })],
    );
}

/** Escapes a text for a JSON string, without the quotes. */
export function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
