/** Reads amounts and prices: "two 12 oz packs", "$15.50". */
import { cardinals, tens, wordSet } from "../../../core/words/wording.js";
import { correctSpelling } from "../lexicon/spelling.js";
import { inDigits } from "./numbers.js";
import measures from "./units.json" with { type: "json" };

export type Amount = ReturnType<typeof amountAt>;

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
/** Units of counting that match each other: "50 count" of tea is 50 bags. */
const anyCount = wordSet("pack set count piece box");

function unitOf(word = "") {
  return units.get(word) ?? units.get(word.replace(/(?<=..)s$/, ""));
}

const spellings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d),(?=\d{3}(?!\d))/g, ""],
  [/(?<![\d.,])0?[.,](?=\d)/g, "0point"],
  [/(?<=\d)[.,](?=\d{1,2}(?!\d))/g, "point"],
  [/(?<!\d)(?:(\d{1,3})[ -])?([1-9])[/⁄]([2-9])(?![\d⁄/])/g, "$1 $2 over $3 "],
  [/(?<=\d) ?[x×*] ?(?=\d)/gi, " by "],
  [/(?<=\d) ?["”″](?!\p{L})/gu, " inch "],
  [/(?<=\d)in\b/gi, " inch "],
  [/\b(?:a |one )?(?:tenner|ten spot)\b/gi, " 10 dollar "],
  [/\b(?:a |one )?fiver\b/gi, " 5 dollar "],
  [/\$/g, " dollar "],
  [/¢/g, " cents "],
  [/[€£¥₹₺]|zł/g, " euro "],
  [/%/g, " percent "],
  [/\bfl(?:uid)?\.? ?(?:oz|ounces?)\b\.?/gi, "floz"],
  // Keeps battery sizes: "AAA" would be read as a typing slip.
  [
    /(?<![\p{L}\d])(?:([ad])\1\1|tripp?le[ -]?([a-d])|([ad]) ?\3 ?\3)(?![\p{L}\d])/giu,
    "letters3$1$2$3",
  ],
  [/(?<![\p{L}\d])(?:([ad])\1|double[ -]?([a-d]))(?![\p{L}\d])/giu, "letters2$1$2"],
  [/\b(\d) ?x[ -]?(small|large|s|l)\b/gi, "$1x$2"],
  [/\b(?:extra[ -]?extra[ -]?|xx[ -]?)(small|large|s|l)\b/gi, "2x$1"],
  [/\b(?:extra[ -]?|x[ -]?)(small|large|s|l)\b/gi, "1x$1"],
  [/\b(\d)xs(?:mall)?\b/gi, "$1sizedown"],
  [/\b(\d)xl(?:arge)?\b/gi, "$1sizeup"],
  [
    /(?<![\p{L}\d])(\d{1,2})x(?![\p{L}\d])|(?<![\p{L}\d])x(\d{1,2})(?![\p{L}\d])/giu,
    " pack of $1$2 ",
  ],
];

/** Spells sizes and amounts in one way, so that {@link normaliseText} keeps them. */
export function spellAmounts(text: string): string {
  return spellings.reduce(
    (spelled, [said, spelling]) => spelled.replace(said, spelling),
    text.normalize("NFKC"),
  );
}

const longNumbers = new Set([...cardinals, ...tens].filter((word) => word.length > 4));

const theTen = new RegExp(`\\bthe (${tens.join("|")}) ones?\\b`, "g");

export function tokensOf(text: string): readonly string[] {
  const words = text.split(" ");
  const spelled = words.map((word, at) =>
    unitOf(words[at + 1]) ? correctSpelling(word, longNumbers) : word,
  );
  // "the fifty one" means the one of 50, not 51.
  return inDigits(spelled.join(" ").replace(theTen, "the $1"))
    .replace(/(\d)point(?=\d)/g, "$1.")
    .split(" ")
    .flatMap((token) => {
      const [, number, unit] = /^(\d{1,7}(?:\.\d{1,3})?)([a-z]{1,10})$/.exec(token) ?? [];
      if (number === undefined || unit === undefined) return [token];
      return unit === "ish" || unit === "er" ? [number] : unitOf(unit) ? [number, unit] : [token];
    })
    .filter((token) => token !== "");
}

const one = /^(?:an?|one|1|the)$/;

function numberAt(tokens: readonly string[], at: number): readonly [number, number] | null {
  const word = tokens[at] ?? "";
  const next = tokens[at + 1] ?? "";
  const skip = (from: number) =>
    /^(?:an?|of|the)$/.test(tokens[from] ?? "") ? skipTo(tokens, from) : from;
  if (/^\d+(?:\.\d+)?$/.test(word)) {
    const number = Number(word);
    if (next === "over" && /^\d$/.test(tokens[at + 2] ?? ""))
      return [number / Number(tokens[at + 2]), skip(at + 3)];
    if (tokens[at + 2] === "over") {
      const part = numberAt(tokens, at + 1);
      if (part) return [number + part[0], part[1]];
    }
    if (next === "and" && tokens[at + 2] === "a" && tokens[at + 3] === "half")
      return [number + 0.5, at + 4];
    if (/^quarters?$/.test(next)) return [number / 4, skip(at + 2)];
    if (next === "dozen") return [number * 12, at + 2];
    return [number, at + 1];
  }
  // "mezzo litro" is translated as "middle liter".
  if (/^(?:half|demi|middle|medium)$/.test(word)) {
    const from = skip(at + 1);
    return tokens[from] === "dozen" ? [6, from + 1] : unitOf(tokens[from]) ? [0.5, from] : null;
  }
  if (word === "quarter" && unitOf(tokens[skip(at + 1)])) return [0.25, skip(at + 1)];
  if (/^dozen$/.test(word)) return [12, at + 1];
  if (/^(?:couple|pair)$/.test(word) && one.test(tokens[at - 1] ?? "")) return [2, skip(at + 1)];
  const unit = unitOf(next);
  const times = ["", "single", "double", "triple"].indexOf(word.replace("twin", "double"));
  if (times > 0 && (unit?.of === "count" || (times === 1 && tokens.length > 1)))
    return [times, at + 1];
  if (word === "one" && /^(?:just|only)$/.test(tokens[at - 1] ?? "") && !/^[a-z]/.test(next))
    return [1, at + 1];
  if (one.test(word) && unit && unit.of !== "other" && unit.of !== "count" && next.length > 1)
    return [1, at + 1];
  return null;
}

function skipTo(tokens: readonly string[], from: number): number {
  let at = from;
  while (/^(?:an?|of|the)$/.test(tokens[at] ?? "")) at += 1;
  return at;
}

export function amountsIn(tokens: readonly string[]): readonly Amount[] {
  const found: Amount[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const read = numberAt(tokens, at);
    if (!read) continue;
    const [number, after] = read;
    found.push(amountAt(tokens, number, { start: at, after }));
    at = (found.at(-1)?.end ?? after) - 1;
  }
  // Applies the unit to both numbers: "40 by 60 centimeter".
  return found.map((amount, i) => {
    const next = found[i + 1];
    const isSide =
      amount.of === "" &&
      next !== undefined &&
      next.of !== "" &&
      next.start === amount.end + 1 &&
      /^(?:by|to)$/.test(tokens[amount.end] ?? "");
    return isSide
      ? { ...amount, of: next.of, unit: next.unit, size: (amount.number * next.size) / next.number }
      : amount;
  });
}

function amountAt(
  tokens: readonly string[],
  number: number,
  { start, after }: { start: number; after: number },
) {
  const before = unitOf(tokens[start - 1]);
  const pack = tokens[start - 1] === "of" ? unitOf(tokens[start - 2]) : undefined;
  const next = unitOf(tokens[after]);
  // Money may stand first ("$20"), but not in "dollars 20 packs".
  const unit =
    next ??
    (before?.of === "money" || before?.of === "foreign"
      ? before
      : pack?.of === "count"
        ? pack
        : undefined);
  const end = next ? after + 1 : after;
  if (!unit) return { number, of: "", size: number, unit: "", start, end };
  const size = number * unit.factor;
  // Also accepts "is" for "and", as Italian "e" is translated as "is".
  const cents = /^\d{2}$/.test(tokens[end] ?? "")
    ? end
    : /^(?:and|is)$/.test(tokens[end] ?? "") && /^\d{2}$/.test(tokens[end + 1] ?? "")
      ? end + 1
      : -1;
  if (
    next &&
    unit.unit === "dollar" &&
    cents >= 0 &&
    (unitOf(tokens[cents + 1])?.unit ?? "cent") === "cent"
  )
    return {
      number: number + Number(tokens[cents]) / 100,
      of: "money",
      size: size + Number(tokens[cents]) / 100,
      unit: "dollar",
      start,
      end: cents + (unitOf(tokens[cents + 1]) ? 2 : 1),
    };
  return {
    number,
    of: unit.of,
    size,
    unit: unit.unit,
    start: pack && !next ? start - 2 : start,
    end,
  };
}

/** Largest relative difference of amounts that count as equal in different units: a pound is 500 gram. */
const nearby = 0.12;

/** Returns the relative difference of two amounts; null if they cannot mean the same. */
export function farFrom(said: Amount, sold: Amount): number | null {
  if (said.of === "") return said.number === sold.number ? 0 : null;
  if (said.of === "count" && (sold.of === "count" || sold.of === "")) {
    const isSame =
      said.unit === sold.unit ||
      anyCount.has(said.unit) ||
      anyCount.has(sold.unit) ||
      sold.of === "";
    return isSame && said.number === sold.number ? 0 : null;
  }
  const isFluid = said.unit === "ounce" && sold.of === "volume";
  if (said.of !== sold.of && !isFluid) return null;
  if (said.unit === sold.unit) return Math.abs(said.number - sold.number) < 1e-6 ? 0 : null;
  const size = isFluid ? said.number * 29.57 : said.size;
  const far = Math.abs(size - sold.size) / sold.size;
  return far <= nearby ? far : null;
}
