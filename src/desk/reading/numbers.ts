import { cardinals, ordinals, tens, wordSet } from "../../core/wording.js";
import { slips } from "./fuzzy.js";
import { foreignNumerals } from "./languages.js";
import plainWords from "./plain-words.json" with { type: "json" };

/**
 * Returns "9" for "nine", "O3" for "third", else null. "one" and "uno" mostly mean "a thing", so they are no numbers.
 */
export function readNumeral(word: string): string | null {
  if (/^\d{1,3}$/.test(word)) return String(Number(word));
  const rank = /^(\d{1,2})[snrt][tdh]$/.exec(word);
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

/** Joins "twenty five" to "25", "twenty first" to "O21". */
export function joinTens(words: readonly string[]): string[] {
  const out: string[] = [];
  for (const word of words) {
    const ten = tens.indexOf(out.at(-1) ?? "") + 2;
    const units = word === "one" ? "1" : (readNumeral(word) ?? "");
    const [, mark, digit] = /^(O?)([1-9])$/.exec(units) ?? [];
    if (ten > 1 && digit) out.splice(-1, 1, `${mark}${ten}${digit}`);
    else out.push(word);
  }
  return out;
}

/** Homophones, as dictation writes them. */
const sounds = new Map(Object.entries(plainWords.sounds));

const ordinary = wordSet(plainWords["like numbers"]);

/** Corrects a misspelt or misheard number, else null. @param isBare no article: only then "drawer to" has a number */
export function nearestNumeral(word: string, isBare: boolean): string | null {
  const sound = sounds.get(word);
  if (sound) return isBare || word === "won" ? sound : null;
  if (ordinary.has(word) || word.length < 3 || !/^[a-z]+$/.test(word)) return null;
  const heard = word.replace(/c?ks/, "x").replace(/y/, "i");
  const near = cardinals.findIndex(
    (cardinal, value) => value > 0 && cardinal[0] === word[0] && slips(heard, cardinal) <= 1,
  );
  return near > 0 ? String(near) : null;
}

/** Returns 3 for "3". */
export function digitsOf(token: string | undefined): number | null {
  return token !== undefined && /^\d{1,4}$/.test(token) ? Number(token) : null;
}

/** Returns 3 for "O3". */
export function rankOf(token: string | undefined): number | null {
  return token !== undefined && /^O\d{1,3}$/.test(token) ? Number(token.slice(1)) : null;
}

const longestRange = 60;
const until = wordSet("to through thru till until bis");

/** Returns one number, rank or range ("3 to 5") at `at`, or null. */
export function numbersAt(
  tokens: readonly string[],
  at: number,
): { readonly numbers: readonly number[]; readonly end: number } | null {
  const read = (token: string | undefined) => digitsOf(token) ?? rankOf(token);
  const from = read(tokens[at]);
  if (from === null) return null;
  const next = tokens[at + 2] === "the" ? at + 3 : at + 2;
  const to = until.has(tokens[at + 1] ?? "") ? read(tokens[next]) : null;
  if (to === null || to <= from || to - from > longestRange)
    return { numbers: [from], end: at + 1 };
  return { numbers: Array.from({ length: to - from + 1 }, (_, i) => from + i), end: next + 1 };
}

const joins = wordSet("to and or , nor");

/** Drops "number" where a name or a number before it says so: "drawer number 3 and number 4". */
export function dropNumberWords(tokens: readonly string[]): readonly string[] {
  return tokens.filter((token, at) => {
    const [two = "", one = "", next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]];
    const isAfter = /^[PT]\d/.test(one) || (joins.has(one) && digitsOf(two) !== null);
    return !(/^numbers?$/.test(token) && digitsOf(next) !== null && isAfter);
  });
}
