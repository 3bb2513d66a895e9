/** What is said when an order can't be done, or not yet. */
import { findNearest } from "../../../scenes/household/source/suggest.js";
import type { HomeTask } from "../../core/episode/scene.js";
import type { OrderChoice } from "../../core/question/question.js";
import { everydayName, isPlural } from "../../core/words/names.js";

export type OrderReading =
  | {
      readonly kind: "tasks";
      readonly tasks: readonly HomeTask[];
      /** Why other parts of the order can't be done. */
      readonly refused?: string;
    }
  | { readonly kind: "ask"; readonly text: string; readonly choices: readonly OrderChoice[] }
  | {
      readonly kind: "cannot";
      readonly text: string;
      /** Set when it could not be read: true when it may be no order at all. */
      readonly isUnread?: boolean;
      /** It is so already. */
      readonly isMet?: true;
    };

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

export function unread(text: string, isUnread = true): never {
  throw new Aside({ kind: "cannot", text: `I cannot read “${text.trim()}” as a task.`, isUnread });
}

export function kindsOf(items: readonly { readonly kind: string }[]): readonly string[] {
  return [...new Set(items.map(({ kind }) => everydayName(kind)))];
}

export function refuseMissing(wanted: string, names: readonly string[]): never {
  const nearest = findNearest(wanted, names);
  const more = names.length > mostNamed ? `, and ${names.length - mostNamed} more` : "";
  const some = names.slice(0, mostNamed).join(", ");
  const advice = nearest === null ? `There are: ${some}${more}.` : `Did you mean “${nearest}”?`;
  refuse(`There ${isPlural(wanted) ? "are" : "is"} no ${wanted} in this home. ${advice}`);
}
