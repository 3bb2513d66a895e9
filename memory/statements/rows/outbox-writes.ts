import { isChannel, type Note } from "../../../src/core/bot.js";
import type { Question } from "../../../src/core/question.js";
import type { Delivery, OutboxNote } from "../../../src/core/stores.js";
import type { Change } from "../../../src/core/watch.js";
import { all, exists, get, type Params, run, tell, type Work } from "../../work.js";

/** Wants a newer revision to be shown. What waits after a failure keeps waiting; what was put off is looked at again. */
const setWanted = `SET
  wanted = outbox.wanted + 1,
  state = CASE outbox.state WHEN 'sent' THEN 'queued' ELSE outbox.state END,
  due_at = CASE WHEN outbox.state = 'sent' THEN @at
    WHEN outbox.attempts = 0 THEN min(outbox.due_at, @at) ELSE outbox.due_at END`;
const touch = `UPDATE outbox ${setWanted}`;

/** Runs a statement on the outbox, and notes the episodes of its rows as changed. */
function* writeShown(sql: string, params: Params): Work<void> {
  const changes = yield* all<Change>(
    `${sql} RETURNING episode,
       (SELECT household FROM episodes WHERE episodes.id = outbox.episode) AS household`,
    params,
  );
  for (const change of changes) yield* tell(change);
}

interface NewDelivery {
  readonly id: string;
  readonly episode: string;
  readonly kind: Exclude<Delivery["kind"], "question">;
  /** A call that stands under the card, in its channel. */
  readonly underCard?: 1;
  readonly note?: Note;
  readonly question?: string;
  readonly channel?: string;
  readonly at: number;
}

/** An existing card becomes due again; an existing note stays as it is. */
function* insertDelivery(delivery: NewDelivery): Work<void> {
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
 * Makes the newest message of an episode due: it shows the progress. In a channel there is none before something is
 * asked; elsewhere the card is created the first time. A message that waits after a failure keeps waiting, and a dead
 * one stays dead. Inside a transaction.
 */
export function* touchCard(episode: string, at: number): Work<void> {
  if (yield* isInChannel(episode))
    yield* writeShown(`${touch} WHERE number = ${newest}`, { episode, at });
  else yield* insertCard(episode, at);
}

/** Of an episode's card and the messages of its further questions. */
const newest = `(SELECT number FROM outbox AS shown WHERE shown.episode = @episode
  AND (shown.kind = 'card' OR shown.under_card = 1) ORDER BY number DESC LIMIT 1)`;

/** Makes an episode's card due, and creates its row the first time. Inside a transaction. */
function* insertCard(episode: string, at: number): Work<void> {
  yield* insertDelivery({ id: episode, episode, kind: "card", at });
}

/** Shows a turn on the newest message; the first one makes the card. Inside a transaction. */
export function* showTurn(episode: string, at: number): Work<void> {
  if (yield* hasCard(episode)) yield* touchCard(episode, at);
  else yield* insertCard(episode, at);
}

/**
 * Shows a new question: on the card while that is the first; in a channel each further one has a message of its own,
 * since an edit notifies nobody. Inside a transaction.
 */
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
  const { channel = "" } = (yield* get<{ channel: string }>(channelOf, { episode })) ?? {};
  const call = { id, episode, kind: "call", question: id, channel, at } as const;
  yield* insertDelivery({ ...call, underCard: 1 });
}

const channelOf = "SELECT channel FROM episodes WHERE id = @episode";

function* isInChannel(id: string): Work<boolean> {
  const episode = yield* get<{ bot: string }>("SELECT bot FROM episodes WHERE id = @id", { id });
  return episode !== undefined && isChannel(episode.bot);
}

function* hasCard(id: string): Work<boolean> {
  return yield* exists("SELECT 1 FROM outbox WHERE id = @id", { id });
}

function* hasEnded(id: string): Work<boolean> {
  return yield* exists("SELECT 1 FROM episodes WHERE id = @id AND ended_at IS NOT NULL", { id });
}

/**
 * Makes everything due that shows a question: its own message, the newest ones of the episode that asked and of those
 * that wait, and the calls that put it to somebody else. Inside a transaction.
 */
export function* touchCardsOf(question: string, at: number): Work<void> {
  const rows = yield* all<{ episode: string }>(
    `SELECT episode FROM questions WHERE id = @question
     UNION SELECT episode FROM question_waits WHERE question = @question`,
    { question },
  );
  for (const { episode } of rows) yield* touchCard(episode, at);
  yield* writeShown(`${touch} WHERE number IN (${showing})`, { question, at });
}

/** Makes due what shows open questions with which an answer is offered. Inside a transaction. */
export function* touchOffering(ballot: string, at: number): Work<void> {
  const rows = yield* all<{ id: string }>(
    `SELECT id FROM questions
     WHERE state = 'open' AND offers_json IS NOT NULL AND instr(offers_json, @ballot) > 0`,
    { ballot: JSON.stringify(ballot) },
  );
  for (const { id } of rows) yield* touchCardsOf(id, at);
}

/**
 * The other rows that show a question: its own message unless that is the newest, which was touched; the card when it
 * has no message of its own; its calls.
 */
const showing = `SELECT number FROM outbox AS other
  WHERE (other.question = @question
      OR (other.id = (SELECT episode FROM questions WHERE questions.id = @question)
        AND NOT EXISTS (SELECT 1 FROM outbox AS own WHERE own.id = @question)))
    AND (other.kind = 'call' AND other.under_card = 0 OR other.number < (SELECT max(number) FROM outbox AS shown
      WHERE shown.episode = other.episode AND (shown.kind = 'card' OR shown.under_card = 1)))`;

/** Moves what waits to be sent by some milliseconds. Inside a transaction. */
export function* moveDeliveries(by: number): Work<void> {
  yield* run("UPDATE outbox SET due_at = due_at + @by WHERE state IN ('queued', 'sending')", {
    by,
  });
}

/** Makes the calls of an episode's questions due. Inside a transaction. */
export function* touchCallsIn(episode: string, at: number): Work<void> {
  yield* writeShown(`${touch} WHERE kind = 'call' AND under_card = 0 AND episode = @episode`, {
    episode,
    at,
  });
}

/** Puts a question to somebody in a channel of its own. Inside a transaction. */
export function* insertCall(call: {
  id: string;
  episode: string;
  question: string;
  channel: string;
  at: number;
}): Work<void> {
  yield* insertDelivery({ ...call, kind: "call" });
}

/** Makes the receipts of a ballot due: they are out of date. Inside a transaction. */
export function* touchReceiptsOf(ballot: string, at: number): Work<void> {
  yield* writeShown(
    `${touch} WHERE kind = 'note' AND json_extract(note_json, '$.ballot') = @ballot
       AND episode = (SELECT questions.episode FROM ballots
         JOIN questions ON questions.id = ballots.question WHERE ballots.id = @ballot)`,
    { ballot, at },
  );
}

/** Adds a note that stands in the channel before an episode's card. The same id again changes nothing. */
export function* insertOpening(episode: string, note: OutboxNote, at: number): Work<void> {
  yield* insertDelivery({ ...note, episode, kind: "note", at });
}

/**
 * Adds a note under an episode's card. In a channel nothing is said where no card stands. The same id again changes
 * nothing. Inside a transaction.
 */
export function* insertNote({
  episode,
  note,
  at,
}: {
  episode: string;
  note: OutboxNote;
  at: number;
}): Work<void> {
  if ((yield* hasCard(episode)) || !(yield* isInChannel(episode)))
    yield* insertDelivery({ ...note, episode, kind: "note", at });
}
