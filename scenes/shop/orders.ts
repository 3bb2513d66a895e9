/** Draws what people want to buy (a wish), and writes orders for it. */
import type { Task, UnsaidPart, Wish } from "../../src/core/episode/scene.js";
import { aspects, readDollars } from "../../src/core/memory/notebook.js";
import { pick, type Random, shuffle } from "../../src/core/random.js";
import { everydayPrice } from "../../src/core/words/names.js";
import type { Catalogue } from "./catalogue.js";
import { anyPrice, type Goal, type Market, priceSteps, type WantedOption } from "./goals.js";
import { choosableOptions, type Product } from "./product.js";
import { rewardOf } from "./reward.js";
import { nounsOf } from "./title-nouns.js";

export const maxSteps = 15;

/** Draws a product, one or two attributes, a value per option and a price limit. */
export function drawWish({ catalogue, truePrice }: Market, random: Random): Wish {
  const product = catalogue.at(Math.floor(random() * catalogue.size));
  const known = shuffle(random, catalogue.mined(product.asin)?.attributes ?? []);
  const [price] = shuffle(random, priceSteps(truePrice(product.asin)).slice(1));
  const options = shuffle(random, choosableOptions(product)).flatMap((values) => {
    const value = pick(random, values);
    return value === undefined ? [] : [{ value }];
  });
  const attributes = known.slice(0, 1 + Math.floor(random() * 2));
  return { product: product.asin, attributes, options, priceUpper: price ?? anyPrice };
}

export function orderOf(market: Market, wish: Wish, random: Random): Task {
  const product = productOf(market.catalogue, wish);
  const { query, asin } = product;
  return {
    type: "order",
    sentence: sayWish(saidOf(wish), product, random),
    object: query,
    target: "shop",
    maxSteps,
    wish,
    ...(wish.unsaid && { instance: asin }),
  };
}

export function goalOf({ catalogue }: Market, wish: Wish, instruction: string): Goal {
  return { ...productOf(catalogue, wish), ...wish, instruction };
}

export function productOf(catalogue: Catalogue, { product }: Wish): Product {
  return catalogue.at(catalogue.find(product) ?? 0);
}

/** Leaves one part unsaid so that other purchases fit too; null when impossible. */
export function leaveUnsaid(market: Market, wish: Wish, part: UnsaidPart): Wish | null {
  const left = { ...wish, unsaid: part };
  const ways = waysToFit(market, saidOf(left));
  const fits = sumOf(ways);
  const isOpen = fits > sumOf(waysToFit(market, wish)) && (part !== "product" || ways.length > 1);
  return isOpen ? { ...left, fits } : null;
}

const mostRequirements = 12;

/** Lists attributes that only some fitting products have; first those that about half of them have. */
export function requirementsFor(market: Market, wish: Wish): readonly string[] {
  const said = saidOf(wish);
  const fitting = productsLike(market.catalogue, wish).filter(
    (product) => waysOf(market, product, said) > 0,
  );
  const counts = new Map<string, number>();
  for (const { asin } of fitting)
    for (const attribute of new Set(market.catalogue.mined(asin)?.attributes))
      counts.set(attribute, (counts.get(attribute) ?? 0) + 1);
  const unevenness = (count: number): number => Math.abs(count / fitting.length - 0.5);
  return [...counts]
    .filter(([, count]) => count < fitting.length)
    .sort(([, one], [, other]) => unevenness(one) - unevenness(other))
    .slice(0, mostRequirements)
    .map(([attribute]) => attribute);
}

/**
 * Completes an open order with people's pick: an option, requirement, limit or product. Without a pick, or with several
 * of one kind, everything that fits will do.
 */
