/** The forms in which known names may be met. */
import { readPlainly } from "../reading.js";
import { isUnspaced } from "../vocabulary.js";
import chinese from "./chinese.json" with { type: "json" };
import common from "./common-words.json" with { type: "json" };
import { type Script, stemsOf } from "./endings.js";
import japanese from "./japanese.json" with { type: "json" };
import { kanaForms } from "./kana.js";
import { consonantsOf, romanise, soundOf, syllablesOf } from "./romanise.js";
import shortForms from "./short-forms.json" with { type: "json" };

/**
 * What must hold besides the letters. `sure`: nothing. `plain`: if it has no capital, no marks. `capital`: a
 * capital. `word`: also an everyday word, so a capital and a place where a thing may not stand. `never`: the word
 * means something else here.
 */
export type NameForm = "sure" | "plain" | "capital" | "word" | "never";

interface NameStem {
  readonly form: NameForm;
  readonly endings: ReadonlySet<string>;
}

type Forms = Map<string, NameForm>;
type Stems = Map<string, NameStem[]>;
/** Whose letters a name has: Latin ones, or others. */
export type Side = "latin" | "other";

const commonWords = new Set(common.words.split(" "));
const readings: Readonly<Record<string, string>> = japanese;
/** By how the whole name sounds. */
const shortFormsOf = new Map<string, string[]>();
for (const [name, forms] of Object.entries(shortForms)) {
  const sound = soundOf(name);
  shortFormsOf.set(sound, [...(shortFormsOf.get(sound) ?? []), ...forms.split(" ")]);
}
const chineseForms: Readonly<Record<string, string>> = chinese;
const kanjiOf = new Map<string, string[]>();
for (const [kanji, reading] of Object.entries(readings))
  kanjiOf.set(reading, [...(kanjiOf.get(reading) ?? []), kanji]);

const longestPart = 40;
const mostParts = 5;
const mostRemembered = 50_000;
/** Titles and small words with which Chinese names are said. */
const chineseTitles = [
  "先生",
  "女士",
  "小姐",
  "姐",
  "哥",
  "叔",
  "姨",
  "阿姨",
  "叔叔",
  "老师",
  "总",
  "太太",
];

export class NameIndex {
  /** Words of a name, joined by "|". */
  readonly exact: Forms = new Map();
  /** The same without anything between the words. */
  readonly joined: Forms = new Map();
  readonly stems: Stems = new Map();
  /** Names as they sound, for words in other letters. */
  readonly sounds: Readonly<Record<Side, Forms>> = { latin: new Map(), other: new Map() };
  readonly soundStems: Readonly<Record<Side, Stems>> = { latin: new Map(), other: new Map() };
  /** As Japanese and Korean write them, and scripts without vowels. */
  readonly syllables: Forms = new Map();
  readonly consonants: Forms = new Map();
  /** Consonants of names in such scripts. */
  readonly unvowelled = new Set<string>();
  /** Names that are found inside of a line, by their first character. */
  readonly unspaced = new Map<string, string[]>();
  /** How names begin, to look for no others. */
  readonly beginnings = new Set<string>();
  longest = 0;
  /** Words that are like no name, as written: the same words come again and again. */
  readonly unlike = new Set<string>();

  remember(unlike: string): void {
    if (this.unlike.size >= mostRemembered) this.unlike.clear();
    if (unlike.length <= longestPart) this.unlike.add(unlike);
  }

  constructor(names: readonly string[]) {
    for (const name of names) this.#addName(name);
  }

