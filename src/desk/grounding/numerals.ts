import { cardinals, ordinals, tens } from "../../core/wording.js";
import { foreignNumerals } from "./languages.js";
import { slips } from "./spelling.js";

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
  const ten = tens.indexOf(word);
  if (ten >= 0) return String(10 * (ten + 2));
  const ordinal = ordinals.indexOf(word);
  return ordinal > 0 ? `O${ordinal}` : null;
}

const ten = tens.join("|");
const tensAndUnits = new RegExp(
  `(?<!\\p{L})(${ten})[- ](?!${ten})([\\p{L}\\d]+?)(?:ish)?(?![\\p{L}\\d])`,
  "gu",
);

/** "twenty-five" -> "25", "twenty first" -> "O21"; other words as they are. */
export function joinTens(text: string): string {
  return text.replace(tensAndUnits, (both, tensWord: string, word: string) => {
    const units = word === "one" ? "1" : (readNumeral(word) ?? "");
    const [, mark, digit] = /^(O?)([1-9])$/.exec(units) ?? [];
    return digit === undefined ? both : `${mark}${tens.indexOf(tensWord) + 2}${digit}`;
  });
}

/** The text with its numbers, but no ranks, as digits: "twenty-five bucks" -> "25 bucks". */
export function inDigits(text: string): string {
  return joinTens(text)
    .replace(/\p{L}+/gu, (word) => {
      const number = readNumeral(word.replace(/ish$/u, "")) ?? word;
      return number.startsWith("O") ? word : number;
    })
    .replace(
      /(?<![\p{L}\d.,])(?:(an?|one|\d{1,3}) )?hundred(?:(?: and)? (\d{1,2})(?![\d.,]\d|\d))?/gu,
      (_, hundreds?: string, rest?: string) =>
        String(100 * (Number(hundreds) || 1) + Number(rest ?? 0)),
    );
}

/** The rank that a word before a name most likely misspells: "forth" -> "fourth"; or null. */
export function nearestRank(word: string): string | null {
  if (word.length < 4 || ordinary.test(word) || readNumeral(word) !== null) return null;
  const heard = word.replace(/^f(?=[ieu]r)/, "th");
  const near = ordinals.find((rank) => rank[0] === heard[0] && slips(heard, rank) <= 1);
  return near ?? null;
}

/** Numbers that sound like other words, as dictation writes them. */
const sounds: ReadonlyMap<string, string> = new Map([
  ["won", "1"],
  ["wan", "1"],
  ["wun", "1"],
  ["uno", "1"],
  ["eins", "1"],
  ["jeden", "1"],
  ["bir", "1"],
  ["to", "2"],
  ["too", "2"],
  ["tu", "2"],
  ["tree", "3"],
  ["free", "3"],
  ["for", "4"],
  ["fore", "4"],
  ["sex", "6"],
  ["ate", "8"],
]);

const ordinary =
  /^(then|the|them|they|tea|ten|fire|fine|find|file|nice|note|none|seen|even|ever|for|fix|sit|tend|tent|test|son|so|too|two|there|these|free|not|now|near|fun|four|five|nine)$/;

/**
 * The number that a word after "drawer" or "number" most likely misspells or sounds like, as digits; or null.
 *
 * @param isBare the name has no article: only then "drawer to" is a number and "the drawer too" is none
 */
export function nearestNumeral(word: string, isBare: boolean): string | null {
  const sound = sounds.get(word);
  if (sound) return isBare || word === "won" ? sound : null;
  if (ordinary.test(word) || word.length < 3 || !/^[a-z]+$/.test(word)) return null;
  const heard = word
    .replace(/ks|cks|cs/, "x")
    .replace(/ph/, "f")
    .replace(/y/, "i");
  const near = cardinals.findIndex(
    (cardinal, value) => value > 0 && cardinal[0] === word[0] && slips(heard, cardinal) <= 1,
  );
  return near > 0 ? String(near) : null;
}
