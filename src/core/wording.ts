/** Small pieces of English that everything which tells something needs. */

/** "1 answer", "2 answers"; "3 people" with words of their own for several. */
export function many(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/**
 * "the sink", "the sink or the shelf", "the sink, the shelf or the bin".
 *
 * @param last what stands before the last of several: "and", "or"
 */
export function joinWords(words: readonly string[], last: string): string {
  return words.length < 2
    ? (words[0] ?? "")
    : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}
