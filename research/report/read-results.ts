/** Reads what benches printed with `--json`. */
import { z } from "zod";
import { InputError } from "../../src/core/errors.js";
import { readTextFile } from "../../src/core/text-file.js";
import type { ReadResult, ResultKind, ResultKinds } from "./result-kind.js";
import { renderText } from "./text.js";

const headShape = z.object({
  kind: z.string().optional(),
  version: z.number().optional(),
  command: z.string().optional(),
  seconds: z.number().optional(),
  run: z.object({ command: z.string(), seconds: z.number() }).optional(),
});

/**
 * Reads files with one result each, or one a line.
 *
 * @throws InputError that names the file, its line, and what to do
 */
export async function readResults(
  files: readonly string[],
  kinds: ResultKinds,
): Promise<readonly ReadResult[]> {
  const parsed = files.flatMap((file) => parseFile(file));
  return Promise.all(parsed.map((one) => readResult(one, kinds)));
}

interface Parsed {
  readonly value: unknown;
  readonly file: string;
  /** Absent when the whole file is one result. */
  readonly line?: number;
}

function parseFile(file: string): readonly Parsed[] {
  const text = readTextFile(file);
  try {
    return [{ value: JSON.parse(text), file }];
  } catch (cause) {
    const lines = text.split("\n").map((line, index) => ({ text: line.trim(), line: index + 1 }));
    const filled = lines.filter((line) => line.text !== "");
    if (filled.length < 2)
      throw new InputError("it is no JSON: print it with --json", { file, cause });
    return filled.map(({ text, line }) => ({ value: parseLine(text, file, line), file, line }));
  }
}

function parseLine(text: string, file: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError("it is no JSON: one result a line", { file, line, cause });
  }
}

async function readResult({ value, ...place }: Parsed, kinds: ResultKinds): Promise<ReadResult> {
  const head = headShape.catch({}).parse(value);
  const { kind, version } = head;
  const { command, seconds } = head.run ?? head;
  if (kind === undefined) {
    const known = Object.keys(kinds).join(", ");
    throw new InputError(
      `it has no "kind": run the bench again with --json, and give what it prints (kinds: ${known})`,
      place,
    );
  }
  const loaded = await kinds[kind]?.();
  if (!loaded) throw new InputError(`no bench prints the kind "${kind}"`, place);
  if (version !== loaded.version) {
    const now = `"${kind}" has version ${loaded.version} now`;
    throw new InputError(
      `it has version ${version ?? "none"}, and ${now}: run the bench again`,
      place,
    );
  }
  const origin = {
    command: command ?? `# ${place.file} does not say which command printed it`,
    seconds: seconds ?? null,
  };
  const read = { kind, file: place.file, origin, result: value };
  const cause = whyNotShown(read, loaded);
  if (cause === null) return read;
  throw new InputError(`it is no whole "${kind}": run the bench again`, { ...place, cause });
}

/** A result that is not whole cannot be shown, or shows figures that are no numbers. */
function whyNotShown(read: ReadResult, { compose }: ResultKind<unknown>): Error | null {
  try {
    const text = compose([read]).map(renderText).join("\n");
    return /\b(?:NaN|undefined)\b/.test(text) ? new TypeError("a figure is missing") : null;
  } catch (error) {
    if (error instanceof TypeError) return error;
    throw error;
  }
}
