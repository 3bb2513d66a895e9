/** How well products and options fit what an order says. */
import { type Order, shareSaid, wordsIn, wordsOf } from "./order.js";
import type { OptionGroup } from "./page.js";
import type { Found } from "./visit.js";

/** A value counts as said from this share of its words on. */
const leastShare = 0.5;

/** The value of a group that the order says; null: it says none, or several alike. */
export function saidValue(order: Order, { values }: OptionGroup): string | null {
  const rated = values
    .map((value) => ({ value, share: shareSaid(order, value), words: wordsOf(value).length }))
    .sort((one, other) => other.share - one.share || other.words - one.words);
  const [best, next] = rated;
  if (!best || best.share < leastShare) return null;
  const isAlone = !next || next.share < best.share || next.words < best.words;
  return isAlone ? best.value : null;
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

/** The words that the first titles share with the order: "dish soap". */
export function nounOf(sentence: string, order: Order, found: readonly Found[]): string {
  const titles = found.map(({ title }) => ` ${wordsOf(title).join(" ")} `);
  let best = { noun: order.words[0] ?? "thing", score: 0 };
  const said = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  for (let from = 0; from < said.length; from++) {
    for (let size = 1; size <= 3 && from + size <= said.length; size++) {
      const noun = said.slice(from, from + size).join(" ");
      if (!order.words.includes(wordsOf(said[from] ?? "")[0] ?? "")) continue;
      const phrase = ` ${wordsOf(noun).join(" ")} `;
      const score = titles.reduce(
        (sum, title, rank) => sum + (title.includes(phrase) ? size / (1 + rank) : 0),
        0,
      );
      if (score > best.score) best = { noun, score };
    }
  }
  return best.noun;
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
