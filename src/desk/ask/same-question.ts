/** Decides whether two questions ask the same, and finds one that asks the same as a new question. */

import type { AskRequest } from "../../core/episode/desk.js";
import { formatDay } from "../../core/local-time.js";
import type { Fact } from "../../core/memory/fact.js";
import { factsMeeting, factsWithin } from "../../core/memory/notebook.js";
import type { Question } from "../../core/question/question.js";
import type { DeskParts } from "../parts.js";
import { baseLexicon } from "../reading/lexicon/lexicon.js";
import { readNumeral } from "../reading/numbers/numbers.js";
import { phraseQuestion } from "../words/phrase-question.js";

/** Offers an earlier answer from this similarity (0 to 1) of the questions on. Tuned on test/desk/pairs/tune*.jsonl. */
export const leastToOffer = 0.46;

/** Words that don't change what is asked. Prepositions do, as in "What is in the bag?" */
const stopWords = new Set(["a", "an", "the", "please"]);
/** Words that keep their final "s": "glasses" are not a glass. */
const unstemmed = new Set("this his its was has does yes news glasses clothes less".split(" "));

/** Ignores case, punctuation, stop words and plurals. @slice memory */
export function isSameQuestion(one: string, other: string): boolean {
  const wording = wordingOf(one);
  return wording !== "" && wording === wordingOf(other);
}

/** Compares questions by rules. Asks the `judge` (a language model, if any) about pairs that no rule separates. */
export async function isTakenForSame(
  { one, other }: { readonly one: string; readonly other: string },
  judge: ((one: string, other: string) => Promise<boolean>) | undefined,
): Promise<boolean> {
  if (isSameQuestion(one, other)) return true;
  return judge !== undefined && mayBeSame(one, other) && judge(one, other);
}

/** Allows an offer only between questions with the same names and numbers. */
export function mayBeOffered(one: string, other: string): boolean {
  const hasNamesOf = (asked: string, names: string) => {
    const words = new Set(spell(asked).match(/\p{L}+/gu));
    return namesIn(names).every((name) => words.has(name));
  };
  const isSameNumber = numbersIn(one).join() === numbersIn(other).join();
  return isSameNumber && hasNamesOf(one, other) && hasNamesOf(other, one);
}

export const wordingOf = (question: string): string => wordsOf(question).join(" ");

