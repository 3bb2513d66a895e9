const longestWord = 100;

/**
 * The pieces of a text as rows of the table, cut as BERT's WordPiece does: lower case without accents, words and
 * single signs, from each word the longest known piece first ("teapots" is "tea", "##pot", "##s"). A word with an
 * unknown letter has none.
 *
 * @param ids row by piece
 */
export function piecesOf(text: string, ids: ReadonlyMap<string, number>): readonly number[] {
  const plain = text
    .normalize("NFC")
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "");
  const words = plain.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}\p{C}]/gu) ?? [];
  return words.flatMap((word) => cutWord(word, ids));
}

function cutWord(word: string, ids: ReadonlyMap<string, number>): readonly number[] {
  if (word.length > longestWord) return [];
  const found: number[] = [];
  for (let start = 0; start < word.length; ) {
    const mark = start === 0 ? "" : "##";
    let end = word.length;
    while (end > start && !ids.has(mark + word.slice(start, end))) end--;
    const id = ids.get(mark + word.slice(start, end));
    if (id === undefined) return [];
    found.push(id);
    start = end;
  }
  return found;
}
