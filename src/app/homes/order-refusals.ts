/** Ends the reading of an order with a refusal or a follow-up question, thrown as `Aside`. */
import { findNearest, nameSome } from "../../../scenes/household/source/suggest.js";
import type { HomeTask } from "../../core/episode/scene.js";
import type { OrderChoice } from "../../core/question/question.js";
import { everydayName, singular } from "../../core/words/names.js";
import { capitalise } from "../../core/words/wording.js";

export type OrderReading =
  | { readonly kind: "tasks"; readonly tasks: readonly HomeTask[]; readonly refused?: string }
  | { readonly kind: "ask"; readonly text: string; readonly choices: readonly OrderChoice[] }
  | {
      readonly kind: "cannot";
      readonly text: string;
      /** Absent when the order could be read. True when the text may be no order at all. */
      readonly isUnread?: boolean;
      /** Set when the goal is reached already. */
      readonly isMet?: true;
    };

const mostChoices = 6;

export class Aside extends Error {
  constructor(readonly reading: OrderReading) {
    super();
  }
}

export function refuse(text: string): never {
  throw new Aside({ kind: "cannot", text });
}

export function ask(text: string, choices: readonly OrderChoice[] = [], most = mostChoices): never {
  const shown = choices.slice(0, most);
  const capitalised = shown.map((one) => ({ ...one, label: capitalise(one.label) }));
  throw new Aside({ kind: "ask", text, choices: capitalised });
}

export function unread(text: string, isUnread = true): never {
  throw new Aside({ kind: "cannot", text: `I cannot read “${text.trim()}” as a task.`, isUnread });
}

export function kindsOf(items: readonly { readonly kind: string }[]): readonly string[] {
  return [...new Set(items.map(({ kind }) => everydayName(kind)))];
}

export function refuseMissing(wanted: string, names: readonly string[]): never {
  const nearest = findNearest(wanted, names);
  const advice = nearest === null ? `There are: ${nameSome(names)}.` : `Did you mean “${nearest}”?`;
  const verb = singular(wanted) === wanted ? "is" : "are";
  refuse(`There ${verb} no ${wanted} in this home. ${advice}`);
}
