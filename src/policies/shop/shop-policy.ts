/**
 * Orders in the shop by rules: searches for the order's words, looks at the best products, chooses the options that
 * were said, and asks about what was not, where the answer is worth more than it costs.
 */
import type { AskOption, Decision, Policy } from "../../core/decision.js";
import { singular } from "../../core/names.js";
import type { Need } from "../../core/question.js";
import { giveUp } from "../rules/moves.js";
import { affordable, byPromise, missingWords, nounOf, ofNoun, wantedValues } from "./choose.js";
import {
  chosenProduct,
  factOf,
  type ItemPage,
  type Moment,
  nameOf,
  needOf,
  openGroups,
  ordered,
  toldValue,
  wasDeclined,
  wasRaised,
  withoutCommas,
} from "./moment.js";
import { readOrder } from "./order.js";
import { type Found, retrace } from "./visit.js";

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
const mostSearches = 3;
/** Most choices of a question about products. */
const mostProducts = 5;
/** Actions that remain for going back, options and the purchase. */
const kept = 7;
const limitOfActions = 15;

export function createShopPolicy({ asksAll = false }: ShopPolicyOptions = {}): Policy {
  return {
    name: "shop",
    async decide(view) {
      const order = readOrder(view.task);
      const visit = retrace(view.trajectory);
      const noun = nounOf(view.task, order, visit.found);
      return decideOn({ view, order, visit, noun, one: singular(noun), asksAll });
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
  const { found, searches } = moment.visit;
  if (found.length === 0) {
    const queries = [...moment.order.things, moment.one];
    const query = queries.find((one) => !searches.includes(one) && searches.length < mostSearches);
    if (query === undefined) return giveUp("The shop has nothing like that.");
    return act(`search[${query}]`, "I search in fewer words.");
  }
  const chosen = chosenProduct(moment);
  const next = chosen ?? (mayLookOn(moment) ? unseen(moment)[0] : null);
  const product = next ?? bestOf(moment) ?? found[0];
  if (!product) return giveUp("The shop has nothing like that.");
  return act(`click[${product.asin.toLowerCase()}]`, `I look at ${product.title}.`);
}

function unseen({ order, visit, noun, view }: Moment): readonly Found[] {
  const products = byPromise(noun, affordable(order, visit.found), !view.particular);
  return products.filter(({ groups }) => groups === null);
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
    const before = factOf(moment, name)?.objects.join(" or ");
    const why = before === undefined ? "nobody said which" : `none is ${before}, as before`;
    return ask(need, values, `There are ${values.length}, and ${why}.`);
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
function saysUnsaid(moment: Moment, { groups }: ItemPage): boolean {
  return groups.some(
    (group) =>
      moment.view.particular &&
      group.values.length > 1 &&
      ordered(moment, group) === null &&
      !wasDeclined(moment, needOf(moment, group.name)),
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

/** Clicks the next option that is not chosen yet, those with a reason first, then buys. */
function choose(moment: Moment, { groups, chosen }: ItemPage, { title }: Found): Decision {
  const picks = groups.map((group) => {
    const said = ordered(moment, group);
    const told = said === null ? toldValue(moment, group) : null;
    const [any] = wantedValues(moment.order, group);
    if (said !== null) return { value: said, why: `${said} was ordered.`, because: [] };
    if (told)
      return { value: told.value, why: `I was told: ${told.value}.`, because: [told.fact.id] };
    return { value: any, why: `I take ${any}.`, because: null };
  });
  const mayClick = moment.visit.actions + 1 < limitOfActions;
  const left = picks.filter(({ value }) => value !== undefined && !chosen.includes(value));
  const next = left.find(({ because }) => because !== null) ?? left[0];
  if (next === undefined || !mayClick) return act("click[buy now]", `I buy ${title}.`);
  return act(`click[${next.value}]`, next.why, next.because ?? []);
}
