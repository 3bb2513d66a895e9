import { SousError } from "../src/core/errors.js";
import { isStandingId, standingReason } from "../src/core/question.js";
import type { BallotOutcome, NewBallot, QuestionStore } from "../src/core/stores.js";
import type { Change } from "../src/core/watch.js";
import {
  ballotsOfMessage,
  ballotTable,
  findBallot,
  listBallots,
  type StoredBallot,
  toBallot,
} from "./rows/ballot-rows.js";
import {
  hasOthersBefore,
  keepOpened,
  lastOpened,
  markAfter,
  type TimedAnswer,
} from "./rows/ballot-seen.js";
import { writeFacts } from "./rows/fact-writes.js";
import { insertEvent, isKnownEvent } from "./rows/inbox-events.js";
import { insertNote, touchCardsOf, touchReceiptsOf } from "./rows/outbox-writes.js";
import { insertText, upsertPerson } from "./rows/people.js";
import {
  findQuestion,
  insertQuestion,
  keepFollowUp,
  poseQuestion,
  settleQuestion,
} from "./rows/question-rows.js";
import type { Database } from "./sqlite/database.js";
import { isUnsaid, retractBallot, unsayMessage } from "./taking-back.js";

type BallotStore = Pick<
  QuestionStore,
  | "recordBallot"
  | "ballot"
  | "ballots"
  | "recordOpened"
  | "answersOf"
  | "unread"
  | "recordOutcome"
  | "retract"
  | "unsay"
  | "answeredBy"
  | "heardMessages"
  | "isHeard"
>;

/** The part of the question store that deals with people's answers. */
export function createBallotStore(db: Database): BallotStore {
  return {
    async recordBallot(ballot) {
      return db.write(() => writeBallot(db, ballot));
    },
    async ballot(id) {
      const stored = findBallot(db, id);
      return stored && toBallot(stored);
    },
    async ballots(question) {
      return listBallots(db, "WHERE ballots.question = @question ORDER BY ballots.number", {
        question,
      });
    },
    async recordOpened(questions, { platform, workspace, platformId }, at) {
      if (questions.length === 0) return;
      const given = { questions: JSON.stringify(questions), platform, workspace, platformId, at };
      db.writeSoon(() => keepOpened(db, given));
    },
    async answersOf(person, limit) {
      return listBallots(
        db,
        "WHERE ballots.person = @person ORDER BY ballots.at DESC, ballots.number DESC LIMIT @limit",
        { person, limit },
      );
    },
    async unread() {
      return listBallots(
        db,
        "WHERE understood IS NULL AND retracted_at IS NULL ORDER BY ballots.number",
      );
    },
    async recordOutcome(outcome) {
      db.writeSoon(() => writeOutcome(db, outcome));
    },
    async retract(ballot, eventKey, notes, at) {
      return db.write(() => retractBallot(db, { ballot, eventKey, notes, at }));
    },
    async unsay(message, eventKey, at) {
      const verdict = db.write(() => unsayMessage(db, { message, eventKey, at }));
      db.forgetLog();
      return verdict;
    },
    async isHeard(eventKey) {
      return isKnownEvent(db, eventKey);
    },
    async answeredBy(message) {
      return ballotsOfMessage(db, message)[0] ?? null;
    },
    async heardMessages(episode) {
      return db
        .all<{ message: string }>(
          `SELECT message FROM ballots JOIN questions ON questions.id = ballots.question
           WHERE questions.episode = @episode AND message IS NOT NULL
             AND NOT EXISTS (SELECT 1 FROM inbox_events WHERE key = message || ':gone')
           GROUP BY message ORDER BY min(ballots.number)`,
          { episode },
        )
        .map(({ message }) => message);
    },
  };
}

