/** What a question offers as choices. */
import type { PolicyView } from "../../core/decision.js";
import { classOf } from "../../core/fact.js";
import type { Need } from "../../core/question.js";
import { likelyPlaces } from "../rules/search.js";
import { understand } from "../rules/situation.js";

/** Places for "where", the likeliest first; for "which" the things of the class that were seen. */
export function questionCandidates(view: PolicyView, { func, noun }: Need): readonly string[] {
  const situation = understand(view);
  if (func === "where") return situation ? likelyPlaces(situation, noun).candidates : [];
  const seen = view.facts.flatMap((fact) => (fact.relation === "holds" ? fact.objects : []));
  return [...new Set(seen)].filter((thing) => classOf(thing) === noun).sort();
}
