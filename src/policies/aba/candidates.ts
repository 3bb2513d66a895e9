import type { Decision, PolicyView } from "../../core/decision.js";
import { classOf } from "../../core/fact.js";
import type { Need } from "../../core/question.js";
import { likelyPlaces } from "../rules/search.js";
import { understand } from "../rules/situation.js";

export function ask(view: PolicyView, need: Need, thought: string): Decision {
  const candidates = questionCandidates(view, need);
  return { kind: "ask", need, why: "", candidates, thought, because: [] };
}

/** Offers places by likelihood for "where", and seen things of the class for "which". */
function questionCandidates(view: PolicyView, { func, noun }: Need): readonly string[] {
  const situation = understand(view);
  if (func === "where") return situation ? likelyPlaces(situation, noun).candidates : [];
  const seen = view.facts.flatMap((fact) => (fact.relation === "holds" ? fact.objects : []));
  return [...new Set(seen)].filter((thing) => classOf(thing) === noun).sort();
}
