/** What is offered for sale, and which of it the words of a reply fit. */
import { wordSet } from "../../core/wording.js";
import { type Amount, amountsIn, farFrom, spellAmounts, tokensOf } from "./amounts.js";
import { normaliseText } from "./normalise.js";
import relatives from "./relatives.json" with { type: "json" };
import { correctSpelling } from "./spelling.js";
import { isLight } from "./tokens.js";

/** One of the values on offer. */
export interface Offer {
  readonly value: string;
  /** Its words in the letters of a reply, and neighbours written as one. */
  readonly words: ReadonlySet<string>;
  /** Those that a reply has to say to name all of it. */
  readonly content: readonly string[];
  readonly amounts: readonly Amount[];
  /** In dollars, where it stands behind the title. */
  readonly price: number | null;
}

/** Words that set nothing apart. */
const small = wordSet(
  "for and or with in on at to of from by as so if it be do is i we you me us my what this that one size item thing please get have can will would want need like good fine just only really very much too more most all any no not never new same other than but off up down out over about",
);

export function isSmall(word: string): boolean {
  return small.has(word) || isLight(word);
}

/** One spelling for words that people write in several forms. */
function stemOf(word: string): string {
  const british = word
    .replace(/^grey(?=ish$|$)/, "gray")
    .replace(/our$/, "or")
    .replace(/tre$/, "ter");
  return british.length > 3 ? british.replace(/ies$/, "y").replace(/(?<=[^su])s$/, "") : british;
}

export function readOffers(values: readonly string[]): readonly Offer[] {
  const offers = values.map((value) => {
    const [, title = value, price] =
      /^(.{1,400}) \(\$([\d.]{1,12})(?![\d.])[^()]{0,80}\)$/u.exec(value) ?? [];
    const tokens = tokensOf(normaliseText(spellAmounts(title.replace(/[()]/g, " "))));
    const amounts = amountsIn(tokens);
    const isCounted = (at: number) => amounts.some(({ start, end }) => at >= start && at < end);
    const words = tokens.filter((token) => /[a-z]/.test(token)).map(stemOf);
    const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
    return {
      value,
      words: new Set([...words, ...pairs]),
      content: tokens.flatMap((token, at) =>
        /[a-z]/.test(token) && !isCounted(at) ? [stemOf(token)] : [],
      ),
      amounts:
        price === undefined
          ? [...amounts, ...codes(tokens)]
          : amounts.filter(({ of }) => of !== "" && of !== "other"),
      price: price === undefined ? null : Number(price),
    };
  });
  // One "75 milliliter" beside packs is a pack of one.
  const single = offers.filter(({ amounts }) => !amounts.some(({ of }) => of === "count"));
  const isPack =
    offers.length > 1 && single.length === 1 && offers.every(({ price }) => price === null);
  const one = { number: 1, of: "count", size: 1, unit: "pack", start: 0, end: 0 };
  return offers.map((offer) =>
    isPack && single.includes(offer) ? { ...offer, amounts: [...offer.amounts, one] } : offer,
  );
}

/** "e27" is also called by its number. */
function codes(tokens: readonly string[]): readonly Amount[] {
  return tokens.flatMap((token, start) => {
    const number = Number(/^[a-z]{1,2}(\d{1,3})$/.exec(token)?.[1] ?? Number.NaN);
    return Number.isNaN(number)
      ? []
      : [{ number, of: "code", size: number, unit: "", start, end: start + 1 }];
  });
}

interface Fit {
  readonly ids: readonly Offer[];
  /** The word as it stands there. */
  readonly as: string;
  readonly isExact: boolean;
}

const shortSizes: Readonly<Record<string, string>> = {
  s: "small",
  sm: "small",
  m: "medium",
  med: "medium",
  l: "large",
  lg: "large",
};

/** Those that have a word of the reply. A small word counts where it is all that is said of an offer. */
export function having(word: string, offers: readonly Offer[]): Fit | null {
  const said = stemOf(word);
  const ids = offers.filter(
    ({ words, content }) => words.has(said) && (!isSmall(word) || content.length === 1),
  );
  if (ids.length > 0) return { ids, as: said, isExact: true };
  const size = shortSizes[said];
  return size === undefined ? null : having(size, offers);
}

