/** Makes the decisions to go, open, look and give up, with their thoughts. */
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

/** Writes "There is no mug in the sink. " or "That was not the right mug. " after a failed step, else "". */
export function formatFailedLook({ belief, rejected }: Situation, noun: string): string {
  const command = belief.deeds.at(-1);
  if (command?.verb === "put" && classOf(command.thing) === noun && rejected.has(command.thing)) {
    return `That was not the right ${everydayName(noun)}. `;
  }
  const looked = command?.verb === "go" || command?.verb === "open" ? command.place : null;
  const things = looked === null ? undefined : belief.contents.get(looked);
  if (looked === null || !things || things.some((thing) => classOf(thing) === noun)) return "";
  return `There is no ${everydayName(noun)} ${whereabouts(looked, belief.places)}. `;
}

/** Decides for a command; null when it is impossible now. @param because ids of the facts behind the thought */
export function act(
  belief: Belief,
  command: string,
  thought: string,
  because: readonly string[] = [],
): Decision | null {
  return belief.admissible.has(command) ? { kind: "act", command, thought, because } : null;
}

export function giveUp(thought: string): Decision {
  return { kind: "stop", reason: "gave-up", thought, because: [] };
}

/** Goes to a place and opens it. Null when already there and open. */
export function approach(
  belief: Belief,
  place: string,
  thought: string,
  because?: readonly string[],
): Decision | null {
  if (!belief.here.includes(place)) return act(belief, `go to ${place}`, thought, because);
  if (!belief.shut.has(place)) return null;
  const name = capitalise(placeName(place, belief.places));
  return act(belief, `open ${place}`, `${name} is shut. I open it.`, because);
}

export function lookAt(
  belief: Belief,
  place: string,
  thought: string,
  because?: readonly string[],
): Decision | null {
  const there = approach(belief, place, thought, because);
  return there ?? act(belief, `examine ${place}`, thought, because);
}

export function firstOf<T>(items: readonly T[], decide: (item: T) => Decision | null) {
  for (const item of items) {
    const decision = decide(item);
    if (decision) return decision;
  }
  return null;
}
