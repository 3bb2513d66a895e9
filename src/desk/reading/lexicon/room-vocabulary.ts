import { classOf } from "../../../core/memory/fact.js";
import { keptFor } from "../../../core/newest.js";
import type { GroundingRequest, Vocabulary } from "../../../core/question/grounding.js";
import { baseLexicon, type Lexicon, lexiconOfNames } from "./lexicon.js";
import { type NamePart, partsOfNames } from "./name-parts.js";

/** Everything that a reply can name in a home, indexed for one question. */
export interface RoomVocabulary {
  readonly noun: string;
  readonly places: readonly string[];
  readonly placesByClass: ReadonlyMap<string, readonly string[]>;
  readonly thingsByClass: ReadonlyMap<string, readonly string[]>;
  /** The home's own names, which take precedence over everyday ones. */
  readonly ownNames: Lexicon;
  readonly parts: readonly NamePart[];
  readonly pairs: ReadonlyArray<readonly [string, string]>;
  readonly spellings: ReadonlySet<string>;
  /** Words before the kind in own names: "blue", "wooden", "corner". */
  readonly looks: ReadonlySet<string>;
}

/** Returns 2 for "mug 2"; null without a number. */
export function numberOf(id: string): number | null {
  const digits = / (\d+)$/.exec(id);
  return digits ? Number(digits[1]) : null;
}

function byClass(ids: readonly string[]): Map<string, string[]> {
  const classes = new Map<string, string[]>();
  for (const id of ids) {
    const cls = classOf(id);
    const members = classes.get(cls) ?? [];
    members.push(id);
    classes.set(cls, members);
  }
  return classes;
}

interface CommonNames {
  readonly words: readonly (readonly string[])[];
  readonly ofPlace: ReadonlyMap<string, readonly number[]>;
  readonly ofThing: ReadonlyMap<string, readonly number[]>;
}

const common = indexCommon();

function indexCommon(): CommonNames {
  const words: string[][] = [];
  const ofPlace = new Map<string, number[]>();
  const ofThing = new Map<string, number[]>();
  const note = (index: Map<string, number[]>, classes: Iterable<string>): void => {
    for (const cls of classes) index.set(cls, [...(index.get(cls) ?? []), words.length]);
  };
  for (const [name, entry] of baseLexicon) {
    if (!entry.common) continue;
    note(ofPlace, entry.places);
    note(ofPlace, entry.fallbackPlaces);
    note(ofThing, entry.things);
    words.push(name.split(" "));
  }
  return { words, ofPlace, ofThing };
}

function namesOf(
  classes: ReadonlyMap<string, unknown>,
  noun: string,
): ReadonlyArray<readonly string[]> {
  const named = new Set(common.ofThing.get(noun));
  for (const cls of classes.keys()) for (const nth of common.ofPlace.get(cls) ?? []) named.add(nth);
  return [...named].sort((a, b) => a - b).flatMap((nth) => [common.words[nth] ?? []]);
}

function spellingsOf(names: ReadonlyArray<readonly string[]>, own: Lexicon): Set<string> {
  const words = new Set<string>();
  for (const name of names) for (const word of name) words.add(word);
  for (const name of own.keys()) for (const word of name.split(" ")) words.add(word);
  return words;
}

/** Indexes a home's own names, which serve all questions. */
function indexNames({ places, names = new Map() }: Vocabulary) {
  const ownNames = lexiconOfNames(names);
  return {
    placesByClass: byClass(places),
    ownNames,
    parts: partsOfNames(ownNames, places),
    looks: new Set([...ownNames.keys()].flatMap((name) => name.split(" ").slice(0, -1))),
  };
}

const indexed = new WeakMap<Vocabulary, ReturnType<typeof indexNames>>();

export function indexVocabulary(request: GroundingRequest): RoomVocabulary {
  const { places, things } = request.vocabulary;
  const offered = request.options ?? [];
  const known = new Set(places);
  const { parts, ...own } = keptFor(indexed, request.vocabulary, indexNames);
  const { placesByClass, ownNames } = own;
  const named = namesOf(placesByClass, request.need.noun);
  const extra = offered.filter((id) => !known.has(id) && !things.includes(id));
  const thingsByClass = byClass([...things, ...extra]);
  return {
    noun: request.need.noun,
    places,
    ...own,
    thingsByClass,
    // "Towel" means a towel, not the towel holder.
    parts: parts.filter(({ side, words }) => side !== null || !thingsByClass.has(words)),
    pairs: named.flatMap(([first, second, third]) =>
      first && second && !third ? [[first, second] as const] : [],
    ),
    spellings: spellingsOf(named, ownNames),
  };
}
