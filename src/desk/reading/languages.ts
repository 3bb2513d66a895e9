/** Translates function words, numbers and places in replies with `languages/`. The lexicon has the other names. */

import { remembering } from "../../core/newest.js";
import { everydayName } from "../../core/words/names.js";
import { cardinals, ordinals, wordSet } from "../../core/words/wording.js";
import de from "./languages/de.json" with { type: "json" };
import es from "./languages/es.json" with { type: "json" };
import fr from "./languages/fr.json" with { type: "json" };
import it from "./languages/it.json" with { type: "json" };
import nl from "./languages/nl.json" with { type: "json" };
import pl from "./languages/pl.json" with { type: "json" };
import pt from "./languages/pt.json" with { type: "json" };
import shopping from "./languages/shopping.json" with { type: "json" };
import things from "./languages/things.json" with { type: "json" };
import tr from "./languages/tr.json" with { type: "json" };
import { slips } from "./lexicon/spelling.js";
import { compoundNumbers, entriesOf } from "./numbers/compound-numbers.js";

type Table = Readonly<Record<string, string>>;

interface Dictionary {
  readonly numbers: string;
  readonly tens: string;
  readonly ranks: string;
  /** Words that make a number "all of them": "las" in "las tres". */
  readonly wholes: string;
  /** Words that make a number a name: "la" in "la tres". */
  readonly singles: string;
  readonly words: Table;
  readonly places: Table;
  readonly things: Table;
  readonly shopping: Table;
  readonly elsewhere: string;
}

interface Language {
  readonly english: ReadonlyMap<string, string>;
  /** Maps foreign names to what replaces them ({@link namesOf}). */
  readonly names: ReadonlyMap<string, string>;
  readonly nearest: (word: string) => string | null;
  readonly longest: ReadonlyMap<string, number>;
  /** True if names take suffixes for prepositions ("yatakta": in the bed). */
  readonly suffixes: boolean;
}

/** The order is that of the columns in `things.json` and `shopping.json`. */
export const dictionaries: readonly Dictionary[] = [de, es, fr, it, nl, pl, pt, tr].map(
  (one, at) => ({
    ...one,
    things: columnOf(things, at),
    shopping: columnOf(shopping, at),
  }),
);

function columnOf(table: Table, at: number): Table {
  const cells = Object.entries(table).map(
    ([kind, names]) => [kind, names.split(" | ")[at]?.trim() ?? ""] as const,
  );
  return Object.fromEntries(cells.filter(([, names]) => names !== ""));
}

function toLanguage(dictionary: Dictionary): Language {
  const english = new Map<string, string>();
  const add = (list: string, written: (entry: string, at: number) => string): void => {
    for (const [at, forms] of entriesOf(list).entries())
      for (const entry of forms.split("/")) english.set(entry, written(entry, at));
  };
  const names = namesOf(dictionary);
  add(dictionary.numbers, (_, at) => cardinals[at + 1] ?? "");
  for (const whole of entriesOf(dictionary.wholes))
    for (const [at, forms] of entriesOf(dictionary.numbers).slice(0, 8).entries())
      for (const number of [...forms.split("/"), String(at + 1)])
        if (at > 1) english.set(`${whole} ${number}`, `all ${cardinals[at + 1]}`);
  for (const single of entriesOf(dictionary.singles))
    for (const [at, forms] of entriesOf(dictionary.numbers).slice(0, 8).entries())
      for (const number of [...forms.split("/"), String(at + 1)])
        english.set(`${single} ${number}`, `number ${cardinals[at + 1]}`);
  add(dictionary.ranks, (_, at) => ordinals[at + 1] ?? "");
  for (const words of [dictionary.shopping, dictionary.words])
    for (const [word, list] of Object.entries(words)) add(list, () => word);
  for (const [number, word] of compoundNumbers(dictionary)) english.set(number, word);
  return {
    english: new Map([...english, ...names]),
    names,
    nearest: remembering((word) => nearestName(word, names)),
    longest: longestOf([...english.keys(), ...names.keys()]),
    suffixes: dictionary === dictionaries.at(-1),
  };
}

/** Lists foreign names. A place's name becomes English ("bureau": "desk"); a thing's or an ambiguous one stays. */
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

const endings = wordSet(
  "larinda lerinde larin lerin lari leri lar ler sinda sinde nda nde nin nun sinin inin inda inde unda unde daki deki taki teki dan den tan ten da de ta te in un yi yu si su i u",
);
const atPlace = /[dt][ae](?:ki)?$/;

function withoutEnding(word: string): string {
  const length = [...word].findIndex((_, at) => endings.has(word.slice(at)));
  return length < 0 ? word : word.slice(0, length);
}

interface Found {
  readonly written: string;
  readonly length: number;
  readonly isName: boolean;
  /** True if the spelling was corrected, so that the word is no sign of a language. */
  readonly isGuess?: boolean;
}

/** Translates a name with Turkish endings: "cekmecede" becomes "in the drawer". */
function withoutEndings(phrase: string, { english, names }: Language): string | null {
  let stem = phrase;
  for (let cut = 0; cut < 2; cut += 1) {
    const shorter = withoutEnding(stem);
    if (shorter === stem || shorter.length < 2) return null;
    // Tries each shorter ending too, as a longer one may include a letter of the name.
    for (let length = shorter.length; length < stem.length; length += 1) {
      const part = stem.slice(0, length);
      const hard = part.replace(/b$/, "p").replace(/g$/, "k").replace(/d$/, "t");
      const name = names.get(part) ?? names.get(hard);
      if (name) return atPlace.test(phrase) ? `in the ${name}` : name;
      const word = [part, hard].find((one) => english.has(one));
      if (word && part.length > 4) return english.get(word) ?? null;
    }
    stem = shorter;
  }
  return null;
}

