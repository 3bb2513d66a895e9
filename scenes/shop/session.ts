/** Plays one visit to the shop, with WebShop's pages and actions. */
import type { Goal, Market } from "./goals.js";
import { pythonRandom } from "./mersenne-twister.js";
import {
  type Page,
  type PageNode,
  pageNodes,
  type ShopState,
  shownProducts,
  subPages,
} from "./pages.js";
import type { Product } from "./product.js";
import { rewardOf } from "./reward.js";
import { nounsOf } from "./title-nouns.js";

const mostResults = 50;

export interface ShopSession {
  readonly state: ShopState;
  readonly bought: ReturnType<typeof purchase> | null;
  nodes(): readonly PageNode[];
  /** What can be clicked, in lower case, in the page's order. */
  clickables(): readonly string[];
  /** Performs an action; ignores one that is not on the page. The reward is 0 except for a purchase. */
  act(action: string): { readonly reward: number; readonly done: boolean };
  fork(goal?: Goal): ShopSession;
}

function purchase({ catalogue, truePrice }: Market, goal: Goal, { product, options }: ShopState) {
  if (!product) return null;
  const attributes = catalogue.attributes(product.asin);
  const bought = { product, options, price: truePrice(product.asin), attributes };
  return { ...bought, worth: rewardOf(bought, goal, nounsOf) };
}

export function openSession(
  visit: { readonly market: Market; readonly goal: Goal; readonly showsAttributes?: boolean },
  from?: ShopState,
): ShopSession {
  const { market, goal, showsAttributes = false } = visit;
  const { catalogue } = market;
  const beginning: ShopState = {
    goal,
    page: { kind: "index" },
    keywords: [],
    found: [],
    number: 1,
    product: null,
    options: new Map(),
    visited: new Set(),
    showsAttributes,
  };
  let state = from ?? beginning;
  let bought: ShopSession["bought"] = null;

  const go = (page: Page, change: Partial<ShopState> = {}): ShopState => ({
    ...state,
    ...change,
    page,
  });
  const noItem = { product: null, options: new Map<string, string>() };

  function search(query: string): ShopState {
    const keywords = query.split(" ");
    return go({ kind: "results" }, { ...noItem, keywords, found: find(keywords), number: 1 });
  }

  function find([first = "", ...rest]: readonly string[]): readonly number[] {
    switch (rest.length > 0 ? first : "") {
      case "<r>":
        return sampleAll();
      case "<c>":
        return catalogue.having("category", rest[0] ?? "");
      case "<q>":
        return catalogue.having("query", rest.join(" "));
      default: {
        const query = [first, ...rest].join(" ");
        const hits = catalogue.index.search(query, mostResults, (at) => catalogue.asins[at] ?? "");
        return hits.map(({ document }) => document);
      }
    }
  }

  function sampleAll(): readonly number[] {
    const all = Array.from({ length: catalogue.size }, (_, at) => at);
    pythonRandom(0).shuffle(all);
    return all.slice(0, mostResults);
  }

  function click(label: string): ShopState {
    const { page, number, product } = state;
    switch (label) {
      case "back to search":
        return beginning;
      case "next >":
        return go(page, { number: number + 1 });
      case "< prev":
        if (page.kind === "sub") return go({ kind: "item" });
        if (page.kind === "item") return go({ kind: "results" }, noItem);
        return go(page, { number: number - 1 });
      case "buy now":
        bought = purchase(market, goal, state);
        return bought ? go({ kind: "done", reward: bought.worth.reward }) : state;
      default:
        return product ? clickWithin(product, label) : openProduct(label);
    }
  }

  function clickWithin(product: Product, label: string): ShopState {
    const sub = subPages.find((one) => one.toLowerCase() === label);
    if (sub) return go({ kind: "sub", sub });
    const groups = [...product.options].filter(([, values]) => values.includes(label));
    const [name = ""] = groups.at(-1) ?? [];
    return go({ kind: "item" }, { options: new Map(state.options).set(name, label) });
  }

  function openProduct(label: string): ShopState {
    const product = shownProducts(state)
      .map((at) => catalogue.at(at))
      .find(({ asin }) => asin.toLowerCase() === label);
    if (!product) return state;
    return go({ kind: "item" }, { product, visited: new Set([...state.visited, product.asin]) });
  }

  function clickables(): readonly string[] {
    const nodes = pageNodes(state, catalogue);
    const labels = (...kinds: readonly PageNode["kind"][]) =>
      nodes.flatMap(({ kind, text }) => (kinds.includes(kind) ? [text.toLowerCase()] : []));
    return [...new Set([...labels("button"), ...labels("product"), ...labels("option")])];
  }

  return {
    get state() {
      return state;
    },
    get bought() {
      return bought;
    },
    nodes: () => pageNodes(state, catalogue),
    clickables,
    act(action) {
      const { name, argument } = readAction(action);
      const wanted = argument.toLowerCase();
      const before = bought;
      if (name === "search") state = search(wanted);
      else if (name === "click" && wanted !== "search" && clickables().includes(wanted))
        state = click(wanted);
      const worth = bought === before ? null : bought?.worth;
      return { reward: worth?.reward ?? 0, done: Boolean(worth) };
    },
    fork: (next = goal) => openSession({ ...visit, goal: next }, { ...state, goal: next }),
  };
}

/** Parses "search[green tea]" by the last brackets of the first line. The name is "" for other text. */
export function readAction(action: string): { readonly name: string; readonly argument: string } {
  const [line = ""] = action.split("\n", 1);
  const end = line.lastIndexOf("]");
  const begin = end < 2 ? -1 : line.lastIndexOf("[", end - 2);
  if (begin < 1) return { name: "", argument: "" };
  return { name: line.slice(0, begin), argument: line.slice(begin + 1, end) };
}
