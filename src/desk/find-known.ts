/** What makes a new question unnecessary: the notebook, an earlier answer, or an open question. */
import type { AskRequest } from "../core/desk.js";
import type { Fact } from "../core/fact.js";
import { factsMeeting, factsWithin } from "../core/notebook.js";
import type { Question } from "../core/question.js";
import type { Memory } from "../core/stores.js";
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
  for (const { question, similarity } of await findSame(memory, { episode, need }, "answered")) {
    const told = facts.filter((fact) => fact.question === question.id && fact.polarity);
    const reason = `the question is ${Math.round(similarity * 100)} % alike`;
    if (told.length > 0) return { handling: "reused", facts: told, reason };
  }
  return null;
}

type Asked = Pick<AskRequest, "episode" | "need">;

/** An open question with the same need, or one that means the same. */
export async function findOpen(memory: Memory, asked: Asked): Promise<Question | null> {
  const equal = await memory.questions.findOpen(asked.episode.household, asked.need);
  if (equal) return equal;
  const [same] = await findSame(memory, asked, "open");
  return same?.question ?? null;
}

async function findSame(
  { questions }: Memory,
  { episode, need }: Asked,
  state: "open" | "answered",
) {
  const text = phraseQuestion(need);
  const alike = await questions.findAlike(episode.household, need, { text, state });
  return alike.filter(({ question, similarity }) =>
    isSameQuestion(text, question.text, similarity),
  );
}
