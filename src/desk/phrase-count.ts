import type { NewFact } from "../core/fact.js";
import type { Need } from "../core/question.js";
import { many } from "../core/wording.js";
import { phraseHeard, phraseSubject } from "./phrase.js";
import type { Tally } from "./tally.js";

type Labels = ReadonlyMap<string, string>;

const numbers = ["no", "one", "two", "three", "four", "five", "six"];

export function phraseProgress(given: number, wanted: number): string {
  return `${given} of ${wanted}`;
}

/** "3 answered: 2 say in the sink, 1 says in the fridge." */
export function phraseTally({ answers, claims }: Tally, need: Need, labels: Labels): string {
  const unsure = answers.filter((ballot) => ballot.claims.length === 0);
  const bad = unsure.filter(({ understood }) => understood === "bad_question").length;
  const parts = [
    ...claims.map(
      ({ claim, ballots }) =>
        `${many(ballots.length, "says", "say")} ${phraseHeard([claim], need, labels)}`,
    ),
    ...count(unsure.length - bad, "does not know", "do not know"),
    ...count(bad, "finds it no good question", "find it no good question"),
  ];
  return `${answers.length} answered: ${parts.join(", ")}.`;
}

function count(people: number, one: string, several: string): readonly string[] {
  return people === 0 ? [] : [many(people, one, several)];
}

export function phraseDispute(claims: readonly NewFact[], need: Need, labels: Labels): string {
  const told = claims.map((claim) => phraseHeard([claim], need, labels));
  const count = numbers[told.length] ?? String(told.length);
  const about = claims[0] ? ` about ${phraseSubject(claims[0].subject, labels)}` : "";
  const list = `${told.slice(0, -1).join(", ")}, and ${told.at(-1)}`;
  return `I was told ${count} things${about}: ${list}. Which is right?`;
}
