/** Counts what people said to a question of agents. */
import type { Question } from "../../core/question.js";
import type { Ballot } from "../../core/stores.js";
import { choiceIn, sameWords } from "./words.js";

/** What some people said. */
export interface Said {
  /** The agent's id of the choice; null: their own words. */
  readonly choice: string | null;
  readonly label: string | null;
  readonly quote: string | null;
  readonly people: number;
}

export interface Counted {
  /** What most people said; null when nobody said anything, or as many said one thing as another. */
  readonly answer: Said | null;
  readonly others: readonly Said[];
  readonly tied: boolean;
}

/** @param standing each person's latest answer; late ones and "I don't know" are left out */
export function countAnswers(question: Question, standing: readonly Ballot[]): Counted {
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
  return { answer: tied ? null : first, others: tied ? said : said.slice(1), tied };
}
