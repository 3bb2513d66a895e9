/**
 * Summarises an episode so far for policies that imitate remembered decisions (tuples): the task, the thing in hand,
 * what is done, and what places are for.
 */
import { classOf } from "../../core/memory/fact.js";
import type { EpisodeSoFar } from "../../core/memory/tuple.js";
import { type Belief, treatmentAt } from "../rules/belief.js";
import type { Command } from "../rules/place-text.js";
import {
  candidatesSeen,
  gatheringPlace,
  looksRight,
  type Situation,
  thingsDone,
  understand,
} from "../rules/situation.js";
import { isGoalPlace } from "../rules/task-sentence.js";

export type Bearings = ReturnType<typeof readBearings>;

const known = new WeakMap<EpisodeSoFar["trajectory"], Bearings | null>();

/** Returns null when the task's sentence cannot be parsed. */
export function takeBearings(soFar: EpisodeSoFar): Bearings | null {
  const earlier = known.get(soFar.trajectory);
  if (earlier !== undefined) return earlier;
  const situation = understand({ ...soFar, facts: [], askEagerly: false });
  const bearings = situation && readBearings(situation);
  known.set(soFar.trajectory, bearings);
  return bearings;
}

function readBearings(situation: Situation) {
  const { task, belief } = situation;
  const gathering = gatheringPlace(situation);
  const inHand =
    belief.held !== null && looksRight(situation, belief.held) !== "no" ? belief.held : null;
  const treated =
    task.treatment === null ||
    (inHand !== null && (belief.treated.get(inHand)?.has(task.treatment) ?? false));
  return {
    task,
    belief,
    inHand,
    /** Whether the thing was cleaned, heated or cooled as wanted; true when nothing of the kind is wanted. */
    treated,
    candidates: candidatesSeen(situation),
    /** Things that are already where a task for two things brings them. */
    delivered: thingsDone(situation),
    isDestination: (place: string) =>
      task.kind === "place" &&
      (gathering === null ? isGoalPlace(task, place) : place === gathering),
    isTool: (place: string) =>
      task.kind === "look"
        ? [...belief.lamps].some(([lamp, near]) => classOf(lamp) === task.target && near === place)
        : !treated && treatmentAt[classOf(place)] === task.treatment,
    /** The place last visited or opened, if still here, else any here, or null. */
    facing: lastFaced(belief),
  };
}

function lastFaced({ deeds, here }: Belief): string | null {
  const place = placeOf(deeds.findLast((deed) => deed.verb !== "use" && deed.verb !== "examine"));
  return place !== null && here.includes(place) ? place : (here[0] ?? null);
}

function placeOf(command: Command | undefined): string | null {
  return command && "place" in command ? command.place : null;
}
