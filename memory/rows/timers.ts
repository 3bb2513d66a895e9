import type { NewTimer, QuestionTimer } from "../../src/core/stores.js";
import type { Database } from "../sqlite/database.js";
import { Table } from "../sqlite/table.js";

const timerTable = new Table<QuestionTimer>("question_timers", {
  question: "plain",
  kind: "plain",
  nth: "plain",
  dueAt: "plain",
});

/** The timers of a new question. Inside a transaction. */
export function insertTimers(db: Database, question: string, timers: readonly NewTimer[]): void {
  for (const timer of timers) timerTable.insert(db, { ...timer, question });
}

/** Timers whose time has come, the earliest first. */
export function dueTimers(db: Database, at: number): readonly QuestionTimer[] {
  return timerTable.all(
    db,
    "WHERE fired_at IS NULL AND due_at <= @at ORDER BY due_at, question, kind, nth",
    { at },
  );
}

/** Moves the timers of all questions, or of one, by some milliseconds. Inside a transaction. */
export function moveTimers(
  db: Database,
  move: { readonly by: number; readonly question?: string },
): void {
  const one = move.question === undefined ? "" : "AND question = @question";
  db.run(`UPDATE question_timers SET due_at = due_at + @by WHERE fired_at IS NULL ${one}`, move);
}

/** Nobody is reminded of a settled question. Inside a transaction. */
export function stopTimers(db: Database, question: string, at: number): void {
  db.run(
    "UPDATE question_timers SET fired_at = @at WHERE question = @question AND fired_at IS NULL",
    { question, at },
  );
}
