/** Decides which products and options fit an order. */
import { countingWords, type Order, saysWhole, wordsIn, wordsOf } from "./order.js";
import type { Found, OptionGroup } from "./page.js";

/**
 * Returns the group's value that the order names; null for none, or several equally.
 * @param isWhole the order is complete, so half of a value's words, or a number without its unit, are enough
 */
export function saidValue(order: Order, group: OptionGroup, isWhole = false): string | null {
  const values = wantedValues(order, group);
  const [only] = values;
  if (only !== undefined && values.length === 1 && group.values.length > 1) return only;
  const named = values.filter((value) => saysWhole(order, `${group.name} ${value}`) === true);
  if (named.length > 0) return soleBest(named, (value) => wordsOf(value).length);
  const whole = values.filter((value) => saysWhole(order, value) === true);
  if (whole.length > 0) return soleBest(whole, (value) => wordsOf(value).length);
  const parts = new Map(values.map((value) => [value, partSaid(order, value, { group, isWhole })]));
  const share = (value: string): number => {
    const { said = 0, of = 1 } = parts.get(value) ?? {};
    return said / of >= (isWhole ? 0.5 : 1) ? said / of + said / 100 : 0;
  };
  return soleBest(
    values.filter((value) => share(value) > 0),
    share,
  );
}

export function wantedValues(order: Order, { values }: OptionGroup): readonly string[] {
  const left = values.filter((value) => saysWhole(order, value) !== "denied");
  return left.length > 0 ? left : values;
}

function soleBest(values: readonly string[], rate: (value: string) => number): string | null {
  const [best, next] = [...values].sort((one, other) => rate(other) - rate(one));
  if (best === undefined) return null;
  return next !== undefined && rate(next) === rate(best) ? null : best;
}

/**
 * Counts the order's words among those that distinguish a value in its group: "2 pound" covers "2 pound (pack of 1)"
 * beside "5 pound (pack of 1)". A number missing from the order excludes the value, except "1".
 */
function partSaid(
  { line, words }: Order,
  value: string,
  { group, isWhole }: { readonly group: OptionGroup; readonly isWhole: boolean },
): { readonly said: number; readonly of: number } {
  const sets = group.values.map((one) => wordsIn(one));
  const own = countingWords(value).filter((word) => sets.some((set) => !set.has(word)));
  const all = wordsOf(value);
  const isSaid = (word: string): boolean => {
    if (!words.includes(word) || !line.includes(` ${word} `)) return false;
    if (!isNumber(word) || isWhole) return true;
    const at = all.indexOf(word);
    const beside = [all[at - 1], all[at + 1]].filter((one) => one !== undefined);
    return beside.length === 0 || beside.some((one) => line.includes(` ${one} `));
  };
  const telling = own.filter((word) => word !== "1" || isSaid(word));
  const isOut = telling.some((word) => isNumber(word) && !isSaid(word));
  return { said: isOut ? 0 : telling.filter(isSaid).length, of: Math.max(telling.length, 1) };
}

function isNumber(word: string): boolean {
  return /^\d/.test(word);
}

export function missingWords({ words }: Order, found: Found): readonly string[] {
  const groups = (found.groups ?? []).flatMap(({ name, values }) => [name, ...values]);
  const read = wordsIn([found.title, ...groups, found.details ?? ""].join(" "));
  return words.filter((word) => !read.has(word));
}

export function affordable({ limit }: Order, found: readonly Found[]): readonly Found[] {
  const cheap = found.filter(({ price }) => !(price > limit));
  return cheap.length > 0 ? cheap : found;
}

const namingWeight = 3;

/** Returns the words that the top titles share with the order: "dish soap". */
export function nounOf(sentence: string, order: Order, found: readonly Found[]): string {
  const titles = found.map(({ title }) => ` ${wordsOf(title).join(" ")} `);
  const score = (phrase: readonly string[]): number => {
    const inTitle = ` ${wordsOf(phrase.join(" ")).join(" ")} `;
    return titles.reduce(
      (sum, title, rank) => sum + (title.includes(inTitle) ? phrase.length / (1 + rank) : 0),
      0,
    );
  };
  const isThing = (phrase: readonly string[]) =>
    order.words.includes(wordsOf(phrase[0] ?? "")[0] ?? "");
  const endings = (texts: readonly string[]) =>
    texts.flatMap((text) => endsOf(lettersOf(text))).filter(isThing);
  const things = endings(order.things);
  const said = lettersOf(sentence);
  const all = said.flatMap((_, at) => endsOf(said.slice(0, at + 1))).filter(isThing);
  const [named = [all[0]?.[0] ?? "thing"]] = things;
  const isNamed = things.some((phrase) => score(phrase) > 0);
  const others = isNamed || things.length === 0 ? all : endings(order.farther);
  const rated = [
    ...things.map((phrase) => ({ phrase, score: namingWeight * score(phrase) })),
    ...others.map((phrase) => ({ phrase, score: score(phrase) })),
  ].filter((one) => one.score > 0);
  const best = rated.reduce((one, other) => (other.score > one.score ? other : one), {
    phrase: named,
    score: 0,
  });
  return best.phrase.join(" ");
}

function lettersOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

function endsOf(words: readonly string[]): readonly (readonly string[])[] {
  return [1, 2, 3].filter((size) => size <= words.length).map((size) => words.slice(-size));
}

/** Sorts results for viewing: titles with the noun first. For a complete order, the top result comes second. */
export function byPromise(
  noun: string,
  found: readonly Found[],
  isWhole: boolean,
): readonly Found[] {
  const named = ofNoun(noun, found);
  const best = isWhole ? [...named.slice(0, 1), ...found.slice(0, 1)] : [];
  return [...new Set([...best, ...named, ...found])];
}

export function ofNoun(noun: string, found: readonly Found[]): readonly Found[] {
  const words = wordsOf(noun);
  const alike = found.filter(({ title }) => {
    const has = wordsIn(title);
    return words.every((word) => has.has(word));
  });
  return alike.length > 0 ? alike : found;
}