function wordsOf(question: string): readonly string[] {
  return spell(question)
    .split(/\s+/)
    .map((word) => word.replace(/^[("'«“¿¡]+|[.,;:!?…)"'»”]+$/gu, ""))
    .filter((word) => /[^-–—]/.test(word) && !stopWords.has(word))
    .map((word) => numberIn(word) ?? stem(word));
}

function spell(question: string): string {
  return question
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\b(where|what|who|how|which|it|that|there)'s(?!\p{L})/gu, "$1 is")
    .replace(/\bwon't\b/g, "will not")
    .replace(/\bcan(?:'t|not)\b/g, "can not")
    .replace(/n't\b/g, " not");
}

function stem(word: string): string {
  if (word.length < 4 || unstemmed.has(word) || !/^\p{L}+[^s]s$/u.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /(?:sh|ch|x|ss|o)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Reads a number: "two" is "2". Leaves out "one" and "first" (read as "O1"), which rarely mean a number. */
function numberIn(word: string): string | null {
  const said = /^\d{1,3}$/.test(word) ? String(Number(word)) : readNumeral(word);
  return said === "O1" ? null : said;
}

function numbersIn(question: string): readonly string[] {
  return wordsOf(question)
    .filter((word) => /\d/.test(word))
    .sort();
}

/** Returns owners and capitalized words, in lower case. */
function namesIn(question: string): readonly string[] {
  const text = question.normalize("NFKC").replace(/[\u2018\u2019]/g, "'");
  const found = text.matchAll(/(?<![\p{L}'])(?:(\p{L}+)(?:'s|s')|(\p{Lu}\p{Ll}+))(?!\p{L})/gu);
  return [...found].flatMap(({ index, 1: owner, 2: name = "" }) => {
    const word = (owner ?? name).toLowerCase();
    const isStart = owner === undefined && /^\W*$/.test(text.slice(0, index));
    return isStart || /^(?:it|that|there|here)$|^wh|^how$/.test(word) ? [] : [word];
  });
}

/** Returns false if names, numbers, things, word order or a `decisive` word differ, or one question only adds words. */
function mayBeSame(one: string, other: string): boolean {
  const [a, b] = [contentOf(one), contentOf(other)];
  const [onlyA, onlyB] = [
    a.filter((word) => !b.includes(word)),
    b.filter((word) => !a.includes(word)),
  ];
  const inOrder = (words: readonly string[]) =>
    words.filter((word) => a.includes(word) && b.includes(word)).join();
  return (
    mayBeOffered(one, other) &&
    inOrder(a) === inOrder(b) &&
    onlyA.length > 0 === onlyB.length > 0 &&
    ![...onlyA, ...onlyB].some((word) => decisive.has(word)) &&
    isSameKind(onlyA, onlyB)
  );
}

const asking = /^(?:where|whereabouts|which|what|whose|who|when|why|how)$/;

/** Function words, which say nothing of a question's topic. */
const functionWords = new Set(
  `is are am does do be been has have can could would of to it one there i you we us me tell say know idea any anybody anyone somebody find found see
   seen get got put keep kept leave left`.split(/\s+/),
);

export function contentOf(question: string): readonly string[] {
  const words = wordsOf(question).filter((word) => !functionWords.has(word) && !asking.test(word));
  return words.map((word) => word.replace(/'s?$/, ""));
}

/** Words that make a difference if only one of two questions has them. */
const decisive = new Set(
  `not no none never nobody nothing without except but only all both each more less fewer most least few many other
   another same next before after until since under above over below behind beside between near inside outside from
   with right top bottom upper lower front back middle out up down off yesterday today tomorrow now usually normally
   always last good bad hot cold warm heat heated cool cooled wet dry full empty open shut closed locked my your his her
   our their may must should shall need did had was were will big large small little tall short long old new clean dirty
   red green blue yellow white black brown grey gray orange purple pink`.split(/\s+/),
);

function isSameKind(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [one, other].map((words) =>
    words.flatMap((word) => {
      const { places = [], things = [] } = baseLexicon.get(word) ?? {};
      return [...places, ...things];
    }),
  );
  return a?.some((kind) => b?.includes(kind)) || (a?.length === 0 && b?.length === 0);
}

type Parts = Pick<DeskParts, "memory" | "judge">;

export interface Known {
  readonly handling: "notebook" | "reused";
  readonly facts: readonly Fact[];
  readonly reason?: string;
}

export async function findKnown(
  parts: Parts & Pick<DeskParts, "clock" | "rules">,
  { episode, need }: AskRequest,
): Promise<Known | null> {
  const all = await parts.memory.facts.list({ household: episode.household });
  const facts = factsWithin(episode, all);
  const noted = factsMeeting(need, facts);
  if (noted.length > 0) return { handling: "notebook", facts: noted };
  for await (const { question } of findSame(parts, { episode, need }, "answered")) {
    const answers = facts.filter((fact) => fact.question === question.id && fact.polarity);
    const [first] = answers;
    if (!first) continue;
    const day = formatDay(first.validFrom, parts.clock.now(), parts.rules.timeZone);
    const reason = `"${question.text}" was answered on ${day}`;
    return { handling: "reused", facts: answers, reason };
  }
  return null;
}

type Asked = Pick<AskRequest, "episode" | "need">;

export interface Same {
  readonly question: Question;
  /** Similarity of the two texts in [0, 1]; absent when both questions ask for exactly the same missing fact. */
  readonly similarity?: number;
}

export async function findOpen(parts: Parts, asked: Asked): Promise<Same | null> {
  const { questions } = parts.memory;
  const equal = await questions.findOpen(asked.episode.household, asked.need);
  if (equal) return { question: equal };
  for await (const same of findSame(parts, asked, "open")) return same;
  return null;
}

/** Finds questions that ask the same, most similar first; none for yes-no questions: "red" and "blue" read alike. */
async function* findSame(
  { memory, judge }: Parts,
  { episode, need }: Asked,
  state: "open" | "answered",
): AsyncGenerator<Required<Same>> {
  if (need.thing) return;
  const text = phraseQuestion(need);
  const { id, household } = episode;
  const like = await memory.questions.findAlike(household, need, { text, state });
  if (like.length === 0) return;
  const called = await memory.questions.calledSame(household);
  const ask =
    judge && ((one: string, other: string) => judge(one, other, { household, episode: id }));
  for (const { question, similarity } of like) {
    const pair = { one: text, other: question.text };
    if (isCalledSame(pair, called) || (await isTakenForSame(pair, ask)))
      yield { question, similarity };
  }
}

/** True when a person said that two questions with these wordings are the same. */
function isCalledSame(
  { one, other }: { readonly one: string; readonly other: string },
  called: readonly (readonly [string, string])[],
): boolean {
  return called.some(
    ([a, b]) =>
      (isSameQuestion(a, one) && isSameQuestion(b, other)) ||
      (isSameQuestion(a, other) && isSameQuestion(b, one)),
  );
}
