import type { MessageRef } from "../src/core/bot.js";
import type { Delivery, OutboxStore } from "../src/core/stores.js";
import { insertNote, touchCard } from "./rows/outbox-writes.js";
import type { Database } from "./sqlite/database.js";
import { Table } from "./sqlite/table.js";
import { whereEqual } from "./sqlite/where-equal.js";

const outboxTable = new Table<Delivery>(
  "outbox",
  {
    id: "plain",
    episode: "plain",
    kind: "(iif(outbox.under_card, 'question', outbox.kind))",
    bot: "(episodes.bot)",
    // a call has a channel of its own; all else is shown in its episode's
    channel: "(coalesce(outbox.channel, episodes.channel))",
    note: "json",
    question: "plain",
    state: "plain",
    ref: "json",
    wanted: "plain",
    shown: "plain",
    attempts: "plain",
    dueAt: "plain",
    error: "plain",
    createdAt: "plain",
    deleted: "plain",
  },
  "JOIN episodes ON episodes.id = outbox.episode",
);
const oldestFirst = "ORDER BY outbox.created_at, outbox.number";

/** There is something new to show. What stands under a card waits until that is shown; what is told directly does not. */
const hasWork = `outbox.wanted > outbox.shown AND (outbox.kind <> 'note' AND NOT under_card
  OR note_json ->> '$.direct' OR EXISTS (
  SELECT 1 FROM outbox AS card WHERE card.id = outbox.episode AND card.ref_json IS NOT NULL))`;

/**
 * SQLite uses the index `outbox_waiting` only when its condition on two states is repeated. Only the rows
 * that are returned are read completely.
 */
const whereDue = `WHERE outbox.number IN (
    SELECT number FROM (
      SELECT outbox.number, row_number() OVER (
        PARTITION BY bot, coalesce(outbox.channel, episodes.channel), kind
        ORDER BY outbox.created_at, outbox.number) AS place
      FROM outbox JOIN episodes ON episodes.id = outbox.episode
      WHERE outbox.state IN ('queued', 'sending') AND outbox.state = 'queued' AND due_at <= @at
        AND ${hasWork})
    WHERE place <= @most) ${oldestFirst}`;

const lastCard = `WHERE outbox.id = (
  SELECT episodes.id FROM episodes JOIN outbox AS card ON card.id = episodes.id
  WHERE episodes.channel = @place AND episodes.bot = @bot AND card.ref_json IS NOT NULL
  ORDER BY episodes.started_at DESC LIMIT 1)`;
const lastCall = `WHERE outbox.number = (
  SELECT call.number FROM outbox AS call JOIN episodes AS own ON own.id = call.episode
  WHERE call.kind = 'call' AND call.channel = @place AND own.bot = @bot AND call.ref_json IS NOT NULL
  ORDER BY call.number DESC LIMIT 1)`;

export function createOutboxStore(db: Database): OutboxStore {
  const find = (id: string) => outboxTable.get(db, "WHERE outbox.id = @id", { id });
  return {
    async touchCard(episode, at) {
      db.write(() => touchCard(db, episode, at));
    },
    async addNote(episode, note, at) {
      db.write(() => insertNote(db, { episode, note, at }));
    },
    async due(at, most) {
      return outboxTable.all(db, whereDue, { at, most });
    },
    async get(id) {
      return find(id);
    },
    async card(episode) {
      return find(episode);
    },
    async messages(episode) {
      const shown =
        "WHERE outbox.episode = @episode AND (outbox.kind = 'card' OR outbox.under_card)";
      return outboxTable.all(db, `${shown} ORDER BY outbox.number`, { episode });
    },
    async shownBy(bot, { channel, message }) {
      const shown = `WHERE outbox.ref_json IS NOT NULL AND outbox.ref_json ->> '$.message' = @message
        AND outbox.ref_json ->> '$.channel' = @channel AND episodes.bot = @bot`;
      return outboxTable.get(db, shown, { bot, channel, message });
    },
    async lastShown(bot, place) {
      const params = { bot, place };
      const card = outboxTable.get(db, lastCard, params);
      const call = outboxTable.get(db, lastCall, params);
      return card && call ? (card.createdAt > call.createdAt ? card : call) : (card ?? call);
    },
    async markSending(id) {
      // A new message must not be sent twice, not even after a power failure; an edit may.
      if (find(id)?.ref) return db.writeSoon(() => markSending(db, id));
      return db.write(() => markSending(db, id));
    },
    async markSent(id, ref, revision, shown) {
      db.writeSoon(() => {
        markSent(db, id, ref, revision);
        if (shown) markDelivered(db, shown);
      });
    },
    async markFailed(id, { error, dueAt, dead }) {
      const state = dead ? "dead" : "queued";
      const isWaiting = "id = @id AND state IN ('queued', 'sending')";
      db.write(() => outboxTable.update(db, { state, error, dueAt }, isWaiting, { id }));
    },
    async markReplaced(id, ref, revision) {
      db.write(() => {
        markSent(db, id, ref, revision);
        db.run("UPDATE outbox SET deleted = deleted + 1 WHERE id = @id", { id });
      });
    },
    async putOff(id, dueAt) {
      db.writeSoon(() =>
        outboxTable.update(db, { dueAt }, "id = @id AND state = 'queued'", { id }),
      );
    },
    async interrupted() {
      return outboxTable.all(db, `WHERE outbox.state = 'sending' ${oldestFirst}`);
    },
    async list(filter = {}) {
      const { where, params } = whereEqual(filter);
      return outboxTable.all(db, `${where} ${oldestFirst}`, params);
    },
    async hasten(until, at) {
      const where = "state IN ('queued', 'sending') AND due_at > @until";
      db.writeSoon(() => db.run(`UPDATE outbox SET due_at = @at WHERE ${where}`, { until, at }));
    },
    async stuck() {
      return outboxTable.all(
        db,
        `WHERE outbox.number IN (
           SELECT number FROM outbox WHERE state = 'dead'
           UNION ALL SELECT number FROM outbox WHERE state <> 'sent' AND attempts >= 3)
         ${oldestFirst}`,
      );
    },
    async retry(id, at) {
      const again = { state: "queued", dueAt: at, attempts: 1 } as const;
      const isWaiting = "id = @id AND state IN ('dead', 'queued')";
      return db.write(() => outboxTable.update(db, again, isWaiting, { id }) > 0);
    },
  };
}

function markSending(db: Database, id: string): boolean {
  const sending = db.run(
    "UPDATE outbox SET state = 'sending', attempts = attempts + 1 WHERE id = @id AND state = 'queued'",
    { id },
  );
  return sending > 0;
}

/** A delivery that changed while it was being sent goes back to the queue. */
function markSent(db: Database, id: string, ref: MessageRef, revision: number): void {
  db.run(
    `UPDATE outbox SET
       state = CASE WHEN wanted > @revision THEN 'queued' ELSE 'sent' END,
       shown = max(shown, @revision), ref_json = @ref, attempts = 0, error = NULL
     WHERE id = @id`,
    { id, ref: JSON.stringify(ref), revision },
  );
}

/** Keeps the first time at which the question could be read. */
function markDelivered(db: Database, shown: { question: string; at: number }): void {
  db.run(
    "UPDATE questions SET delivered_at = @at WHERE id = @question AND delivered_at IS NULL",
    shown,
  );
}
