import { readIntent, shareFulfilled } from "../../../scenes/ambik/answered-row.js";

export const letters = ["A", "B", "C", "D"] as const;

const marker = /^\s*(?:[-*]+\s*)?\(?(?:[A-Da-d]|[1-4])[).:]\s*/;

/** The options of a completion in any usual notation, without markers, each once; at most four. */
export function readOptions(text: string): readonly string[] {
  const options = text
    .split("\n")
    .filter((line) => marker.test(line))
    .map((line) => line.replace(marker, "").replace(/\s+/g, " ").trim());
  return [...new Set(options.filter((option) => option !== ""))].slice(0, letters.length);
}

/** Whether an option fulfils all concepts of one of the variants (one a line). */
export function isRightOption(option: string, variants: string): boolean {
  return variants
    .split("\n")
    .map(readIntent)
    .some((concepts) => concepts.length > 0 && shareFulfilled(option, concepts) === 1);
}
