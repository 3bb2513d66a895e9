/** JSON from outside, held to a shape. */
import type { z } from "zod";
import { InputError } from "./errors.js";
import { phraseIssue } from "./phrase-issue.js";
import { readTextFile } from "./text-file.js";

/** Where a text stands, for messages. */
interface Place {
  readonly file?: string;
  readonly line?: number;
}

/** Depth limit: readers recurse once a level, and the stack has room for some thousands. */
const deepest = 500;

/** Counts the brackets outside strings. */
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

/** The index of the quote that closes the string; the text's length when none does. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length;
    let escapes = 0;
    while (text[at - 1 - escapes] === "\\") escapes += 1;
    if (escapes % 2 === 0) return at;
  }
}

/** @throws InputError when it is no JSON, or lists and objects are too deep in each other */
export function parseJson(text: string, place: Place = {}): unknown {
  if (isTooDeep(text))
    throw new InputError(`lists and objects lie more than ${deepest} deep in each other`, place);
  try {
    return JSON.parse(text);
  } catch (cause) {
    // The message quotes the text, which may be anything.
    const message = (cause as Error).message.replace(/\p{Cc}/gu, "?");
    throw new InputError(`it is not JSON (${message})`, { ...place, cause });
  }
}

/** The value; undefined when it is no JSON. */
export function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value of a JSON file. @throws InputError as {@link readTextFile}, and when it is not JSON */
export function readJsonFile(file: string): unknown {
  return parseJson(readTextFile(file), { file });
}

/** The first fault: "places.0.id: it is too long". @param whole what has the fault, where none of its fields has */
export function firstFault({ issues: [issue] }: z.ZodError, whole: string): string {
  return `${issue?.path.join(".") || whole}: ${issue?.message}`;
}

/** A JSON text as its shape has it. @throws InputError naming the first fault */
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

/**
 * The values of a file with one a line; blank lines count for nothing.
 *
 * @throws InputError naming the line and its first fault
 */
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

/** As a text stands within a text of JSON. */
export function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
