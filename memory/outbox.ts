import type { MessageRef, Note } from "../src/core/bot.js";
import type { Delivery, OutboxStore } from "../src/core/stores.js";
import { insertNote, touchCard } from "./rows/outbox-writes.js";
import type { Database } from "./sqlite/database.js";
import { whereEqual } from "./sqlite/where-equal.js";

interface DeliveryRow {
  readonly id: string;
  readonly episode: string;
  readonly kind: Delivery["kind"];
  readonly bot: string;
  readonly at_channel: string;
  readonly note_json: string | null;
  readonly question: string | null;
  readonly state: Delivery["state"];
  readonly ref_json: string | null;
  readonly wanted: number;
  readonly shown: number;
  readonly attempts: number;
  readonly due_at: number;
  readonly error: string | null;
  readonly created_at: number;
}

const select = `SELECT outbox.*, episodes.bot, coalesce(outbox.channel, episodes.channel) AS at_channel
  FROM outbox JOIN episodes ON episodes.id = outbox.episode`;
const oldestFirst = "ORDER BY outbox.created_at, outbox.number";

/** There is something new; notes wait until the card that they go under is there. */
const hasWork = `outbox.wanted > outbox.shown AND (outbox.kind <> 'note' OR EXISTS (
  SELECT 1 FROM outbox AS card WHERE card.id = outbox.episode AND card.ref_json IS NOT NULL))`;

/** The term about two states is that of the index. Only the rows that are given are read whole. */
const selectDue = `WITH waiting AS (
    SELECT outbox.number, row_number() OVER (
      PARTITION BY bot, coalesce(outbox.channel, episodes.channel), kind
      ORDER BY outbox.created_at, outbox.number) AS place
    FROM outbox JOIN episodes ON episodes.id = outbox.episode
    WHERE outbox.state IN ('queued', 'sending') AND outbox.state = 'queued' AND due_at <= @at
      AND ${hasWork})
  ${select} JOIN waiting ON waiting.number = outbox.number WHERE place <= @most ${oldestFirst}`;

export function createOutboxStore(db: Database): OutboxStore {
  const find = (id: string): Delivery | null => {
    const row = db.get<DeliveryRow>(`${select} WHERE outbox.id = @id`, { id });
    return row ? toDelivery(row) : null;
  };
  return {
    async touchCard(episode, at) {
      db.write(() => touchCard(db, episode, at));
    },
    async addNote(episode, note, at) {
      db.write(() => insertNote(db, { episode, note, at }));
    },
    async due(at, most) {
      return db.all<DeliveryRow>(selectDue, { at, most }).map(toDelivery);
    },
    async get(id) {
      return find(id);
    },
    async card(episode) {
      return find(episode);
    },
    async markSending(id) {
      // A new message must not be sent twice, not even after a power failure; an edit may.
      if (find(id)?.ref) db.writeSoon(() => markSending(db, id));
      else db.write(() => markSending(db, id));
    },
    async markSent(id, ref, revision, shown) {
      db.writeSoon(() => {
        markSent(db, id, ref, revision);
        if (shown) markDelivered(db, shown);
      });
    },
    async markFailed(id, { error, dueAt, dead }) {
      db.write(() =>
        db.run(
          `UPDATE outbox SET state = @state, error = @error, due_at = @dueAt
           WHERE id = @id AND state IN ('queued', 'sending')`,
          { id, state: dead ? "dead" : "queued", error, dueAt },
        ),
      );
    },
    async interrupted() {
      return db
        .all<DeliveryRow>(`${select} WHERE outbox.state = 'sending' ${oldestFirst}`)
        .map(toDelivery);
    },
    async list(filter = {}) {
      const { where, params } = whereEqual(filter);
      return db.all<DeliveryRow>(`${select} ${where} ${oldestFirst}`, params).map(toDelivery);
    },
    async stuck() {
      return db
        .all<DeliveryRow>(
          `${select} WHERE outbox.state = 'dead' OR (outbox.state <> 'sent' AND attempts >= 3)
           ${oldestFirst}`,
        )
        .map(toDelivery);
    },
    async retry(id, at) {
      return db.write(
        () =>
          db.run(
            `UPDATE outbox SET state = 'queued', due_at = @at, attempts = 1
             WHERE id = @id AND state IN ('dead', 'queued')`,
            { id, at },
          ) > 0,
      );
    },
  };
}

function markSending(db: Database, id: string): void {
  db.run(
    "UPDATE outbox SET state = 'sending', attempts = attempts + 1 WHERE id = @id AND state = 'queued'",
    { id },
  );
}

/** What changed while it was on its way goes back to the queue. */
function markSent(db: Database, id: string, ref: MessageRef, revision: number): void {
  db.run(
    `UPDATE outbox SET
       state = CASE WHEN wanted > @revision THEN 'queued' ELSE 'sent' END,
       shown = max(shown, @revision), ref_json = @ref, attempts = 0, error = NULL
     WHERE id = @id`,
    { id, ref: JSON.stringify(ref), revision },
  );
}

/** From the first time on it could be read. */
function markDelivered(db: Database, shown: { question: string; at: number }): void {
  db.run(
    "UPDATE questions SET delivered_at = @at WHERE id = @question AND delivered_at IS NULL",
    shown,
  );
}

function toDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    episode: row.episode,
    kind: row.kind,
    bot: row.bot,
    channel: row.at_channel,
    note: row.note_json === null ? null : (JSON.parse(row.note_json) as Note),
    question: row.question,
    state: row.state,
    ref: row.ref_json === null ? null : (JSON.parse(row.ref_json) as MessageRef),
    wanted: row.wanted,
    shown: row.shown,
    attempts: row.attempts,
    dueAt: row.due_at,
    error: row.error,
    createdAt: row.created_at,
  };
}
