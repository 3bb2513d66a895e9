import type { NewTimer, QuestionTimer } from "../../../src/core/stores.js";
import { run, type Work } from "../../work.js";
import { tableOf } from "../table.js";

const timerTable = tableOf<QuestionTimer>()("question_timers", "question kind nth dueAt");

/** The timers of a new question. Inside a transaction. */
export function* insertTimers(question: string, timers: readonly NewTimer[]): Work<void> {
  for (const timer of timers) yield* timerTable.insert({ ...timer, question });
}

/** Timers whose time has come, the earliest first. */
export function* dueTimers(at: number): Work<readonly QuestionTimer[]> {
  return yield* timerTable.all(
    "WHERE fired_at IS NULL AND due_at <= @at ORDER BY due_at, question, kind, nth",
    { at },
  );
}

/** Moves the timers of all questions, or of one, by some milliseconds. Inside a transaction. */
export function* moveTimers(move: { readonly by: number; readonly question?: string }): Work<void> {
  const one = move.question === undefined ? "" : "AND question = @question";
  yield* run(
    `UPDATE question_timers SET due_at = due_at + @by WHERE fired_at IS NULL ${one}`,
    move,
  );
}

/** Nobody is reminded of a settled question. Inside a transaction. */
export function* stopTimers(question: string, at: number): Work<void> {
  yield* run(
    "UPDATE question_timers SET fired_at = @at WHERE question = @question AND fired_at IS NULL",
    { question, at },
  );
}
