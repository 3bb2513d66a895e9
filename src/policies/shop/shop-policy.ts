/** Shops by rules: searches, views the best products, chooses options, and asks if an answer is worth the question. */
import type { AskOption, Decision, Policy } from "../../core/episode/decision.js";
import {
  type Aspect,
  aspects,
  readDollars,
  readUsual,
  subjectOf,
} from "../../core/memory/notebook.js";
import type { Need } from "../../core/question/question.js";
import { singular } from "../../core/words/names.js";
import { giveUp } from "../rules/moves.js";
import { affordable, byPromise, missingWords, nounOf, ofNoun, wantedValues } from "./choose.js";
import { countingWords, type Order, readOrder, wordsIn } from "./order.js";
import { type Found, retrace } from "./page.js";
import {
  chosenProduct,
  factOf,
  type ItemPage,
  nameOf,
  needOf,
  openGroups,
  ordered,
  outcomesOf,
  type ShopSituation,
  toldValue,
  withoutCommas,
} from "./situation.js";

/** Cost of a question, as a share of a right purchase's reward. */
const costOfAsking = 0.1;
/** Chance that a choice matters although no particular product is meant. */
const mindsAnyway = 0.1;
const mostLooks = 3;
const mostSearches = 3;
const mostProducts = 5;
/** Number of actions kept for going back, choosing options and buying. */
const kept = 7;
const limitOfActions = 15;

/** @param asksAll asks whatever is open, even if the answer is hardly worth it */
export function createShopPolicy(asksAll = false): Policy {
  return {
    name: "shop",
    async decide(view) {
      const order = readOrder(view.task);
      const visit = retrace(view.trajectory);
      const noun = nounOf(view.task, order, visit.first);
      const situation = { view, order, said: order, visit, noun, one: singular(noun), asksAll };
      return decideOn({ ...situation, order: withTold(situation) });
    },
  };
}

function decideOn(situation: ShopSituation): Decision {
  const { order, visit } = situation;
  switch (visit.page.kind) {
    case "index":
      return act(`search[${order.query}]`, "I search for what was ordered.");
    case "results":
      return openNext(situation);
    case "sub":
      return act("click[< prev]", "I go back to the product.");
    case "item":
      return visit.current ? onItem(situation, visit.page, visit.current) : giveUp("I am lost.");
    case "done":
      return giveUp("It is bought.");
  }
}

function act(command: string, thought: string, because: readonly string[] = []): Decision {
  return { kind: "act", command, thought, because };
}

function openNext(situation: ShopSituation): Decision {
  const { found, searches } = situation.visit;
  if (found.length === 0) {
    const queries = [...situation.order.things, situation.one];
    const query = queries.find((one) => !searches.includes(one) && searches.length < mostSearches);
    if (query === undefined) return giveUp("The shop has nothing like that.");
    return act(`search[${query}]`, "I search in fewer words.");
  }
  const chosen = chosenProduct(situation);
  const next = chosen ?? (mayLookOn(situation) ? unseen(situation)[0] : null);
  const product = next ?? bestOf(situation) ?? found[0];
  if (!product) return giveUp("The shop has nothing like that.");
  return act(`click[${product.asin.toLowerCase()}]`, `I look at ${product.title}.`);
}

function unseen(situation: ShopSituation): readonly Found[] {
  const { order, visit, noun, view } = situation;
  const products = byPromise(noun, affordable(order, visit.found), !view.particular);
  const isUnread = (one: Found) =>
    isTold(situation) && one.details === null && missingWords(order, one).length > 0;
  return products.filter((one) => one.groups === null || (one !== visit.current && isUnread(one)));
}

function mayLookOn({ visit }: ShopSituation): boolean {
  const looked = visit.found.filter(({ groups }) => groups !== null).length;
  return looked < mostLooks && visit.actions + 2 + kept <= limitOfActions;
}

function onItem(situation: ShopSituation, page: ItemPage, current: Found): Decision {
  const { order, visit, view } = situation;
  const named = chosenProduct(situation);
  if (named && named !== current) return act("click[< prev]", `${named.title} was meant.`);
  const about = named ? null : askAspect(situation, page, false);
  if (about) return about;
  const { query } = order;
  const isNew = isTold(situation) && !visit.searches.includes(query);
  if (!named && isNew && mayLookOn(situation))
    return act(`search[${query}]`, "I search for that, too.");
  if (!named && !hasAnswer(situation)) {
    const missing = missingWords(order, current);
    const mayRead = visit.actions + kept <= limitOfActions;
    if (missing.length > 0 && current.details === null && mayRead)
      return act("click[features]", `I look whether it is ${missing.join(", ")}.`);
    const isOff = missing.length > 0 || current.highest > order.limit;
    const isOpen = view.particular && openGroups(situation, page).length > 0;
    if ((isOff || isOpen) && mayLookOn(situation) && unseen(situation).length > 0)
      return act(
        "click[< prev]",
        isOff
          ? "It is not quite that. I look at another one."
          : "Others may come in other kinds. I look at one more.",
      );
  }
  const best = named ?? bestOf(situation);
  if (best && best !== current) return act("click[< prev]", `${best.title} fits better.`);
  return (
    askOption(situation, page) ??
    askAspect(situation, page, true) ??
    askProduct(situation, page) ??
    choose(situation, page, current)
  );
}

