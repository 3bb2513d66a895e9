/** Reads what benches printed with `--json`, and tells by its keys which bench it was. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { InputError } from "../../core/errors.js";
import * as shapes from "./result-shapes.js";
import type { ReportOrigin } from "./write-report.js";

/** By kind: the shape of its keys, and the command that prints it. */
const kinds = {
  alfworld: { shape: shapes.alfworldShape, printedBy: "sous bench alfworld --json" },
  agents: { shape: shapes.agentsShape, printedBy: "sous bench agents --json" },
  ldm2: { shape: shapes.ldm2Shape, printedBy: "sous bench ldm2 --json" },
  reuse: { shape: shapes.reuseShape, printedBy: "sous bench reuse --json" },
  query: { shape: shapes.queryShape, printedBy: "sous bench cooking|grid --json" },
  queryTask: { shape: shapes.queryTaskShape, printedBy: "sous bench cooking|grid --task … --json" },
  ablations: {
    shape: shapes.ablationsShape,
    printedBy: "sous bench cooking|grid --ablations --json",
  },
  ambik: { shape: shapes.ambikShape, printedBy: "sous bench ambik --json" },
  memory: { shape: shapes.memoryShape, printedBy: "sous bench memory --json" },
  kills: { shape: shapes.killsShape, printedBy: "npm run -s stress -- memory-kills … --json" },
  paraphrases: { shape: shapes.paraphrasesShape, printedBy: "sous bench paraphrases --json" },
  replay: { shape: shapes.replayShape, printedBy: "sous study replay --json" },
  crowd: { shape: shapes.crowdShape, printedBy: "sous bench crowd --json" },
} as const;

type Kinds = typeof kinds;
export type ResultKind = keyof Kinds;

/** One result, where it was read, and what printed it. */
export interface Given<Kind extends ResultKind> {
  readonly kind: Kind;
  readonly file: string;
  readonly origin: ReportOrigin;
  readonly result: z.infer<Kinds[Kind]["shape"]>;
}

export type GivenResult = { [Kind in ResultKind]: Given<Kind> }[ResultKind];

const originShape = z.object({ command: z.string(), seconds: z.number() }).partial();

/**
 * Reads files with one result each, or one a line.
 *
 * @throws InputError that names the file, its line, and what is missing
 */
export function readResults(files: readonly string[]): readonly GivenResult[] {
  return files.flatMap((file) =>
    parseFile(file).map(({ value, line }) => recognise(value, file, line)),
  );
}

/** The results of one kind. */
export function resultsOf<Kind extends ResultKind>(
  results: readonly GivenResult[],
  kind: Kind,
): readonly Given<Kind>[] {
  return results.filter((one): one is GivenResult & Given<Kind> => one.kind === kind);
}

interface Parsed {
  readonly value: unknown;
  /** Undefined when the whole file is one result. */
  readonly line?: number;
}

function parseFile(file: string): readonly Parsed[] {
  const text = readText(file);
  try {
    return [{ value: JSON.parse(text) }];
  } catch (cause) {
    const lines = text.split("\n").map((line, index) => ({ text: line.trim(), line: index + 1 }));
    const filled = lines.filter((line) => line.text !== "");
    if (filled.length < 2)
      throw new InputError("it is no JSON: print it with --json", { file, cause });
    return filled.map(({ text, line }) => ({ value: parseLine(text, file, line), line }));
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new InputError("cannot be read", { file, cause });
  }
}

function parseLine(text: string, file: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError("it is no JSON: one result a line", { file, line, cause });
  }
}

function recognise(value: unknown, file: string, line?: number): GivenResult {
  const { command, seconds } = originShape.catch({}).parse(value);
  const origin = {
    command: command ?? `# ${file} does not say which command printed it`,
    seconds: seconds ?? null,
  };
  for (const kind of Object.keys(kinds) as ResultKind[]) {
    const { success, data } = kinds[kind].shape.safeParse(value);
    if (success) return { kind, file, origin, result: data } as GivenResult;
  }
  throw new InputError(formatMisfit(value), { file, ...(line !== undefined && { line }) });
}

/** What is missing from the kind that it is nearest to. */
function formatMisfit(value: unknown): string {
  const nearest = Object.values(kinds)
    .map(({ shape, printedBy }) => ({ printedBy, problems: problemsOf(shape, value) }))
    .toSorted((a, b) => a.problems.share - b.problems.share)
    .at(0);
  if (!nearest || nearest.problems.share > 0.5) {
    const names =
      "alfworld, agents, ldm2, reuse, cooking, grid, ambik, memory, paraphrases or crowd";
    return `it is no result of a bench; give what "sous bench ${names}", or "sous study replay", prints with --json`;
  }
  const { printedBy, problems } = nearest;
  return `it looks like what "${printedBy}" prints, but ${problems.told}; run it again`;
}

function problemsOf(shape: z.ZodType, value: unknown) {
  const keysAmong = (one: unknown) =>
    new Set((shape.safeParse(one).error?.issues ?? []).map(({ path }) => path[0])).size;
  const [first] = shape.safeParse(value).error?.issues ?? [];
  return {
    share: isRecord(value) ? keysAmong(value) / keysAmong({}) : 1,
    told: `${first?.path.join(".") ?? "it"}: ${first?.message ?? "is unknown"}`,
  };
}

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
