/** Replays actions in the shop, in each of the original's texts. */
import type { Goal, Market } from "../../scenes/shop/goals.js";
import { openSession, type ShopSession } from "../../scenes/shop/session.js";
import { addressOf, reactPage, reactStep, toPlainText, toRichText } from "./texts.js";

export const shopTexts = ["plain", "rich", "address", "react"] as const;
export type ShopText = (typeof shopTexts)[number];

export interface ReplayedAction {
  readonly command: string | null;
  readonly observation: string;
  /** Labels to click, or "search". */
  readonly actions: readonly string[];
  readonly done: boolean;
  readonly reward: number;
}

export function* replayShop(
  market: Market,
  goal: Goal,
  commands: readonly string[],
  text: ShopText,
): Generator<ReplayedAction> {
  const session = openSession({ market, goal });
  for (const command of [null, ...commands]) {
    const { observation, ...paid } = step(session, command, text);
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
  return { observation: write(session, text), ...paid };
}

function write(session: ShopSession, text: Exclude<ShopText, "react">): string {
  switch (text) {
    case "plain":
      return toPlainText(session.nodes());
    case "rich":
      return toRichText(session.nodes());
    case "address":
      return addressOf(session.state, "0");
  }
}
