import type { Decision } from "../../core/decision.js";
import { capitalise } from "../../core/wording.js";
import type { Belief } from "./belief.js";
import { placeName } from "./names.js";

export interface Reason {
  readonly thought: string;
  readonly because?: readonly string[];
}

export function act(belief: Belief, command: string, reason: Reason): Decision | null {
  if (!belief.admissible.has(command)) return null;
  return { kind: "act", command, thought: reason.thought, because: reason.because ?? [] };
}

export function giveUp(thought: string): Decision {
  return { kind: "stop", reason: "gave-up", thought, because: [] };
}

/** Goes to a place and opens it. Null when already there and open. */
export function approach(belief: Belief, place: string, reason: Reason): Decision | null {
  if (!belief.here.includes(place)) return act(belief, `go to ${place}`, reason);
  if (!belief.shut.has(place)) return null;
  const name = placeName(place, belief.places);
  return act(belief, `open ${place}`, {
    ...reason,
    thought: `${capitalise(name)} is shut. I open it.`,
  });
}

export function lookAt(belief: Belief, place: string, reason: Reason): Decision | null {
  return approach(belief, place, reason) ?? act(belief, `examine ${place}`, reason);
}

/** Returns the first item's decision that is not null. */
export function firstOf<T>(items: readonly T[], decide: (item: T) => Decision | null) {
  for (const item of items) {
    const decision = decide(item);
    if (decision) return decision;
  }
  return null;
}
