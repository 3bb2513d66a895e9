/** Probes: calls in the functions of a source that tell which of them a test reaches. */
import type { SourceFile } from "./mutants.js";

/** The name of a function in what the worker tells. */
export function probeOf(file: string, number: number | ""): string {
  return `${file}#${number}`;
}

/** The source with a probe at the beginning of each function. */
export function withProbes({ file, text, functions }: SourceFile): string {
  const inserts = functions.flatMap(({ number, body }) => {
    const call = `globalThis.sousReached?.(${JSON.stringify(probeOf(file, number))})`;
    return body.type === "BlockStatement"
      ? [{ at: body.start + 1, code: `${call};` }]
      : [
          { at: body.start, code: `(${call}, ` },
          { at: body.end, code: ")" },
        ];
  });
  return inserts
    .map((insert, order) => ({ ...insert, order }))
    .sort((one, other) => other.at - one.at || other.order - one.order)
    .reduce((code, { at, code: insert }) => code.slice(0, at) + insert + code.slice(at), text);
}
