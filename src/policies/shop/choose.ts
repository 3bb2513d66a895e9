/** How well products and options fit what an order says. */
import { countingWords, type Order, saysWhole, wordsIn, wordsOf } from "./order.js";
import type { OptionGroup } from "./page.js";
import type { Found } from "./visit.js";

/**
 * The value of a group that the order says; null: it says none, or several alike.
 *
 * @param isWhole the order says everything, so that half of the words of a value, or a number without its unit,
 *   are enough
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

/** The values of a group that the order does not rule out ("not decaf"). */
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
 * How many words the order says of those that set a value apart from the others of its group: "2 pound" says all of
 * "2 pound (pack of 1)" beside "5 pound (pack of 1)". A number that the order does not have rules the value out,
 * except one of anything, which nobody says.
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

/** Words of the order that nothing read of a product has. */
export function missingWords({ words }: Order, found: Found): readonly string[] {
  const groups = (found.groups ?? []).flatMap(({ name, values }) => [name, ...values]);
  const read = wordsIn([found.title, ...groups, found.details ?? ""].join(" "));
  return words.filter((word) => !read.has(word));
}

/** Those that the order can pay, in the order of their rank. */
export function affordable({ limit }: Order, found: readonly Found[]): readonly Found[] {
  const cheap = found.filter(({ price }) => !(price > limit));
  return cheap.length > 0 ? cheap : found;
}

/** A phrase counts more where the sentence names the thing. */
const namingWeight = 3;

/** The words that the first titles share with the order: "dish soap". */
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

/** The last word, the last two, the last three. */
function endsOf(words: readonly string[]): readonly (readonly string[])[] {
  return [1, 2, 3].filter((size) => size <= words.length).map((size) => words.slice(-size));
}

/**
 * In the order in which they are looked at: first those whose title has the noun. Where the order says everything,
 * the best of all comes second.
 */
export function byPromise(
  noun: string,
  found: readonly Found[],
  isWhole: boolean,
): readonly Found[] {
  const named = ofNoun(noun, found);
  const best = isWhole ? [...named.slice(0, 1), ...found.slice(0, 1)] : [];
  return [...new Set([...best, ...named, ...found])];
}

/** The products whose title has the noun, with the best first. */
export function ofNoun(noun: string, found: readonly Found[]): readonly Found[] {
  const words = wordsOf(noun);
  const alike = found.filter(({ title }) => {
    const has = wordsIn(title);
    return words.every((word) => has.has(word));
  });
  return alike.length > 0 ? alike : found;
}
