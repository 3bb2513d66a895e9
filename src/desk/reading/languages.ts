/**
 * Translates function words with a dictionary for each language (`languages/`). Names of places and things stay: the
 * lexicon has them.
 */

import { everydayName } from "../../core/names.js";
import { keepNewest } from "../../core/newest.js";
import { cardinals, ordinals, tens, wordSet } from "../../core/wording.js";
import { correctSpelling } from "./fuzzy.js";
import de from "./languages/de.json" with { type: "json" };
import es from "./languages/es.json" with { type: "json" };
import fr from "./languages/fr.json" with { type: "json" };
import it from "./languages/it.json" with { type: "json" };
import nl from "./languages/nl.json" with { type: "json" };
import pl from "./languages/pl.json" with { type: "json" };
import pt from "./languages/pt.json" with { type: "json" };
import tr from "./languages/tr.json" with { type: "json" };
import { plainLetters } from "./plain-letters.js";

type Table = Readonly<Record<string, string>>;

interface Dictionary {
  readonly numbers: string;
  readonly tens: string;
  readonly ranks: string;
  readonly words: Table;
  readonly places: Table;
  readonly things: Table;
  readonly shopping: Table;
  readonly elsewhere: string;
  readonly endings?: string;
}

interface Language {
  /** English words and names by foreign ones. */
  readonly english: ReadonlyMap<string, string>;
  /** Foreign names with an English name, if they mean one kind of place only. */
  readonly names: ReadonlyMap<string, string>;
  readonly guesses: Map<string, string>;
  readonly longest: ReadonlyMap<string, number>;
  /** Names take them for prepositions ("yatakta": in the bed). */
  readonly endings: readonly string[];
}

function entriesOf(list: string): readonly string[] {
  return list === "" ? [] : plainLetters(list).split(", ");
}

export const dictionaries: readonly Dictionary[] = [de, es, fr, it, nl, pl, pt, tr];

function toLanguage(dictionary: Dictionary): Language {
  const english = new Map<string, string>();
  const add = (list: string, written: (entry: string, at: number) => string): void => {
    for (const [at, forms] of entriesOf(list).entries())
      for (const entry of forms.split("/")) english.set(entry, written(entry, at));
  };
  const names = namesOf(dictionary);
  add(dictionary.numbers, (_, at) => cardinals[at + 1] ?? "");
  add(dictionary.ranks, (_, at) => ordinals[at + 1] ?? "");
  for (const words of [dictionary.shopping, dictionary.words])
    for (const [word, list] of Object.entries(words)) add(list, () => word);
  // "fünfundzwanzig", "veinticinco"
  add(dictionary.tens, (ten, at) => {
    for (const [unit, forms] of entriesOf(dictionary.numbers).slice(0, 9).entries())
      for (const one of forms.split("/"))
        for (const number of [`${one}und${ten}`, ...links.map((link) => `${ten}${link}${one}`)])
          english.set(number, `${tens[at]} ${cardinals[unit + 1]}`);
    return tens[at] ?? "";
  });
  return {
    english: new Map([...english, ...names]),
    names,
    guesses: new Map(),
    longest: longestOf([...english.keys(), ...names.keys()]),
    endings: entriesOf(dictionary.endings ?? ""),
  };
}

/** Between tens and units: "treinta y dos". */
const links = ["", " ", " y ", " et ", " e "];

/** "bureau" is a desk in French, and a dresser in English. */
function namesOf({ places, things, elsewhere }: Dictionary): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const kinds = new Map<string, string>();
  for (const list of [...Object.values(things), elsewhere])
    for (const entry of entriesOf(list)) names.set(entry, entry);
  for (const [kind, list] of Object.entries(places))
    for (const entry of entriesOf(list)) {
      const isOne = !names.has(entry) && (kinds.get(entry) ?? kind) === kind;
      kinds.set(entry, isOne ? kind : "");
    }
  for (const [entry, kind] of kinds)
    names.set(entry, kind === "" ? entry : everydayName(kind).toLowerCase());
  return names;
}

function longestOf(phrases: readonly string[]): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const phrase of phrases) {
    const words = phrase.split(" ");
    const first = words[0] ?? "";
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  return longest;
}

const languages = dictionaries.map(toLanguage);

const foreignWords = new Set(
  languages.flatMap(({ names }) => [...names.keys()].flatMap((name) => name.split(" "))),
);

export function isForeignName(word: string): boolean {
  return foreignWords.has(word);
}

const common = wordSet(
  "the a an in on at of and or is are was it its i you he she they my your we not no do did does have has had to for that this there here with one two three four five six seven eight nine ten left right next first second third think know check look put other but so from under behind all any both last middle where what who be been can could should would if then just its him her them",
);

export function isCommonWord(word: string): boolean {
  return common.has(word);
}

interface Found {
  readonly written: string;
  readonly length: number;
  readonly isName: boolean;
  /** The word was corrected, so it is no evidence for the language. */
  readonly isGuess?: boolean;
}