function hasAnswer({ view }: ShopSituation): boolean {
  return view.trajectory.some(
    (step) => step.kind === "ask" && readUsual(subjectOf(step.need))?.aspect === null,
  );
}

/** Asks for a requirement or price: on the best page viewed (`hasLooked`), or earlier where no option is open. */
function askAspect(situation: ShopSituation, page: ItemPage, hasLooked: boolean): Decision | null {
  const isClear = page.groups.length > 0 && openGroups(situation, page).length === 0;
  if (isTold(situation) || !(hasLooked || (isClear && situation.view.particular))) return null;
  const aspect = openAspect(situation, page);
  const asked = aspect && askedAbout(situation, aspect);
  if (!asked || saysUnsaid(situation, page) || !isWorth(situation, asked.ways)) return null;
  return ask(asked.need, asked.candidates, "Several would do.");
}

function bestOf(situation: ShopSituation): Found | null {
  const { order, visit } = situation;
  const misses = (one: Found): number => {
    const unmet = (one.groups ?? []).filter(
      (group) => factOf(situation, group.name) !== null && toldValue(situation, group) === null,
    );
    return missingWords(order, one).length + unmet.length;
  };
  const seen = affordable(order, visit.found).filter(({ groups }) => groups !== null);
  const mayCostMore = (one: Found) => Number(one.highest > order.limit);
  return (
    [...seen].sort(
      (one, other) => misses(one) - misses(other) || mayCostMore(one) - mayCostMore(other),
    )[0] ?? null
  );
}

function askOption(situation: ShopSituation, page: ItemPage): Decision | null {
  for (const { name } of openGroups(situation, page)) {
    const need = needOf(situation, name);
    const values = allValues(situation, name);
    if (!isWorth(situation, values.length) || outcomesOf(situation, need).length > 0) continue;
    const before = factOf(situation, name)?.objects.join(" or ");
    const why = before === undefined ? "nobody said which" : `none is ${before}, as before`;
    return ask(need, values, `There are ${values.length}, and ${why}.`);
  }
  return null;
}

function allValues({ order, visit }: ShopSituation, name: string): readonly string[] {
  const left = (one: Found) => missingWords(order, one).length;
  const fewest = visit.current ? left(visit.current) : 0;
  const fitting = visit.found.filter((one) => one.groups !== null && left(one) <= fewest);
  const groups = fitting.flatMap(({ groups }) => groups ?? []);
  return [...new Set(groups.flatMap((group) => (group.name === name ? group.values : [])))];
}

/** Asks which product, when several fit and no option explains what is open. */
function askProduct(situation: ShopSituation, page: ItemPage): Decision | null {
  const { order, visit, noun, view } = situation;
  if (chosenProduct(situation) || saysUnsaid(situation, page) || isTold(situation)) return null;
  const fitting = ofNoun(noun, affordable(order, visit.found));
  const left = Math.min(...fitting.map((one) => missingWords(order, one).length));
  const isSure = visit.current !== null && missingWords(order, visit.current).length === 0;
  const rivals =
    view.particular || !isSure
      ? fitting
      : fitting.filter((one) => missingWords(order, one).length <= left);
  const offered = rivals.slice(0, mostProducts);
  const need = needOf(situation);
  const minds = view.particular || !isSure ? 1 : mindsAnyway;
  if (offered.length < 2 || outcomesOf(situation, need).length > 0) return null;
  if (!situation.asksAll && minds * (1 - 1 / offered.length) <= costOfAsking) return null;
  return ask(need, offered.map(nameOf), "Several would do.");
}

/** True if a particular product is meant, and the order leaves open one of the page's options. */
function saysUnsaid(situation: ShopSituation, { groups }: ItemPage): boolean {
  return groups.some(
    (group) =>
      situation.view.particular &&
      group.values.length > 1 &&
      ordered(situation, group) === null &&
      !outcomesOf(situation, needOf(situation, group.name)).includes("declined"),
  );
}

