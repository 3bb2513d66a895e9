import type { Decision } from "../../core/episode/decision.js";
import { classOf } from "../../core/memory/fact.js";
import { everydayName } from "../../core/words/names.js";
import { capitalise } from "../../core/words/wording.js";
import type { Belief } from "./belief.js";
import { placeName, thingName, whereabouts } from "./names.js";
import type { Situation } from "./situation.js";

/** Names a thing: "the blue mug" when looks identify it, else "mug 2". */
export function callThing(belief: Belief, thing: string): string {
  const kind = classOf(thing);
  const looks = (name: string): string => belief.words.get(name)?.join(" ") ?? "";
  const alike = [...belief.words.keys()].filter(
    (other) => classOf(other) === kind && looks(other) === looks(thing),
  );
  return looks(thing) === "" || alike.length > 1
    ? thingName(thing)
    : `the ${looks(thing)} ${everydayName(kind)}`;
}

/** Says "There is no mug in the sink. " or "That was not the right mug. " after a failed step, else empty. */
export function formatMissed({ belief, rejected }: Situation, noun: string): string {
  const command = belief.deeds.at(-1);
  if (command?.verb === "put" && classOf(command.thing) === noun && rejected.has(command.thing)) {
    return `That was not the right ${everydayName(noun)}. `;
  }
  const looked = command?.verb === "go" || command?.verb === "open" ? command.place : null;
  const things = looked === null ? undefined : belief.contents.get(looked);
  if (looked === null || !things || things.some((thing) => classOf(thing) === noun)) return "";
  return `There is no ${everydayName(noun)} ${whereabouts(looked, belief.places)}. `;
}

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

export function firstOf<T>(items: readonly T[], decide: (item: T) => Decision | null) {
  for (const item of items) {
    const decision = decide(item);
    if (decision) return decision;
  }
  return null;
}
