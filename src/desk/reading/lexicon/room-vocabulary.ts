/** Indexes, for one question, all that a reply can name in a home. */
import { classOf } from "../../../core/memory/fact.js";
import { keptFor, recalling, remembering } from "../../../core/newest.js";
import type { Vocabulary } from "../../../core/question/grounding.js";
import { baseLexicon, type Lexicon, lexiconOfNames } from "./lexicon.js";
import { type NamePart, partsOfNames } from "./name-parts.js";

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

/** Collects the everyday names of what is asked about and of the places' classes. */
const namesAmong = recalling((key) => {
  const [noun = "", ...classes] = key.split("\0");
  const named = new Set(common.ofThing.get(noun));
  for (const cls of classes) for (const nth of common.ofPlace.get(cls) ?? []) named.add(nth);
  const names = [...named].sort((a, b) => a - b).map((nth) => common.words[nth] ?? []);
  const pairs = names.flatMap(([first, second, third]) =>
    first && second && !third ? [[first, second] as const] : [],
  );
  return { words: new Set(names.flat()), pairs };
});

/** Indexes a home's own names once for all questions. */
function indexNames({ places, things, names = new Map() }: Vocabulary) {
  const ownNames = lexiconOfNames(names);
  const words = [...ownNames.keys()].map((name) => name.split(" "));
  const looks = new Set(words.flatMap((name) => name.slice(0, -1)));
  const own = words.flat();
  const placesByClass = byClass(places);
  const parts = partsOfNames(ownNames, places);
  const roomFor = (noun: string, extra: readonly string[]): RoomVocabulary => {
    const thingsByClass = byClass([...things, ...extra]);
    const named = namesAmong([noun, ...placesByClass.keys()].join("\0"));
    return {
      noun,
      places,
      placesByClass,
      thingsByClass,
      ownNames,
      // Leaves out names of things: "towel" does not mean the towel holder.
      parts: parts.filter((part) => part.side !== null || !thingsByClass.has(part.words)),
      pairs: named.pairs,
      spellings: new Set([...named.words, ...own]),
      looks,
    };
  };
  return { roomFor, usualRoomFor: remembering((noun) => roomFor(noun, [])) };
}

const indexFor = keptFor(indexNames);

/** @param noun kind of thing asked about @param options may be things that the home lacks */
export function indexVocabulary(
  vocabulary: Vocabulary,
  noun = "",
  options: readonly string[] = [],
): RoomVocabulary {
  const { places, things } = vocabulary;
  const { roomFor, usualRoomFor } = indexFor(vocabulary);
  const extra = options.filter((id) => !places.includes(id) && !things.includes(id));
  return extra.length === 0 ? usualRoomFor(noun) : roomFor(noun, extra);
}
