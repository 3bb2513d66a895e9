/** An order of several parts, of which not all can be done: "heat the candle and bring me the towel". */
import { draftsOf } from "./order-groups.js";
import type { OrderReading } from "./order-refusals.js";
import { acts, type Tag, type Tagged } from "./order-tagger.js";
import type { OrderContext } from "./order-tasks.js";
import { isStatement, readTagged, tagOrder } from "./read-order.js";

const joins = /^(?:and|then|also|[.,;!?])$/;
const pointing = /^(?:it|him|them|ones?|there)$/;
const doing: readonly Tag[] = [...acts, "unable"];

/** Reads each part for itself. Null where the order is one whole, or nothing is to be done of it. */
export function readParts(
  text: string,
  context: OrderContext,
  check: (reading: OrderReading) => OrderReading,
): OrderReading | null {
  const tagged = tagOrder(text, context.home);
  const parts = partsOf(tagged);
  // "Don't", "if" and "I put it there" are about all that follows.
  if (parts.length < 2 || isStatement(tagged) || tagged.some(({ tag }) => tag === "stop"))
    return null;
  let from = 0;
  const readings = parts.map((part) => {
    const reading = check(readTagged(part, wordsOf(part), context, from));
    from += draftsOf(part, null).length;
    return reading;
  });
  const refusals = readings.filter((one) => one.kind === "cannot");
  if (refusals.length === 0) return null;
  const refused = refusals.map((one) => one.text).join(" ");
  const asked = readings.find((one) => one.kind === "ask");
  if (asked) return { ...asked, text: `${refused} ${asked.text}` };
  const tasks = readings.flatMap((one) => (one.kind === "tasks" ? one.tasks : []));
  if (tasks.length > 0) return check({ kind: "tasks", tasks, refused });
  return refusals.some(({ isUnread }) => isUnread) ? null : { kind: "cannot", text: refused };
}

function wordsOf(part: readonly Tagged[]): string {
  const words = part.map(({ token }) => token.text).join(" ");
  return words.replace(/(?: (?:and|then|also|[.,;!?]))+$/, "").replace(/ (?=[.,;!?'])/g, "");
}

/** Cuts before the words that tell what to do with another thing. */
function partsOf(tagged: readonly Tagged[]): readonly (readonly Tagged[])[] {
  const clauses: Tagged[][] = [[]];
  for (const one of tagged) {
    if (joins.test(one.token.form)) clauses.push([]);
    clauses.at(-1)?.push(one);
  }
  const parts: Tagged[][] = [];
  let before: Tagged[] = [];
  for (const clause of clauses) {
    const isNext = isPart(clause);
    if (isNext) parts.push([...before, ...clause.filter(({ token }) => !joins.test(token.form))]);
    else (parts.at(-1) ?? before).push(...clause);
    if (isNext) before = [];
  }
  return parts;
}

/** "Put it there" and "the egg too" go with what was said before. */
function isPart(clause: readonly Tagged[]): boolean {
  const has = (tags: readonly Tag[]) => clause.some(({ tag }) => tags.includes(tag));
  const isPointed = clause.some(
    ({ token, tag }) => tag === "same" || tag === "instead" || pointing.test(token.form),
  );
  const isNamed = clause.some(({ tag, token }) => tag === "object" && token.entity !== null);
  return clause.length > 1 && !isPointed && has(doing) && (isNamed || has(["noun", "unable"]));
}
