/** Where to look next when nobody said: likelihood divided by the steps that looking costs. */
import { classOf } from "../../core/fact.js";
import { seededRandom } from "../../core/random.js";
import { unlikelyPlaces } from "./leads.js";
import { likelihood, shutness } from "./likely-places.js";
import { isAbout } from "./particular.js";
import type { Situation } from "./situation.js";

/** What is looked for: a class of things. */
export interface Search {
  readonly noun: string;
  /** Worth noticing on the way. */
  readonly also?: string;
}

const seenWithout = 0.05;
const saidWithout = 0.02;
const cannotBe = 0.001;

/** Places not looked into in this episode, the best next one first. */
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

/** Places as choices in a question, the likeliest first, those already seen left out. */
export function likelyPlaces(situation: Situation, noun: string): PlaceChances {
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

/** Places, and how likely each is; the shares add up to 1. */
interface PlaceChances {
  readonly candidates: readonly string[];
  readonly scores: readonly number[];
}

function byValue(
  situation: Situation,
  search: Search,
  value: (place: string, chance: number) => number,
): readonly { readonly place: string; readonly value: number }[] {
  const unlikely = unlikelyFor(situation, search.noun);
  return situation.belief.places
    .map((place) => {
      const known = unlikely.get(place);
      const doubt = known === "seen" ? seenWithout : known === "said" ? saidWithout : 1;
      return { place, value: value(place, chanceAt(situation, search, place) * doubt) };
    })
    .sort((a, b) => b.value - a.value || compareNames(a.place, b.place));
}

/** Places that facts speak against for a class, or for the described one of it. */
export function unlikelyFor({ facts, task }: Situation, noun: string) {
  return unlikelyPlaces(
    facts,
    (name) => classOf(name) === noun || (noun === task.object && isAbout(name, task)),
  );
}

function chanceAt({ task }: Situation, { noun, also }: Search, place: string): number {
  const kind = classOf(place);
  if (noun === task.object && kind === task.target && isWonThere(task)) return cannotBe;
  return likelihood(noun, kind) + (also ? likelihood(also, kind) / 2 : 0);
}

/** What only has to be brought somewhere cannot be there yet: the task would be done. */
function isWonThere(task: Situation["task"]): boolean {
  return task.kind === "place" && task.treatment === null && task.count === 1;
}

function stepsToLook({ belief }: Situation, place: string): number {
  if (belief.here.includes(place)) return 1;
  if (belief.shut.has(place)) return 2;
  return 1 + shutness(classOf(place));
}

/** "drawer 2" before "drawer 10". */
function compareNames(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}
