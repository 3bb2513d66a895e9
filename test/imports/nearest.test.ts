/** A search that only tests and benches call is no part of the product. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const contracts = ["src/core/stores.ts", "src/core/question-store.ts", "src/core/recall.ts"];
/** What searches by likeness, in the contracts. */
const searches = /\b(nearest|findAlike|recall)\??(?:\(|: Recall;)/g;

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => path.join(folder, name));
}

it("each search by likeness has a caller in the product, beside the research", () => {
  const named = contracts.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(searches)].map(([, name = ""]) => name),
  );
  expect(new Set(named)).toEqual(new Set(["nearest", "findAlike", "recall"]));
  const product = ["src/agent", "src/app", "src/cli", "src/desk", "src/policies"].flatMap(filesIn);
  const text = product.map((file) => readFileSync(file, "utf8")).join("\n");
  for (const name of named) {
    const owner = { nearest: "tuples", findAlike: "questions", recall: "memory" }[name];
    expect(text, name).toMatch(new RegExp(`\\b${owner}\\s*\\.${name}\\(`));
  }
});
