import { classOf } from "../../core/fact.js";
import { everydayName } from "../../core/names.js";
import type { Belief } from "./belief.js";
import { thingName, whereabouts } from "./names.js";
import type { Situation } from "./situation.js";

/** "the blue mug" when looks identify it, else "mug 2". */
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

/** "There is no mug in the sink. " or "That was not the right mug. " after a failed step, else empty. */
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
