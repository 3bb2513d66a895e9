import { readIntent, shareFulfilled } from "../../../scenes/ambik/intents.js";

export const letters = ["A", "B", "C", "D"] as const;
export type Letter = (typeof letters)[number];

const nothing = "do nothing";

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

/** As AmbiK's repository does (format_examples): markers only at the beginning of a line, and kept. */
export function readOptionsAsRepo(text: string): Readonly<Record<Letter, string>> {
  const lines = text.split("\n");
  const parts = lines.length < 4 ? text.split(/(\d. [\p{L}\p{N}_\s]*.)/u) : lines;
  const optionOf = (letter: Letter, index: number) =>
    parts.find((part) =>
      [`${letter})`, `${index + 1}.`, `${index + 1})`].some((start) => part.startsWith(start)),
    ) ?? nothing;
  const [A, B, C, D] = letters.map(optionOf);
  return { A: A ?? nothing, B: B ?? nothing, C: C ?? nothing, D: D ?? nothing };
}

/** The repository cuts three characters, marker or not: "do nothing" becomes "nothing". */
export function cutMarker(option: string): string {
  return option.slice(3);
}

/** As the repository does: all concepts of a variant occur, each after a blank. */
export function isRightAsRepo(option: string, variants: readonly string[]): boolean {
  const text = option.toLowerCase();
  return variants.some((variant) =>
    variant.split(", ").every((concept) => {
      const negated = concept.startsWith("-");
      const parts = (negated ? concept.slice(1) : concept).split("|");
      return parts.some((part) => text.includes(` ${part}`)) !== negated;
    }),
  );
}
