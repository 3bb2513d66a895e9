/** Finds the words that misspelt, shortened and vowelless ones mean. */
import { distance } from "fastest-levenshtein";
import { wordSet } from "../../core/wording.js";
import plainWords from "./plain-words.json" with { type: "json" };

/** Ordinary words one slip away from a name, never corrected. */
const innocent = wordSet(
  `${plainWords["like names"]} ${plainWords["like core"]} ${plainWords.core}`,
);
const likeLooks = wordSet(plainWords["like looks"]);
/** Chat words without vowels. */
const chat = wordSet(plainWords.chat);
const core = wordSet(plainWords.core);

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return (
    at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  );
}

/** "sinkk", "sofaa": one letter was typed twice. */
function isDoubled(word: string, known: string): boolean {
  return word.length === known.length + 1 && word.replace(/(.)\1/, "$1") === known;
}

export function slips(a: string, b: string): number {
  return isSwap(a, b) ? 1 : distance(a, b);
}

function withoutVowels(word: string): string {
  return `${word.slice(0, 1)}${word.slice(1).replace(/[aeiou]/g, "")}`;
}

/** Slips between a word and the known one that it may mean, else infinite. "cabnit" may lack vowels. */
function slipsFrom(word: string, known: string): number {
  const short = Math.min(known.length, word.length);
  const isInserted = word.length === 5 && known.length === 4 && word.at(-1) === known.at(-1);
  const isShortSlip = isSwap(word, known) || isDoubled(word, known) || isInserted;
  const isSame = short > 3 && withoutVowels(word) === withoutVowels(known);
  const mayBegin = word[0] === known[0] || (known.length >= 7 && word.slice(1) === known.slice(1));
  if (!mayBegin || (short <= 4 && !isShortSlip && word !== known.slice(0, 4)))
    return Number.POSITIVE_INFINITY;
  if (word.length > 4 && known.startsWith(word)) return 1;
  const allowed = isSame || Math.min(word.length + 1, known.length) >= 8 ? 2 : 1;
  const count = slips(word, known);
  return count <= allowed ? count : Number.POSITIVE_INFINITY;
}

/** Returns the nearest known word, or the word itself. */
export function correctSpelling(word: string, known: Iterable<string>): string {
  const stem = word.replace(/e?[sd]$|er$|ing$|y$/, "");
  if (word.length < 4 || innocent.has(word) || innocent.has(stem) || !/^[a-z]+$/.test(word))
    return word;
  let best = word;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    if (candidate === word) return word;
    if (Math.abs(candidate.length - word.length) > 3) continue;
    const count = slipsFrom(word, candidate);
    if (count >= least) continue;
    best = candidate;
    least = count;
  }
  return best;
}

/** Corrects "teh" to "the". */
export function correctSlip(word: string): string {
  if (word.length < 3 || innocent.has(word)) return word;
  for (const one of core) if (isSwap(word, one) || isDoubled(one, word)) return one;
  return word;
}

/** Corrects one slip in words of own names ("blue", "wooden"), also in short ones; leaves ambiguous words. */
export function correctLook(word: string, known: ReadonlySet<string>): string {
  if (word.length < 3 || known.has(word) || !/^[a-z]+$/.test(word)) return word;
  if ([innocent, likeLooks, chat].some((words) => words.has(word))) return word;
  const [only, ...more] = [...known].filter((one) => one[0] === word[0] && isOneSlip(word, one));
  return only !== undefined && more.length === 0 ? only : word;
}

/** Accepts another letter only in long words: "bread" is no "broad", and "tin" no "tan". */
function isOneSlip(word: string, known: string): boolean {
  if (isSwap(word, known) || isDoubled(word, known)) return true;
  const isLong = known.length > 5 || (known.length > 3 && word.length !== known.length);
  return isLong && distance(word, known) === 1;
}

function bonesOf(word: string): string {
  return withoutVowels(word).replace(/(.)\1/g, "$1");
}

const ofBones = new Map(
  [...wordSet(plainWords["short for"])]
    .toReversed()
    .map((word) => [bonesOf(word), word] as const)
    .filter(([short, word]) => short.length > 1 && short !== word),
);

/** Expands a function word without vowels: "nt" -> "not", else null. */
export function spokenWord(word: string): string | null {
  if (/[aeiou]/.test(word.slice(1)) || !/^[a-z]{2,8}$/.test(word)) return null;
  return ofBones.get(bonesOf(word)) ?? null;
}

/** Whether a word may stand for another: "snk" and "sinkbasin" have their letters in the same order. */
export function mayShorten(word: string, name: string): boolean {
  if (name.length < 4 || name[0] !== word[0]) return false;
  let at = 0;
  for (const letter of name) if (letter === word[at]) at += 1;
  return at === word.length;
}

/** Whether a word is a chat word ("brb", "tbh", "nt"), not a name without vowels. */
export function isChat(word: string): boolean {
  return chat.has(word) || spokenWord(word) !== null;
}
