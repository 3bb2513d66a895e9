/** The conditions of a statement in SQL. */

/** A condition to be taken out: what stands instead of a part of the text. */
export interface Removal {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

const word =
  /'[^']*'|[()]|\b(?:WHERE|AND|OR|BETWEEN|HAVING|ORDER BY|GROUP BY|LIMIT|RETURNING|UNION|WINDOW|JOIN|LEFT|ON|THEN|ELSE|END|DO|SELECT|FROM|SET)\b/g;
const begins = new Set(["WHERE", "AND", "OR"]);

interface Word {
  readonly word: string;
  readonly at: number;
  readonly depth: number;
}

/**
 * Each condition of the statement, or of a part of one, and how to take it out: `AND x`, `OR x`, `x AND` after
 * `WHERE`; a lone `WHERE x` becomes `WHERE 1`.
 *
 * @param text as it stands in the source, with its quotes; `${…}` is one name in it
 */
export function findConditions(text: string): readonly Removal[] {
  const all = readWords(text.replace(/\$\{[^}]*\}/g, (name) => "x".repeat(name.length)));
  const words = all.filter(({ word }, index) => word !== "BETWEEN" && !isOfBetween(all, index));
  return words.flatMap((one, index): readonly Removal[] => {
    if (!begins.has(one.word)) return [];
    const next = words.slice(index + 1).find((other) => ends(other, one));
    const end = next?.at ?? text.length - 1;
    const from = one.at + one.word.length;
    if (text.slice(from, end).trim() === "") return [];
    if (one.word !== "WHERE") return [{ start: one.at, end, replacement: "" }];
    if (next?.word !== "AND" || next.depth < one.depth)
      return [{ start: from, end, replacement: " 1 " }];
    return [{ start: from, end: next.at + "AND".length, replacement: "" }];
  });
}

/** Whether a condition ends before a word: the next one, or the bracket around it. */
function ends({ word, depth }: Word, condition: Word): boolean {
  return word === ")" ? depth < condition.depth : depth <= condition.depth;
}

/** The words that divide conditions, each with its depth in brackets; a closing bracket is one level up. */
function readWords(text: string): readonly Word[] {
  let depth = 0;
  const words: Word[] = [];
  for (const { 0: found, index: at } of text.matchAll(word)) {
    if (found.startsWith("'")) continue;
    if (found === "(") depth += 1;
    else if (found === ")") {
      depth -= 1;
      words.push({ word: ")", at, depth });
    } else words.push({ word: found, at, depth });
  }
  return words;
}

function isOfBetween(words: readonly Word[], index: number): boolean {
  const one = words[index];
  const before = words.slice(0, index).findLast(({ depth }) => depth === one?.depth);
  return one?.word === "AND" && before?.word === "BETWEEN";
}
