import { z } from "zod";
import { InputError } from "../../src/core/errors.js";
import { tryJson } from "../../src/core/json.js";
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

/** One result a file, or one a line. @throws InputError that names the file, its line, and what to do */
export async function readResults(
  files: readonly string[],
  kinds: ResultKinds,
): Promise<readonly ReadResult[]> {
  const found = files.flatMap((file): readonly Found[] => {
    const text = readTextFile(file);
    const whole = tryJson(text);
    if (whole !== undefined) return [{ value: whole, place: { file } }];
    const lines = text
      .split("\n")
      .flatMap((line, at) =>
        line.trim() === "" ? [] : [{ value: tryJson(line), place: { file, line: at + 1 } }],
      );
    if (lines.length < 2) throw new InputError("it is no JSON: print it with --json", { file });
    return lines;
  });
  return Promise.all(found.map((one) => readResult(one, kinds)));
}

interface Found {
  readonly value: unknown;
  readonly place: { readonly file: string; readonly line?: number };
}

async function readResult({ value, place }: Found, kinds: ResultKinds): Promise<ReadResult> {
  if (value === undefined) throw new InputError("it is no JSON: one result a line", place);
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
