import { wordSet } from "../../core/wording.js";
import { joinTens, readNumeral } from "./numbers.js";
import measures from "./units.json" with { type: "json" };

export interface Amount {
  readonly number: number;
  /** Weight, volume, length, count, money, foreign; "" for a bare number, "other" for a unit of nothing sold. */
  readonly of: string;
  readonly size: number;
  readonly unit: string;
  readonly start: number;
  readonly end: number;
}

const units = new Map(
  Object.entries(measures).flatMap(([of, entries]) =>
    entries.split("; ").flatMap((entry) => {
      const [named = "", words = ""] = entry.split(" = ");
      const [unit = "", factor] = named.split(" ");
      return [unit, ...words.split(" ")].map(
        (word) => [word, { of, unit, factor: Number(factor) }] as const,
      );
    }),
  ),
);
/** Count units that match any other: "50 count" of tea is 50 bags. */
const anyCount = wordSet("pack set count piece box dozen");

function unitOf(word = "") {
  return units.get(word) ?? units.get(word.replace(/(?<=..)s$/, ""));
}

const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d),(?=\d{3}(?!\d))/g, ""],
  [/(?<![\d.,])0?[.,](?=\d)/g, "0point"],
  [/(?<=\d)[.,](?=\d{1,2}(?!\d))/g, "point"],
  [/\$/g, " dollar "],
  [/[€£¥₹₺]/g, " euro "],
  // "AAA" would be read as a typing slip.
  [/(?<![\p{L}\d])([ad])\1\1(?![\p{L}\d])/giu, "letters3$1"],
  [/(?<![\p{L}\d])([ad])\1(?![\p{L}\d])/giu, "letters2$1"],
  [/(?<!\d ?)\b(?:extra|x)[ -]?(?=[sl])/gi, "1x"],
  [/\b(\d) ?x[ -]?s(?:mall)?\b/gi, "$1sizedown"],
  [/\b(\d) ?x[ -]?l(?:arge)?\b/gi, "$1sizeup"],
];

/** Unifies sizes and amounts, so that they survive {@link normaliseText}. */
export function spellAmounts(text: string): string {
  return spellings.reduce(
    (spelled, [said, spelling]) => spelled.replace(said, spelling),
    text.normalize("NFKC"),
  );
}

export function tokensOf(text: string): readonly string[] {
  const words = joinTens(text.split(" ")).map((word) => {
    const number = readNumeral(word.replace(/ish$/, "")) ?? word;
    return number.startsWith("O") ? word : number.replace(/(\d)point(?=\d)/g, "$1.");
  });
  return words
    .join(" ")
    .replace(/\b(?:(\d+|an?|one) )?hundred(?:(?: and)? (\d\d)\b)?/g, (_, hundreds, rest) =>
      String(100 * (Number(hundreds) || 1) + Number(rest ?? 0)),
    )
    .split(" ")
    .flatMap((token) => {
      const [, number = "", unit] = /^(\d{1,7}(?:\.\d{1,3})?)([a-z]{1,10})$/.exec(token) ?? [];
      return unitOf(unit) && unit ? [number, unit] : [token];
    })
    .filter((token) => token !== "");
}

const ones = wordSet("a an one 1 the");
const parts = new Map([
  ["half", 0.5],
  ["demi", 0.5],
  ["quarter", 0.25],
  // "mezzo litro" is translated as "middle liter".
  ["middle", 0.5],
  ["medium", 0.5],
]);
const pairs = wordSet("couple pair");
const links = wordSet("a an of the");

/** Returns a number and where it ends: "20", "half a", "a pair of". */
function numberAt(tokens: readonly string[], at: number): readonly [number, number] | null {
  const [word = "", next = ""] = [tokens[at], tokens[at + 1]];
  if (/^\d+(?:\.\d+)?$/.test(word)) return [Number(word), at + 1];
  const after = tokens.findIndex((token, i) => i > at && !links.has(token));
  const part = parts.get(word);
  if (part) return unitOf(tokens[after]) ? [part, after] : null;
  if (pairs.has(word) && ones.has(tokens[at - 1] ?? "")) return [2, after < 0 ? at + 1 : after];
  const unit = unitOf(next);
  const isOne = unit && unit.of !== "other" && unit.of !== "count" && next.length > 1;
  return ones.has(word) && isOne ? [1, at + 1] : null;
}

export function amountsIn(tokens: readonly string[]): readonly Amount[] {
  const found: Amount[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const read = numberAt(tokens, at);
    if (!read) continue;
    const amount = amountAt(tokens, at, read);
    found.push(amount);
    at = amount.end - 1;
  }
  return found;
}

function amountAt(
  tokens: readonly string[],
  first: number,
  [number, after]: readonly [number, number],
): Amount {
  const [before, next] = [unitOf(tokens[first - 1]), unitOf(tokens[after])];
  const pack = tokens[first - 1] === "of" ? unitOf(tokens[first - 2]) : undefined;
  // "$20", "pack of 20", but not "dollars 20 packs".
  const leading = before?.of === "money" || before?.of === "foreign" ? before : pack;
  const unit = next ?? (leading?.of === "other" ? undefined : leading);
  const end = next ? after + 1 : after;
  const start = !next && unit && unit === pack ? first - 2 : first;
  if (!unit) return { number, of: "", size: number, unit: "", start, end };
  const size = number * unit.factor;
  // "3 dollar and 50 cent"; Italian "e" is translated as "is".
  const link = tokens[end] === "and" || tokens[end] === "is" ? end + 1 : end;
  const cents = /^\d\d$/.test(tokens[link] ?? "") ? Number(tokens[link]) : 0;
  const last = unitOf(tokens[link + 1])?.unit ?? "cent";
  if (!next || unit.unit !== "dollar" || cents === 0 || last !== "cent")
    return { number, of: unit.of, size, unit: unit.unit, start, end };
  const dollars = number + cents / 100;
  const isNamed = unitOf(tokens[link + 1]) !== undefined;
  const span = { start, end: link + (isNamed ? 2 : 1) };
  return { number: dollars, of: "money", size: dollars, unit: "dollar", ...span };
}

/** Largest relative difference of equal amounts in other units: a pound is 500 gram. */
const nearby = 0.12;
const millilitersOfOunce = 29.57;

/** Relative difference of two amounts, or null if they cannot mean the same. */
export function farFrom(said: Amount, sold: Amount): number | null {
  if (said.of === "") return said.number === sold.number ? 0 : null;
  if (said.of === "count" && (sold.of === "count" || sold.of === "")) {
    const isAny = anyCount.has(said.unit) || anyCount.has(sold.unit) || sold.of === "";
    return said.size === sold.size && (isAny || said.unit === sold.unit) ? 0 : null;
  }
  const isFluid = said.unit === "ounce" && sold.of === "volume";
  if (said.of !== sold.of && !isFluid) return null;
  if (said.unit === sold.unit) return Math.abs(said.number - sold.number) < 1e-6 ? 0 : null;
  const size = isFluid ? said.number * millilitersOfOunce : said.size;
  const far = Math.abs(size - sold.size) / sold.size;
  return far <= nearby ? far : null;
}
