/** Corrects misspelt words, and expands words without vowels. */
import { distance } from "fastest-levenshtein";
import { wordSet } from "../../../core/words/wording.js";
import plainWords from "./plain-words.json" with { type: "json" };

/** Ordinary words that are one slip away from a name, and are never corrected. */
const innocent = wordSet(plainWords["like names"]);
const likeLooks = wordSet(plainWords["like looks"]);
const chat = wordSet(plainWords.chat);
const core = [...wordSet(plainWords.core)];
const correct = new Set([...core, ...wordSet(plainWords["like core"])]);

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return (
    at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  );
}

function isDoubled(word: string, known: string): boolean {
  return word.length === known.length + 1 && word.replace(/(.)\1/, "$1") === known;
}

export function slips(a: string, b: string): number {
  return isSwap(a, b) ? 1 : distance(a, b);
}

export function hasSameConsonants(a: string, b: string): boolean {
  const bare = (word: string) => word.replace(/[aeiou]/g, "");
  return a.length > 3 && a[0] === b[0] && bare(a) === bare(b);
}

/** True for letters in another order, at most one of them wrong: "cuborad" for "cupboard". */
function isJumbled(word: string, known: string): boolean {
  if (word.length < 7 || word[0] !== known[0] || word.at(-1) !== known.at(-1)) return false;
  const left = [...known];
  for (const letter of word) {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
  }
  return left.length + word.length - known.length <= 1 && left.length <= 1;
}

/** True for one letter too many inside: "desck". */
function isInserted(word: string, known: string): boolean {
  return (
    word.length === 5 &&
    known.length === 4 &&
    word[0] === known[0] &&
    word.at(-1) === known.at(-1) &&
    distance(word, known) === 1
  );
}

function slipsAllowed(word: string, known: string): number {
  if (isJumbled(word, known)) return 3;
  if (hasSameConsonants(word, known)) return 2;
  return Math.min(word.length + 1, known.length) >= 8 ? 2 : 1;
}

function isShortSlip(word: string, known: string): boolean {
  return (
    isSwap(word, known) ||
    isDoubled(word, known) ||
    isInserted(word, known) ||
    word === known.slice(0, 4)
  );
}

/** Allows a wrong first letter ("kabinet") only in long words of equal length. */
function mayBegin(word: string, known: string): boolean {
  return word[0] === known[0] || (known.length >= 7 && word.slice(1) === known.slice(1));
}

function slipsFrom(word: string, known: string): number {
  const none = Number.POSITIVE_INFINITY;
  if (!mayBegin(word, known) || Math.abs(known.length - word.length) > 2) return none;
  if (known.length < 4 && !isDoubled(word, known)) return none;
  if (Math.min(known.length, word.length) <= 4 && !isShortSlip(word, known)) return none;
  if (known.length <= 5 && word.length < known.length - 1) return none;
  const count = slips(word, known);
  return count <= slipsAllowed(word, known) ? count : none;
}

export function correctSpelling(word: string, known: ReadonlySet<string>): string {
  const stem = word.replace(/(?:es|ed|ing|s|d|er|y)$/, "");
  if (known.has(word) || innocent.has(word) || innocent.has(stem)) return word;
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let best = word;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const count = slipsFrom(word, candidate);
    if (count >= least) continue;
    best = candidate;
    least = count;
  }
  return best;
}

/** Corrects one slip in words of own names ("blue", "wooden"), also in short ones; leaves ambiguous words. */
export function correctLook(word: string, known: ReadonlySet<string>): string {
  if (word.length < 3 || known.has(word) || !/^[a-z]+$/.test(word)) return word;
  if ([innocent, likeLooks, correct, chat].some((words) => words.has(word))) return word;
  const [only, ...more] = [...known].filter((one) => one[0] === word[0] && isOneSlip(word, one));
  return only !== undefined && more.length === 0 ? only : word;
}

/** True for one slip; a letter may be wrong only in long words: "bread" is not "broad", nor "tin" "tan". */
function isOneSlip(word: string, known: string): boolean {
  if (known.length < 3) return false;
  if (isSwap(word, known) || isDoubled(word, known)) return true;
  if (distance(word, known) !== 1 || known.length < 4) return false;
  return known.length > 5 || word.length !== known.length;
}

export function correctSlip(word: string): string {
  if (word.length < 3 || correct.has(word) || innocent.has(word)) return word;
  return core.find((one) => isSwap(word, one) || isDoubled(one, word)) ?? word;
}

const ofBones = new Map(
  [...wordSet(plainWords["short for"])]
    .toReversed()
    .map((word) => [bonesOf(word), word] as const)
    .filter(([short, word]) => short.length > 1 && short !== word),
);

function bonesOf(word: string): string {
  return `${word.slice(0, 1)}${word.slice(1).replace(/[aeiou]/g, "")}`.replace(/(.)\1/g, "$1");
}

/** Expands a function word without vowels: "nt" -> "not", else null. */
export function spokenWord(word: string): string | null {
  if (/[aeiou]/.test(word.slice(1)) || !/^[a-z]{2,8}$/.test(word)) return null;
  return ofBones.get(bonesOf(word)) ?? null;
}

/** True for a chat word ("brb", "tbh", "nt"), not a name without vowels. */
export function isChat(word: string): boolean {
  return chat.has(word) || spokenWord(word) !== null;
}

/** True if `short` begins like the name and has its letters in order: "snk" for "sink". */
export function isSkeletonOf(short: string, name: string): boolean {
  if (name.length < 4 || name[0] !== short[0]) return false;
  let at = 0;
  for (const letter of name) if (letter === short[at]) at += 1;
  return at === short.length;
}
