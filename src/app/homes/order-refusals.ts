/** Ends the reading of an order with a refusal or a question back, thrown as `Aside`. */
import { findNearest } from "../../../scenes/household/source/suggest.js";
import type { HomeTask } from "../../core/episode/scene.js";
import type { OrderChoice } from "../../core/question/question.js";
import { everydayName } from "../../core/words/names.js";

export type OrderReading =
  | { readonly kind: "tasks"; readonly tasks: readonly HomeTask[] }
  | { readonly kind: "ask"; readonly text: string; readonly choices: readonly OrderChoice[] }
  | {
      readonly kind: "cannot";
      readonly text: string;
      /** Set when the text may be no order at all. */
      readonly isUnread?: true;
    };

export const abilities = "I can heat, cool, clean, put, look at or bring things.";

const mostChoices = 6;
const mostNamed = 8;

export class Aside extends Error {
  constructor(readonly reading: OrderReading) {
    super();
  }
}

export function refuse(text: string): never {
  throw new Aside({ kind: "cannot", text });
}

export function ask(text: string, choices: readonly OrderChoice[] = [], most = mostChoices): never {
  throw new Aside({ kind: "ask", text, choices: choices.slice(0, most) });
}

export function unread(text: string): never {
  const why = `I cannot read “${text.trim()}” as a task. ${abilities}`;
  throw new Aside({ kind: "cannot", text: why, isUnread: true });
}

export function kindsOf(items: readonly { readonly kind: string }[]): readonly string[] {
  return [...new Set(items.map(({ kind }) => everydayName(kind)))];
}

export function refuseMissing(wanted: string, names: readonly string[]): never {
  const nearest = findNearest(wanted, names);
  const more = names.length > mostNamed ? `, and ${names.length - mostNamed} more` : "";
  const some = names.slice(0, mostNamed).join(", ");
  const advice = nearest === null ? `There are: ${some}${more}.` : `Did you mean “${nearest}”?`;
  refuse(`There is no ${wanted} in this home. ${advice} ${abilities}`);
}
