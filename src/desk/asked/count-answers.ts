import type { Question } from "../../core/question.js";
import type { Ballot } from "../../core/stores.js";
import { choiceIn, sameWords } from "./words.js";

export interface Said {
  /** The agent's id of the choice; null for free text. */
  readonly choice: string | null;
  readonly label: string | null;
  readonly quote: string | null;
  readonly people: number;
}

/** @param standing each person's latest answer, without late ones and "I don't know" */
export function countAnswers(question: Question, standing: readonly Ballot[]) {
  const found = new Map<string, Said>();
  for (const ballot of standing) {
    if (ballot.late || ballot.understood === "dont_know") continue;
    const choice = choiceIn(ballot, question);
    const quote = choice ? null : (ballot.text ?? "");
    const key = choice ? `choice ${choice.value}` : `words ${sameWords(quote ?? "")}`;
    const people = (found.get(key)?.people ?? 0) + 1;
    found.set(key, { choice: choice?.value ?? null, label: choice?.label ?? null, quote, people });
  }
  const said = [...found.values()].sort((a, b) => b.people - a.people);
  const [first = null, second] = said;
  const tied = second !== undefined && second.people === first?.people;
  return {
    /** Null without answers or on a tie. */
    answer: tied ? null : first,
    others: tied ? said : said.slice(1),
    tied,
  };
}
