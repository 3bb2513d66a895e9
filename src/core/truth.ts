import type { Need, Question } from "./question.js";
import type { ThingView } from "./scene.js";

/** Returns the thing or its place in the view of the people asked. Null unless exactly one answer is right. */
export function truthOf({ need, view }: Pick<Question, "need" | "view">): string | null {
  const found = view.owner.places.flatMap(({ id, things }) =>
    things
      .filter((thing) =>
        view.meant === undefined ? isOfNeed(thing, need) : thing.id === view.meant,
      )
      .map((thing) => ({ where: id, which: thing.id })),
  );
  if (need.func !== "where" && need.func !== "which") return null;
  const right = new Set(found.map((one) => one[need.func === "where" ? "where" : "which"]));
  const [only = null] = right;
  return right.size === 1 ? only : null;
}

/** The adjective must be an attribute of the thing. */
function isOfNeed({ kind, attributes }: ThingView, { noun, adjective }: Need): boolean {
  if (kind !== noun) return false;
  const wanted = adjective?.replace(/'s$/, "");
  return wanted === undefined || Object.values(attributes).includes(wanted);
}
