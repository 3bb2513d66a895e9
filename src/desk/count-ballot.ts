/** Keeps one of several answers, hidden until the last is in. */
import { newId } from "../core/id.js";
import type { Ballot, BallotOutcome, OutboxNote } from "../core/stores.js";
import { phraseProgress } from "./phrase-count.js";
import { earlierBallots, standingBefore } from "./same-person.js";
import { standingAnswers } from "./tally.js";
import type { BallotContext, Understanding } from "./understand.js";

const unclearWords =
  "I did not understand that. Please choose one of the answers, or say it in other words.";

export function isCounted({ question, ballot }: Pick<BallotContext, "question" | "ballot">) {
  return question.quorum > 1 && question.state === "open" && !ballot.late;
}

export function countBallot(understanding: Understanding, context: BallotContext): BallotOutcome {
  const { ballot, ballots } = context;
  const before = understanding.understood === "unclear" ? [] : standingBefore(ballot, ballots);
  return {
    ...keepOnly(understanding, context),
    replaced: before.map(({ id }) => id),
    notes: [acknowledge(understanding, context)],
  };
}

export function keepOnly(
  { understood, facts: claims }: Understanding,
  { ballot, now }: BallotContext,
): BallotOutcome {
  const nothing = {
    facts: [],
    invalidations: [],
    replaced: [],
    settle: null,
    followUp: null,
    notes: [],
  };
  return { ballot: ballot.id, understood, claims, ...nothing, at: now };
}

/** For people who answer where others can read it. */
const readWords =
  "Thank you. Here others can read it, so it is kept but does not count: please answer with the buttons, or in the form behind them.";

function acknowledge(
  understanding: Understanding,
  { question, ballot, ballots }: BallotContext,
): OutboxNote {
  const to = ballot.platformId;
  if (ballot.sawOthers) {
    return { id: newId("n"), note: { kind: "receipt", text: readWords, ballot: ballot.id, to } };
  }
  if (understanding.understood === "unclear") {
    return { id: newId("n"), note: { kind: "unclear", text: unclearWords, ballot: null, to } };
  }
  const read: Ballot = {
    ...ballot,
    understood: understanding.understood,
    claims: understanding.facts,
  };
  const all = ballots.map((other) => (other.id === ballot.id ? read : other));
  const given = standingAnswers(all).length;
  const progress = phraseProgress(given, Math.max(given, question.quorum));
  const changes = standingAnswers(earlierBallots(ballot, ballots)).length > 0;
  const text = `Thank you, your answer is ${changes ? "changed" : "in"} (${progress}).`;
  return { id: newId("n"), note: { kind: "receipt", text, ballot: ballot.id, to } };
}
