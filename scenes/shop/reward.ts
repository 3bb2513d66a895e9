/** Rates a purchase: WebShop's lenient reward, and our strict test. */
import { comparedAs, toColour } from "./colours.js";
import { tokenSetRatio } from "./fuzzy.js";
import type { Goal, WantedOption } from "./goals.js";
import { rateKind, sharesCategory, titleScore } from "./kind.js";
import type { Product } from "./product.js";

export interface Purchase {
  readonly product: Pick<
    Product,
    "title" | "bullets" | "description" | "query" | "productCategory"
  >;
  readonly attributes: readonly string[];
  readonly options: ReadonlyMap<string, string>;
  readonly price: number;
}

export type RewardParts = ReturnType<typeof rewardOf>;

const alike = 85;

/** @param nounsOf nouns of a title */
export function rewardOf(
  { product, attributes, options, price }: Purchase,
  goal: Goal,
  nounsOf: (title: string) => readonly string[],
) {
  const kindFactor = rateKind(
    product.query === goal.query,
    sharesCategory(product.productCategory, goal.productCategory),
    titleScore(nounsOf(product.title), nounsOf(goal.title)),
  );
  const texts = [product.title, product.bullets.join(" "), product.description].map((text) =>
    text.toLowerCase(),
  );
  const has = (wanted: string): boolean =>
    attributes.some((one) => tokenSetRatio(one, wanted) > alike) ||
    texts.some((text) => text.includes(wanted));
  const met = goal.attributes.filter(has).length;
  const chosen = [...options.values()].map(toColour);
  const isChosen = (wanted: WantedOption): boolean =>
    chosen.some((value) => tokenSetRatio(value, comparedAs(wanted)) > alike);
  const matched = goal.options.filter(isChosen).length;
  const isInPrice = price <= goal.priceUpper;
  const of = goal.attributes.length + goal.options.length + 1;
  return {
    kindFactor,
    attributes: met,
    options: matched,
    isInPrice,
    reward: (kindFactor * (met + matched + Number(isInPrice))) / of,
    /** Kind, attributes and price are right, and every wanted option was chosen exactly. */
    isStrict:
      kindFactor === 1 &&
      isInPrice &&
      met === goal.attributes.length &&
      goal.options.every((wanted) => isJust(wanted, options)),
  };
}

function isJust({ name, value }: WantedOption, options: ReadonlyMap<string, string>): boolean {
  return name === undefined ? [...options.values()].includes(value) : options.get(name) === value;
}
