/** What is known at one moment of a visit: what the order says, what people said, and what they were asked. */
import type { PolicyView } from "../../core/decision.js";
import type { Fact } from "../../core/fact.js";
import { everydayPrice } from "../../core/names.js";
import { factsMeeting, readBuyer, readUsual, usualNeed } from "../../core/notebook.js";
import { isSameNeed, type Need } from "../../core/question.js";
import { missingWords, saidValue } from "./choose.js";
import { type Order, withoutNoun } from "./order.js";
import type { OptionGroup, ShopPage } from "./page.js";
import type { Found, Visit } from "./visit.js";

export type ItemPage = Extract<ShopPage, { kind: "item" }>;

export interface Moment {
  readonly view: PolicyView;
  /** With what people told of what it leaves open. */
  readonly order: Order;
  /** As its sentence says it. */
  readonly said: Order;
  readonly visit: Visit;
  readonly noun: string;
  /** The noun for one: "mug". */
  readonly one: string;
  readonly asksAll: boolean;
}

/** What is open about the product, or about a group of its options. */
export function needOf({ view, one }: Moment, group?: string): Need {
  return usualNeed(group === undefined ? one : `${one} ${group}`, readBuyer(view.task));
}

/** As people choose it: "Speckled Studio Mug ($18.99)". */
export function nameOf({ title, tag }: Found): string {
  return withoutCommas(`${title} (${everydayPrice(tag)})`);
}

export function wasRaised({ view }: Moment, need: Need): boolean {
  return view.trajectory.some((step) => step.kind === "ask" && isSameNeed(step.need, need));
}

/** Whether people were asked and had nothing to say. */
export function wasDeclined({ view }: Moment, need: Need): boolean {
  return view.trajectory.some(
    (step) => step.kind === "ask" && isSameNeed(step.need, need) && step.outcome === "declined",
  );
}

/** The value of a group that the order says, beside the thing itself. */
export function ordered({ order, noun, view }: Moment, group: OptionGroup): string | null {
  const isWhole = !view.particular;
  return (
    saidValue(withoutNoun(order, noun), group) ?? (isWhole ? saidValue(order, group, true) : null)
  );
}

/** Groups with a choice that neither the order nor a fact makes. */
export function openGroups(moment: Moment, { groups }: ItemPage): readonly OptionGroup[] {
  return groups.filter(
    (group) =>
      group.values.length > 1 &&
      ordered(moment, group) === null &&
      toldValue(moment, group) === null,
  );
}

interface Told {
  readonly value: string;
  readonly fact: Fact;
}

/** What is known of the slot; else of the same slot of a thing that is called in fewer or more words. */
export function factOf(moment: Moment, group?: string): Fact | null {
  const { one, view } = moment;
  const exact = newestFirst(factsMeeting(needOf(moment, group), view.facts))[0];
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

export function toldValue(moment: Moment, { name, values }: OptionGroup): Told | null {
  const fact = factOf(moment, name);
  const value = values.find((one) => fact?.objects.includes(withoutCommas(one)));
  return fact && value !== undefined ? { value, fact } : null;
}

/** The product that people named, in this order or an earlier one that this one does not contradict. */
export function chosenProduct(moment: Moment): Found | null {
  const { view, visit, order } = moment;
  const fact = factOf(moment);
  // Whoever leaves it open gets the cheapest.
  const [product] = visit.found
    .filter((one) => fact?.objects.includes(nameOf(one)))
    .sort((one, other) => one.price - other.price);
  if (!fact || !product) return null;
  const isOfNow = view.trajectory.some(
    (step) =>
      step.kind === "ask" && isSameNeed(step.need, needOf(moment)) && step.outcome === "answered",
  );
  const fits = product.groups === null || missingWords(order, product).length === 0;
  return isOfNow || (view.particular && fits) ? product : null;
}

function newestFirst(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(({ polarity }) => polarity).reverse();
}

/** A choice's value lists what it stands for, with commas between. */
export function withoutCommas(text: string): string {
  return text.replace(/,/g, "");
}
