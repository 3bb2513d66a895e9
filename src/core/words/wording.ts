/** Returns "1 step" or "3 steps". `several`: an irregular plural ("people"). */
export function many(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** Joins words to "a, b and c". @param last "and" or "or" */
export function joinWords(words: readonly string[], last: string): string {
  return words.length < 2
    ? (words[0] ?? "")
    : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function literalPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/** Returns the words in lower case, without punctuation. */
export function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

export const tens: readonly string[] = [
  ...wordSet("twenty thirty forty fifty sixty seventy eighty ninety"),
];
export const cardinals: readonly string[] = [
  ...wordSet(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
  ),
];
export const ordinals: readonly string[] = [
  ...wordSet(
    "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
  ),
];

/** Returns "12.3 %" for 0.123. */
export function percent(share: number, digits = 1): string {
  return `${(share * 100).toFixed(digits)} %`;
}
