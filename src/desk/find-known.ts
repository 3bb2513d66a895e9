/** What makes a new question unnecessary: the notebook, an earlier answer, or an open question. */
import type { AskRequest } from "../core/desk.js";
import type { Fact } from "../core/fact.js";
import { factsMeeting, factsWithin } from "../core/notebook.js";
import type { Question } from "../core/question.js";
import type { Memory } from "../core/stores.js";
import { gistOf, sameGist } from "./gist.js";
import { phraseQuestion } from "./phrase-question.js";
import { isSameQuestion } from "./same-question.js";

/** The facts that meet a need, and where they come from. */
export interface Known {
  readonly handling: "notebook" | "reused";
  readonly facts: readonly Fact[];
  /** Of a reused answer: how much its question is like this one. */
  readonly reason?: string;
}

export async function findKnown(
  memory: Memory,
  { episode, need }: AskRequest,
): Promise<Known | null> {
  const facts = factsWithin(episode, await memory.facts.list({ household: episode.household }));
  const noted = factsMeeting(need, facts);
  if (noted.length > 0) return { handling: "notebook", facts: noted };
  const text = phraseQuestion(need);
  for (const { question, similarity } of await memory.questions.findAnswered(
    episode.household,
    need,
    text,
  )) {
    if (!isSameQuestion(text, question.text, similarity)) continue;
    const told = facts.filter((fact) => fact.question === question.id && fact.polarity);
    const reason = `the question is ${Math.round(similarity * 100)} % alike`;
    if (told.length > 0) return { handling: "reused", facts: told, reason };
  }
  return null;
}

/** An open question with the same need, or with the same gist. */
export async function findOpen(
  memory: Memory,
  { episode, need }: AskRequest,
): Promise<Question | null> {
  const { household } = episode;
  const equal = await memory.questions.findOpen(household, need);
  if (equal) return equal;
  const gist = gistOf(phraseQuestion(need));
  const open = await memory.questions.list({ household, state: "open" });
  const alike = open.find(
    (question) =>
      question.adjudicates === null &&
      question.need.func === need.func &&
      question.need.noun === need.noun &&
      sameGist(gistOf(question.text), gist),
  );
  return alike ?? null;
}
