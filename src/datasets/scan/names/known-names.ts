/** Finds known names: inflected, respelled, in other scripts, between signs, or in disguise. */
import { latinTwin } from "../lookalikes.js";
import type { Passage, Word } from "../passage.js";
import type { Find, Rule } from "../rules/rule.js";
import { isUnspaced } from "../vocabulary.js";
import { disguisedNames } from "./disguise.js";
import { type NameForm, NameIndex, type Side } from "./name-index.js";
import { mayBeName } from "./place-of-name.js";
import { consonantsOf, romanise, soundOf, syllablesOf } from "./romanise.js";

const kind = "name";
const mostWords = 4;
/** What may stand between the words of a name. */
const between = /^(?:[ .'_·・-]{1,2}|, ?|\n)$/;

export function knownNames(names: readonly string[]): Rule {
  if (names.length === 0) return () => [];
  const index = new NameIndex(names);
  return function* find(passage) {
    for (const at of passage.words.keys()) {
      const found = nameAt(passage, at, index);
      if (found) yield found;
    }
    yield* unspacedNames(passage, index);
    yield* disguisedNames(passage, index);
  };
}

function nameAt(passage: Passage, at: number, index: NameIndex): Find | null {
  const { words, text } = passage;
  const first = words[at];
  if (!first) return null;
  const written: Word[] = [];
  let best: Word | null = null;
  const most =
    index.beginnings.has(first.word.slice(0, 3)) || first.word.length < 3 ? mostWords : 1;
  for (let next = at; next < at + most; next++) {
    const word = words[next];
    const last = written.at(-1);
    if (!word || (last && !between.test(text.slice(last.to, word.from)))) break;
    written.push(word);
    const form = formOf(written, index);
    if (form && mayBeName(passage, at, next, form)) best = word;
  }
  if (best) return { kind, from: first.from, to: best.to };
  const asWritten = text.slice(first.from, first.to);
  if (index.unlike.has(asWritten)) return null;
  const form = inflected(passage, first, index) ?? inOtherScript(passage, first, index);
  if (!form) index.remember(asWritten);
  return form && mayBeName(passage, at, at, form) ? { kind, from: first.from, to: first.to } : null;
}

/** Short names must stand as they are: "an a" is no Ana. */
const leastJoined = 6;

function formOf(written: readonly Word[], index: NameIndex): NameForm | undefined {
  const words = written.map(({ word }) => word);
  const exact = index.exact.get(words.join("|"));
  if (exact) return exact;
  const joined = words.join("");
  if (written.length > 1 && joined.length >= leastJoined) return index.joined.get(joined);
  if (written.length > 1) return undefined;
  const bare = joined.replace(/\d+/g, "");
  if (bare !== joined && bare.length >= 5) return index.joined.get(bare);
  return joined.length >= leastJoined ? index.joined.get(joined) : undefined;
}

function inflected(
  { text }: Passage,
  { word, from, to }: Word,
  { stems }: NameIndex,
): NameForm | null {
  const found = withEnding(word, stems);
  if (!found) return null;
  if (found.form !== "word") return found.length <= 4 ? "capital" : found.form;
  // "Robs Tasse", but neither "Marks & Spencer" nor "roses".
  const isOwning = /s$/.test(word) && /^(?: \p{Lu}|'(?!\p{L}))/u.test(text.slice(to, to + 3));
  return isOwning && text[from] !== word[0] ? "capital" : "never";
}

const longestEnding = 6;

function withEnding(
  word: string,
  stems: NameIndex["stems"],
): { readonly form: NameForm; readonly length: number } | null {
  for (let cut = word.length; cut >= Math.max(2, word.length - longestEnding); cut--) {
    const ending = word.slice(cut);
    const stem = stems.get(word.slice(0, cut))?.find(({ endings }) => endings.has(ending));
    if (stem) return { form: stem.form, length: cut };
  }
  return null;
}

/** A word in another script than the name. */
function inOtherScript(
  { text }: Passage,
  { word, from, to }: Word,
  index: NameIndex,
): NameForm | null {
  if (word.length < 2 || word.length > 30 || /\d/.test(word)) return null;
  if (/^[a-z]+$/.test(word))
    return (
      bySound(word, index, "other") ??
      respelled(word, index) ??
      seemingTwin(text.slice(from, to), index)
    );
  if (
    /^[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Devanagari}]+$/u.test(
      word,
    )
  )
    return bySound(romanise(word), index, "latin") ?? byTwin(word, index);
  if (/^[\p{Script=Arabic}\p{Script=Hebrew}]+$/u.test(word)) return byConsonants(word, index);
  return /^[\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}ー]+$/u.test(word)
    ? bySyllables(word, index)
    : null;
}

const shortestSound = 3;
/** Sounds are coarse, so short ones need a capital. */
const plainSound = 5;

function bySound(latin: string, index: NameIndex, side: Side): NameForm | null {
  const sound = soundOf(latin.replace(/ch(?=[aeiou])/g, side === "other" ? "h" : "ch"));
  if (sound.length < shortestSound) return null;
  const form =
    index.sounds[side].get(sound) ??
    index.sounds[side].get(soundOf(latin)) ??
    withEnding(sound, index.soundStems[side])?.form;
  if (form === undefined) return null;
  return sound.length < plainSound && form !== "word" ? "capital" : form;
}

const respelledSound = 5;

/** Another spelling in the same letters ("Martha" for "Marta"), or in more vowels than Arabic and Hebrew write. */
function respelled(latin: string, index: NameIndex): NameForm | null {
  const sounds = [latin, latin.replace(/s$/, "")].map(soundOf);
  const isAlike = sounds.some(
    (sound) => sound.length >= respelledSound && index.sounds.latin.has(sound),
  );
  return isAlike || index.unvowelled.has(consonantsOf(latin)) ? "capital" : null;
}

function byTwin(word: string, index: NameIndex): NameForm | null {
  const twin = latinTwin(word)?.toLowerCase();
  return (twin && index.exact.get(twin)) || null;
}

/** "OIga" with a capital i, "Ernily" with r and n. */
function seemingTwin(written: string, index: NameIndex): NameForm | null {
  const twins = [
    written.replace(/(?<=\p{L})I/gu, "l"),
    written.replace(/^l/, "I"),
    written.replaceAll("rn", "m"),
    written.replaceAll("vv", "w"),
  ];
  for (const twin of twins) {
    const form = twin === written ? undefined : index.exact.get(twin.toLowerCase());
    if (form && form !== "word" && twin.length > 2) return "sure";
  }
  return null;
}

/** Arabic and Hebrew write short words as a part of the next one. */
function byConsonants(word: string, index: NameIndex): NameForm | null {
  for (let cut = 0; cut <= 3 && word.length - cut >= 2; cut++) {
    if (cut > 0 && !/^[وفبكلاהובכלמש]+$/.test(word.slice(0, cut))) return null;
    const bare = word.slice(cut);
    const form = index.exact.get(bare) ?? index.consonants.get(consonantsOf(romanise(bare)));
    if (form) return "sure";
  }
  return null;
}

const longestSyllables = 10;

/** The name may be followed by a particle, in the same run. */
function bySyllables(word: string, index: NameIndex): NameForm | null {
  const shortest = /^[\p{Script=Hiragana}]/u.test(word) ? 3 : 2;
  const isWhole = /^[\p{Script=Katakana}ー]+$/u.test(word);
  for (let length = Math.min(word.length, longestSyllables); length >= shortest; length--) {
    const form = index.syllables.get(syllablesOf(romanise(word.slice(0, length))));
    if (form) return "sure";
    if (isWhole) return null;
  }
  return null;
}

/** Names in scripts without spaces, wherever they stand. Spaces inside of them do not count. */
function* unspacedNames({ text }: Passage, { unspaced, joined }: NameIndex): Generator<Find> {
  if (!isUnspaced(text)) return;
  let syllables: { readonly sound: string; readonly from: number; readonly to: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? "";
    for (const name of unspaced.get(letter) ?? []) {
      const to = endOf(text, at, name);
      if (to !== null) yield { kind, from: at, to };
    }
    if (!/\p{Script=Han}/u.test(letter)) {
      syllables = [];
      continue;
    }
    syllables = [...syllables.slice(-3), { sound: romaniseLetter(letter), from: at, to: at + 1 }];
    for (let length = 2; length <= syllables.length; length++) {
      const part = syllables.slice(-length);
      const sound = part.map((one) => one.sound).join("");
      if (sound.length >= 4 && joined.has(sound) && isPinyin(sound))
        yield { kind, from: part[0]?.from ?? at, to: at + 1 };
    }
  }
}

function endOf(text: string, at: number, name: string): number | null {
  let place = at;
  for (const letter of name) {
    while (place > at && /[ ·・.]/.test(text[place] ?? "")) place += 1;
    if (!text.startsWith(letter, place)) return null;
    place += letter.length;
  }
  return place;
}

const sounds = new Map<string, string>();

function romaniseLetter(letter: string): string {
  const known = sounds.get(letter);
  if (known !== undefined) return known;
  const sound = romanise(letter);
  sounds.set(letter, sound);
  return sound;
}

function isPinyin(sound: string): boolean {
  return /^(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?[aeiou]{1,3}(?:ng|n|r)?){2,4}$/.test(sound);
}
