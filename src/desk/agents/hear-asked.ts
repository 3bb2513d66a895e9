/** Reads and counts answers to outside agents' questions, and thanks people. These answers never become facts. */

import type { Ballot, BallotOutcome, BallotReading, Settlement } from "../../core/memory/stores.js";
import { countGiven, latestAnswers, longestQuote } from "../../core/question/asking.js";
import type { Question } from "../../core/question/question.js";
import { earlierBallots, noEffects } from "../hear/counting.js";
import { type DeskParts, newNote } from "../parts.js";
import { choiceIn, countAnswers, isTalk, readWords } from "./words.js";

export async function readAsked(
  parts: DeskParts,
  question: Question,
  ballot: Ballot,
): Promise<BallotOutcome> {
  const { memory, clock } = parts;
  const asked = await memory.asks.asked(question.id);
  if (!asked) throw new Error(`No agent asked ${question.id}.`);
  const ballots = await memory.questions.ballots(question.id);
  const before = earlierBallots(ballot, ballots).filter(({ retracted }) => !retracted);
  const understood = readWords(ballot, question, { asked, before });
  const text = thank(understood, ballot, question, asked.agent, ballots);
  const isKept = understood === "choice" || understood === "fact" || understood === "dont_know";
  const isSilent = understood === "unclear" && isTalk(ballot, question, before);
  const kind = isKept ? (ballot.late ? "late" : "receipt") : "unclear";
  const note = newNote(kind, text, { ballot: isKept ? ballot.id : null, to: ballot.platformId });
  return {
    ...noEffects,
    ballot: ballot.id,
    understood,
    replaced: isKept ? before.map(({ id }) => id) : [],
    notes: isSilent ? [] : [note],
    at: clock.now(),
  };
}

function thank(
  understood: BallotReading,
  ballot: Ballot,
  question: Question,
  agent: string,
  ballots: readonly Ballot[],
): string {
  const isOpen = question.state === "open";
  if (understood === "bad_question")
    return isOpen
      ? `Thank you. ${agent} is told what you ask back; the question stays open.`
      : "Thank you for saying so.";
  if (understood === "unclear")
    return "That did not count as an answer. Please press a button above, or use its form.";
  const read = ballots.map((one) => (one.id === ballot.id ? { ...one, understood } : one));
  const given = countGiven(latestAnswers(read, question.quorum));
  const progress =
    isOpen && question.quorum > 1 ? ` (${given} of ${Math.max(given, question.quorum)})` : "";
  if (understood === "dont_know") return `All right${progress}. Thank you for saying so.`;
  const said = choiceIn(ballot, question)?.label ?? "what you wrote";
  if (ballot.late && !ballots.some((one) => one.person === ballot.person && !one.late))
    return `Thank you. This was settled before; ${agent} can see that you said it later.`;
  const cut =
    (ballot.text?.length ?? 0) > longestQuote
      ? " It was longer than I can hand over: the first 4,000 characters count."
      : "";
  return `Thank you${progress}. I give ${agent} your answer: ${said}.${cut}`;
}

/** Reason of a settled question whose most frequent answers were given equally often. */
const level = "level";

export async function settleAsked({ memory, clock }: DeskParts, question: Question): Promise<void> {
  if (question.state !== "open") return;
  const ballots = await memory.questions.ballots(question.id);
  const latest = latestAnswers(ballots, question.quorum);
  const { tied } = countAnswers(question, latest);
  const { quorum, deadline } = question;
  const given = countGiven(latest);
  const unsure = latest.filter(({ understood }) => understood === "dont_know").length;
  const missed = given > 0 ? "Too few people answered in time" : "Nobody answered in time";
  const late = newNote("news", `${missed}: it stays unanswered.`);
  if (given < quorum && unsure < quorum && deadline > clock.now()) return;
  const ending: Pick<Settlement, "state" | "reason" | "notes"> =
    given >= quorum
      ? { state: "answered", reason: tied ? level : null, notes: [] }
      : unsure >= quorum
        ? { state: "declined", reason: "dont_know", notes: [] }
        : { state: "expired", reason: "nobody answered in time", notes: [late] };
  await memory.questions.settle({
    ...ending,
    question: question.id,
    basis: latest.map(({ id }) => id),
    facts: [],
    dispute: null,
    at: clock.now(),
  });
}
