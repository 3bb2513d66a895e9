/** Plays the shop like a household: each task is an order, and ends with a purchase. */
import path from "node:path";
import { z } from "zod";
import type {
  HouseholdSource,
  Outcome,
  OwnerView,
  Simulator,
  Task,
  UnsaidPart,
  Wish,
  WorldContent,
} from "../../src/core/episode/scene.js";
import { InputError } from "../../src/core/errors.js";
import { aspects, readBuyer, subjectOf, usualNeed } from "../../src/core/memory/notebook.js";
import { keptFor } from "../../src/core/newest.js";
import { type Random, seededRandom, shuffle } from "../../src/core/random.js";
import { singular } from "../../src/core/words/names.js";
import { openCatalogue, ownCatalogue } from "./catalogue.js";
import { anyPrice, type Market, openMarket } from "./goals.js";
import { pythonRandom } from "./mersenne-twister.js";
import {
  drawWish,
  goalOf,
  groupOf,
  leaveUnsaid,
  orderOf,
  pickedWish,
  productOf,
  requirementsFor,
  titleWithPrice,
} from "./orders.js";
import { toShortText } from "./pages.js";
import type { Product } from "./product.js";
import { openSession, type ShopSession } from "./session.js";

const shopEngine = "shop-1";
const shopName = "shop";
const usualSeed = 7;

export const ownShop = { id: shopName, title: "the shop" } as const;

const storedShape = z.strictObject({
  folder: z.string(),
  version: z.string(),
  seed: z.number().int(),
});

/** Folder of "shop" (our products) or "shop:FOLDER"; null for other names. */
export function readShopName(name: string): string | null {
  if (name === shopName) return ownCatalogue;
  return name.startsWith(`${shopName}:`) ? name.slice(shopName.length + 1) : null;
}

/** @throws InputError for missing or malformed files */
export function loadShop(given: string, seed = usualSeed): HouseholdSource<WorldContent<"shop">> {
  const { name, version } = openCatalogue(given);
  const isOwn = given === ownCatalogue;
  const folder = isOwn ? given : path.resolve(given);
  return {
    id: isOwn ? shopName : `${shopName}:${folder}`,
    title: isOwn ? ownShop.title : `${ownShop.title} ${name}`,
    content: { format: "shop", text: JSON.stringify({ folder, version, seed }) },
    tasks: drawWritten(marketOf(folder, seed)),
  };
}

/**
 * Draws orders: first those with an unsaid part, which the robot must learn, then open ones, in which people pick
 * freely. Cached, as drawing is slow.
 */
const drawWritten = keptFor((market: Market): readonly Task[] => {
  const open = drawUnsaid(market, openOrders, "open orders");
  return [
    ...drawUnsaid(market, firstOrders, "first orders"),
    ...open.map(({ instance: _, ...order }) => ({ ...order, open: true })),
  ];
});

function drawUnsaid(market: Market, count: number, seed: string): readonly Task[] {
  const random = seededRandom(1, seed);
  return Array.from({ length: 3 * count }, () => sampleOrder(market, random))
    .flatMap((order) => makeAmbiguous(market, order, random) ?? [])
    .slice(0, count);
}

/** @throws InputError when the shop's files have changed */
export function openShop({ text }: WorldContent<"shop">, name: string): Simulator {
  const { folder, version, seed } = storedShape.parse(JSON.parse(text));
  const catalogue = openCatalogue(folder);
  if (catalogue.version !== version)
    throw new InputError(
      `${name}: the files in ${folder} are not those that it was started with (${version}): put them back, or use another database`,
    );
  return playShop(marketOf(folder, seed));
}

const markets = new Map<string, Market>();

function marketOf(folder: string, seed: number): Market {
  const key = `${seed}|${folder}`;
  const market = markets.get(key) ?? openMarket(openCatalogue(folder), pythonRandom(seed));
  markets.set(key, market);
  return market;
}

const firstOrders = 8;
const openOrders = 4;
const nothing: Task = { type: "order", sentence: "", object: "", target: shopName };

