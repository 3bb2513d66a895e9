import type { Notebook } from "./note.js";

/**
 * The share of possible answers that would pay.
 * @param open copies the notebook; the copy is written to
 */
function expectedBonus(open: () => Notebook, answers: readonly string[]): number {
  const paying = answers.filter((answer) => open().add(answer).bonus).length;
  return answers.length === 0 ? 0 : paying / answers.length;
}

/** Largest expected bonus first; ties keep their order. */
export function rankByBonus<Question>(
  open: () => Notebook,
  questions: readonly Question[],
  answersOf: (question: Question) => readonly string[],
): readonly Question[] {
  if (questions.length < 2) return questions;
  return questions
    .map((question) => ({ question, bonus: expectedBonus(open, answersOf(question)) }))
    .sort((one, other) => other.bonus - one.bonus)
    .map(({ question }) => question);
}