function longestAt(
  words: readonly string[],
  at: number,
  { language, isEnglish }: Hearing,
): Found | null {
  const most = language.longest.get(words[at] ?? "") ?? 1;
  const longest = language.suffixes ? Math.max(most, 3) : most;
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(" ");
    const isName = language.names.has(phrase);
    const written = language.english.get(phrase);
    if (written !== undefined) return { written, length, isName };
    const first = length === 1 || language.longest.has(words[at] ?? "");
    const stem =
      language.suffixes && first && /[a-z]{4}$/.test(phrase) && withoutEndings(phrase, language);
    if (stem) return { written: stem, length, isName: true };
  }
  const near = isEnglish(words[at] ?? "") ? null : language.nearest(words[at] ?? "");
  return near === null ? null : { written: near, length: 1, isName: true, isGuess: true };
}

/** Returns the only name that the word begins or misspells by one slip: "canap", "schrbtisch". */
function nearestName(word: string, names: ReadonlyMap<string, string>): string | null {
  if (word.length < 5 || common.has(word)) return null;
  const all = [...names.keys()];
  const begun = all.filter((name) => name.startsWith(word) && name.length <= word.length + 3);
  const near =
    begun.length > 0
      ? begun
      : all.filter(
          (name) =>
            word.length > 5 &&
            name[0] === word[0] &&
            Math.abs(name.length - word.length) < 2 &&
            slips(word, name) === 1,
        );
  return near.toSorted((a, b) => a.length - b.length)[0] ?? null;
}

export interface Translation {
  readonly text: string;
  /** Number of the reply's words in this language. */
  readonly score: number;
  readonly isForeign: boolean;
}

interface Hearing {
  readonly language: Language;
  readonly isEnglish: (word: string) => boolean;
}

function translateFrom(words: readonly string[], hearing: Hearing): Translation {
  const { language } = hearing;
  const out: string[] = [];
  let score = 0;
  let before = "";
  for (let at = 0; at < words.length; ) {
    const found = longestAt(words, at, hearing);
    const next = found?.written === "to" ? longestAt(words, at + found.length, hearing) : null;
    const article = next && ordinals.includes(next.written) ? "the" : null;
    out.push(next?.isName ? "in" : (article ?? found?.written ?? words[at] ?? ""));
    if (found && !found.isGuess && (words[at] ?? "").length > 1) score += found.length;
    const last = found?.written.split(" ").at(-1) ?? "";
    const isNamed = found?.isName || ordinals.includes(last) || hearing.isEnglish(last);
    if (isNamed && /\bin$/.test(before)) score += 0.5;
    before = found?.written ?? "";
    at += found?.length ?? 1;
  }
  const english = language.suffixes ? placeFirst(out) : out.join(" ");
  return { text: withSubjects(english), score, isForeign: true };
}

/** Adds the subject that word-by-word translation leaves out: "the is my" becomes "that is my". */
function withSubjects(text: string): string {
  const said = text
    .replace(/(^|[.,;!?] )the is\b/g, "$1that is")
    .replace(/\bmy(?= [.,;!?]|$)/g, "mine");
  return said.includes("?") ? said : said.replace(/(^|[.,;!] )is\b/g, "$1it is");
}

/** Moves postpositions to the front: "second in the drawer", "bed under". */
function placeFirst(words: readonly string[]): string {
  return words
    .join(" ")
    .replace(/(?<![a-z])([a-z]{1,30} (?:[a-z]{1,30} )?)(under|next to|in)(?= [.,;!?]|$)/g, "$2 $1")
    .replace(/\b([a-z]{1,30}) under in the ([a-z]{1,30})/g, "in the $2 under the $1")
    .replace(/\b(\w+(?:st|nd|rd|th)|last|middle|left|right|top|bottom) in the /g, "in the $1 ")
    .replace(/\b(in the [a-z]+(?: [a-z]+)?) no\b/g, "$1 it is not there")
    .replace(/ +/g, " ")
    .trim();
}

/** @param text words between single spaces */
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

/** Maps foreign numbers and ranks that are no English words: "trois" to "3", "druga" to "O2" (second). */
export const foreignNumerals: ReadonlyMap<string, string> = readNumerals();

function readNumerals(): ReadonlyMap<string, string> {
  const known = new Map<string, string | null>();
  const add = (list: string, mark: string): void => {
    for (const [at, forms] of entriesOf(list).entries())
      for (const word of forms.split("/")) {
        if (at === 0 && mark === "") continue;
        const value = `${mark}${at + 1}`;
        known.set(word, known.has(word) && known.get(word) !== value ? null : value);
      }
  };
  for (const { numbers, ranks } of dictionaries) {
    add(numbers, "");
    add(ranks, "O");
  }
  const ours =
    "once, on, due, six, son, second, prima, nono, otto, sept, sei, alti, quarto, ilk, on bir, on iki";
  for (const word of ours.split(", ")) known.set(word, null);
  return new Map([...known].filter((entry): entry is [string, string] => entry[1] !== null));
}