function playShop(market: Market, from?: { task: Task; session: ShopSession }): Simulator {
  let task = from?.task ?? nothing;
  let session = from?.session ?? null;

  function outcome(reward = 0, terminated = false): Outcome {
    return { observation: observe(), reward, terminated };
  }

  /** Returns what must be bought: the wish; in an open order, what people picked. */
  function wanted(wish: Wish): ReturnType<typeof pickedWish> {
    return task.open ? pickedWish(market, wish, task.chosen ?? []) : { wish, onlyProduct: null };
  }

  const requirementsOf = keptFor((wish: Wish) => requirementsFor(market, wish));

  function observe(): Outcome["observation"] {
    if (!session) return { text: "", admissible: [] };
    const { options, page, product } = session.state;
    if (page.kind === "done" && product)
      return { text: sayBought(product, options), admissible: [] };
    const chosen = page.kind === "item" ? [...options.values()] : [];
    const told = chosen.map((value) => `\nYou have clicked ${value}.`);
    const clicks = session.clickables().filter((label) => label !== "search");
    const text = toShortText(session.nodes(), Number.POSITIVE_INFINITY) + told.join("");
    const admissible = [...clicks.map((label) => `click[${label}]`), ...searchesFor(task)];
    return { text: text.trim(), admissible: admissible.sort() };
  }

  return {
    engine: shopEngine,
    get task() {
      return task;
    },
    begin(given) {
      const isPicked = task.chosen === undefined && given.chosen !== undefined;
      const goesOn = isPicked && task.sentence === given.sentence;
      task = given;
      if (!given.wish) return { ...outcome(), terminated: true };
      const goal = goalOf(market, wanted(given.wish).wish, given.sentence);
      session = session && goesOn ? session.fork(goal) : openSession({ market, goal });
      return outcome();
    },
    step(command) {
      if (!session || session.state.page.kind === "done") return outcome();
      const { done } = session.act(command);
      const { bought } = session;
      const onlyProduct = task.wish ? wanted(task.wish).onlyProduct : null;
      const isRight =
        bought?.worth.isStrict === true &&
        (onlyProduct ?? bought.product.asin) === bought.product.asin;
      return outcome(isRight ? 1 : 0, done);
    },
    fork: () => playShop(market, session ? { task, session: session.fork() } : undefined),
    ownerView: () => ({
      ...viewShop(market, task),
      ...(task.wish && { requirements: requirementsOf(task.wish) }),
    }),
    conditionsMet: () => session?.bought?.worth.reward ?? 0,
    plan: () => planOrder(market, task.wish && wanted(task.wish).wish),
    sampleTask: (random) => sampleOrder(market, random),
    singleOut: (order, random) => makeAmbiguous(market, order, random),
    relocate: () => {
      throw new InputError("In a shop nothing can be moved.");
    },
  };
}

function sayBought({ title, priceTag }: Product, options: ReadonlyMap<string, string>): string {
  const chosen = [...options].map(([name, value]) => `, ${name} ${value}`).join("");
  return `Bought: ${title}${chosen}. Price: ${priceTag}`;
}

/** Returns searches for policies that choose among commands. Any other words may be searched too. */
function searchesFor({ sentence, object }: Task): readonly string[] {
  const words = sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}. ]/gu, " ")
    .replace(/\.(?=\s|$)/g, "")
    .trim()
    .replace(/\s+/g, " ");
  return [...new Set([words, object])].filter(Boolean).map((query) => `search[${query}]`);
}

/** Shows the wish to the person who answers, never to the robot. */
function viewShop({ catalogue }: Market, { wish, sentence, open }: Task): OwnerView {
  const about = { home: ownShop.title, places: [], robotAt: [], held: null };
  return wish && !open
    ? { ...about, card: cardOf(productOf(catalogue, wish), wish, sentence) }
    : about;
}

function cardOf(
  product: Product,
  { attributes, options, priceUpper }: Wish,
  sentence: string,
): readonly string[] {
  const buyer = readBuyer(sentence);
  const name = (...what: readonly string[]) => subjectOf(usualNeed(what.join(" "), buyer));
  const thing = singular(product.query);
  return [
    `${name(thing)}: ${titleWithPrice(product)}`,
    ...options.map((option) => `${name(thing, groupOf(product, option))}: ${option.value}`),
    ...(attributes.length > 0
      ? [`${name(thing, aspects.requirement.name)}: ${attributes.join(" and ")}`]
      : []),
    ...(priceUpper < anyPrice ? [`${name(thing, aspects.price.name)}: ${priceUpper} dollars`] : []),
  ];
}

function planOrder({ catalogue }: Market, wish: Wish | undefined): readonly string[] | null {
  if (!wish) return null;
  const { asin, title } = productOf(catalogue, wish);
  const options = wish.options.map(({ value }) => `click[${value}]`);
  // Removes brackets, as a command's words begin at its last one.
  return [
    `search[${title
      .toLowerCase()
      .replace(/[[\]\s]+/g, " ")
      .trim()}]`,
    `click[${asin.toLowerCase()}]`,
    ...options,
    "click[buy now]",
  ];
}

export function openOwnShop(): Simulator {
  return playShop(marketOf(ownCatalogue, usualSeed));
}

/** Returns why nothing among our products fits an order, even with the whole wish known; null if something does. */
export function faultOfOrder(order: Task): string | null {
  const { wish } = order;
  if (!wish) return null;
  if (openCatalogue(ownCatalogue).find(wish.product) === null)
    return `the shop has no product ${wish.product}`;
  const scene = openOwnShop();
  scene.begin(order);
  const rewards = (scene.plan() ?? []).map((command) => scene.step(command).reward);
  if (rewards.at(-1) === 1) return null;
  return "it cannot be bought like that: compare options, attributes and price with the product";
}

function sampleOrder(market: Market, random: Random): Task {
  return orderOf(market, drawWish(market, random), random);
}

function makeAmbiguous(market: Market, { wish }: Task, random: Random): Task | null {
  if (!wish) return null;
  const others = shuffle(random, ["attribute", "product"] as const);
  const parts: readonly UnsaidPart[] =
    random() < 0.5 ? ["option", ...others] : [...others, "option"];
  // Tries the price first, which is seldom possible: a limit rarely excludes anything.
  for (const part of ["price", ...parts] as const) {
    const left = leaveUnsaid(market, wish, part);
    if (left) return orderOf(market, left, random);
  }
  return null;
}
