/** Rates a purchase: WebShop's lenient reward, and our strict test. */
import { tokenSetRatio } from "./fuzzy.js";
import type { Goal, WantedOption } from "./goals.js";
import type { Product } from "./product.js";

/** Texts count as alike above this percentage. */
const alike = 85;

export function rewardOf(
  {
    product,
    attributes,
    options,
    price,
  }: {
    readonly product: Product;
    readonly attributes: readonly string[];
    readonly options: ReadonlyMap<string, string>;
    readonly price: number;
  },
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
    /** True if kind, attributes and price are right and every wanted option was chosen exactly. */
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

const colours: readonly string[] = [
  "alabaster apricot aqua ash asphalt azure banana beige black blue blush bordeaux bronze",
  "brown burgundy camel camo caramel champagne charcoal cheetah chestnut chocolate",
  "christmas coffee cognac copper coral cranberry cream crystal dark denim eggplant",
  "elephant espresso fuchsia gold granite grape graphite grass gray green grey heather",
  "indigo ivory ivy khaki lavender lemon leopard light lilac lime magenta maroon mauve",
  "merlot midnight mint mocha multicolor mushroom mustard natural navy nude olive orange",
  "peach pewter pink plum purple rainbow red rose royal rust sand sapphire seashell silver",
  "skull slate steel stone stonewash sunflower tan taupe teal tiger turquoise violet walnut",
  "wheat white wine yellow",
].flatMap((line) => line.split(" "));

/** Returns the first listed colour in a value: "blue" in "slate blue". @internal */
export function toColour(value: string): string {
  return colours.find((colour) => value.includes(colour)) ?? value;
}

/** Formats an option with its group as Python prints the pair, unless either is a colour. @internal */
export function comparedAs({ name, value }: WantedOption): string {
  if (name === undefined) return toColour(value);
  const colour = colours.find((one) => one === name || one === value);
  return colour ?? `('${name}', '${value}')`;
}

/** Share of the wanted title's nouns that the bought one has; 0.2 without any. @internal */
export function titleScore(bought: readonly string[], wanted: readonly string[]): number {
  const small = (words: readonly string[]) => new Set(words.map((word) => word.toLowerCase()));
  if (wanted.length === 0) return 0.2;
  const has = small(bought);
  return [...small(wanted)].filter((word) => has.has(word)).length / wanted.length;
}

/** Rates whether a product is of the wanted kind; `score` compares the titles. @internal */
export function rateKind(hasQuery: boolean, hasCategory: boolean, score: number): number {
  if (score === 0) return 0;
  if (score < 0.1) return 0.1;
  return hasQuery || hasCategory || score > 0.2 ? 1 : 0.5;
}

/** Whether two category paths share two names, in any position. */
function sharesCategory(one: string, other: string): boolean {
  const parts = (path: string) => new Set(path.split("›").map((part) => part.trim()));
  const others = parts(other);
  return [...parts(one)].filter((part) => others.has(part)).length >= 2;
}