function writeBallot(db: Database, ballot: NewBallot): "accepted" | "duplicate" | "unknown" {
  if (isKnownEvent(db, ballot.eventKey)) return "duplicate";
  const { standing } = ballot;
  if (standing && !findQuestion(db, "WHERE id = @id", { id: standing.id }))
    insertQuestion(db, standing);
  const versions = versionsOf(db, ballot);
  const question = versions[0]?.question ?? ballot.question;
  const asked = db.get<Change & { readonly state: string; readonly reason: string | null }>(
    "SELECT state, reason, household, episode FROM questions WHERE id = @question",
    { question },
  );
  if (!asked || !replacesItsOwnKind(db, ballot)) return "unknown";
  insertEvent(db, { key: ballot.eventKey, kind: "ballot", at: ballot.at });
  if (ballot.message !== null && isUnsaid(db, ballot.message)) return "accepted";
  const person = upsertPerson(db, ballot.person, ballot.at);
  const isRemark = asked.reason === standingReason;
  const answer = { question, person, at: ballot.at };
  const { id, eventKey, message, choice, at } = ballot;
  ballotTable.insert(db, {
    id,
    question,
    person,
    eventKey,
    message,
    choice,
    at,
    text: ballot.text === null ? null : insertText(db, person, ballot.text),
    late: asked.state !== "open" && !isRemark,
    sawOthers: ballot.sawOthers || undefined,
    afterOthers: hasOthersBefore(db, answer) || undefined,
    replaces:
      ballot.replaces ??
      versionBefore(ballot, versions) ??
      (isRemark ? null : previousBallot(db, answer)),
    openedAt: lastOpened(db, answer) ?? undefined,
  });
  if (ballot.sawOthers && ballot.message !== null) markAfter(db, answer);
  db.changed({ household: asked.household, episode: asked.episode });
  return "accepted";
}

/** The other versions of its message. A remark that is edited into an answer becomes one, and the answer stands. */
function versionsOf(db: Database, { message, question }: NewBallot): readonly StoredBallot[] {
  if (message === null) return [];
  const isRemark = isStandingId(question);
  return ballotsOfMessage(db, message).filter((one) => isStandingId(one.question) === isRemark);
}

/** A ballot can only replace a ballot to the same question. */
function replacesItsOwnKind(db: Database, ballot: NewBallot): boolean {
  if (ballot.replaces === null) return true;
  return findBallot(db, ballot.replaces)?.question === ballot.question;
}

/** The latest version of the message that is older than this one. */
function versionBefore({ at }: NewBallot, versions: readonly StoredBallot[]): string | null {
  const older = versions.filter((version) => version.at <= at).sort((a, b) => a.at - b.at);
  return older.at(-1)?.id ?? null;
}

/** The person's latest ballot to the question that was not taken back. They may have given many to others. */
function previousBallot(db: Database, answer: TimedAnswer): string | null {
  const row = db.get<{ id: string }>(
    `SELECT id FROM ballots INDEXED BY ballots_of_question WHERE question = @question
       AND person = @person AND retracted_at IS NULL AND at <= @at ORDER BY at DESC, number DESC`,
    { ...answer },
  );
  return row?.id ?? null;
}

/** A ballot is understood once. One that was taken back meanwhile changes nothing. */
function writeOutcome(db: Database, outcome: BallotOutcome): void {
  const { facts, invalidations, dispute, at } = outcome;
  const ballot = findBallot(db, outcome.ballot);
  if (!ballot) throw new SousError("unknown-ballot", `There is no ballot ${outcome.ballot}.`);
  if (ballot.understood !== null || ballot.retractedAt !== null) return;
  const { understood, claims = [] } = outcome;
  ballotTable.update(db, { understood, claims }, "id = @id", { id: ballot.id });
  if (outcome.settle) settleQuestion(db, { id: ballot.question, ...outcome.settle, at });
  writeFacts(db, { household: ballot.household, facts, invalidations, dispute, at });
  if (outcome.followUp) keepFollowUp(db, ballot.question, outcome.followUp);
  if (outcome.asks) poseQuestion(db, outcome.asks);
  for (const id of outcome.replaced) touchReceiptsOf(db, id, at);
  touchCardsOf(db, ballot.question, at);
  for (const note of outcome.notes) insertNote(db, { episode: ballot.episode, note, at });
}
