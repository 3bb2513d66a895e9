const longestWord = 100;

/**
 * Cuts words into pieces of a language model's vocabulary (WordPiece). A word with an unknown letter becomes `unknown`,
 * or is left out.
 */
export function piecesOf(
  text: string,
  ids: ReadonlyMap<string, number>,
  unknown?: number,
): readonly number[] {
  const plain = text
    .normalize("NFC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
  const words = plain.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}\p{C}]/gu) ?? [];
  const rest = unknown === undefined ? [] : [unknown];
  return words.flatMap((word) => cutWord(word, ids) ?? rest);
}

function cutWord(word: string, ids: ReadonlyMap<string, number>): readonly number[] | null {
  if (word.length > longestWord) return null;
  const found: number[] = [];
  for (let start = 0; start < word.length; ) {
    const mark = start === 0 ? "" : "##";
    let end = word.length;
    while (end > start && !ids.has(mark + word.slice(start, end))) end--;
    const id = ids.get(mark + word.slice(start, end));
    if (id === undefined) return null;
    found.push(id);
    start = end;
  }
  return found;
}
