import { confirmationId } from "../../src/core/question.js";
import type { OutboxNote } from "../../src/core/stores.js";
import { forgetRepeated } from "../forgetting/forget.js";
import type { Work } from "../work.js";
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
import { removeTuplesRestingOn } from "./tuples.js";

export interface RetractWrite {
  readonly ballot: string;
  readonly eventKey: string;
  readonly notes: readonly OutboxNote[];
  readonly at: number;
}

export function* retractBallot({
  ballot: id,
  eventKey,
  notes,
  at,
}: RetractWrite): Work<"accepted" | "duplicate" | "unknown"> {
  if (yield* isKnownEvent(eventKey)) return "duplicate";
  const ballot = yield* findBallot(id);
  if (!ballot) return "unknown";
  yield* insertEvent({ key: eventKey, kind: "retract", at });
  if (ballot.retractedAt !== null) return "accepted";
  yield* takeBack(ballot, at);
  for (const note of notes) yield* insertNote({ episode: ballot.episode, note, at });
  return "accepted";
}

export interface UnsayWrite {
  readonly message: string;
  readonly eventKey: string;
  readonly at: number;
}

/** Retracts all ballots of a deleted message and deletes its words; also covers versions that arrive later. */
export function* unsayMessage({
  message,
  eventKey,
  at,
}: UnsayWrite): Work<"accepted" | "duplicate"> {
  if (yield* isKnownEvent(eventKey)) return "duplicate";
  yield* insertEvent({ key: eventKey, kind: "retract", at });
  for (const ballot of yield* ballotsOfMessage(message)) {
    if (ballot.retractedAt === null) yield* takeBack(ballot, at);
    if (ballot.text !== null) yield* forgetText(ballot.text);
    const repeated = yield* findQuestion("WHERE id = @id", { id: confirmationId(ballot.id) });
    if (repeated) yield* forgetRepeated([repeated.id], at);
  }
  return "accepted";
}

export function* isUnsaid(message: string): Work<boolean> {
  return yield* isKnownEvent(goneKey(message));
}

function* takeBack(ballot: StoredBallot, at: number): Work<void> {
  const { id, household, question } = ballot;
  yield* ballotTable.update({ retractedAt: at }, "id = @id", { id });
  yield* retractFacts(id, household, at);
  yield* removeTuplesRestingOn(id, household);
  const asked = confirmationId(id);
  if (yield* settleQuestion({ id: asked, state: "cancelled", reason: "taken back", at }))
    yield* touchCardsOf(asked, at);
  yield* touchReceiptsOf(id, at);
  yield* touchCardsOf(question, at);
}
