import { foreignNumerals } from "./languages.js";

const cardinals =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const ordinals =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );

/**
 * A word for a number as digits ("nine" -> "9"), a word for a rank as `O` and digits ("third" -> "O3"),
 * or null. "one" and "uno" are not numbers here: they mostly mean "a thing".
 */
export function readNumeral(word: string): string | null {
  if (/^\d{1,3}$/.test(word)) return String(Number(word));
  const rank = /^(\d{1,2})(st|nd|rd|th)$/.exec(word);
  if (rank) return `O${Number(rank[1])}`;
  const other = foreignNumerals.get(word);
  if (other) return other;
  const cardinal = cardinals.indexOf(word);
  if (cardinal > 1) return String(cardinal);
  const ordinal = ordinals.indexOf(word);
  return ordinal > 0 ? `O${ordinal}` : null;
}
