/** Purchase answers for one order: "2 pound, only this time". */
import type { Fact, NewFact } from "../core/fact.js";
import { onceOnly, readUsual, subjectOf } from "../core/notebook.js";
import type { Need, Question } from "../core/question.js";
import type { Ballot } from "../core/stores.js";
import { inEnglish } from "./reading/in-english.js";
import { earlierBallots } from "./same-person.js";

const once =
  /(?:\b(?:but|just|only|for) ){0,3}\b(?:this (?:time|once|order|round)(?! on\b)|today only|(?<=\b(?:just|only|for) )(?:once|now|today)|(?:an? |the )?one[- ](?:time|off)|(?:as )?an exception|exceptionally)\b(?: only\b)?/giu;
const denied = /\b(?:not|never|from|than) $/iu;

/** Also returns the words without "only this time". */
export function readOnce(
  need: Need,
  words: string,
): { readonly isOnce: boolean; readonly rest: string } {
  if (readUsual(subjectOf(need)) === null) return { isOnce: false, rest: words };
  const says = (text: string): boolean =>
    [...text.matchAll(once)].some(({ index }) => !denied.test(text.slice(0, index)));
  return { isOnce: says(inEnglish(words) ?? words), rest: words.replace(once, " ") };
}

interface Said {
  readonly question: Question;
  readonly ballot: Ballot;
  readonly ballots: readonly Ballot[];
  readonly facts: readonly Fact[];
  readonly words: string;
}

/** Repeats the person's earlier answer when they add only "only this time". */
export function addedOnce({ question, ballot, ballots, facts, words }: Said): readonly NewFact[] {
  const { isOnce, rest } = readOnce(question.need, words);
  if (!isOnce || /[\p{L}\p{N}]{3}/u.test(rest)) return [];
  const earlier = new Set<string | null>(earlierBallots(ballot, ballots).map(({ id }) => id));
  return facts
    .filter((fact) => fact.ballot !== null && earlier.has(fact.ballot))
    .map(({ subject, relation, objects, polarity, certainty, source }) => {
      return { subject, relation, objects, polarity, certainty, source };
    });
}

/** Marks facts as for this order where the words say so, also in words that were asked back. */
export function onlyOnce(
  facts: readonly NewFact[],
  { question, ballot, ballots, words }: Said,
): readonly NewFact[] {
  const askedBack = earlierBallots(ballot, ballots).filter(
    ({ understood }) => ballot.choice && understood === "unclear",
  );
  const said = [words, ...askedBack.map(({ text }) => text ?? "")];
  if (!said.some((text) => readOnce(question.need, text).isOnce)) return facts;
  return facts.map((fact) => ({ ...fact, subject: onceOnly(fact.subject) }));
}
