import { fits } from "../../../bots/simulated/answer.js";
import { isInstance, matches, type NewFact } from "../../../src/core/fact.js";
import { subjectOf } from "../../../src/core/notebook.js";
import type { Question } from "../../../src/core/question.js";
import type { PlaceView, ThingView } from "../../../src/core/scene.js";
import { readClaimValue } from "../../../src/desk/claim-value.js";

type Asked = Pick<Question, "need" | "choices" | "view">;

/** Whether a claim is about what was asked, or about one thing of that kind. */
function isAsked({ need }: Asked, { subject }: NewFact): boolean {
  return subject === subjectOf(need) || (isInstance(subject) && matches(subject, need.noun));
}

/**
 * Whether all claims about the question are true, by the state when it was asked.
 *
 * @returns null when no claim is about it, or when the home does not show it ("how", "what")
 */
export function isRight(question: Asked, claims: readonly NewFact[]): boolean | null {
  const { func } = question.need;
  const said = claims.filter((claim) => isAsked(question, claim));
  if (said.length === 0 || (func !== "where" && func !== "which")) return null;
  return said.every((claim) => isTrue(question, claim));
}

function isTrue(question: Asked, { subject, relation, objects, polarity }: NewFact): boolean {
  const { need, view } = question;
  const isMeant = (thing: ThingView): boolean =>
    isInstance(subject) ? thing.id === subject : fits(thing, need, view.meant);
  const { places, held } = view.owner;
  if (relation === "is") {
    const things = [...places.flatMap((place) => place.things), ...(held ? [held] : [])];
    return objects.every((id) => things.some((thing) => thing.id === id && isMeant(thing)));
  }
  const isThere = ({ id, things }: PlaceView): boolean =>
    objects.includes(id) && things.some(isMeant);
  return places.some(isThere) === polarity;
}

/**
 * How many answers were possible before, and how many are after these claims. Before a where-question those
 * are the places that the robot has not seen.
 */
export function countCandidates(
  question: Asked,
  claims: readonly NewFact[],
): { readonly before: number; readonly after: number } {
  const open = possible(question);
  const said = claims.filter((claim) => isAsked(question, claim));
  const claimed = new Set(said.flatMap((one) => (one.polarity ? one.objects : [])));
  const denied = new Set(said.flatMap((one) => (one.polarity ? [] : one.objects)));
  const left = open.filter((id) => !denied.has(id) && (claimed.size === 0 || claimed.has(id)));
  const after = Math.max(1, left.length > 0 ? left.length : claimed.size);
  return { before: Math.max(1, open.length, after), after };
}

function possible({ need, choices, view }: Asked): readonly string[] {
  const ids = new Set(choices.flatMap(({ value }) => readClaimValue(value).objects));
  if (need.func === "where") for (const place of view.seen) ids.delete(place);
  return [...ids];
}

/** Claims beyond the question: about other things, or more places than it wanted. */
export function countVolunteered(question: Asked, claims: readonly NewFact[]): number {
  const about = claims.filter((claim) => isAsked(question, claim));
  const wanted = question.need.adjective === "two" ? 2 : 1;
  return claims.length - Math.min(about.length, wanted);
}
