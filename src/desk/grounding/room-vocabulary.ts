import type { GroundingRequest } from "../../core/grounding.js";
import { baseLexicon, type Entry, type Lexicon, lexiconOfNames } from "./lexicon.js";
import { normaliseText } from "./normalise.js";

/** The names of one request's room, by class. */
export interface RoomVocabulary {
  readonly noun: string;
  readonly places: readonly string[];
  readonly placesByClass: ReadonlyMap<string, readonly string[]>;
  readonly thingsByClass: ReadonlyMap<string, readonly string[]>;
  /** The home's own names, which win over everyday names. */
  readonly ownNames: Lexicon;
  /** Words that spelling is corrected to. */
  readonly spellings: ReadonlySet<string>;
}

/** "mug 2" -> "mug"; a name without a number is its own class. */
export function classOf(id: string): string {
  return id.replace(/ \d+$/, "");
}

/** "mug 2" -> 2, null without a number. */
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

function namesRoom(entry: Entry, classes: ReadonlyMap<string, unknown>, noun: string): boolean {
  const present = (cls: string) => classes.has(cls);
  return (
    [...entry.places].some(present) ||
    [...entry.fallbackPlaces].some(present) ||
    entry.things.has(noun)
  );
}

function spellingsOf(
  classes: ReadonlyMap<string, unknown>,
  noun: string,
  own: Lexicon,
): Set<string> {
  const words = new Set<string>();
  for (const [name, entry] of baseLexicon)
    if (entry.common && namesRoom(entry, classes, noun))
      for (const word of name.split(" ")) words.add(word);
  for (const name of own.keys()) for (const word of name.split(" ")) words.add(word);
  return words;
}

/** Indexes the places, things and names that a reply may be about. */
export function indexVocabulary(request: GroundingRequest): RoomVocabulary {
  const { places, things, names } = request.vocabulary;
  const offered = request.options ?? [];
  const known = new Set(places);
  const placesByClass = byClass(places);
  const ownNames = lexiconOfNames(names ?? [], normaliseText);
  const extra = offered.filter((id) => !known.has(id) && !things.includes(id));
  return {
    noun: request.need.noun,
    places,
    placesByClass,
    thingsByClass: byClass([...things, ...extra]),
    ownNames,
    spellings: spellingsOf(placesByClass, request.need.noun, ownNames),
  };
}
