/** What an order leaves open beside options: what the product is to be, and what it may cost. */
import { type Aspect, aspects, readDollars } from "../../core/notebook.js";
import type { Need } from "../../core/question.js";
import { affordable, ofNoun } from "./choose.js";
import { chosenProduct, factOf, type ItemPage, type Moment, needOf, wasRaised } from "./moment.js";
import { countingWords, type Order, wordsIn } from "./order.js";
import type { Found } from "./visit.js";

/** The order with what people told, in this order or before, of what it leaves open. */
export function withTold(moment: Moment): Order {
  const { order, view } = moment;
  const told = view.particular ? toldOf(moment, "requirement") : [];
  const words = told.flatMap(countingWords);
  const amounts = toldOf(moment, "price").flatMap((text) => readDollars(text) ?? []);
  const limit = order.limit < Number.POSITIVE_INFINITY ? order.limit : Math.max(...amounts);
  return {
    ...order,
    words: [...order.words, ...words.filter((word) => !order.words.includes(word))],
    query: [order.query, ...told].join(" "),
    line: `${order.line}${words.join(" ")} `,
    limit: amounts.length > 0 ? limit : order.limit,
  };
}

function toldOf(moment: Moment, aspect: Aspect): readonly string[] {
  const { name, open } = aspects[aspect];
  return factOf(moment, name)?.objects.filter((one) => one !== open) ?? [];
}

/** The facts that fill what the order does not say of the product. */
export function usedFacts(moment: Moment): readonly string[] {
  const used = [
    chosenProduct(moment) && factOf(moment),
    moment.view.particular && factOf(moment, aspects.requirement.name),
    !saysPrice(moment) && factOf(moment, aspects.price.name),
  ];
  return used.flatMap((fact) => (fact ? [fact.id] : []));
}

function saysPrice({ said }: Moment): boolean {
  return said.limit < Number.POSITIVE_INFINITY;
}

/** Whether people were asked about an aspect, or told it before. */
export function isTold(moment: Moment): boolean {
  return (["requirement", "price"] as const).some((aspect) => {
    const isUsed = aspect === "price" ? !saysPrice(moment) : moment.view.particular;
    const { name } = aspects[aspect];
    const need = needOfAspect(moment, aspect);
    return wasRaised(moment, need) || (isUsed && factOf(moment, name) !== null);
  });
}

function needOfAspect(moment: Moment, aspect: Aspect): Need {
  return needOf(moment, aspects[aspect].name);
}

/**
 * What an order leaves open that names all options: what it may cost, if that is not said, else what else is
 * wanted; null where neither is said, so that it is simpler to name a product.
 */
export function openAspect(moment: Moment, { groups }: ItemPage): Aspect | null {
  if (saysPrice(moment)) return "requirement";
  const { said, noun, visit } = moment;
  const read = [...groups, ...visit.found.flatMap((one) => one.groups ?? [])];
  const known = wordsIn([noun, ...read.flatMap(({ name, values }) => [name, ...values])].join(" "));
  return said.words.some((word) => !known.has(word)) ? "price" : null;
}

/** The question about an aspect with its answers; null where it tells no products apart. */
export function askedAbout(
  moment: Moment,
  aspect: Aspect,
): { readonly need: Need; readonly candidates: readonly string[]; readonly ways: number } | null {
  const { order, noun, visit } = moment;
  const rivals = ofNoun(noun, affordable(order, visit.found));
  const need = needOfAspect(moment, aspect);
  if (rivals.length < 2 || wasRaised(moment, need)) return null;
  const amounts = aspect === "price" ? limitsFor(rivals.slice(0, mostRivals)) : [];
  return { need, candidates: [...amounts, aspects[aspect].open], ways: rivals.length };
}

const mostRivals = 5;

/** Limits that may be meant: up to four steps of 10 dollars above a price. */
function limitsFor(products: readonly Found[]): readonly string[] {
  const steps = products.flatMap(({ price, highest }) => {
    const first = Math.floor(price / 10) + 1;
    const count = Math.min(Math.floor(highest / 10) + 5 - first, 2 * mostRivals);
    return Array.from({ length: count }, (_, at) => 10 * (first + at));
  });
  return [...new Set(steps)].sort((one, other) => one - other).map((step) => `${step} dollars`);
}
