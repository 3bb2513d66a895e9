/** Closes questions whose time is over or that enough people have answered. */
import { newId } from "../../core/id.js";
import { claimKey, type NewFact } from "../../core/memory/fact.js";
import { contradicts, isAboutPreferred } from "../../core/memory/notebook.js";
import type { FactWrite, Settlement } from "../../core/memory/stores.js";
import { isAskedHome } from "../../core/question/asking.js";
import { phraseFallback } from "../../core/question/phrasing.js";
import type { Question } from "../../core/question/question.js";
import { settleAsked } from "../agents/hear-asked.js";
import { findDispute } from "../ask/adjudicate.js";
import { choiceFact } from "../ask/new-question.js";
import { type DeskParts, newNote, partsFor } from "../parts.js";
import { labelsOf, phraseFact } from "../words/phrase.js";
import { phraseTally, type Tally, tally } from "./counting.js";
import { factWrite } from "./read-ballot.js";

type Ending = Pick<Settlement, "state" | "reason" | "facts" | "dispute" | "notes">;

/** Reason for closing a question whose answers contradict each other or earlier ones. Another question follows. */
export const tied = "tied";

export async function settleIfDue(given: DeskParts, question: Question): Promise<void> {
  const { memory, clock } = given;
  if (isAskedHome(question.household)) return settleAsked(given, question);
  if (question.state !== "open") return;
  const isOver = question.deadline <= clock.now();
  const counted = question.quorum > 1 ? tally(await memory.questions.ballots(question.id)) : null;
  const answers = counted?.answers ?? [];
  if (!isOver && (answers.length < question.quorum || !counted)) return;
  const parts = await partsFor(given, question);
  const ending =
    counted && answers.length > 0
      ? await conclude(parts, question, counted)
      : endUnanswered(question);
  await memory.questions.settle({
    ...ending,
    question: question.id,
    basis: answers.map(({ id }) => id),
    at: clock.now(),
  });
}

export async function settleCounted(parts: DeskParts): Promise<void> {
  for (const question of await parts.memory.questions.counted()) await settleIfDue(parts, question);
}

/** Stores what most people said as facts. If it cannot all be true, asks once more. */
async function conclude(parts: DeskParts, question: Question, counted: Tally): Promise<Ending> {
  const labels = labelsOf(question.view.owner);
  const result = phraseTally(counted, question.need, labels);
  if (counted.winners.length === 0) {
    const isBad = counted.answers.every(({ understood }) => understood === "bad_question");
    return {
      state: "declined",
      reason: isBad ? "bad_question" : "dont_know",
      facts: [],
      dispute: null,
      notes: [newNote("news", result)],
    };
  }
  const facts = await factsOf(parts, question, counted);
  const dispute = await findDispute(parts, { question, facts, replaced: [] });
  const text = dispute ? `${result} They cannot all be right, so I ask once more.` : result;
  return {
    state: "answered",
    reason: dispute ? tied : null,
    facts,
    dispute,
    notes: [newNote("news", text)],
  };
}

async function factsOf(
  { memory }: DeskParts,
  question: Question,
  { answers, winners }: Tally,
): Promise<readonly FactWrite[]> {
  const { household } = question;
  const known = await memory.facts.list({ household, disputed: true });
  const won = new Map(winners.map(({ claim }) => [claimKey(claim), claim]));
  const isWon = (claim: NewFact): boolean => won.has(claimKey(claim));
  const isCompatible = (claim: NewFact): boolean =>
    [...won.values()].every((winner) => !contradicts(claim, winner));
  return answers
    .filter(({ claims }) => claims.some(isWon))
    .flatMap((ballot) =>
      ballot.claims
        .filter((claim) => isWon(claim) || isCompatible(claim))
        .map((claim) => factWrite(claim, question, ballot, known)),
    );
}

function endUnanswered(question: Question): Ending {
  const guess = guessFor(question);
  const next = guess
    ? `I take it that ${phraseFact(guess, labelsOf(question.view.owner))}`
    : phraseFallback(question);
  return {
    state: "expired",
    reason: "nobody answered in time",
    facts: guess ? [guess] : [],
    dispute: null,
    notes: [newNote("news", `Nobody answered in time: ${next}.`)],
  };
}

/** Returns the likeliest choice; null unless the fallback is "default". @slice replay */
export function guessFor(question: Question): FactWrite | null {
  const likeliest = question.choices[0];
  const guesses = question.fallback === "default" && !isAboutPreferred(question.need);
  if (!guesses || !likeliest) return null;
  return {
    ...choiceFact(question, likeliest.value),
    certainty: "unsure",
    source: "inference",
    id: newId("f"),
    person: null,
    question: question.id,
    ballot: null,
    episode: question.episode,
    supersedes: [],
  };
}
