/** What the expert says to itself: what it needs, and what its own memory tells of it (ABA, appendix E). */
import { classOf } from "../../../src/core/fact.js";
import { subjectOf } from "../../../src/core/notebook.js";
import type { Need } from "../../../src/core/question.js";

/** The thought before a question: memory was queried first, and knew nothing. */
export function thinkAsking(need: Need): string {
  const wanted = subjectOf(need);
  return `I need to know more of the ${need.noun}. Query: ${wanted} > I have never seen it.`;
}

/** Thoughts before the actions of one task. A thought comes where the aim changes. */
export function openThoughts(): (
  next: string | undefined,
  placeOf: (thing: string) => string | null,
) => string {
  let aim: string | undefined = "";
  return (next, placeOf) => {
    if (next === aim) return "";
    aim = next;
    if (next === undefined) return "I have what I need, and do the rest of the task.";
    const place = placeOf(next);
    const name = classOf(next);
    return place === null
      ? `Next I need the ${name}.`
      : `Next I need the ${name}. Query: ${name} > It is at ${place}.`;
  };
}
