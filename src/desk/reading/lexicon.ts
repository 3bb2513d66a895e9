/** The names that people use for places and things, and what each name may stand for. */

import table from "./everyday-names.json" with { type: "json" };
import { dictionaries } from "./languages.js";
import { plainLetters } from "./plain-letters.js";

/** What one name may stand for: classes, or ids where a home gave the name itself. */
export interface Entry {
  readonly places: Set<string>;
  /** Place classes that count only where none of `places` is in the room. */
  readonly fallbackPlaces: Set<string>;
  /** Place classes that the name points at only together with a preposition ("under the telly"). */
  readonly screens: Set<string>;
  readonly things: Set<string>;
  /** Ids that the home itself calls so. */
  readonly ids: Set<string>;
  /** A place that no home of ours has ("dishwasher"). */
  elsewhere: boolean;
  /** For the name of a room: this room is meant if it has a place of one of these classes. */
  roomSigns: readonly string[] | null;
  /** Also an ordinary word ("safe"): it counts only after a determiner or preposition, or on its own. */
  readonly shy: boolean;
  /** Misspelt words may be corrected to its words. */
  common: boolean;
}

/** Names by their normalised spelling, words between single spaces. */
export type Lexicon = ReadonlyMap<string, Entry>;

/** Most words of a name; longer names are not looked for. */
export const MAX_NAME_WORDS = 6;

const shyNames = new Set(table.shy.split(", "));

function pluralOf(word: string): string[] {
  if (/(shel|kni|loa|hal)fe?$/.test(word)) return [word.replace(/fe?$/, "ves"), `${word}s`];
  if (/[^aeiou]y$/.test(word)) return [word.replace(/y$/, "ies"), `${word}s`];
  if (/(s|x|ch|sh)$/.test(word)) return [`${word}es`];
  if (/o$/.test(word)) return [`${word}s`, `${word}es`];
  return [`${word}s`];
}

/** A name and its plurals; two words also joined ("book shelf", "bookshelf"). */
function spellings(name: string): string[] {
  const words = name.split(" ");
  const last = words.at(-1) ?? "";
  const forms = [last, ...pluralOf(last)].map((form) => [...words.slice(0, -1), form]);
  return forms.flatMap((form) =>
    form.length === 2 ? [form.join(" "), form.join("")] : [form.join(" ")],
  );
}

function entryAt(lexicon: Map<string, Entry>, name: string): Entry {
  const found = lexicon.get(name);
  if (found) return found;
  const entry: Entry = {
    places: new Set(),
    fallbackPlaces: new Set(),
    screens: new Set(),
    things: new Set(),
    ids: new Set(),
    elsewhere: false,
    roomSigns: null,
    shy: shyNames.has(name),
    common: false,
  };
  lexicon.set(name, entry);
  return entry;
}

/** Names in other languages that are ordinary words in English. */
const falseFriends = /(?<=^|, )(?:water|pain)(?:, |$)/g;

function plain(names: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(names).map(([cls, of]) => [cls, plainLetters(of).replace(falseFriends, "")]),
  );
}

const englishWords = new Set<string>();

/** Whether the word is part of an English name of a place or thing. */
export function isEnglishName(word: string): boolean {
  return englishWords.has(word);
}

function buildBaseLexicon(): Lexicon {
  const lexicon = new Map<string, Entry>();
  /** @param names separated by commas, singular; plurals and joined spellings are derived */
  const add = (names: string, mark: (entry: Entry) => void): void => {
    for (const name of names.split(", ").filter((one) => one !== ""))
      for (const spelling of spellings(name)) mark(entryAt(lexicon, spelling));
  };
  const addClasses = (
    names: Readonly<Record<string, string>>,
    kind: "places" | "fallbackPlaces" | "screens" | "things",
    common = false,
  ): void => {
    for (const [cls, ofClass] of Object.entries(names))
      add(ofClass, (entry) => {
        entry[kind].add(cls);
        entry.common ||= common;
      });
  };
  const addElsewhere = (names: string): void =>
    add(names, (entry) => {
      entry.elsewhere = true;
    });

  addClasses(table.places, "places", true);
  addClasses(table.disposals, "places");
  addClasses(table.fallbackPlaces, "fallbackPlaces");
  addClasses(table.screens, "screens");
  addClasses(table.things, "things", true);
  addClasses(table.rarePlaces, "places");
  addClasses(table.rareThings, "things");
  for (const { names, members } of table.families)
    for (const cls of members) add(names, (entry) => entry.things.add(cls));
  for (const { names, signs } of table.rooms)
    add(names, (entry) => {
      entry.roomSigns = signs;
    });
  addElsewhere(table.elsewhere);
  for (const name of lexicon.keys()) for (const word of name.split(" ")) englishWords.add(word);
  for (const { places, things, elsewhere } of dictionaries) {
    addClasses(plain(places), "places");
    addClasses(plain(things), "things");
    addElsewhere(plainLetters(elsewhere));
  }
  return lexicon;
}

/** The names that hold in every home; built once. */
export const baseLexicon: Lexicon = buildBaseLexicon();

/** Spellings of the names met last. Homes have few different names, and each reply is read with all of them. */
const spellingsOfName = new Map<string, readonly string[]>();
const mostNames = 2000;
const longestName = 100;

function spellOwn(name: string, clean: (name: string) => string): readonly string[] {
  const known = spellingsOfName.get(name);
  if (known) return known;
  const cleaned = clean(name).replace(/^(the|a|an) /, "");
  const spelt = cleaned ? spellings(cleaned) : [];
  if (spellingsOfName.size >= mostNames) spellingsOfName.clear();
  if (name.length <= longestName) spellingsOfName.set(name, spelt);
  return spelt;
}

/** Lexicon of one home's own names; values are ids. `clean` normalises a name as replies are. */
export function lexiconOfNames(
  names: Iterable<readonly [id: string, names: readonly string[]]>,
  clean: (name: string) => string,
): Lexicon {
  const lexicon = new Map<string, Entry>();
  for (const [id, own] of names)
    for (const name of own)
      for (const spelling of spellOwn(name, clean)) entryAt(lexicon, spelling).ids.add(id);
  return lexicon;
}
