/** Adds messages to send (cards, calls and notes), and marks shown ones for editing. */
import { isChannel, type Note } from "../../../src/core/bot.js";
import type { Change } from "../../../src/core/episode/watch.js";
import type { Delivery, OutboxNote, TimerFiring } from "../../../src/core/memory/stores.js";
import type { Question } from "../../../src/core/question/question.js";
import { all, column, exists, type Params, run, tell, value, type Work } from "../../work.js";

/** SQL: raises the revision to show. After a failed attempt the time of the next one stays. */
const setWanted = `SET
  wanted = outbox.wanted + 1,
  state = CASE outbox.state WHEN 'sent' THEN 'queued' ELSE outbox.state END,
  due_at = CASE WHEN outbox.state = 'sent' THEN @at
    WHEN outbox.attempts = 0 THEN min(outbox.due_at, @at) ELSE outbox.due_at END`;
const touch = `UPDATE outbox ${setWanted}`;

function* writeShown(sql: string, params: Params): Work<void> {
  const changes = yield* all<Change>(
    `${sql} RETURNING episode,
       (SELECT household FROM episodes WHERE episodes.id = outbox.episode) AS household`,
    params,
  );
  for (const change of changes) yield* tell({ ...change, isShown: true });
}

/** Adds a message. If it exists, has a card sent again, and ignores a note. */
function* insertDelivery(delivery: {
  readonly id: string;
  readonly episode: string;
  readonly kind: Exclude<Delivery["kind"], "question">;
  /** A further question of the task, below its card. */
  readonly underCard?: 1;
  readonly note?: Note;
  readonly question?: string;
  readonly channel?: string;
  readonly at: number;
}): Work<void> {
  const { note, question = null, channel = null, underCard = 0, ...given } = delivery;
  yield* writeShown(
    `INSERT INTO outbox (id, episode, kind, note_json, question, channel, under_card, state, wanted,
       shown, attempts, due_at, created_at)
     VALUES (@id, @episode, @kind, @note, @question, @channel, @underCard, 'queued', 1, 0, 0, @at, @at)
     ON CONFLICT (id) DO UPDATE ${setWanted} WHERE outbox.kind = 'card'`,
    { ...given, question, channel, underCard, note: note ? JSON.stringify(note) : null },
  );
}

/**
 * Has the task's newest message updated; outside channels, creates it if missing. Does not hasten a failed message,
 * or revive a dead one.
 */
export function* touchCard(episode: string, at: number): Work<void> {
  if (yield* isInChannel(episode))
    yield* writeShown(`${touch} WHERE number = ${newest}`, { episode, at });
  else yield* insertCard(episode, at);
}

const newest = `(SELECT number FROM outbox AS shown WHERE shown.episode = @episode
  AND (shown.kind = 'card' OR shown.under_card = 1) ORDER BY number DESC LIMIT 1)`;

export function* insertCard(episode: string, at: number): Work<void> {
  yield* insertDelivery({ id: episode, episode, kind: "card", at });
}

export function* showTurn(episode: string, at: number): Work<void> {
  if (yield* hasCard(episode)) yield* touchCard(episode, at);
  else yield* insertCard(episode, at);
}

/** Shows the first question on the card. In a channel, further ones get their own message, as edits notify nobody. */
export function* showQuestion({
  id,
  episode,
  askedAt: at,
}: Pick<Question, "id" | "episode" | "askedAt">): Work<void> {
  const isFurther =
    (yield* isInChannel(episode)) && (yield* hasCard(episode)) && !(yield* hasEnded(episode));
  if (!isFurther) {
    yield* insertCard(episode, at);
    return;
  }
  yield* touchCard(episode, at);
  const channel = (yield* value<string>(channelOf, { episode })) ?? "";
  const call = { id, episode, kind: "call", question: id, channel, at } as const;
  yield* insertDelivery({ ...call, underCard: 1 });
}

