/** Collects what people said and were asked about an order. */
import type { PolicyView } from "../../core/episode/decision.js";
import type { AskOutcome } from "../../core/episode/episode.js";
import type { Fact } from "../../core/memory/fact.js";
import { factsMeeting, readBuyer, readUsual, usualNeed } from "../../core/memory/notebook.js";
import { isSameNeed, type Need } from "../../core/question/question.js";
import { everydayPrice } from "../../core/words/names.js";
import { missingWords, saidValue } from "./choose.js";
import { type Order, withoutNoun } from "./order.js";
import type { Found, OptionGroup, ShopPage, Visit } from "./page.js";

export type ItemPage = Extract<ShopPage, { kind: "item" }>;

/** What a decision is based on. `said` is the order as written, `order` adds what people answered. */
export interface ShopSituation {
  readonly view: PolicyView;
  readonly order: Order;
  readonly said: Order;
  readonly visit: Visit;
  /** The ordered thing, in the order's words; `one` is its singular. */
  readonly noun: string;
  readonly one: string;
  readonly asksAll: boolean;
}

export function needOf({ view, one }: ShopSituation, group?: string): Need {
  return usualNeed(group === undefined ? one : `${one} ${group}`, readBuyer(view.task));
}

/** Label in questions: "Speckled Studio Mug ($18.99)". */
export function nameOf({ title, tag }: Found): string {
  return withoutCommas(`${title} (${everydayPrice(tag)})`);
}

export function outcomesOf({ view }: ShopSituation, need: Need): readonly (AskOutcome | null)[] {
  return view.trajectory.flatMap((step) =>
    step.kind === "ask" && isSameNeed(step.need, need) ? [step.outcome] : [],
  );
}

/** Returns the group's value that the order names; words of the thing's name do not count. */
export function ordered({ order, noun, view }: ShopSituation, group: OptionGroup): string | null {
  const isWhole = !view.particular;
  return (
    saidValue(withoutNoun(order, noun), group) ?? (isWhole ? saidValue(order, group, true) : null)
  );
}

export function openGroups(situation: ShopSituation, { groups }: ItemPage): readonly OptionGroup[] {
  return groups.filter(
    (group) =>
      group.values.length > 1 &&
      ordered(situation, group) === null &&
      toldValue(situation, group) === null,
  );
}

/** Returns what was told of the thing, else of one with a shorter or longer name ("tea" for "green tea"). */
export function factOf(situation: ShopSituation, group?: string): Fact | null {
  const { one, view } = situation;
  const exact = newestFirst(factsMeeting(needOf(situation, group), view.facts))[0];
  if (exact) return exact;
  const person = readBuyer(view.task);
  const end = group === undefined ? "" : ` ${group}`;
  const isOfSibling = ({ subject, relation, status }: Fact): boolean => {
    const bought = relation === "is" && status === "valid" ? readUsual(subject) : null;
    if (bought?.person !== person || !bought.what.endsWith(end)) return false;
    const other = bought.what.slice(0, bought.what.length - end.length);
    return other.endsWith(` ${one}`) || one.endsWith(` ${other}`);
  };
  return newestFirst(view.facts.filter(isOfSibling))[0] ?? null;
}

export function toldValue(situation: ShopSituation, { name, values }: OptionGroup) {
  const fact = factOf(situation, name);
  const value = values.find((one) => fact?.objects.includes(withoutCommas(one)));
  return fact && value !== undefined ? { value, fact } : null;
}

/** Returns the product that people named, now or in an earlier order that this one does not contradict. */
export function chosenProduct(situation: ShopSituation): Found | null {
  const { view, visit, order } = situation;
  const fact = factOf(situation);
  // If people named several, takes the cheapest.
  const [product] = visit.found
    .filter((one) => fact?.objects.includes(nameOf(one)))
    .sort((one, other) => one.price - other.price);
  if (!fact || !product) return null;
  const isOfNow = outcomesOf(situation, needOf(situation)).includes("answered");
  const fits = product.groups === null || missingWords(order, product).length === 0;
  return isOfNow || (view.particular && fits) ? product : null;
}

function newestFirst(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(({ polarity }) => polarity).reverse();
}

export function withoutCommas(text: string): string {
  return text.replace(/,/g, "");
}
