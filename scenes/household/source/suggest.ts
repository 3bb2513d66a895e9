/** Corrects misspelt words in error messages. */
import { distance } from "fastest-levenshtein";

/** Returns the most similar known word; null when none is close. */
export function findNearest(word: string, known: readonly (string | undefined)[]): string | null {
  const [nearest] = known
    .filter((name) => name !== undefined)
    .map((name) => ({ name, away: distance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.away - b.away);
  return nearest && nearest.away <= Math.max(1, Math.floor(word.length / 3)) ? nearest.name : null;
}

/** Returns the end of a message: "did you mean "sofa"?", or the valid words. */
export function suggest(word: string, known: readonly (string | undefined)[]): string {
  const nearest = findNearest(word, known);
  if (nearest !== null) return `did you mean "${nearest}"?`;
  const names = known.filter((name) => name !== undefined);
  return names.length > 0 ? `known here: ${nameSome(names)}.` : "there are none.";
}

const longestLine = 400;

export function cutLine(line: string): string {
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
}

export function nameSome(names: readonly (string | undefined)[], between = ", "): string {
  const most = 8;
  const more = names.length > most ? ` and ${names.length - most} more` : "";
  return `${names.slice(0, most).join(between)}${more}`;
}
