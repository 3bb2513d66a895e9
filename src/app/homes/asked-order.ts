/** Reads answers to follow-up questions about an order (a task in people's own words). */
import type { Caller } from "../../core/bot.js";
import type { OwnerView } from "../../core/episode/scene.js";
import type { Clarified, OrderChoice } from "../../core/question/question.js";
import { wordSet, wordsIn } from "../../core/words/wording.js";
import { kindsIn, namesIn } from "../../desk/remarks/names-in.js";
import { asksHelp } from "../../desk/remarks/set-phrases.js";
import { utteranceIn } from "../../desk/remarks/utterance.js";
import { bids, doing, tagOrder } from "./read-order.js";

export interface AskedOrder {
  readonly text: string;
  readonly question: string;
  readonly choices: readonly OrderChoice[];
  readonly askedAt: number;
}

export type AskedOrders = Map<string, AskedOrder>;

const longestOpenMs = 30 * 60_000;

export function orderKey(
  { platform, workspace, person }: Pick<Caller, "platform" | "workspace" | "person">,
  household: string,
): string {
  return JSON.stringify([platform, workspace, person.id, household]);
}

export function findAsked(orders: AskedOrders, key: string, now: number): AskedOrder | null {
  const order = orders.get(key);
  return order && now - order.askedAt <= longestOpenMs ? order : null;
}

/** Words of an answer that do not help to tell which choice is meant. */
const besides = wordSet(
  "the a an one ones on in into at to of s please it put i mean mine yes ok okay sure fine",
);

const whereItWas =
  /\b(?:to |in |on )?(?:where (?:it|they|you)\b|(?:its|the|their) (?:old|same|former) (?:place|spot)\b).*$/i;

/** Finds the choice that a reply means: "2", words that only one fits ("the blue one"), or "yes" to a single choice. */
export function chosenOf(text: string, choices: readonly OrderChoice[], home: OwnerView) {
  const numbered = /^\s*(\d{1,2})\s*$/.exec(text);
  if (numbered) return choices[Number(numbered[1]) - 1]?.clarified ?? null;
  const said = wordsIn(text.replace(whereItWas, "back")).filter((word) => !besides.has(word));
  if (said.length === 0)
    return choices.length === 1 && /[^\s?]/.test(text) ? (choices[0]?.clarified ?? null) : null;
  const fitting = choices.filter(({ label }) => {
    const words = wordsIn(label);
    return said.every((word) => words.includes(word));
  });
  const [only, ...more] = fitting;
  if (only) return more.length === 0 ? only.clarified : null;
  return placeIn(text, home, choices[0]?.clarified);
}

/** Matches words that say more than a place. A text with them is no answer to "Where?". */
const tellsElse = /\b(?:not|no|never|but|except|is|are|was)\b|['’](?:s|re|t)\b|\?/i;

/** Reads a place that was not offered ("in the laundry basket"). The last key of `clarified` is what was asked. */
function placeIn(text: string, home: OwnerView, clarified: Clarified = {}): Clarified | null {
  const asked = Object.keys(clarified).at(-1);
  const { places, kinds } = namesIn(text, home);
  if (!asked?.endsWith(" place") || kinds.length > 0 || tellsElse.test(text)) return null;
  const [place, ...others] = home.places.filter(({ id }) => places.includes(id));
  if (!place || others.some(({ kind }) => kind !== place.kind)) return null;
  return { ...clarified, [asked]: others.length > 0 ? place.kind : place.id };
}

/** Whether words that fit no choice seem to be an answer: they name no thing, ask for nothing and change no subject. */
export function missesAll(text: string, home: OwnerView): boolean {
  if (asksHelp(text) || kindsIn(text, home).length > 0 || bids(tagOrder(text, home), doing))
    return false;
  const { act } = utteranceIn(text, { asked: null, view: home });
  return ["tell", "no", "order", "denial", "mistaken", "unknown", "chatter"].includes(act);
}
