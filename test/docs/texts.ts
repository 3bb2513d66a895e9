/** `npm run -s texts [folder …]` prints the sentences that users see, with their places, for one review. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "@swc/core";

const folders = [
  "bots",
  "src/desk",
  "src/app",
  "src/cli",
  "src/core",
  "src/doors",
  "src/policies/llm",
];
/** A sentence has several words; identifiers, paths, SQL and class names have not. */
const sentence = /^[^<]*[A-Za-z'’…)]{2,}[,.:]? (?:\S+ )*[a-zA-Z'’]{2,}/;
const code = /^(?:SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|PRAGMA|FROM|WHERE|[a-z-]+:[a-z-]+ )/;

interface Node {
  readonly type?: string;
  readonly span?: { readonly start: number };
  readonly value?: unknown;
  readonly quasis?: readonly { readonly cooked?: string | null }[];
}

/** Yields each literal text with the byte where it begins. */
function* textsIn(node: unknown): Generator<readonly [start: number, text: string]> {
  if (Array.isArray(node)) for (const one of node) yield* textsIn(one);
  if (typeof node !== "object" || node === null || Array.isArray(node)) return;
  const { type, span, value, quasis } = node as Node;
  if (type === "ImportDeclaration") return;
  if (type === "StringLiteral") yield [span?.start ?? 0, String(value)];
  if (type === "TemplateLiteral" && quasis)
    yield [span?.start ?? 0, quasis.map(({ cooked }) => cooked ?? "").join("{…}")];
  for (const part of Object.values(node)) yield* textsIn(part);
}

function print(file: string): void {
  const source = readFileSync(file);
  const isTyped = file.endsWith(".ts");
  const syntax = isTyped
    ? ({ syntax: "typescript" } as const)
    : ({ syntax: "ecmascript" } as const);
  const parsed = parseSync(source.toString(), { ...syntax, target: "es2022" });
  for (const [start, text] of textsIn(parsed.body)) {
    if (!sentence.test(text) || code.test(text.trim())) continue;
    // swc counts bytes from the first of a module, beginning with 1 over all modules.
    const line = source
      .subarray(0, start - parsed.span.start)
      .toString()
      .split("\n").length;
    process.stdout.write(`${file}:${line}: ${text.replace(/\s+/g, " ").trim()}\n`);
  }
}

const chosen = process.argv.slice(2);
for (const folder of chosen.length > 0 ? chosen : folders)
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted())
    if (/(?<!\.d)\.(?:ts|js)$/.test(name)) print(path.join(folder, name));
