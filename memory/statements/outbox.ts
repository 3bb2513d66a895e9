/**
 * Stores messages to send (deliveries): a task's message ("card"), a question put elsewhere ("call"), and notes and
 * questions below a card. One is due while `wanted`, the revision to show, is above `shown`.
 */
import type { MessageRef } from "../../src/core/bot.js";
import type { Delivery } from "../../src/core/memory/stores.js";
import type { DeliveryState, OutboxNote } from "../../src/core/question/outbox-store.js";
import { type Database, run, type Work } from "../work.js";
import { insertNotes, touchCard } from "./rows/outbox-writes.js";
import { tableOf } from "./table.js";
import { whereEqual } from "./where-equal.js";

const outboxTable = tableOf<Delivery>()(
  "outbox",
  `id episode note:json question state ref:json wanted shown attempts dueAt error createdAt
  deleted`,
  {
    kind: "(CASE outbox.under_card WHEN 1 THEN 'question' ELSE outbox.kind END)",
    bot: "(episodes.bot)",
    channel: "(coalesce(outbox.channel, episodes.channel))",
  },
  "JOIN episodes ON episodes.id = outbox.episode",
);
const oldestFirst = "ORDER BY outbox.created_at, outbox.number";

/**
 * SQL: the message may be sent. A card waits for the channel's opening message, other messages for their card; direct
 * notes do not wait.
 */
const hasWork = `outbox.wanted > outbox.shown AND (outbox.kind <> 'note' AND under_card = 0 AND NOT EXISTS (
    SELECT 1 FROM outbox AS opening WHERE opening.episode = outbox.episode AND opening.kind = 'note'
      AND opening.note_json -> '$.opening' = 'true' AND opening.ref_json IS NULL AND opening.state <> 'dead')
  OR note_json -> '$.direct' = 'true' OR note_json -> '$.opening' = 'true' OR EXISTS (
  SELECT 1 FROM outbox AS card WHERE card.id = outbox.episode AND card.ref_json IS NOT NULL))`;

/** SQL: what is due. Repeats the condition of the index `outbox_waiting`, or SQLite would not use it. */
const whereDue = `WHERE outbox.number IN (
    SELECT number FROM (
      SELECT outbox.number, row_number() OVER (
        PARTITION BY bot, coalesce(outbox.channel, episodes.channel), kind
        ORDER BY outbox.created_at, outbox.number) AS place
      FROM outbox JOIN episodes ON episodes.id = outbox.episode
      WHERE outbox.state IN ('queued', 'sending') AND outbox.state = 'queued' AND due_at <= @at
        AND ${hasWork}) AS waiting
    WHERE place <= @most) ${oldestFirst}`;

const whereLastShown = `WHERE outbox.number IN ((
    SELECT card.number FROM episodes JOIN outbox AS card ON card.id = episodes.id
    WHERE episodes.channel = @place AND episodes.bot = @bot AND card.ref_json IS NOT NULL
    ORDER BY episodes.started_at DESC LIMIT 1), (
    SELECT call.number FROM outbox AS call JOIN episodes AS own ON own.id = call.episode
    WHERE call.kind = 'call' AND call.channel = @place AND own.bot = @bot AND call.ref_json IS NOT NULL
    ORDER BY call.number DESC LIMIT 1))
  ORDER BY outbox.created_at DESC, outbox.kind LIMIT 1`;

const setSending = `UPDATE outbox SET state = 'sending', attempts = attempts + 1
  WHERE id = @id AND state = 'queued'`;
const setDelivered =
  "UPDATE questions SET delivered_at = @at WHERE id = @question AND delivered_at IS NULL";

