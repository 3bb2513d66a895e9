import type { NewTimer } from "../../src/core/stores.js";
import type { Database } from "../sqlite/database.js";

/** The timers of a new question. Inside a transaction. */
export function insertTimers(db: Database, question: string, timers: readonly NewTimer[]): void {
  for (const { kind, nth, dueAt } of timers) {
    db.run(
      `INSERT INTO question_timers (question, kind, nth, due_at)
       VALUES (@question, @kind, @nth, @dueAt)`,
      { question, kind, nth, dueAt },
    );
  }
}

/** What is settled is not reminded of any more. Inside a transaction. */
export function stopTimersOfSettled(db: Database, at: number): void {
  db.run(
    `UPDATE question_timers SET fired_at = @at WHERE fired_at IS NULL
       AND question IN (SELECT id FROM questions WHERE state <> 'open')`,
    { at },
  );
}
