/** Open aspects besides options: further requirements and the price. */
import { type Aspect, aspects, readDollars } from "../../core/notebook.js";
import type { Need } from "../../core/question.js";
import { affordable, ofNoun } from "./choose.js";
import { chosenProduct, factOf, type ItemPage, type Moment, needOf, wasRaised } from "./moment.js";
import { countingWords, type Order, wordsIn } from "./order.js";
import type { Found } from "./page.js";

/** Adds what people said to the order, now or before. */
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
 * Returns what to ask when all options are named: the requirement if the order has a price, else the price if words are
 * left. Null with neither: naming a product is simpler.
 */
export function openAspect(moment: Moment, { groups }: ItemPage): Aspect | null {
  if (saysPrice(moment)) return "requirement";
  const { said, noun, visit } = moment;
  const read = [...groups, ...visit.found.flatMap((one) => one.groups ?? [])];
  const known = wordsIn([noun, ...read.flatMap(({ name, values }) => [name, ...values])].join(" "));
  return said.words.some((word) => !known.has(word)) ? "price" : null;
}

/** Returns null when answers would not distinguish products. */
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

function limitsFor(products: readonly Found[]): readonly string[] {
  const steps = products.flatMap(({ price, highest }) => {
    const first = Math.floor(price / 10) + 1;
    const count = Math.min(Math.floor(highest / 10) + 5 - first, 2 * mostRivals);
    return Array.from({ length: count }, (_, at) => 10 * (first + at));
  });
  return [...new Set(steps)].sort((one, other) => one - other).map((step) => `${step} dollars`);
}
