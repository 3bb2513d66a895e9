/** Advice for a word that is not known. */
import { distance } from "fastest-levenshtein";

/** "did you mean "sofa"?", or what there is when nothing is close. A sentence's end. */
export function suggest(word: string, known: readonly (string | undefined)[]): string {
  const names = known.filter((name) => name !== undefined);
  const [nearest] = names
    .map((name) => ({ name, away: distance(word.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.away - b.away);
  if (!nearest) return "there are none.";
  return nearest.away <= Math.max(1, Math.floor(word.length / 3))
    ? `did you mean "${nearest.name}"?`
    : `known here: ${nameSome(names)}.`;
}

/** A list, cut short where it is long. */
export function nameSome(names: readonly (string | undefined)[]): string {
  const most = 8;
  const more = names.length > most ? ` and ${names.length - most} more` : "";
  return `${names.slice(0, most).join(", ")}${more}`;
}
