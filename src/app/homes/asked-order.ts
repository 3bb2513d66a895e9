import type { Caller } from "../../core/bot.js";
import type { OwnerView } from "../../core/episode/scene.js";
import type { OrderChoice } from "../../core/question/question.js";
import { wordSet, wordsIn } from "../../core/words/wording.js";
import { kindsIn } from "../../desk/remarks/names-in.js";
import { asksHelp } from "../../desk/remarks/set-phrases.js";
import { utteranceIn } from "../../desk/remarks/utterance.js";
import { isBidden } from "./read-order.js";

/** Keeps an order until its follow-up question is answered ("the blue one"). */
export interface AskedOrder {
  readonly text: string;
  readonly question: string;
  readonly choices: readonly OrderChoice[];
  readonly until: number;
}

export type AskedOrders = Map<string, AskedOrder>;

export const askedForMs = 30 * 60_000;

export function orderKey(
  { platform, workspace, person }: Pick<Caller, "platform" | "workspace" | "person">,
  household: string,
): string {
  return JSON.stringify([platform, workspace, person.id, household]);
}

const besides = wordSet(
  "the a an one ones on in into at to of s please it put i mean mine yes ok okay sure fine",
);

const whereItWas =
  /\b(?:to |in |on )?(?:where (?:it|they|you)\b|(?:its|the|their) (?:old|same|former) (?:place|spot)\b).*$/i;

/** Finds the choice meant by "2", by words that only it has ("the blue one"), or by "yes" if there is one choice. */
export function chosenOf(text: string, choices: readonly OrderChoice[]): OrderChoice | null {
  const numbered = /^\s*(\d{1,2})\s*$/.exec(text);
  if (numbered) return choices[Number(numbered[1]) - 1] ?? null;
  const said = wordsIn(text.replace(whereItWas, "back")).filter((word) => !besides.has(word));
  if (said.length === 0)
    return choices.length === 1 && /[^\s?]/.test(text) ? (choices[0] ?? null) : null;
  const fitting = choices.filter(({ label }) => {
    const words = wordsIn(label);
    return said.every((word) => words.includes(word));
  });
  const [only, ...more] = fitting;
  return only && more.length === 0 ? only : null;
}

/** Returns true for words that fit no choice and are no other order, fact or remark: a missed answer. */
export function missesAll(text: string, home: OwnerView): boolean {
  if (asksHelp(text) || kindsIn(text, home).length > 0 || isBidden(text, home)) return false;
  const { act } = utteranceIn(text, { asked: null, view: home });
  return ["tell", "no", "order", "denial", "mistaken", "unknown", "chatter"].includes(act);
}