export function createOutboxStore(db: Database) {
  const find = (id: string) => outboxTable.get("WHERE outbox.id = @id", { id });
  return {
    /** Has the task's newest message sent or edited. Outside channels, creates one if there is none. */
    touchCard: (episode: string, at: number) => db.write(() => touchCard(episode, at)),
    addNote: (episode: string, note: OutboxNote, at: number) =>
      db.write(() => insertNotes(episode, [note], at)),
    /** Oldest first; at most `most` for each bot, channel and kind, so that a busy channel delays no other. */
    due: (at: number, most: number) => db.read(outboxTable.all(whereDue, { at, most })),
    get: (id: string) => db.read(find(id)),
    card: (episode: string) => db.read(find(episode)),
    async messages(episode: string) {
      const shown =
        "WHERE outbox.episode = @episode AND (outbox.kind = 'card' OR outbox.under_card = 1)";
      return db.read(outboxTable.all(`${shown} ORDER BY outbox.number`, { episode }));
    },
    async shownBy(bot: string, { channel, message }: MessageRef) {
      const shown = `WHERE outbox.ref_json IS NOT NULL AND outbox.ref_json ->> '$.message' = @message
        AND outbox.ref_json ->> '$.channel' = @channel AND episodes.bot = @bot`;
      return db.read(outboxTable.get(shown, { bot, channel, message }));
    },
    /** The newest card or call in a channel or sent to a person. `place` is the id of either. */
    lastShown: (bot: string, place: string) =>
      db.read(outboxTable.get(whereLastShown, { bot, place })),
    /** Call before sending. Returns false when another sender has the delivery. */
    async markSending(id: string, isEdit = false) {
      const mark = () => run(setSending, { id });
      // A power failure must not repeat a new message; it may repeat an edit.
      return (await (isEdit ? db.writeSoon(mark) : db.write(mark))) > 0;
    },
    /** @param shown the question that people can read, and since when; keeps the first time */
    markSent: (
      id: string,
      ref: MessageRef,
      revision: number,
      shown?: { readonly question: string; readonly at: number },
    ) =>
      db.writeSoon(function* () {
        yield* markSent(id, ref, revision);
        if (shown) yield* run(setDelivered, shown);
      }),
    /** Queues the delivery until `dueAt`, or marks it as dead. */
    async markFailed(
      id: string,
      { error, dueAt, dead }: { error: string; dueAt: number; dead: boolean },
    ) {
      const state = dead ? "dead" : "queued";
      const isWaiting = "id = @id AND state IN ('queued', 'sending')";
      await db.write(() => outboxTable.update({ state, error, dueAt }, isWaiting, { id }));
    },
    markReplaced: (id: string, ref: MessageRef, revision: number) =>
      db.write(function* () {
        yield* markSent(id, ref, revision);
        yield* run("UPDATE outbox SET deleted = deleted + 1 WHERE id = @id", { id });
      }),
    async putOff(id: string, dueAt: number) {
      await db.writeSoon(() =>
        outboxTable.update({ dueAt }, "id = @id AND state = 'queued'", { id }),
      );
    },
    /** Deliveries that a crash left in `sending`. */
    interrupted: () => db.read(outboxTable.all(`WHERE outbox.state = 'sending' ${oldestFirst}`)),
    async list(filter: { episode?: string; state?: DeliveryState } = {}) {
      const { where, params } = whereEqual(filter);
      return db.read(outboxTable.all(`${where} ${oldestFirst}`, params));
    },
    /** Brings forward to `at` the deliveries that would wait longer than `until`. */
    async hasten(until: number, at: number) {
      const where = "state IN ('queued', 'sending') AND due_at > @until";
      await db.writeSoon(() => run(`UPDATE outbox SET due_at = @at WHERE ${where}`, { until, at }));
    },
    stuck: () =>
      db.read(
        outboxTable.all(
          `WHERE outbox.number IN (
           SELECT number FROM outbox WHERE state = 'dead'
           UNION ALL SELECT number FROM outbox WHERE state <> 'sent' AND attempts >= 3)
         ${oldestFirst}`,
        ),
      ),
    /**
     * Queues the delivery with one attempt counted, so that an earlier copy is searched for. Returns false if unknown.
     */
    async retry(id: string, at: number) {
      const again = { state: "queued", dueAt: at, attempts: 1 } as const;
      const isWaiting = "id = @id AND state IN ('dead', 'queued')";
      return (await db.write(() => outboxTable.update(again, isWaiting, { id }))) > 0;
    },
  };
}

/** Marks a delivery as sent, or queues it again if its content changed meanwhile. */
function* markSent(id: string, ref: MessageRef, revision: number): Work<void> {
  yield* run(
    `UPDATE outbox SET
       state = CASE WHEN wanted > @revision THEN 'queued' ELSE 'sent' END,
       shown = max(shown, @revision), ref_json = @ref, attempts = 0, error = NULL
     WHERE id = @id`,
    { id, ref: JSON.stringify(ref), revision },
  );
}