const channelOf = "SELECT channel FROM episodes WHERE id = @episode";

function* isInChannel(id: string): Work<boolean> {
  const bot = yield* value<string>("SELECT bot FROM episodes WHERE id = @id", { id });
  return bot !== null && isChannel(bot);
}

function* hasCard(id: string): Work<boolean> {
  return yield* exists("SELECT 1 FROM outbox WHERE id = @id", { id });
}

function* hasEnded(id: string): Work<boolean> {
  return yield* exists("SELECT 1 FROM episodes WHERE id = @id AND ended_at IS NOT NULL", { id });
}

/** Has all messages edited that show a question, in waiting tasks and elsewhere. */
export function* touchCardsOf(question: string, at: number): Work<void> {
  const episodes = yield* column<string>(
    `SELECT episode FROM questions WHERE id = @question
     UNION SELECT episode FROM question_waits WHERE question = @question`,
    { question },
  );
  for (const episode of episodes) yield* touchCard(episode, at);
  yield* writeShown(`${touch} WHERE number IN (${showing})`, { question, at });
}

/** Has messages edited whose open question offers this answer. */
export function* touchOffering(ballot: string, at: number): Work<void> {
  const open = yield* column<string>(
    `SELECT id FROM questions
     WHERE state = 'open' AND offers_json IS NOT NULL AND instr(offers_json, @ballot) > 0`,
    { ballot: JSON.stringify(ballot) },
  );
  for (const question of open) yield* touchCardsOf(question, at);
}

/** SQL: messages that show the question, here or elsewhere, except the task's newest. */
const showing = `SELECT number FROM outbox AS other
  WHERE (other.question = @question
      OR (other.id = (SELECT episode FROM questions WHERE questions.id = @question)
        AND NOT EXISTS (SELECT 1 FROM outbox AS own WHERE own.id = @question)))
    AND (other.kind = 'call' AND other.under_card = 0 OR other.number < (SELECT max(number) FROM outbox AS shown
      WHERE shown.episode = other.episode AND (shown.kind = 'card' OR shown.under_card = 1)))`;

export function* moveDeliveries(by: number): Work<void> {
  const sql = "UPDATE outbox SET due_at = due_at + @by WHERE state IN ('queued', 'sending')";
  yield* run(sql, { by });
}

export function* touchCallsIn(episode: string, at: number): Work<void> {
  yield* writeShown(`${touch} WHERE kind = 'call' AND under_card = 0 AND episode = @episode`, {
    episode,
    at,
  });
}

/** Puts a question in another channel, or to a person. */
export function* insertCall(
  call: NonNullable<TimerFiring["call"]>,
  { id: question, episode }: Pick<Question, "id" | "episode">,
  at: number,
): Work<void> {
  yield* insertDelivery({ ...call, episode, question, kind: "call", at });
}

/** Has the notes edited that confirm this answer, as it changed. */
export function* touchReceiptsOf(ballot: string, at: number): Work<void> {
  yield* writeShown(
    `${touch} WHERE kind = 'note' AND json_extract(note_json, '$.ballot') = @ballot
       AND episode = (SELECT questions.episode FROM ballots
         JOIN questions ON questions.id = ballots.question WHERE ballots.id = @ballot)`,
    { ballot, at },
  );
}

/** Inserts the channel's opening message, which precedes the task's card. Idempotent. */
export function* insertOpening(episode: string, note: OutboxNote, at: number): Work<void> {
  yield* insertDelivery({ ...note, episode, kind: "note", at });
}

/** Adds notes; in a channel, only once the task has a message ("card"). Idempotent. */
export function* insertNotes(
  episode: string,
  notes: readonly OutboxNote[],
  at: number,
): Work<void> {
  if (notes.length === 0 || (!(yield* hasCard(episode)) && (yield* isInChannel(episode)))) return;
  for (const note of notes) yield* insertDelivery({ ...note, episode, kind: "note", at });
}
