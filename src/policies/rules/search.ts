/** Ranks places by likelihood per step of looking. */

import { classOf } from "../../core/memory/fact.js";
import { seededRandom } from "../../core/random.js";
import { compareNames } from "../../core/words/names.js";
import { treatmentAt } from "./belief.js";
import { hintedPlaces } from "./leads.js";
import { chancesOf, likelihood, shutness } from "./likely-places.js";
import { isAbout } from "./particular.js";
import type { Situation } from "./situation.js";
import { isGoalPlace } from "./task-sentence.js";

export interface Search {
  readonly noun: string;
  readonly also?: string;
  readonly things?: readonly string[];
}

/** Factors of the chance that a place has the thing, if it was seen without it or people say it is not there. */
const seenWithout = 0.05;
const saidWithout = 0.02;
const cannotBe = 0.0001;
/** Factor for places that `isPointless` names: rare in training games, possible in homes. */
const pointless = 0.05;

export function rankPlaces(situation: Situation, search: Search): readonly string[] {
  const { belief, shuffle } = situation;
  const value = (place: string, chance: number): number =>
    shuffle === undefined
      ? chance / stepsToLook(situation, place)
      : seededRandom(shuffle, search.noun, place)();
  return byValue(situation, search, value)
    .map(({ place }) => place)
    .filter((place) => !belief.contents.has(place));
}

/** Returns unseen places as choices, the likeliest first; their scores add up to 1. */
export function likelyPlaces(situation: Situation, noun: string) {
  const { belief } = situation;
  const ranked = byValue(situation, { noun }, (_, chance) => chance);
  const unseen = ranked.filter(({ place }) => !belief.contents.has(place));
  const listed = unseen.length > 0 ? unseen : ranked;
  const sum = listed.reduce((total, { value }) => total + value, 0);
  return {
    candidates: listed.map(({ place }) => place),
    scores: listed.map(({ value }) => (sum > 0 ? value / sum : 0)),
  };
}

function byValue(
  situation: Situation,
  search: Search,
  value: (place: string, chance: number) => number,
): readonly { readonly place: string; readonly value: number }[] {
  const chance = weighPlaces(situation, search);
  return situation.belief.places
    .map((place) => ({ place, value: value(place, chance(place)) }))
    .sort((a, b) => b.value - a.value || compareNames(a.place, b.place));
}

/** Returns places' chances: by what was seen in this home, else by the table. */
export function weighPlaces(situation: Situation, search: Search): (place: string) => number {
  const { habits, belief } = situation;
  const unlikely = unlikelyFor(situation, search.noun);
  const isLearned = habits !== undefined && habits.rounds > 0;
  const usual = isLearned
    ? chancesOf(search.noun, belief.places, { habits, missing: missingThings(situation, search) })
    : null;
  const hints = hintedPlaces(situation, (name) => classOf(name) === search.noun);
  const unaided = (place: string): number => {
    const known = unlikely.get(place);
    const isOld = known === "seen" && !usual;
    const doubt = known === "said" ? saidWithout : isOld ? seenWithout : 1;
    return chanceAt(situation, search, place, usual?.get(place)) * doubt;
  };
  const elsewhere = 1 - hints.right * (1 - shareOfAnother);
  return (place) => hints.chances.get(place) ?? unaided(place) * elsewhere;
}

/** Factor of a place's chance when another place has a thing of the class, measured in ALFWorld's training games. */
export const shareOfAnother = 0.47;

/** Lists things gone from where earlier rounds last saw them, and not seen in this episode. */
function missingThings({ habits, belief }: Situation, search: Search): readonly string[] {
  const isWanted = (thing: string): boolean =>
    search.things?.includes(thing) ?? classOf(thing) === search.noun;
  return [...(habits?.lastSeen ?? [])].flatMap(([thing, { place, round }]) => {
    const isMissed = belief.contents.has(place) || (habits?.lastLook.get(place) ?? -1) > round;
    const isFound = thing === belief.held || belief.placeOf(thing) !== null;
    return isWanted(thing) && isMissed && !isFound ? [thing] : [];
  });
}

/** Places that an earlier round saw without the thing, or that people said are wrong. */
export function unlikelyFor({ facts, task }: Situation, noun: string) {
  const isWanted = (name: string): boolean =>
    classOf(name) === noun || (noun === task.object && isAbout(name, task));
  const places = new Map<string, "seen" | "said">();
  for (const { relation, subject, objects, polarity } of facts) {
    if (relation === "holds") {
      if (objects.some(isWanted)) places.delete(subject);
      else places.set(subject, "seen");
    } else if (relation === "at" && !polarity && isWanted(subject)) {
      for (const place of objects) places.set(place, "said");
    }
  }
  return places;
}

function chanceAt(
  { task }: Situation,
  { noun, also }: Search,
  place: string,
  usual: number | undefined,
): number {
  const kind = classOf(place);
  const isWanted = noun === task.object;
  if (isWanted && isGoalPlace(task, place) && isWonThere(task)) return cannotBe;
  const listed = likelihood(noun, kind) * (isWanted && isPointless(task, place) ? pointless : 1);
  return (usual ?? listed) + (also ? likelihood(also, kind) / 2 : 0);
}

/** True for a plain "put X in Y" task, which never starts with X in Y. */
function isWonThere(task: Situation["task"]): boolean {
  return task.kind === "place" && task.treatment === null && task.count === 1;
}

/** True if the task hardly fits a thing in this place: nobody asks to cool what is in the fridge. */
function isPointless(task: Situation["task"], place: string): boolean {
  const { kind, treatment, count } = task;
  if (treatment !== null) return treatmentAt[classOf(place)] === treatment;
  return kind === "place" && count === 2 && isGoalPlace(task, place);
}

export function stepsToLook({ belief }: Situation, place: string): number {
  if (belief.here.includes(place)) return 1;
  if (belief.shut.has(place)) return 2;
  return 1 + shutness(classOf(place));
}
