/** Ends an agent's question after enough answers or at its deadline; silence is no answer. */
import { countWords, standingWords } from "../../core/asking.js";
import { newId } from "../../core/id.js";
import type { Question } from "../../core/question.js";
import type { Settlement } from "../../core/stores.js";
import type { DeskParts } from "../parts.js";
import { countAnswers } from "./count-answers.js";

const level = "level";

/** Returns true if the question was settled. */
export async function settleAsked(
  { memory, clock }: DeskParts,
  question: Question,
): Promise<boolean> {
  if (question.state !== "open") return false;
  const ballots = await memory.questions.ballots(question.id);
  const standing = standingWords(ballots, question.quorum);
  const ending = endOf(question, {
    given: countWords(standing),
    unsure: standing.filter(({ understood }) => understood === "dont_know").length,
    isTied: countAnswers(question, standing).tied,
    isOver: question.deadline <= clock.now(),
  });
  if (!ending) return false;
  return memory.questions.settle({
    ...ending,
    question: question.id,
    basis: standing.map(({ id }) => id),
    facts: [],
    dispute: null,
    at: clock.now(),
  });
}

function endOf(
  { quorum }: Question,
  {
    given,
    unsure,
    isTied,
    isOver,
  }: {
    readonly given: number;
    readonly unsure: number;
    readonly isTied: boolean;
    readonly isOver: boolean;
  },
): Pick<Settlement, "state" | "reason" | "notes"> | null {
  if (given >= quorum) return { state: "answered", reason: isTied ? level : null, notes: [] };
  if (unsure >= quorum) return { state: "declined", reason: "dont_know", notes: [] };
  if (!isOver) return null;
  const missed = given > 0 ? "Too few people answered in time" : "Nobody answered in time";
  const note = { kind: "news", text: `${missed}: it stays unanswered.`, ballot: null, to: null };
  return {
    state: "expired",
    reason: "nobody answered in time",
    notes: [{ id: newId("n"), note: { ...note, kind: "news" } }],
  };
}
