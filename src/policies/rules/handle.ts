/** Handles the held thing: wash, heat, cool, bring, light, put down. */

import type { Decision } from "../../core/episode/decision.js";
import { classOf } from "../../core/memory/fact.js";
import { capitalise } from "../../core/words/wording.js";
import { type Belief, putCommand, treatmentAt } from "./belief.js";
import { isElses } from "./guess.js";
import { explore, followExact } from "./look-for.js";
import { act, approach, callThing, firstOf } from "./moves.js";
import { placeName, thingName, whereabouts } from "./names.js";
import { identify } from "./particular.js";
import { askWhereLamp } from "./questions.js";
import { rankPlaces } from "./search.js";
import { gatheringPlace, looksRight, type Situation } from "./situation.js";
import { isGoalPlace, type Treatment } from "./task-sentence.js";

export function handle(situation: Situation, held: string): Decision | null {
  const { belief, task } = situation;
  if (!mayBeWanted(situation, held)) return putDown(situation, held);
  if (looksRight(situation, held) === "unread") {
    return act(belief, "inventory", "I look at what I carry.");
  }
  const todo = task.treatment !== null && !belief.treated.get(held)?.has(task.treatment);
  if (todo && task.treatment) return treat(situation, held, task.treatment);
  return task.kind === "look" ? holdUnderLamp(situation, held) : deliver(situation, held);
}

function mayBeWanted(situation: Situation, held: string): boolean {
  const { belief, task, rejected } = situation;
  if (classOf(held) !== task.object || rejected.has(held) || isElses(situation, held)) return false;
  if (looksRight(situation, held) === "no" && hasPlacesLeft(situation)) return false;
  if (task.treatment && belief.refused.has(`${task.treatment} ${held}`)) return false;
  if (task.kind === "look") {
    if (belief.refused.has(`light ${held} ${task.target}`)) return false;
  } else if (targets(situation, held).length === 0) return false;
  const { instances } = identify(situation);
  return instances.length === 0 || instances.includes(held) || !hasPlacesLeft(situation);
}

function hasPlacesLeft({ belief }: Situation): boolean {
  return belief.places.some((place) => !belief.contents.has(place));
}

function treat({ belief }: Situation, held: string, treatment: Treatment): Decision | null {
  const thing = callThing(belief, held);
  const appliances = nearestFirst(
    belief,
    belief.places.filter((place) => treatmentAt[classOf(place)] === treatment),
  );
  return firstOf(appliances, (place) => {
    const where = whereabouts(place, belief.places);
    const name = placeName(place, belief.places);
    return (
      act(belief, `${treatment} ${held} with ${place}`, `I ${treatment} ${thing} ${where}.`) ??
      act(belief, `go to ${place}`, `I take ${thing} to ${name} to ${treatment} it.`)
    );
  });
}

function deliver(situation: Situation, held: string): Decision | null {
  const { belief } = situation;
  const thing = callThing(belief, held);
  return firstOf(targets(situation, held), (place) => {
    const put = putCommand(belief, held, place);
    if (put) return act(belief, put, `I put ${thing} ${whereabouts(place, belief.places)}.`);
    return approach(belief, place, `I carry ${thing} to ${placeName(place, belief.places)}.`);
  });
}

/** Lists places of the target's class that accept the thing: where another was brought, then the nearest. */
function targets(situation: Situation, held: string): readonly string[] {
  const { belief, task } = situation;
  const gathering = gatheringPlace(situation);
  const open = belief.places.filter(
    (place) => isGoalPlace(task, place) && !belief.refused.has(`put ${held} ${place}`),
  );
  const ranked = nearestFirst(belief, open);
  return gathering && open.includes(gathering)
    ? [gathering, ...ranked.filter((place) => place !== gathering)]
    : ranked;
}

/** Sorts places: here and open, here, known to be open, others. */
function nearestFirst(belief: Belief, places: readonly string[]): readonly string[] {
  const steps = (place: string): number =>
    (belief.here.includes(place) ? 0 : 2) +
    (belief.shut.has(place) ? 1 : belief.contents.has(place) ? 0 : 0.5);
  return [...places].sort((a, b) => steps(a) - steps(b));
}

function holdUnderLamp(situation: Situation, held: string): Decision | null {
  const { belief, task, eager } = situation;
  const isLamp = (name: string): boolean => classOf(name) === task.target;
  const lampName = thingName(task.target);
  const lamps = [...belief.lamps].filter(([lamp]) => isLamp(lamp));
  return (
    (eager || lamps.length === 0 ? askWhereLamp(situation) : null) ??
    firstOf(lamps, ([lamp]) =>
      act(belief, `use ${lamp}`, `I switch on the lamp and look at ${callThing(belief, held)}.`),
    ) ??
    firstOf(lamps, ([, place]) => {
      const where = whereabouts(place, belief.places);
      return act(belief, `go to ${place}`, `I saw ${lampName} ${where}. I go there.`);
    }) ??
    followExact(situation, task.target) ??
    explore(situation, { noun: task.target })
  );
}

/** Puts the thing down here, else at the next open place worth a look. */
function putDown(situation: Situation, held: string): Decision | null {
  const { belief, task } = situation;
  const thing = callThing(belief, held);
  const places = [...rankPlaces(situation, { noun: task.object }), ...belief.places].filter(
    (place) => !belief.refused.has(`put ${held} ${place}`),
  );
  const putHere = firstOf(belief.here, (place) => {
    const command = putCommand(belief, held, place);
    const thought = `${capitalise(thing)} is not what I need. I put it ${whereabouts(place, belief.places)}.`;
    return command ? act(belief, command, thought) : null;
  });
  return (
    putHere ??
    firstOf(places, (place) => approach(belief, place, `I need free hands. I take ${thing} away.`))
  );
}
