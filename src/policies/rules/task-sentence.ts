/** Parses a task's sentence: what is wanted, where, and which one. */
import { classOf } from "../../core/memory/fact.js";
import { familiarClasses } from "./likely-places.js";
import { classFor } from "./names.js";

export type Treatment = "clean" | "heat" | "cool";

export interface Description {
  readonly owner: string | null;
  readonly words: readonly string[];
  /** True if one thing is meant that neither looks nor owner identify. */
  readonly meant?: boolean;
  /** True if people choose the thing: "the mug you like best". */
  readonly preferred?: boolean;
  readonly chosen?: readonly string[];
}

export interface ParsedTask {
  readonly kind: "place" | "look";
  readonly treatment: Treatment | null;
  readonly count: 1 | 2;
  readonly object: string;
  /** Null when any of the class will do. */
  readonly description: Description | null;
  /** Class of the place, or of the lamp for `look`. */
  readonly target: string;
  /** The only place of that class that counts. */
  readonly place?: string;
}

export function isGoalPlace({ target, place: only }: ParsedTask, place: string): boolean {
  return only === undefined ? classOf(place) === target : place === only;
}

const treatments: readonly (readonly [Treatment, RegExp])[] = [
  ["clean", /^(?:clean|wash)(?:ed)?$/i],
  ["heat", /^(?:heat|hot|heated|warm)$/i],
  ["cool", /^(?:cool|cold|cooled|chill|chilled)$/i],
];

const article = /^(?:an?|some|the|one|my|our)$/i;
const treatThenPut =
  /^(clean|wash|heat|warm|cool|chill) (.+?) and (?:put|place) (?:it|them) (?:in\/on|into|onto|in|on) (.+)$/i;
const findThenPut = /^find (.+?) and (?:put|place) (?:it|them) (?:in\/on|into|onto|in|on) (.+)$/i;
const put = /^(?:put|place|move|serve) (.+?) (?:in\/on|into|onto|in|on|to) (.+)$/i;
const choose = / (?:(?:that )?you (?:like best|prefer)|of your choice)$/i;
/** A numbered place: "cabinet 2", "the corner cabinet (cabinet 2)". */
const exact = /([^(]+) (\d+)\)?$/;
const look = /^(?:look at|examine) (.+?) (?:under|with|in the light of|by) (.+)$/i;

/**
 * Parses ALFWorld's twelve phrasings and everyday ones; null for others.
 * @param sentence text after "Your task is to: "
 * @param placeClasses existing classes, to recognise the target
 */
export function parseTask(
  sentence: string,
  placeClasses: ReadonlySet<string> = new Set(),
): ParsedTask | null {
  const text = sentence
    .replace(/^.*your task is to:/is, "")
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\.$/, "");
  const lit = look.exec(text);
  if (lit) return build("look", lit[1], lit[2], familiarClasses);
  const treated = treatThenPut.exec(text);
  if (treated) {
    const [, verb, things, target] = treated;
    return build("place", things, target, placeClasses, verb);
  }
  const placed = findThenPut.exec(text) ?? put.exec(text);
  return placed ? build("place", placed[1], placed[2], placeClasses) : null;
}

function build(
  kind: ParsedTask["kind"],
  things = "",
  place = "",
  targets: ReadonlySet<string>,
  treating?: string,
): ParsedTask | null {
  const preferred = choose.test(things);
  const words = things
    .replace(choose, "")
    .split(" ")
    .filter((word) => !article.test(word));
  const two = words[0] === "two";
  if (two) words.shift();
  const owner = words[0] && /'s?$/.test(words[0]) ? (words.shift() ?? null) : null;
  const { object: noun, adjectives } = splitNoun(words);
  const object = two ? singular(noun) : noun;
  const verb = treating ?? adjectives.find((word) => treatmentOf(word));
  const seen = adjectives.filter((word) => treating || !treatmentOf(word));
  const [, named, number] = exact.exec(place) ?? [];
  const target = targetClass(named ?? place, targets);
  if (!object || !target) return null;
  return {
    kind,
    treatment: treatmentOf(verb),
    count: two ? 2 : 1,
    object,
    description:
      owner || seen.length > 0 || preferred
        ? { owner, words: seen, ...(preferred && { preferred }) }
        : null,
    target,
    ...(number && kind === "place" && { place: `${target} ${number}` }),
  };
}

/** Makes an unfamiliar class singular; the plurals of familiar ones are known. */
function singular(noun: string): string {
  if (familiarClasses.has(noun)) return noun;
  return noun.replace(/ies$/, "y").replace(/(?<=s|x|ch|sh)es$|(?<!s)s$/, "");
}

function treatmentOf(word = ""): Treatment | null {
  return treatments.find(([, words]) => words.test(word))?.[0] ?? null;
}

/** Splits off the object: the longest ending that is a familiar class ("blue butter knife"), else the last word. */
function splitNoun(words: readonly string[]): { object: string; adjectives: readonly string[] } {
  const start = words.findIndex((_, from) =>
    familiarClasses.has(classFor(words.slice(from).join(" "))),
  );
  const from = start < 0 ? Math.max(0, words.length - 1) : start;
  return {
    object: classFor(words.slice(from).join(" ")),
    adjectives: words.slice(0, from).map((word) => word.toLowerCase()),
  };
}

function targetClass(phrase: string, known: ReadonlySet<string>): string {
  const words = phrase.split(" ").filter((word) => !article.test(word));
  const endings = words.map((_, from) => classFor(words.slice(from).join(" ")));
  return endings.find((name) => known.has(name)) ?? endings[0] ?? "";
}
