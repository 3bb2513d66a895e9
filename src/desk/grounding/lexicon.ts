import { foreignElsewhereNames, foreignPlaceNames, foreignThingNames } from "./foreign-names.js";
import {
  disposalNames,
  elsewhereNames,
  fallbackPlaceNames,
  placeNames,
  roomNames,
  screenNames,
  shyNames,
} from "./place-names.js";
import { thingFamilies, thingNames } from "./thing-names.js";

/** What one everyday name may stand for: classes, or ids where a home gave the name itself. */
export interface Entry {
  readonly places: ReadonlySet<string>;
  readonly fallbackPlaces: ReadonlySet<string>;
  readonly screens: ReadonlySet<string>;
  readonly things: ReadonlySet<string>;
  /** Ids named by the home's own everyday names. */
  readonly ids: ReadonlySet<string>;
  readonly elsewhere: boolean;
  /** For a room's name: classes of which one must be there for it to be this room. */
  readonly room: readonly string[] | null;
  /** Also an ordinary word: counts only after a determiner, a preposition or on its own. */
  readonly shy: boolean;
  /** Misspelt words may be corrected to its words. */
  readonly common: boolean;
}

interface OpenEntry {
  places: Set<string>;
  fallbackPlaces: Set<string>;
  screens: Set<string>;
  things: Set<string>;
  ids: Set<string>;
  elsewhere: boolean;
  room: readonly string[] | null;
  shy: boolean;
  common: boolean;
}

/** Names by their normalised spelling, words between single spaces. */
export type Lexicon = ReadonlyMap<string, Entry>;

/** Most words a name may have; longer names are not looked for. */
export const MAX_NAME_WORDS = 6;

function pluralOf(word: string): string[] {
  if (/(shel|kni|loa|hal)fe?$/.test(word)) return [word.replace(/fe?$/, "ves"), `${word}s`];
  if (/[^aeiou]y$/.test(word)) return [word.replace(/y$/, "ies"), `${word}s`];
  if (/(s|x|ch|sh)$/.test(word)) return [`${word}es`];
  if (/o$/.test(word)) return [`${word}s`, `${word}es`];
  return [`${word}s`];
}

/** A name with its plurals, and joined where it has two words. */
function spellings(name: string): string[] {
  const words = name.split(" ");
  const last = words.at(-1) ?? "";
  const forms = [last, ...pluralOf(last)].map((form) => [...words.slice(0, -1), form]);
  return forms.flatMap((form) =>
    form.length === 2 ? [form.join(" "), form.join("")] : [form.join(" ")],
  );
}

function entryAt(lexicon: Map<string, OpenEntry>, name: string): OpenEntry {
  const found = lexicon.get(name);
  if (found) return found;
  const entry: OpenEntry = {
    places: new Set(),
    fallbackPlaces: new Set(),
    screens: new Set(),
    things: new Set(),
    ids: new Set(),
    elsewhere: false,
    room: null,
    shy: shyNames.has(name),
    common: false,
  };
  lexicon.set(name, entry);
  return entry;
}

function addNames(
  lexicon: Map<string, OpenEntry>,
  names: string,
  mark: (entry: OpenEntry) => void,
): void {
  for (const name of names.split(", "))
    for (const spelling of spellings(name)) mark(entryAt(lexicon, spelling));
}

type Marker = (cls: string) => (entry: OpenEntry) => void;

function addTable(
  lexicon: Map<string, OpenEntry>,
  table: Readonly<Record<string, string>>,
  marker: Marker,
): void {
  for (const [cls, names] of Object.entries(table)) addNames(lexicon, names, marker(cls));
}

function asCommon(marker: Marker): Marker {
  return (cls) => (entry) => {
    marker(cls)(entry);
    entry.common = true;
  };
}

const asPlace: Marker = (cls) => (entry) => entry.places.add(cls);
const asThing: Marker = (cls) => (entry) => entry.things.add(cls);
const asElsewhere = (entry: OpenEntry) => {
  entry.elsewhere = true;
};

function buildBaseLexicon(): Lexicon {
  const lexicon = new Map<string, OpenEntry>();
  addTable(lexicon, placeNames, asCommon(asPlace));
  addTable(lexicon, disposalNames, asPlace);
  addTable(lexicon, foreignPlaceNames, asPlace);
  addTable(lexicon, fallbackPlaceNames, (cls) => (entry) => entry.fallbackPlaces.add(cls));
  addTable(lexicon, screenNames, (cls) => (entry) => entry.screens.add(cls));
  addTable(lexicon, thingNames, asCommon(asThing));
  addTable(lexicon, foreignThingNames, asThing);
  for (const [names, classes] of Object.entries(thingFamilies))
    for (const cls of classes) addNames(lexicon, names, asThing(cls));
  for (const [names, places] of roomNames)
    addNames(lexicon, names, (entry) => {
      entry.room = places;
    });
  addNames(lexicon, elsewhereNames, asElsewhere);
  addNames(lexicon, foreignElsewhereNames, asElsewhere);
  return lexicon;
}

/** The names that hold in every home; built once. */
export const baseLexicon: Lexicon = buildBaseLexicon();

/** Lexicon of one home's own names; values are ids. `clean` normalises a name as replies are. */
export function lexiconOfNames(
  names: Iterable<readonly [id: string, names: readonly string[]]>,
  clean: (name: string) => string,
): Lexicon {
  const lexicon = new Map<string, OpenEntry>();
  for (const [id, own] of names)
    for (const name of own) {
      const cleaned = clean(name).replace(/^(the|a|an) /, "");
      if (!cleaned) continue;
      for (const spelling of spellings(cleaned)) entryAt(lexicon, spelling).ids.add(id);
    }
  return lexicon;
}