function isWorth({ view, asksAll }: ShopSituation, ways: number): boolean {
  const minds = view.particular ? 1 : mindsAnyway;
  return asksAll || minds * (1 - 1 / ways) > costOfAsking;
}

const unknown: Readonly<Record<Aspect, string>> = {
  requirement: "I do not know what else is wanted.",
  price: "I do not know what it may cost.",
};

function ask(need: Need, candidates: readonly string[], why: string): Decision {
  const aspect = readUsual(subjectOf(need))?.aspect ?? null;
  const option: AskOption = {
    need,
    why,
    candidates: candidates.map(withoutCommas),
    scores: candidates.map(() => 1 / candidates.length),
    thought: aspect ? unknown[aspect] : `I do not know which ${need.noun} to take.`,
    because: [],
  };
  return { kind: "ask", ...option };
}

function choose(
  situation: ShopSituation,
  { groups, chosen }: ItemPage,
  { title }: Found,
): Decision {
  const picks = groups.map((group) => {
    const said = ordered(situation, group);
    const answered = said === null ? toldValue(situation, group) : null;
    const [any] = wantedValues(situation.order, group);
    if (said !== null) return { value: said, why: `${said} was ordered.`, because: [] };
    if (answered)
      return {
        value: answered.value,
        why: `I was told: ${answered.value}.`,
        because: [answered.fact.id],
      };
    return { value: any, why: `I take ${any}.`, because: null };
  });
  const mayClick = situation.visit.actions + 1 < limitOfActions;
  const left = picks.filter(({ value }) => value !== undefined && !chosen.includes(value));
  const next = left.find(({ because }) => because !== null) ?? left[0];
  if (next === undefined || !mayClick)
    return act("click[buy now]", `I buy ${title}.`, usedFacts(situation));
  return act(`click[${next.value}]`, next.why, next.because ?? []);
}

/** Adds what people said to the order, now or before. */
function withTold(situation: ShopSituation): Order {
  const { order, view } = situation;
  const answers = view.particular ? toldOf(situation, "requirement") : [];
  const words = answers.flatMap(countingWords);
  const amounts = toldOf(situation, "price").flatMap((text) => readDollars(text) ?? []);
  const limit = order.limit < Number.POSITIVE_INFINITY ? order.limit : Math.max(...amounts);
  return {
    ...order,
    words: [...order.words, ...words.filter((word) => !order.words.includes(word))],
    query: [order.query, ...answers].join(" "),
    line: `${order.line}${words.join(" ")} `,
    limit: amounts.length > 0 ? limit : order.limit,
  };
}

function toldOf(situation: ShopSituation, aspect: Aspect): readonly string[] {
  const { name, open } = aspects[aspect];
  return factOf(situation, name)?.objects.filter((one) => one !== open) ?? [];
}

function usedFacts(situation: ShopSituation): readonly string[] {
  const used = [
    chosenProduct(situation) && factOf(situation),
    situation.view.particular && factOf(situation, aspects.requirement.name),
    !saysPrice(situation) && factOf(situation, aspects.price.name),
  ];
  return used.flatMap((fact) => (fact ? [fact.id] : []));
}

function saysPrice({ said }: ShopSituation): boolean {
  return said.limit < Number.POSITIVE_INFINITY;
}

function isTold(situation: ShopSituation): boolean {
  return (["requirement", "price"] as const).some((aspect) => {
    const isUsed = aspect === "price" ? !saysPrice(situation) : situation.view.particular;
    const { name } = aspects[aspect];
    const need = needOf(situation, name);
    return outcomesOf(situation, need).length > 0 || (isUsed && factOf(situation, name) !== null);
  });
}

/**
 * Returns what to ask when all options are named: the requirement if the order has a price, the price if it has words
 * that no option explains. Else null: naming a product is simpler.
 */
function openAspect(situation: ShopSituation, { groups }: ItemPage): Aspect | null {
  if (saysPrice(situation)) return "requirement";
  const { said, noun, visit } = situation;
  const read = [...groups, ...visit.found.flatMap((one) => one.groups ?? [])];
  const known = wordsIn([noun, ...read.flatMap(({ name, values }) => [name, ...values])].join(" "));
  return said.words.some((word) => !known.has(word)) ? "price" : null;
}

function askedAbout(
  situation: ShopSituation,
  aspect: Aspect,
): { readonly need: Need; readonly candidates: readonly string[]; readonly ways: number } | null {
  const { order, noun, visit } = situation;
  const rivals = ofNoun(noun, affordable(order, visit.found));
  const need = needOf(situation, aspects[aspect].name);
  if (rivals.length < 2 || outcomesOf(situation, need).length > 0) return null;
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
