/** Converts everyday words to names of the world, and back. */
import { classOf, isInstance } from "../../core/memory/fact.js";
import { meantAdjective, preferredAdjective } from "../../core/memory/notebook.js";
import {
  everydayLabel,
  everydayName,
  plural,
  preposition,
  withArticle,
} from "../../core/words/names.js";
import { familiarClasses, familiarPlaces } from "./likely-places.js";

const otherWords: Readonly<Record<string, string>> = {
  bath: "bathtubbasin",
  basin: "sinkbasin",
  kitchencounter: "countertop",
  stove: "stoveburner",
  stoveburner: "stoveburner",
  hob: "stoveburner",
  trash: "garbagecan",
  trashcan: "garbagecan",
  rubbishbin: "garbagecan",
  couch: "sofa",
  nightstand: "sidetable",
  hamper: "laundryhamper",
  cupboard: "cabinet",
  mobilephone: "cellphone",
  remote: "remotecontrol",
  soap: "soapbar",
  tissues: "tissuebox",
  lamp: "desklamp",
  readinglamp: "desklamp",
};

const classes: ReadonlyMap<string, string> = new Map([
  ...Object.entries(otherWords),
  ...[...familiarPlaces, ...familiarClasses].flatMap((name) =>
    [plural(name), everydayName(name), name].map((words) => [join(words), name] as const),
  ),
]);

function join(words: string): string {
  return words.toLowerCase().replace(/[\s-]+/g, "");
}

/** Converts words to the world's class: "Coffee table" -> "coffeetable", "knives" -> "knife". Joins unknown words. */
export function classFor(words: string): string {
  return classes.get(join(words)) ?? join(words);
}

export function whereabouts(place: string, places: readonly string[]): string {
  return `${preposition(classOf(place))} ${placeName(place, places)}`;
}

export function placeName(place: string, places: readonly string[]): string {
  const kind = classOf(place);
  const alone = places.filter((other) => classOf(other) === kind).length < 2;
  return alone ? `the ${everydayName(kind)}` : everydayLabel(place);
}

export function thingName(name: string): string {
  if (isInstance(name)) return everydayLabel(name);
  if (!name.includes(" ")) return withArticle(name);
  const noun = name.slice(name.lastIndexOf(" ") + 1);
  if (name === `${meantAdjective} ${noun}`) return `the ${everydayName(noun)} that is meant`;
  if (name === `${preferredAdjective} ${noun}`) return `the ${everydayName(noun)} that was chosen`;
  const words = `${name.slice(0, -noun.length)}${everydayName(noun)}`;
  return /^\S+'s? /.test(words) ? words : `the ${words}`;
}
