/** Lists what names of places and things can mean, in English and other languages. */
import { remembering } from "../../../core/newest.js";
import { dictionaries } from "../languages.js";
import table from "./everyday-names.json" with { type: "json" };
import { normaliseText } from "./normalise.js";
import { plainLetters } from "./plain-letters.js";

/** What a name can mean: kinds of places and things ("classes"), or ids for names that a home gives. */
export interface Entry {
  places: ReadonlySet<string>;
  /** Place classes used only if none of `places` is in the room. */
  fallbackPlaces: ReadonlySet<string>;
  /** Place classes meant only after a preposition ("under the telly"). */
  screens: ReadonlySet<string>;
  things: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  /** True for a place that no home has ("dishwasher"). */
  elsewhere: boolean;
  /** For a room's name: kinds of places that show that the home is this room. */
  roomSigns: readonly string[] | null;
  /** True for a name that is an ordinary word too ("safe"): it counts only alone or after an article or preposition. */
  readonly shy: boolean;
  common: boolean;
}

export type Lexicon = ReadonlyMap<string, Entry>;

export const MAX_NAME_WORDS = 6;

const shyNames = new Set(table.shy.split(", "));

function pluralOf(word: string): string[] {
  if (/(shel|kni|loa|hal)fe?$/.test(word)) return [word.replace(/fe?$/, "ves"), `${word}s`];
  if (/[^aeiou]y$/.test(word)) return [word.replace(/y$/, "ies"), `${word}s`];
  if (/(s|x|ch|sh)$/.test(word)) return [`${word}es`];
  if (/o$/.test(word)) return [`${word}s`, `${word}es`];
  return [`${word}s`];
}

/** Adds plurals and joined words ("book shelf", "bookshelf"). */
function spellings(name: string): string[] {
  const words = name.split(" ");
  const last = words.at(-1) ?? "";
  const forms = [last, ...pluralOf(last)].map((form) => [...words.slice(0, -1), form]);
  return forms.flatMap((form) =>
    form.length === 2 ? [form.join(" "), form.join("")] : [form.join(" ")],
  );
}

const noClasses: ReadonlySet<string> = new Set();

function entryAt(lexicon: Map<string, Entry>, name: string): Entry {
  const found = lexicon.get(name);
  if (found) return found;
  const entry: Entry = {
    places: noClasses,
    fallbackPlaces: noClasses,
    screens: noClasses,
    things: noClasses,
    ids: noClasses,
    elsewhere: false,
    roomSigns: null,
    shy: shyNames.has(name),
    common: false,
  };
  lexicon.set(name, entry);
  return entry;
}

/** Foreign names that are left out, as they mean something else in English. */
const falseFriends = /(?<=^|, )(?:water|pain)(?:, |$)/g;

function plain(names: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(names).map(([cls, of]) => [cls, plainLetters(of).replace(falseFriends, "")]),
  );
}

const englishWords = new Set<string>();

export function isEnglishName(word: string): boolean {
  return englishWords.has(word);
}

function buildBaseLexicon(): Lexicon {
  const lexicon = new Map<string, Entry>();
  // Shares equal sets between thousands of names.
  const sets = new Map<string, ReadonlySet<string>>();
  const including = (classes: ReadonlySet<string>, cls: string): ReadonlySet<string> => {
    const all = new Set(classes).add(cls);
    const key = [...all].join();
    const shared = sets.get(key) ?? all;
    sets.set(key, shared);
    return shared;
  };
  /** @param names singular, separated by commas */
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
        entry[kind] = including(entry[kind], cls);
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
    addClasses(Object.fromEntries(members.map((cls) => [cls, names])), "things");
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

export const baseLexicon: Lexicon = buildBaseLexicon();

const spellOwn = remembering((name) => {
  const cleaned = normaliseText(name).replace(/^(the|a|an) /, "");
  return cleaned ? spellings(cleaned) : [];
});

export function lexiconOfNames(
  names: Iterable<readonly [id: string, names: readonly string[]]>,
): Lexicon {
  const lexicon = new Map<string, Entry>();
  for (const [id, own] of names)
    for (const name of own)
      for (const spelling of spellOwn(name)) {
        const entry = entryAt(lexicon, spelling);
        entry.ids = new Set(entry.ids).add(id);
      }
  return lexicon;
}
