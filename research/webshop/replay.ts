/** Replays actions in the shop, in each of the original's texts. */
import type { Goal, Market } from "../../scenes/shop/goals.js";
import {
  type PageNode,
  type ShopState,
  toPythonJson,
  toShortText,
} from "../../scenes/shop/pages.js";
import { asFloat } from "../../scenes/shop/product.js";
import { openSession, readAction, type ShopSession } from "../../scenes/shop/session.js";

export const shopTexts = ["plain", "rich", "address", "react"] as const;
export type ShopText = (typeof shopTexts)[number];

export function* replayShop(
  market: Market,
  goal: Goal,
  commands: readonly string[],
  text: ShopText,
) {
  const session = openSession({ market, goal });
  for (const command of [null, ...commands]) {
    const { observation, ...paid } = step(session, command, text);
    /** Actions are labels to click, or "search". */
    yield { command, observation, actions: session.clickables(), ...paid };
  }
}

function step(session: ShopSession, command: string | null, text: ShopText) {
  if (text === "react") {
    const before = session.bought;
    const observation = command === null ? reactPage(session) : reactStep(session, command);
    const done = session.bought !== before;
    return { observation, done, reward: done ? (session.bought?.worth.reward ?? 0) : 0 };
  }
  const paid = command === null ? { reward: 0, done: false } : session.act(command);
  if (text === "address") return { observation: addressOf(session.state, "0"), ...paid };
  const write = text === "plain" ? toPlainText : toRichText;
  return { observation: write(session.nodes()), ...paid };
}

/** The original's texts of a page. */

const mostProducts = 3;
const refused = "Invalid action!";

/** @internal */
export function reactPage(session: ShopSession): string {
  return toShortText(session.nodes(), mostProducts);
}

/** @internal */
export function reactStep(session: ShopSession, action: string): string {
  if (action.startsWith("think[")) return "OK.";
  const { name, argument } = readAction(action);
  const { page } = session.state;
  if (name === "search" && page.kind === "index") {
    session.act(action);
    return reactPage(session);
  }
  if (name !== "click") return refused;
  const node = session
    .nodes()
    .find(({ kind, text }) => text === argument && kind !== "text" && kind !== "label");
  const isTurning = argument === "Next >" || (argument === "< Prev" && page.kind === "results");
  if (!node || isTurning || page.kind === "index")
    return page.kind === "index" || page.kind === "sub" ? redraw(session, argument) : refused;
  const { reward, done } = session.act(action);
  if (done) return `Your score (min 0.0, max 1.0): ${asFloat(reward)}`;
  return node.kind === "option" ? `You have clicked ${argument}.` : reactPage(session);
}

/** Unknown labels redraw the page; the driver's buttons are refused elsewhere. */
function redraw(session: ShopSession, label: string): string {
  const own = ["Back to Search", "Buy Now", "Next >", "Description", "Features", "Reviews"];
  return own.includes(label) ? refused : reactPage(session);
}

/** @internal */
export function toPlainText(nodes: readonly PageNode[]): string {
  return nodes.map((node) => node.text.trim()).join(" [SEP] ");
}

/** One line per part, marking what was clicked. @internal */
export function toRichText(nodes: readonly PageNode[]): string {
  const chosen = nodes.filter(({ kind, clicked }) => kind === "option" && clicked);
  const lines = nodes.map(({ kind, text, clicked }) => {
    const marked = clicked
      ? `[clicked button] ${text} [clicked button_]`
      : `[button] ${text} [button_]`;
    switch (kind) {
      case "product":
        return `\n${marked}`;
      case "option":
        return `  ${marked}`;
      case "button":
        return marked;
      default:
        return text;
    }
  });
  const told = chosen.reverse().map(({ text }) => `You have clicked ${text}.`);
  return [...told, ...lines].map((line) => `${line}\n`).join("");
}

/** Path of the page, which contains `session`. @internal */
export function addressOf(state: ShopState, session: string): string {
  const { page, keywords, number, product, options } = state;
  const at = (name: string, ...parts: readonly (string | number)[]): string =>
    ["", name, session, ...parts].join("/");
  const asin = product?.asin ?? "";
  const found = [keywords.join("+"), number];
  switch (page.kind) {
    case "index":
      return `/${session}`;
    case "results":
      return at("search_results", ...found);
    case "item":
      return at("item_page", asin, ...found, toPythonJson(options));
    case "sub":
      return at("item_sub_page", asin, ...found, page.sub, toPythonText(options));
    case "done":
      return at("done", asin, toPythonText(options));
  }
}

/** As Python prints a dictionary of texts. */
function toPythonText(options: ReadonlyMap<string, string>): string {
  const spell = (said: string): string => {
    const plain = said.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
    return plain.includes("'") && !plain.includes('"')
      ? `"${plain}"`
      : `'${plain.replaceAll("'", "\\'")}'`;
  };
  return `{${[...options].map(([name, value]) => `${spell(name)}: ${spell(value)}`).join(", ")}}`;
}
