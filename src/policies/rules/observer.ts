import type { Observer } from "../../core/episode/decision.js";
import type { TrajectoryStep } from "../../core/episode/episode.js";
import type { Sighting } from "../../core/memory/fact.js";
import { parseCommand, readPlace } from "./place-text.js";

/** Reads what lies where from ALFWorld's older and newer texts. A closed place shows nothing. */
export const householdObserver: Observer = {
  sightings(trajectory, known) {
    const step = trajectory.at(-1);
    if (step?.kind !== "act" || step.observation === "Nothing happens.") return [];
    return observe(step, known);
  },
};

function observe(
  step: TrajectoryStep & { kind: "act" },
  known: ReadonlyMap<string, Sighting>,
): readonly Sighting[] {
  const command = parseCommand(step.command);
  if (command?.verb === "take" || command?.verb === "put") {
    const before = known.get(command.place);
    if (!before) return [];
    const others = before.things.filter((thing) => thing !== command.thing);
    const things = command.verb === "put" ? [...others, command.thing] : others;
    return [{ place: command.place, things }];
  }
  const reading = readPlace(step.observation);
  if (!reading?.things) return [];
  return [{ place: reading.place, things: reading.things.map((thing) => thing.name) }];
}
