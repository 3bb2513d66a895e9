/** Stores when questions expire, remind or move on to others. */
import type { NewTimer, QuestionTimer } from "../../../src/core/memory/stores.js";
import { run, type Work } from "../../work.js";
import { tableOf } from "../table.js";

const timerTable = tableOf<QuestionTimer>()("question_timers", "question kind nth dueAt");

export function* insertTimers(question: string, timers: readonly NewTimer[]): Work<void> {
  for (const timer of timers) yield* timerTable.insert({ ...timer, question });
}

export function* dueTimers(at: number): Work<readonly QuestionTimer[]> {
  return yield* timerTable.all(
    "WHERE fired_at IS NULL AND due_at <= @at ORDER BY due_at, question, kind, nth",
    { at },
  );
}

/** @param move.by milliseconds @param move.question all questions when absent */
export function* moveTimers(move: { readonly by: number; readonly question?: string }): Work<void> {
  const one = move.question === undefined ? "" : "AND question = @question";
  yield* run(
    `UPDATE question_timers SET due_at = due_at + @by WHERE fired_at IS NULL ${one}`,
    move,
  );
}

export function* stopTimers(question: string, at: number): Work<void> {
  yield* run(
    "UPDATE question_timers SET fired_at = @at WHERE question = @question AND fired_at IS NULL",
    { question, at },
  );
}
