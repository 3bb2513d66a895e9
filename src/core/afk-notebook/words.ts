/** Returns the words of Q-BabyAI's notebook. */
export function plainWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/** Returns the words of Q-TextWorld's notebook, where "'s" and "n't" are separate. */
export function wordsAndMarks(text: string): readonly string[] {
  const words: string[] = [];
  for (const [piece] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?|[^\s]/gu)) {
    const ending = /^(.+?)(n['’]t|['’]\p{L}+)$/u.exec(piece);
    words.push(...(ending ? [ending[1] ?? "", ending[2] ?? ""] : [piece]));
  }
  return words;
}

/** Keeps order and repeats. */
export function nGrams(words: readonly string[], n: number): readonly string[] {
  return words.slice(0, Math.max(0, words.length - n + 1)).map((_, start) => {
    return words.slice(start, start + n).join(" ");
  });
}

/** Words that never relate two notes. */
export const functionWords: ReadonlySet<string> = new Set(
  `a an the this that these those some any each every of to in on at by from with into onto under over
  is are was were be been am do does did has have had can could will would should may might must
  and or but not no nor it its i you he she we they me him them my your his her our their there here
  where which what who how when why please`.split(/\s+/),
);
