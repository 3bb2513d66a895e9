/**
 * Orders in the shop by rules: searches for the order's words, looks at the best products, chooses the options that
 * were said, and asks about what was not, where the answer is worth more than it costs.
 */
import type { AskOption, Decision, Policy, PolicyView } from "../../core/decision.js";
import type { Fact } from "../../core/fact.js";
import { everydayPrice, singular } from "../../core/names.js";
import { factsMeeting, readBuyer, usualNeed } from "../../core/notebook.js";
import { isSameNeed, type Need } from "../../core/question.js";
import { giveUp } from "../rules/moves.js";
import { affordable, missingWords, nounOf, ofNoun, saidValue } from "./choose.js";
import { type Order, readOrder, withoutNoun } from "./order.js";
import type { OptionGroup, ShopPage } from "./page.js";
import { type Found, retrace, type Visit } from "./visit.js";

export interface ShopPolicyOptions {
  /** Asks about everything that was not said, whatever it is worth. */
  readonly asksAll?: boolean;
}

/** What a question costs people, as a share of a right purchase. */
const costOfAsking = 0.1;
/** How likely somebody minds what they did not say. */
const mindsAnyway = 0.1;
/** Products that are looked at before one is chosen. */
const mostLooks = 3;
/** Most choices of a question about products. */
const mostProducts = 5;
/** Actions that remain for going back, options and the purchase. */
const kept = 7;
const limitOfActions = 15;

interface Moment {
  readonly view: PolicyView;
  readonly order: Order;
  /** The order without its noun, in which options are found. */
  readonly details: Order;
  readonly visit: Visit;
  readonly noun: string;
  /** The noun for one: "mug". */
  readonly one: string;
  readonly asksAll: boolean;
}

type ItemPage = Extract<ShopPage, { kind: "item" }>;

export function createShopPolicy({ asksAll = false }: ShopPolicyOptions = {}): Policy {
  return {
    name: "shop",
    async decide(view) {
      const order = readOrder(view.task);
      const visit = retrace(view.trajectory);
      const noun = nounOf(view.task, order, visit.found);
      const details = withoutNoun(order, noun);
      return decideOn({ view, order, details, visit, noun, one: singular(noun), asksAll });
    },
  };
}

function decideOn(moment: Moment): Decision {
  const { order, visit } = moment;
  switch (visit.page.kind) {
    case "index":
      return act(`search[${order.query}]`, "I search for what was ordered.");
    case "results":
      return openNext(moment);
    case "sub":
      return act("click[< prev]", "I go back to the product.");
    case "item":
      return visit.current ? onItem(moment, visit.page, visit.current) : giveUp("I am lost.");
    case "done":
      return giveUp("It is bought.");
  }
}

function act(command: string, thought: string, because: readonly string[] = []): Decision {
  return { kind: "act", command, thought, because };
}

function openNext(moment: Moment): Decision {
  const { found } = moment.visit;
  if (found.length === 0) return giveUp("The shop has nothing like that.");
  const chosen = chosenProduct(moment);
  const next = chosen ?? (mayLookOn(moment) ? unseen(moment)[0] : null);
  const product = next ?? bestOf(moment) ?? found[0];
  if (!product) return giveUp("The shop has nothing like that.");
  return act(`click[${product.asin.toLowerCase()}]`, `I look at ${product.title}.`);
}

function unseen({ order, visit, noun }: Moment): readonly Found[] {
  return ofNoun(noun, affordable(order, visit.found)).filter(({ groups }) => groups === null);
}

function mayLookOn({ visit }: Moment): boolean {
  const looked = visit.found.filter(({ groups }) => groups !== null).length;
  return looked < mostLooks && visit.actions + 2 + kept <= limitOfActions;
}

function onItem(moment: Moment, page: ItemPage, current: Found): Decision {
  const { order, visit, view } = moment;
  const told = chosenProduct(moment);
  if (told && told !== current) return act("click[< prev]", `${told.title} was meant.`);
  if (!told && !hasAnswer(moment)) {
    const missing = missingWords(order, current);
    const mayRead = visit.actions + kept <= limitOfActions;
    if (missing.length > 0 && current.details === null && mayRead)
      return act("click[features]", `I look whether it is ${missing.join(", ")}.`);
    const isOff = missing.length > 0 || current.price > order.limit;
    if (isOff && mayLookOn(moment) && unseen(moment).length > 0)
      return act("click[< prev]", "It is not quite that. I look at another one.");
    const isOpen = view.particular && openGroups(moment, page).length > 0;
    if (isOpen && mayLookOn(moment) && unseen(moment).length > 0)
      return act("click[< prev]", "Others may come in other kinds. I look at one more.");
  }
  const best = told ?? bestOf(moment);
  if (best && best !== current) return act("click[< prev]", `${best.title} fits better.`);
  return askOption(moment, page) ?? askProduct(moment, page) ?? choose(moment, page, current);
}

/** Whether people have answered a question about this order. */
function hasAnswer({ view }: Moment): boolean {
  return view.trajectory.some((step) => step.kind === "ask");
}

/** Of the products that were looked at the one that fits best: what was said, then what was told. */
function bestOf(moment: Moment): Found | null {
  const { order, visit } = moment;
  const misses = (one: Found): number => {
    const unmet = (one.groups ?? []).filter(
      (group) => factOf(moment, group.name) !== null && toldValue(moment, group) === null,
    );
    return missingWords(order, one).length + unmet.length;
  };
  const seen = affordable(order, visit.found).filter(({ groups }) => groups !== null);
  return [...seen].sort((one, other) => misses(one) - misses(other))[0] ?? null;
}

