import type { Note } from "../../src/core/bot.js";
import type { Delivery, OutboxNote } from "../../src/core/stores.js";
import type { Change } from "../../src/core/watch.js";
import type { Database } from "../sqlite/database.js";
import type { Params } from "../sqlite/params.js";

/** Wants a newer revision to be shown. */
const setWanted = `SET
  wanted = wanted + 1,
  state = CASE state WHEN 'sent' THEN 'queued' ELSE state END,
  due_at = CASE state WHEN 'sent' THEN @at ELSE due_at END`;
const touch = `UPDATE outbox ${setWanted}`;

/** Runs a statement on the outbox, and notes the episodes of its rows as changed. */
function writeShown(db: Database, sql: string, params: Params): void {
  const changes = db.all<Change>(
    `${sql} RETURNING episode,
       (SELECT household FROM episodes WHERE episodes.id = episode) AS household`,
    params,
  );
  for (const change of changes) db.changed(change);
}

interface NewDelivery {
  readonly id: string;
  readonly episode: string;
  readonly kind: Delivery["kind"];
  readonly note?: Note;
  readonly question?: string;
  readonly channel?: string;
  readonly at: number;
}

/** An existing card becomes due again; an existing note stays as it is. */
function insertDelivery(db: Database, delivery: NewDelivery): void {
  const { note, question = null, channel = null, ...given } = delivery;
  writeShown(
    db,
    `INSERT INTO outbox (id, episode, kind, note_json, question, channel, state, wanted, shown,
       attempts, due_at, created_at)
     VALUES (@id, @episode, @kind, @note, @question, @channel, 'queued', 1, 0, 0, @at, @at)
     ON CONFLICT (id) DO UPDATE ${setWanted} WHERE kind = 'card'`,
    { ...given, question, channel, note: note ? JSON.stringify(note) : null },
  );
}

/**
 * Makes an episode's card due, and creates its row the first time. A card that waits after a failure keeps
 * waiting, and a dead one stays dead. Inside a transaction.
 */
export function touchCard(db: Database, episode: string, at: number): void {
  insertDelivery(db, { id: episode, episode, kind: "card", at });
}

/**
 * Makes everything due that shows a question: the cards of the episode that asked and of those that wait,
 * and the calls that put it to somebody else. Inside a transaction.
 */
export function touchCardsOf(db: Database, question: string, at: number): void {
  const rows = db.all<{ episode: string }>(
    `SELECT episode FROM questions WHERE id = @question
     UNION SELECT episode FROM question_waits WHERE question = @question`,
    { question },
  );
  for (const { episode } of rows) touchCard(db, episode, at);
  writeShown(db, `${touch} WHERE kind = 'call' AND question = @question`, { question, at });
}

/** Moves what waits to be sent by some milliseconds. Inside a transaction. */
export function moveDeliveries(db: Database, by: number): void {
  db.run("UPDATE outbox SET due_at = due_at + @by WHERE state IN ('queued', 'sending')", { by });
}

/** Makes the calls of an episode's questions due. Inside a transaction. */
export function touchCallsIn(db: Database, episode: string, at: number): void {
  writeShown(db, `${touch} WHERE kind = 'call' AND episode = @episode`, { episode, at });
}

/** Puts a question to somebody in a channel of its own. Inside a transaction. */
export function insertCall(
  db: Database,
  call: { id: string; episode: string; question: string; channel: string; at: number },
): void {
  insertDelivery(db, { ...call, kind: "call" });
}

/** Makes the receipts of a ballot due: they are out of date. Inside a transaction. */
export function touchReceiptsOf(db: Database, ballot: string, at: number): void {
  writeShown(
    db,
    `${touch} WHERE kind = 'note' AND json_extract(note_json, '$.ballot') = @ballot
       AND episode = (SELECT questions.episode FROM ballots
         JOIN questions ON questions.id = ballots.question WHERE ballots.id = @ballot)`,
    { ballot, at },
  );
}

/** Adds a note under an episode's card. The same id again changes nothing. Inside a transaction. */
export function insertNote(
  db: Database,
  { episode, note, at }: { episode: string; note: OutboxNote; at: number },
): void {
  insertDelivery(db, { ...note, episode, kind: "note", at });
}
