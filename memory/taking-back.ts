import { confirmationId } from "../src/core/question.js";
import type { OutboxNote } from "../src/core/stores.js";
import { forgetRepeated } from "./forgetting/forget.js";
import {
  ballotsOfMessage,
  ballotTable,
  findBallot,
  type StoredBallot,
} from "./rows/ballot-rows.js";
import { retractFacts } from "./rows/fact-writes.js";
import { goneKey, insertEvent, isKnownEvent } from "./rows/inbox-events.js";
import { insertNote, touchCardsOf, touchReceiptsOf } from "./rows/outbox-writes.js";
import { forgetText } from "./rows/people.js";
import { findQuestion, settleQuestion } from "./rows/question-rows.js";
import type { Database } from "./sqlite/database.js";
import { removeTuplesRestingOn } from "./tuples.js";

export interface RetractWrite {
  readonly ballot: string;
  readonly eventKey: string;
  readonly notes: readonly OutboxNote[];
  readonly at: number;
}

/** A person takes one ballot back. Inside a transaction. */
export function retractBallot(
  db: Database,
  { ballot: id, eventKey, notes, at }: RetractWrite,
): "accepted" | "duplicate" | "unknown" {
  if (isKnownEvent(db, eventKey)) return "duplicate";
  const ballot = findBallot(db, id);
  if (!ballot) return "unknown";
  insertEvent(db, { key: eventKey, kind: "retract", at });
  if (ballot.retractedAt !== null) return "accepted";
  takeBack(db, ballot, at);
  for (const note of notes) insertNote(db, { episode: ballot.episode, note, at });
  return "accepted";
}

export interface UnsayWrite {
  readonly message: string;
  readonly eventKey: string;
  readonly at: number;
}

/**
 * Somebody deleted a message: takes back all its ballots and removes its words. The event also covers
 * versions of the message that are delivered later. Inside a transaction.
 */
export function unsayMessage(
  db: Database,
  { message, eventKey, at }: UnsayWrite,
): "accepted" | "duplicate" {
  if (isKnownEvent(db, eventKey)) return "duplicate";
  insertEvent(db, { key: eventKey, kind: "retract", at });
  for (const ballot of ballotsOfMessage(db, message)) {
    if (ballot.retractedAt === null) takeBack(db, ballot, at);
    if (ballot.text !== null) forgetText(db, ballot.text);
    const repeated = findQuestion(db, "WHERE id = @id", { id: confirmationId(ballot.id) });
    if (repeated) forgetRepeated(db, [repeated.id], at);
  }
  return "accepted";
}

/** Whether a message was deleted. */
export function isUnsaid(db: Database, message: string): boolean {
  return isKnownEvent(db, goneKey(message));
}

function takeBack(db: Database, ballot: StoredBallot, at: number): void {
  const { id, household, question } = ballot;
  ballotTable.update(db, { retractedAt: at }, "id = @id", { id });
  retractFacts(db, id, household, at);
  removeTuplesRestingOn(db, id, household);
  const asked = confirmationId(id);
  if (settleQuestion(db, { id: asked, state: "cancelled", reason: "taken back", at }))
    touchCardsOf(db, asked, at);
  touchReceiptsOf(db, id, at);
  touchCardsOf(db, question, at);
}