  #addName(name: string): void {
    for (const variant of spellingsOf(name)) {
      const parts = variant.match(/[\p{L}\p{N}\p{M}]+/gu)?.slice(0, mostParts) ?? [];
      if (parts.length === 0 || parts.some((part) => part.length > longestPart)) continue;
      if (isUnspaced(variant)) this.#addUnspaced(parts);
      else this.#addSpaced(parts);
    }
  }

  #addSpaced(parts: readonly string[]): void {
    const [first = "", last = ""] = [parts[0], parts.at(-1)];
    if (parts.length === 1) {
      this.#addWhole(parts, singleForm(first));
      this.#addForms(first, singleForm(first));
      return;
    }
    for (const order of [parts, [last, ...parts.slice(0, -1)], [first, last], [last, first]]) {
      const key = order.join("");
      this.#addWhole(order, key.length < 5 ? "capital" : "sure");
      this.syllables.set(syllablesOf(romanise(key)), "sure");
    }
    for (const part of parts.filter((one) => one.length > 2)) {
      // A syllable of a Vietnamese name is a word, too.
      const isSmall = part.length < 4 || (parts.length > 2 && part.length < 5);
      const form = commonWords.has(part) ? "word" : isSmall ? "capital" : "sure";
      if (!this.exact.has(part)) this.exact.set(part, form);
      if (!this.joined.has(part)) this.#addJoined(part, form);
      this.#addForms(part, form);
    }
  }

  #addWhole(parts: readonly string[], form: NameForm): void {
    if (parts.join("").length < 2) return;
    this.exact.set(parts.join("|"), form);
    this.#addJoined(parts.join(""), form);
  }

  #addJoined(name: string, form: NameForm): void {
    this.joined.set(name, form);
    this.longest = Math.max(this.longest, Math.min(name.length, longestPart));
    this.beginnings.add(name.slice(0, 3));
  }

  /** Inflected, and in other scripts. */
  #addForms(name: string, form: NameForm): void {
    const isLatin = /^[a-z]+$/.test(name);
    const script: Script = isLatin ? "latin" : "cyrillic";
    for (const { stem, endings } of stemsOf(name, script)) put(this.stems, stem, { form, endings });
    const latin = isLatin ? name : romanise(name);
    if (latin.length < 3) return;
    this.#addSounds(latin, isLatin ? "latin" : "other", form);
    for (const short of shortFormsOf.get(soundOf(latin)) ?? []) this.#addShort(short);
    const syllables = syllablesOf(latin);
    if (syllables.length > 2) this.syllables.set(syllables, form);
    const consonants = consonantsOf(latin);
    if (consonants.length > 2) this.consonants.set(consonants, form);
    if (consonants.length > 2 && /^[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name))
      this.unvowelled.add(consonants);
    const kanji = (kanjiOf.get(latin) ?? []).filter((written) => written.length > 1);
    const asChinese = chineseForms[latin]?.split(" ").filter((written) => written.length > 1) ?? [];
    for (const written of [...kanji, ...asChinese, ...kanaForms(latin)]) this.#addInside(written);
  }

  #addShort(short: string): void {
    const isLatin = /^[a-z]+$/.test(short);
    if (!this.exact.has(short)) this.exact.set(short, "capital");
    for (const { stem, endings } of stemsOf(short, isLatin ? "latin" : "cyrillic"))
      put(this.stems, stem, { form: "capital", endings });
    if (!isLatin) return;
    this.#addSounds(short, "latin", "capital");
    this.#addSounds(short, "other", "capital");
  }

  #addSounds(latin: string, side: Side, form: NameForm): void {
    for (const sound of new Set([soundOf(latin), soundOf(latin.replaceAll("j", "h"))])) {
      this.sounds[side].set(sound, form);
      // "Анны", "Еве": Latin words with such endings are often other words.
      if (side === "latin" && /^.{2}a$/.test(sound))
        put(this.soundStems.latin, sound.slice(0, 2), { form, endings: shortCases });
      for (const { stem, endings } of stemsOf(sound, "sound"))
        put(this.soundStems[side], stem, { form, endings });
    }
  }

  /** Chinese, Japanese, Korean and Thai names, and how they are written in Latin letters. */
  #addUnspaced(parts: readonly string[]): void {
    const whole = parts.join("");
    const pieces = parts.length > 1 ? parts : piecesOf(whole);
    for (const written of new Set([whole, ...pieces]))
      if (written.length > 1) this.#addInside(written);
    if (/^\p{Script=Han}{2,4}$/u.test(whole)) this.#addChinese(whole, pieces);
    const latin = pieces.map((piece) => readings[piece] ?? romanise(piece));
    this.#addOrders(latin);
    for (const part of latin) {
      if (part.length < 4) continue;
      const form = commonWords.has(part) ? "word" : part.length > 5 ? "sure" : "capital";
      if (!this.exact.has(part)) this.exact.set(part, form);
      this.syllables.set(syllablesOf(part), form);
      this.sounds.latin.set(soundOf(part), form);
      if (part.length > 4) this.sounds.other.set(soundOf(part), form);
      for (const written of kanaForms(part)) this.#addInside(written);
    }
  }

  /** "王先生", "小王", "老王", "阿伟"; and each character as it is read in Chinese. */
  #addChinese(whole: string, pieces: readonly string[]): void {
    const [surname = "", ownName = ""] = pieces;
    if (surname.length === 1)
      for (const written of [
        ...chineseTitles.map((title) => surname + title),
        `小${surname}`,
        `老${surname}`,
      ])
        this.#addInside(written);
    const last = [...ownName].at(-1) ?? "";
    for (const written of [`小${last}`, `阿${last}`, `${last}${last}`]) this.#addInside(written);
    const read = [...whole].map((letter) => romanise(letter));
    this.#addOrders(read);
    this.#addOrders([read[0] ?? "", read.slice(1).join("")]);
    if (read.length > 2) this.#addWhole(read.slice(1), "capital");
  }

  #addOrders(latin: readonly string[]): void {
    for (const order of [latin, latin.toReversed()]) {
      if (order.some((part) => part === "")) continue;
      this.#addWhole(order, order.join("").length < 6 ? "capital" : "sure");
      this.syllables.set(syllablesOf(order.join("")), "sure");
    }
  }

  #addInside(written: string): void {
    const known = this.unspaced.get(written[0] ?? "") ?? [];
    if (!known.includes(written)) this.unspaced.set(written[0] ?? "", [...known, written]);
  }
}