/** Those that have a word that the reply's one begins, misspells or stands for. */
export function nearly(word: string, offers: readonly Offer[]): Fit | null {
  const said = stemOf(word);
  if (said.length < 3 || isSmall(word)) return null;
  const all = [...new Set(offers.flatMap(({ words }) => [...words]))].filter(
    (one) => one.length > 1 && !isSmall(one),
  );
  const begun = all.filter((one) => begins(said, one) || begins(one, said));
  const near =
    begun.length > 0 ? begun : all.filter((one) => correctSpelling(said, new Set([one])) === one);
  const meant = near.length > 0 ? near : relativesOf(said).filter((one) => all.includes(one));
  const ids = offers.filter(({ words }) => meant.some((one) => words.has(one)));
  const [as] = meant;
  return as === undefined
    ? null
    : { ids, as: ids.length === 1 || near.length > 0 ? as : word, isExact: false };
}

/** "choc" begins "chocolate", "lemon" "lemony", "9v" "9volt". */
function begins(short: string, long: string): boolean {
  const least = /\d/.test(short) ? 2 : 4;
  return (
    short.length >= least &&
    long.startsWith(short) &&
    long.length - short.length <= (short.length > 4 ? 8 : 6)
  );
}

/** What words that people say may be called in a shop: "pink" is "rose" or "blush". */
const related = Object.values(relatives)
  .flatMap((entries) => entries.split("; "))
  .map((entry) => entry.split(" = ").map((words) => words.split(" ")));

function relativesOf(word: string): readonly string[] {
  return related.flatMap(([said = [], sold = []]) => (said.includes(word) ? sold : []));
}

/** The offers that an amount fits best; none: nothing of this amount is sold. */
export function ofAmount(said: Amount, offers: readonly Offer[]): readonly Offer[] {
  const far = (offer: Offer) =>
    Math.min(...offer.amounts.map((amount) => farFrom(said, amount) ?? Number.POSITIVE_INFINITY));
  const least = Math.min(...offers.map(far));
  return least === Number.POSITIVE_INFINITY ? [] : offers.filter((offer) => far(offer) === least);
}

/** Those at a price: "the 9.40 one", "the five dollar one". */
export function atPrice(said: Amount, offers: readonly Offer[]): readonly Offer[] {
  if (said.of !== "" && said.of !== "money") return [];
  const exact = offers.filter(({ price }) => price === said.size);
  if (exact.length > 0 || !Number.isInteger(said.size)) return exact;
  return offers.filter(
    ({ price }) =>
      price !== null && (Math.floor(price) === said.size || Math.round(price) === said.size),
  );
}

const ladders = [
  "small medium large",
  "child adult",
  "single twin double full queen king",
  "compact standard",
].map((ladder) => ladder.split(" "));

/** How big each is, by a measure that all have; null: they have none. */
export function sizesOf(offers: readonly Offer[]): readonly number[] | null {
  const ranked = offers.map(({ content: [word = ""] }) => ladderAt(word));
  if (ranked.every((size) => size !== null)) return distinct(ranked);
  const kinds = new Set(offers.flatMap(({ amounts }) => amounts.map(({ of }) => of)));
  for (const of of kinds) {
    const own = offers.map(({ amounts }) => amounts.filter((amount) => amount.of === of));
    if (/^(?:code|money)$/.test(of) || own.some((amounts) => amounts.length === 0)) continue;
    const sizes = own.map((amounts) => amounts.reduce((size, amount) => size * amount.size, 1));
    const read = distinct(sizes);
    if (read) return read;
  }
  const whole = offers.map(({ amounts }) =>
    amounts.reduce((size, amount) => size * amount.size, amounts.length > 0 ? 1 : 0),
  );
  return whole.every((size) => size > 0) && kinds.size <= 2 && kinds.has("count")
    ? distinct(whole)
    : null;
}

function ladderAt(word: string): number | null {
  const [, steps, way] = /^(\d)size(up|down)$/.exec(word) ?? [];
  if (way) return way === "up" ? 3 + Number(steps) : -Number(steps);
  const ladder = ladders.find((one) => one.includes(word));
  return ladder ? ladder.indexOf(word) : null;
}

function distinct(sizes: readonly number[]): readonly number[] | null {
  return sizes.length > 1 && new Set(sizes).size === sizes.length ? sizes : null;
}
