import { endingInS, irregularPlurals } from "./lexicon.js";

/** `ends`: a comma or full stop follows. */
export type Word = ReturnType<typeof readWords>[number];

/** "tomatoes" is "tomato", "berries" "berry", "glasses" "glass". */
function toSingular(word: string): string {
  const known = irregularPlurals.get(word);
  if (known) return known;
  if (endingInS.has(word) || word.length < 4 || !word.endsWith("s")) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z|o)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("ss") || word.endsWith("us") ? word : word.slice(0, -1);
}

export function readWords(text: string) {
  const found = text
    .toLowerCase()
    .matchAll(/([\p{L}\p{N}°/]+(?:['’][\p{L}\p{N}]+)*)([^\p{L}\p{N}]*)/gu);
  return [...found].map(([, written = "", after = ""]) => ({
    text: toSingular(written.replace("’", "'")),
    written,
    endsPhrase: /[.,;:!?()\n]/.test(after),
  }));
}