/** "cekmecede" -> "in the cekmece", if the stem is a name, perhaps after two endings. */
function withoutEndings(phrase: string, { english, names, endings }: Language): string | null {
  const cut = (stem: string) =>
    endings.flatMap((ending) => (stem.endsWith(ending) ? [stem.slice(0, -ending.length)] : []));
  const stems = cut(phrase).flatMap((stem) => [stem, ...cut(stem)]);
  for (const part of stems) {
    const hard = part.replace(/b$/, "p").replace(/g$/, "k").replace(/d$/, "t");
    const name = names.get(part) ?? names.get(hard);
    if (name) return /[dt][ae](?:ki)?$/.test(phrase) ? `in the ${name}` : name;
    const word = part.length > 4 ? (english.get(part) ?? english.get(hard)) : undefined;
    if (word) return word;
  }
  return null;
}

function longestAt(
  words: readonly string[],
  at: number,
  { language, isEnglish }: Hearing,
): Found | null {
  const most = language.longest.get(words[at] ?? "") ?? 1;
  const isSuffixed = language.endings.length > 0;
  const longest = isSuffixed ? Math.max(most, 3) : most;
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(" ");
    const isName = language.names.has(phrase);
    const written = language.english.get(phrase);
    if (written !== undefined) return { written, length, isName };
    const first = length === 1 || language.longest.has(words[at] ?? "");
    const stem =
      isSuffixed && first && /[a-z]{4}$/.test(phrase) && withoutEndings(phrase, language);
    if (stem) return { written: stem, length, isName: true };
  }
  const near = isEnglish(words[at] ?? "") ? null : guessName(words[at] ?? "", language);
  return near === null ? null : { written: near, length: 1, isName: true, isGuess: true };
}

const mostGuesses = 2000;

/** "canapee", "schrbtisch" */
function guessName(word: string, { names, guesses }: Language): string | null {
  if (word.length < 5 || common.has(word)) return null;
  const guess = guesses.get(word) ?? correctSpelling(word, names.keys());
  keepNewest(guesses, word, guess, mostGuesses);
  return guess === word || guess[0] !== word[0] ? null : guess;
}

export interface Translation {
  readonly text: string;
  /** Number of the reply's words that the language has. */
  readonly score: number;
  readonly isForeign: boolean;
}

interface Hearing {
  readonly language: Language;
  readonly isEnglish: (word: string) => boolean;
}

function translateFrom(words: readonly string[], hearing: Hearing): Translation {
  const { language } = hearing;
  const isSuffixed = language.endings.length > 0;
  const out: string[] = [];
  let score = 0;
  let before = "";
  for (let at = 0; at < words.length; ) {
    const found = longestAt(words, at, hearing);
    const next = found?.written === "to" ? longestAt(words, at + found.length, hearing) : null;
    out.push(next?.isName ? "in" : (found?.written ?? words[at] ?? ""));
    if (found && !found.isGuess && (words[at] ?? "").length > 1) score += found.length;
    const last = found?.written.split(" ").at(-1) ?? "";
    const isNamed = found?.isName || ordinals.includes(last) || hearing.isEnglish(last);
    if (isNamed && /\bin$/.test(before)) score += 0.5;
    before = found?.written ?? "";
    at += found?.length ?? 1;
  }
  const said = out.join(" ");
  // "second in the drawer"
  const english = isSuffixed ? said.replace(/\b(\w+(?:st|[nr]d|th)) in the /g, "in the $1 ") : said;
  return { text: withSubjects(english), score, isForeign: true };
}

/** Repairs translations such as "the is my", "is the blue one". */
function withSubjects(text: string): string {
  const said = text.replace(/\bthe is\b/g, "that is").replace(/\bmy(?= [.,;!?]|$)/g, "mine");
  return said.includes("?") ? said : said.replace(/(?<=^|[.,;!] )is\b/g, "it is");
}

/** Translates function words and numbers of foreign text. @param text words between single spaces */
export function translate(text: string, isEnglish: (word: string) => boolean): Translation {
  const words = text.split(" ");
  const spoken = words.filter(
    (word) => word.length > 1 && (common.has(word) || isEnglish(word)),
  ).length;
  let best: Translation = { text, score: spoken, isForeign: false };
  for (const language of languages) {
    const translation = translateFrom(words, { language, isEnglish });
    if (translation.score > best.score) best = translation;
  }
  return best;
}

/** English words, and numbers of one language that are other words in another. */
const ambiguous = wordSet("once on due six son second prima nono otto sept sei alti quarto ilk");

/** Foreign numbers and ranks that mean nothing in English: "trois" -> "3", "druga" -> "O2". */
export const foreignNumerals: ReadonlyMap<string, string> = new Map(
  dictionaries.flatMap(({ numbers, ranks }) =>
    [numbers, ranks].flatMap((list, nth) =>
      entriesOf(list).flatMap((forms, at) =>
        forms
          .split("/")
          .filter((word) => !ambiguous.has(word) && at + nth > 0)
          .map((word) => [word, `${nth === 1 ? "O" : ""}${at + 1}`] as const),
      ),
    ),
  ),
);
