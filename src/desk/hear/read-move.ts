import type { TurnOption } from "../../core/turn.js";

const fillers: ReadonlySet<string> = new Set(
  "the a an my please i i'll to from on in into onto at with and then ask ask:".split(" "),
);

const sameWords: ReadonlyMap<string, string> = new Map([
  ["walk", "go"],
  ["move", "put"],
  ["place", "put"],
  ["grab", "take"],
  ["get", "take"],
  ["pick", "take"],
  ["wash", "clean"],
  ["chill", "cool"],
  ["warm", "heat"],
  ["shut", "close"],
  ["check", "examine"],
  ["inspect", "examine"],
]);

/**
 * Accepts "open fridge 1". Numbers ("go to the fridge") or last words may be missing if only one move fits. Null when
 * none or several fit.
 */
export function readMove(text: string, options: readonly TurnOption[]): TurnOption | null {
  const said = wordsOf(text);
  if (said.length === 0) return null;
  const readings = [
    (words: readonly string[]) => words.join(" ") === said.join(" "),
    (words: readonly string[]) => isMeant(words.filter(isNoNumber), said),
    (words: readonly string[]) => said.length > 1 && isMeant(words.slice(0, said.length), said),
  ];
  for (const fits of readings) {
    const found = options.filter(({ label }) => fits(wordsOf(label)));
    if (found.length === 1) return found[0] ?? null;
    if (found.length > 1) return null;
  }
  return null;
}

function isMeant(words: readonly string[], said: readonly string[]): boolean {
  return words.join(" ") === said.join(" ");
}

function isNoNumber(word: string): boolean {
  return !/^\d+$/.test(word);
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[.!?,;"“”]/g, " ")
    .split(/[\s/]+/)
    .filter((word) => word !== "" && !fillers.has(word))
    .map((word) => sameWords.get(word) ?? word);
}
