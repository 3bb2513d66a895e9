import { asSaid, isOneThing, type NewFact } from "./fact.js";
import { preferredAdjective } from "./notebook.js";

type Claim = Pick<NewFact, "subject" | "relation" | "objects" | "polarity">;

/**
 * Whether two claims cannot both be true. A class may be in many places, wishes may differ, and words kept verbatim
 * contradict nothing.
 */
export function contradicts(a: Claim, b: Claim): boolean {
  if (a.subject !== b.subject || a.relation !== b.relation) return false;
  if (a.relation === "holds" || a.subject.startsWith(`${preferredAdjective} `)) return false;
  if ([a, b].some(({ objects }) => objects.includes(asSaid))) return false;
  if (a.polarity !== b.polarity) {
    const [claimed, denied] = a.polarity ? [a, b] : [b, a];
    return claimed.objects.every((object) => denied.objects.includes(object));
  }
  return (
    a.polarity &&
    (a.relation === "is" || isOneThing(a.subject)) &&
    !a.objects.some((object) => b.objects.includes(object))
  );
}

export function disagree(claims: readonly Claim[]): boolean {
  return claims.some((claim, at) =>
    claims.slice(at + 1).some((other) => contradicts(claim, other)),
  );
}