export function pickedWish(
  market: Market,
  wish: Wish,
  picked: readonly string[],
): { readonly wish: Wish; readonly onlyProduct: string | null } {
  const said = saidOf(wish);
  const [one, ...more] = picked;
  const isLeftOpen = Object.values(aspects).some(({ open }) => open === one);
  if (one === undefined || isLeftOpen) return { wish: said, onlyProduct: null };
  const priceUpper = readDollars(one);
  if (priceUpper !== null) return { wish: { ...said, priceUpper }, onlyProduct: null };
  if (picked.every((text) => requirementsFor(market, wish).includes(text))) {
    const attributes = [...said.attributes, ...picked];
    return { wish: { ...said, attributes }, onlyProduct: null };
  }
  if (more.length > 0) return { wish: said, onlyProduct: null };
  const isPicked = (text: string) => text.replace(/,/g, "") === one;
  const products = productsLike(market.catalogue, wish);
  const only = products.find((product) => isPicked(titleWithPrice(product)))?.asin;
  if (only !== undefined) return { wish: { ...said, product: only }, onlyProduct: only };
  const values = products.flatMap(({ options }) => [...options.values()].flat());
  const options = [...said.options, { value: values.find(isPicked) ?? one }];
  const offers = (product: Product) => waysOf(market, product, { ...said, options }) > 0;
  const product = products.find(offers)?.asin ?? said.product;
  return { wish: { ...said, options, product }, onlyProduct: null };
}

export function titleWithPrice({ title, priceTag }: Product): string {
  return `${title} (${everydayPrice(priceTag)})`;
}

/** The part that the sentence says; the last option or attribute may be unsaid. */
function saidOf({ unsaid, fits: _, ...wish }: Wish): Wish {
  switch (unsaid) {
    case "option":
      return { ...wish, options: wish.options.slice(0, -1) };
    case "attribute":
      return { ...wish, attributes: wish.attributes.slice(0, -1) };
    case "product":
      return { ...wish, attributes: [], priceUpper: anyPrice };
    case "price":
      return { ...wish, priceUpper: anyPrice };
    default:
      return wish;
  }
}

export function groupOf({ options }: Product, { name, value }: WantedOption): string {
  return name ?? [...options].find(([, values]) => values.includes(value))?.[0] ?? "option";
}

/** Returns, for each product that fits, how many choices of its options fit too. */
function waysToFit(market: Market, wish: Wish): readonly number[] {
  return productsLike(market.catalogue, wish)
    .map((product) => waysOf(market, product, wish))
    .filter((ways) => ways > 0);
}

function productsLike(catalogue: Catalogue, wish: Wish): readonly Product[] {
  const { query } = productOf(catalogue, wish);
  return catalogue.having("query", query).map((index) => catalogue.at(index));
}

function waysOf(market: Market, product: Product, wish: Wish): number {
  const goal = goalOf(market, { ...wish, options: [] }, "");
  const attributes = market.catalogue.attributes(product.asin);
  const price = market.truePrice(product.asin);
  const purchase = { product, attributes, options: new Map<string, string>(), price };
  return rewardOf(purchase, goal, nounsOf).isStrict ? countWays(product, wish) : 0;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function countWays({ options }: Product, wish: Wish): number {
  const groups = [...options];
  const fixed = wish.options.map(({ name, value }) =>
    groups.findIndex(
      ([group, values]) => (name === undefined || group === name) && values.includes(value),
    ),
  );
  if (fixed.includes(-1)) return 0;
  return groups.reduce(
    (ways, [, values], at) => (fixed.includes(at) ? ways : ways * values.length),
    1,
  );
}

/** Writes an order's sentence from the parts of the wish, never from a person's sentence. */
function sayWish(said: Wish, product: Product, random: Random): string {
  const { attributes, options, priceUpper } = said;
  const noun = product.query;
  const values = options.map(({ value }) => value);
  const named = options.map((option) => `${groupOf(product, option)} ${option.value}`);
  const limit = priceUpper < anyPrice ? `less than ${priceUpper} dollars` : null;
  const list = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null);
  const sentences = [
    `We are out of ${noun}: please order some${list([
      ...attributes,
      ...named,
      limit && `for ${limit}`,
    ])
      .map((part) => `, ${part}`)
      .join("")}.`,
    `Please buy ${[...attributes, noun].join(" ")}${values.length > 0 ? ` in ${values.join(" and ")}` : ""}${limit ? `, and price lower than ${priceUpper}.00 dollars` : ""}.`,
    `Could you order ${noun}${values.length > 0 ? ` (${values.join(", ")})` : ""}?${attributes.length > 0 ? ` It should be ${attributes.join(" and ")}.` : ""}${limit ? ` Please spend ${limit}.` : ""}`,
    `I need ${noun}${attributes.length > 0 ? ` that is ${attributes.join(" and ")}` : ""}${named.length > 0 ? `, with ${named.join(" and ")}` : ""}${limit ? `, for ${limit}` : ""}.`,
  ];
  return pick(random, sentences) ?? "";
}
