/** Single moves: the next command on the way to something, or null when there is no way. */

import type { Decision } from "../../core/decision.js";
import { capitalise } from "../../core/wording.js";
import type { Belief } from "./belief.js";
import { placeName } from "./names.js";

/** A sentence, and the ids of the facts that it rests on. */
export interface Reason {
  readonly thought: string;
  readonly because?: readonly string[];
}

/** An action, if the world accepts it now. */
export function act(belief: Belief, command: string, reason: Reason): Decision | null {
  if (!belief.admissible.has(command)) return null;
  return { kind: "act", command, thought: reason.thought, because: reason.because ?? [] };
}

/** The decision to give up. */
export function giveUp(thought: string): Decision {
  return { kind: "stop", reason: "gave-up", thought, because: [] };
}

/** Goes to a place and opens it if it is shut. Null when the robot stands before the open place. */
export function approach(belief: Belief, place: string, reason: Reason): Decision | null {
  if (!belief.here.includes(place)) return act(belief, `go to ${place}`, reason);
  if (!belief.shut.has(place)) return null;
  const name = placeName(place, belief.places);
  return act(belief, `open ${place}`, {
    ...reason,
    thought: `${capitalise(name)} is shut. I open it.`,
  });
}

/** Looks at a place: goes there, opens it, and reads what is in it. */
export function lookAt(belief: Belief, place: string, reason: Reason): Decision | null {
  return approach(belief, place, reason) ?? act(belief, `examine ${place}`, reason);
}

/** The first of several that leads to a decision. */
export function firstOf<T>(items: readonly T[], decide: (item: T) => Decision | null) {
  for (const item of items) {
    const decision = decide(item);
    if (decision) return decision;
  }
  return null;
}