/** Asks about the first group of options that is open. */
function askOption(moment: Moment, page: ItemPage): Decision | null {
  for (const { name } of openGroups(moment, page)) {
    const need = needOf(moment, name);
    const values = allValues(moment, name);
    if (!isWorth(moment, values.length) || wasRaised(moment, need)) continue;
    return ask(need, values, `There are ${values.length}, and nobody said which.`);
  }
  return null;
}

/** The values of a group in all products that were looked at and fit. */
function allValues({ order, visit }: Moment, name: string): readonly string[] {
  const left = (one: Found) => missingWords(order, one).length;
  const fewest = visit.current ? left(visit.current) : 0;
  const fitting = visit.found.filter((one) => one.groups !== null && left(one) <= fewest);
  const groups = fitting.flatMap(({ groups }) => groups ?? []);
  return [...new Set(groups.flatMap((group) => (group.name === name ? group.values : [])))];
}

/** Asks which product, where several would do and no option is left to explain what was not said. */
function askProduct(moment: Moment, page: ItemPage): Decision | null {
  const { order, visit, noun, view } = moment;
  if (chosenProduct(moment) || saysUnsaid(moment, page)) return null;
  const fitting = ofNoun(noun, affordable(order, visit.found));
  const left = Math.min(...fitting.map((one) => missingWords(order, one).length));
  const isSure = visit.current !== null && missingWords(order, visit.current).length === 0;
  const rivals =
    view.particular || !isSure
      ? fitting
      : fitting.filter((one) => missingWords(order, one).length <= left);
  const offered = rivals.slice(0, mostProducts);
  const need = needOf(moment);
  const minds = view.particular || !isSure ? 1 : mindsAnyway;
  if (offered.length < 2 || wasRaised(moment, need)) return null;
  if (!moment.asksAll && minds * (1 - 1 / offered.length) <= costOfAsking) return null;
  return ask(need, offered.map(nameOf), "Several would do.");
}

/** Whether an option that nobody said is what the order leaves open. */
function saysUnsaid({ details, view }: Moment, { groups }: ItemPage): boolean {
  return (
    view.particular &&
    groups.some((group) => group.values.length > 1 && saidValue(details, group) === null)
  );
}

function isWorth({ view, asksAll }: Moment, ways: number): boolean {
  const minds = view.particular ? 1 : mindsAnyway;
  return asksAll || minds * (1 - 1 / ways) > costOfAsking;
}

function ask(need: Need, candidates: readonly string[], why: string): Decision {
  const option: AskOption = {
    need,
    why,
    candidates: candidates.map(withoutCommas),
    scores: candidates.map(() => 1 / candidates.length),
    thought: `I do not know which ${need.noun} to take.`,
    because: [],
  };
  return { kind: "ask", ...option };
}

/** What is open about the product, or about a group of its options. */
function needOf({ view, one }: Moment, group?: string): Need {
  return usualNeed(group === undefined ? one : `${one} ${group}`, readBuyer(view.task));
}

/** As people choose it: "Speckled Studio Mug ($18.99)". */
function nameOf({ title, tag }: Found): string {
  return withoutCommas(`${title} (${everydayPrice(tag)})`);
}

function wasRaised({ view }: Moment, need: Need): boolean {
  return view.trajectory.some((step) => step.kind === "ask" && isSameNeed(step.need, need));
}

/** Groups with a choice that neither the order nor a fact makes. */
function openGroups(moment: Moment, { groups }: ItemPage): readonly OptionGroup[] {
  return groups.filter(
    (group) =>
      group.values.length > 1 &&
      saidValue(moment.details, group) === null &&
      toldValue(moment, group) === null,
  );
}

interface Told {
  readonly value: string;
  readonly fact: Fact;
}

function factOf(moment: Moment, group?: string): Fact | null {
  return newestFirst(factsMeeting(needOf(moment, group), moment.view.facts))[0] ?? null;
}

function toldValue(moment: Moment, { name, values }: OptionGroup): Told | null {
  const fact = factOf(moment, name);
  const value = values.find((one) => fact?.objects.includes(withoutCommas(one)));
  return fact && value !== undefined ? { value, fact } : null;
}

/** The product that people named, in this order or an earlier one that this one does not contradict. */
function chosenProduct(moment: Moment): Found | null {
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

/** Clicks the next option that is not chosen yet, then buys. */
function choose(moment: Moment, { groups, chosen }: ItemPage, { title }: Found): Decision {
  for (const group of groups) {
    const said = saidValue(moment.details, group);
    const told = said === null ? toldValue(moment, group) : null;
    const value = said ?? told?.value ?? group.values[0];
    if (value === undefined || chosen.includes(value)) continue;
    // A value with brackets may be none that can be clicked.
    if (!moment.visit.admissible.includes(`click[${value}]`)) continue;
    const why = told
      ? `I was told: ${value}.`
      : said
        ? `${value} was ordered.`
        : `I take ${value}.`;
    return act(`click[${value}]`, why, told ? [told.fact.id] : []);
  }
  return act("click[buy now]", `I buy ${title}.`);
}

/** A choice's value lists what it stands for, with commas between. */
function withoutCommas(text: string): string {
  return text.replace(/,/g, "");
}
