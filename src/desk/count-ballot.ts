/** One of several answers to a question: kept and counted, and hidden until the last one is in. */
import { newId } from "../core/id.js";
import type { Ballot, BallotOutcome, OutboxNote } from "../core/stores.js";
import { phraseProgress } from "./phrase-count.js";
import { keepOnly, unclearWords } from "./read-ballot.js";
import { earlierBallots, isOutdated, standingBefore } from "./same-person.js";
import { standingAnswers } from "./tally.js";
import { type BallotContext, type Understanding, understand } from "./understand.js";

/** Whether an answer is counted with others before it becomes facts. */
export function isCounted({ question, ballot }: Pick<BallotContext, "question" | "ballot">) {
  return question.quorum > 1 && question.state === "open" && !ballot.late;
}

/** Reads a ballot to be counted. Pure except for the grounder; the caller writes the outcome. */
export async function countBallot(context: BallotContext): Promise<BallotOutcome> {
  const { ballot, ballots } = context;
  const understanding = await understand(context);
  const kept = keepOnly(understanding, context);
  if (isOutdated(ballot, ballots)) return kept;
  const before = understanding.understood === "unclear" ? [] : standingBefore(ballot, ballots);
  return {
    ...kept,
    replaced: before.map(({ id }) => id),
    notes: [acknowledge(understanding, context)],
  };
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
