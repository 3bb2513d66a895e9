/** Reads numbers and ranks: "nine", "third", "twenty-five". */
import { cardinals, ordinals, tens, wordSet } from "../../../core/words/wording.js";
import { foreignNumerals } from "../languages.js";
import plainWords from "../lexicon/plain-words.json" with { type: "json" };
import { slips } from "../lexicon/spelling.js";

/** Returns "9" for "nine" and "O3" for "third"; null for other words, and for "one", which mostly means "a thing". */
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

/** Joins tens and units: "twenty-five" becomes "25", "twenty first" becomes "O21". */
export function joinTens(text: string): string {
  return text.replace(tensAndUnits, (both, tensWord: string, word: string) => {
    const units = word === "one" ? "1" : (readNumeral(word) ?? "");
    const [, mark, digit] = /^(O?)([1-9])$/.exec(units) ?? [];
    return digit === undefined ? both : `${mark}${tens.indexOf(tensWord) + 2}${digit}`;
  });
}

/** Writes numbers as digits: "twenty-five bucks" -> "25 bucks". Ranks stay. */
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

/** Corrects a rank misspelt before a name: "forth" -> "fourth"; else null. */
export function nearestRank(word: string): string | null {
  if (word.length < 4 || ordinary.has(word) || readNumeral(word) !== null) return null;
  const heard = word.replace(/^f(?=[ieu]r)/, "th");
  const near = ordinals.find((rank) => rank[0] === heard[0] && slips(heard, rank) <= 1);
  return near ?? null;
}

/** Maps words that sound like numbers, as dictation writes them, to the numbers. */
const sounds = new Map(Object.entries(plainWords.sounds));

const ordinary = wordSet(plainWords["like numbers"]);

/**
 * Corrects a misspelt or misheard number; null for other words.
 * @param isBare without an article: only then "drawer to" has a number
 */
export function nearestNumeral(word: string, isBare: boolean): string | null {
  const sound = sounds.get(word);
  if (sound) return isBare || word === "won" ? sound : null;
  if (ordinary.has(word) || word.length < 3 || !/^[a-z]+$/.test(word)) return null;
  const heard = word
    .replace(/ks|cks|cs/, "x")
    .replace(/ph/, "f")
    .replace(/y/, "i");
  const near = cardinals.findIndex(
    (cardinal, value) => value > 0 && cardinal[0] === word[0] && slips(heard, cardinal) <= 1,
  );
  return near > 0 ? String(near) : null;
}

export function digitsOf(token: string | undefined): number | null {
  return token !== undefined && /^\d{1,4}$/.test(token) ? Number(token) : null;
}

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

type Named = ReadonlyArray<{
  readonly classes: readonly string[];
  readonly ids: readonly string[];
}>;

/** Shortens "drawer 1 to drawer 4" to "drawer 1 to 4". */
function joinRanges(text: string, entities: Named): string {
  return text.replace(
    /\b(P\d+) (\d+) to (?:the )?(P\d+) (\d+)\b/g,
    (whole, first: string, from: string, last: string, to: string) => {
      const [one, other] = [first, last].map((name) => entities[Number(name.slice(1))]);
      const isSame = one?.classes.join() === other?.classes.join();
      return isSame ? `${first} ${from} to ${to}` : whole;
    },
  );
}

/** Reads "2. drawer" as the second one, after a thing or at the start. */
function rankWithDot(text: string, entities: Named): string {
  return text.replace(
    /(?<=^|T\d+ |[,;] |in |the )(\d{1,2}) \. ((?:in )?(?:the )?)(P\d+)(?! \d)/g,
    (whole, rank: string, lead: string, name: string) => {
      const ids = entities[Number(name.slice(1))]?.ids ?? [];
      return ids.length >= Number(rank) && ids.length > 1 ? `${lead}O${rank} ${name}` : whole;
    },
  );
}

/** Writes lists and ranges of numbers in one way: "drawers 1, 3 and 4", "drawers 1 to 4". */
export function tidyNumbers(text: string, entities: Named): string {
  const tidy = text
    .replace(
      /(?<=\d )(?:right |all the way |up |on )?(?:through to|through|thru|until|till|right to|all the way to|up to) (?=(?:the )?(?:number |P\d+ )?\d)/g,
      "to ",
    )
    .replace(/(?<=[PT]\d+ (?:; )?)numbers? (?=\d)/g, "")
    .replace(/(?<=\d (?:to|and|or|,|nor) )numbers? (?=\d)/g, "")
    .replace(/(?<=\d )(?:as well as|and also|plus) (?=\d)/g, "and ")
    .replace(/(?<=\d to \d{1,2}) (?:; )?inclusive(?: ;)?(?= |$)/g, "");
  return joinRanges(rankWithDot(tidy, entities), entities);
}
