/** Rates whether a bought product is of the wanted kind, by query, category or title. */

/** Share of the wanted title's nouns; 0.2 without any. */
export function titleScore(bought: readonly string[], wanted: readonly string[]): number {
  const small = (words: readonly string[]) => new Set(words.map((word) => word.toLowerCase()));
  if (wanted.length === 0) return 0.2;
  const has = small(bought);
  return [...small(wanted)].filter((word) => has.has(word)).length / wanted.length;
}

export function rateKind(hasQuery: boolean, hasCategory: boolean, score: number): number {
  if (score === 0) return 0;
  if (score < 0.1) return 0.1;
  return hasQuery || hasCategory || score > 0.2 ? 1 : 0.5;
}

/** Two common names, in any position. */
export function sharesCategory(one: string, other: string): boolean {
  const parts = (path: string) => new Set(path.split("›").map((part) => part.trim()));
  const others = parts(other);
  return [...parts(one)].filter((part) => others.has(part)).length >= 2;
}
