/** Decides which ballots (stored answers) count: each person's latest. Remarks (said unasked) all count. */

import { claimKey, type NewFact } from "../../core/memory/fact.js";
import { disagree } from "../../core/memory/notebook.js";
import type { Ballot } from "../../core/memory/stores.js";
import { lastOfEach } from "../../core/question/asking.js";
import { isRemarksId, type Need } from "../../core/question/question.js";
import { many } from "../../core/words/wording.js";
import { phraseHeard } from "../words/phrase.js";

export function earlierBallots(ballot: Ballot, all: readonly Ballot[]): readonly Ballot[] {
  return all.filter(
    (other) =>
      other.id !== ballot.id &&
      other.person === ballot.person &&
      (other.id === ballot.replaces || (!isRemarksId(ballot.question) && other.at <= ballot.at)),
  );
}

export function validBefore(ballot: Ballot, all: readonly Ballot[]): readonly Ballot[] {
  return earlierBallots(ballot, all).filter(
    (earlier) => !earlier.retracted && !isOutdated(earlier, all),
  );
}

/** True when the person answered later, even if that answer was withdrawn. */
export function isOutdated(ballot: Ballot, all: readonly Ballot[]): boolean {
  return all.some(
    (other) =>
      other.id !== ballot.id &&
      other.person === ballot.person &&
      saysSomething(other) &&
      mayReplace(other, ballot) &&
      (other.replaces === ballot.id || (!isRemarksId(ballot.question) && other.at > ballot.at)),
  );
}

/** An answer from a person who could read others' (`sawOthers`) does not replace one given without seeing them. */
function mayReplace(later: Ballot, ballot: Ballot): boolean {
  return !later.sawOthers || ballot.sawOthers === true;
}

/** True for an answer, even "I don't know", but not for "thanks". */
export function saysSomething({ understood }: Pick<Ballot, "understood">): boolean {
  return understood === "fact" || understood === "choice" || understood === "dont_know";
}

export type Tally = ReturnType<typeof tally>;

/** Returns each person's latest answer before the question closed. */
export function countedAnswers(ballots: readonly Ballot[]): readonly Ballot[] {
  const answers = ballots.filter(
    ({ understood, late, sawOthers }) =>
      understood !== null && understood !== "unclear" && !late && !sawOthers,
  );
  return lastOfEach(answers).toSorted((a, b) => a.at - b.at || (a.person < b.person ? -1 : 1));
}

/** Counts claims. `winners` are those of most people; `tied` says that they cannot all be true. */
export function tally(ballots: readonly Ballot[]) {
  const answers = countedAnswers(ballots);
  const claims = supportedClaims(answers);
  const most = claims[0]?.ballots.length ?? 0;
  const winners = claims.filter((supported) => supported.ballots.length === most);
  const tied = disagree(winners.map(({ claim }) => claim));
  return { answers, claims, winners, tied };
}

function supportedClaims(answers: readonly Ballot[]) {
  const claims = new Map<string, { claim: NewFact; ballots: Ballot[] }>();
  for (const ballot of answers) {
    for (const claim of ballot.claims) {
      const supported = claims.get(claimKey(claim)) ?? { claim, ballots: [] };
      if (!supported.ballots.includes(ballot)) supported.ballots.push(ballot);
      claims.set(claimKey(claim), supported);
    }
  }
  return [...claims.values()].sort((a, b) => b.ballots.length - a.ballots.length);
}

/** Phrases a count: "3 answered: 2 say in the sink, 1 says in the fridge." */
export function phraseTally(
  { answers, claims }: Tally,
  need: Need,
  labels: ReadonlyMap<string, string>,
): string {
  const unsure = answers.filter((ballot) => ballot.claims.length === 0);
  const bad = unsure.filter(({ understood }) => understood === "bad_question").length;
  const parts = [
    ...claims.map(
      ({ claim, ballots }) =>
        `${many(ballots.length, "says", "say")} ${phraseHeard([claim], need, labels)}`,
    ),
    ...count(unsure.length - bad, "does not know", "do not know"),
    ...count(bad, "says it is not a good question", "say it is not a good question"),
  ];
  return `${answers.length} answered: ${parts.join(", ")}.`;
}

function count(people: number, one: string, several: string): readonly string[] {
  return people === 0 ? [] : [many(people, one, several)];
}

/** Outcome of an answer that is stored and changes nothing. */
export const noEffects = {
  facts: [],
  invalidations: [],
  replaced: [],
  settle: null,
  followUp: null,
  notes: [],
} as const;