const shortCases = new Set(["i", "e", "u", "oi"]);

function singleForm(name: string): NameForm {
  if (commonWords.has(name)) return "word";
  return name.length < 4 ? "plain" : "sure";
}

function put<Value>(table: Map<string, Value[]>, key: string, value: Value): void {
  table.set(key, [...(table.get(key) ?? []), value]);
}

/** Surname and given name of a name without spaces. */
function piecesOf(whole: string): readonly string[] {
  for (let cut = Math.min(3, whole.length - 1); cut > 0; cut--) {
    if (readings[whole.slice(0, cut)] !== undefined) return [whole.slice(0, cut), whole.slice(cut)];
  }
  const cut = whole.length === 4 ? 2 : 1;
  return whole.length < 2 ? [whole] : [whole.slice(0, cut), whole.slice(cut)];
}

type Spelling = Readonly<Record<string, string>>;
/** As people write them without such keys, and as other languages hear them. */
const spellings: readonly Spelling[] = [
  { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe", ñ: "ny" },
  { ä: "e", ö: "e", ü: "iu", ç: "ch", ş: "sh", ą: "om", ę: "en", ó: "u", ñ: "n" },
  { ö: "o", ü: "iu", ç: "ch", ş: "sh", ą: "on", ğ: "" },
];

/** Folded and in lower case. */
function spellingsOf(name: string): ReadonlySet<string> {
  const composed = name.normalize("NFC").toLowerCase();
  const spelled = spellings.map((table) =>
    [...composed].map((letter) => table[letter] ?? letter).join(""),
  );
  const folded = [composed, ...spelled].map((one) => readPlainly(one).text.toLowerCase());
  return new Set(
    folded.flatMap((one) => [one, one.replaceAll("w", "v"), one.replaceAll("v", "w")]),
  );
}
