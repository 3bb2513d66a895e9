import { SousError } from "../src/core/errors.js";
import type { BallotOutcome, NewBallot, QuestionStore } from "../src/core/stores.js";
import type { Change } from "../src/core/watch.js";
import {
  type BallotRow,
  ballotsOfMessage,
  ballotsTo,
  findBallot,
  lastBallotsBy,
  toBallot,
  unreadBallots,
} from "./rows/ballot-rows.js";
import {
  type Given,
  hasOthersBefore,
  keepOpened,
  lastOpened,
  markAfter,
} from "./rows/ballot-seen.js";
import { writeFacts } from "./rows/fact-writes.js";
import { insertEvent, isKnownEvent } from "./rows/inbox-events.js";
import { insertNote, touchCardsOf, touchReceiptsOf } from "./rows/outbox-writes.js";
import { insertText, upsertPerson } from "./rows/people.js";
import { settleQuestion } from "./rows/question-rows.js";
import type { Database } from "./sqlite/database.js";
import { isUnsaid, retractBallot, unsayMessage } from "./taking-back.js";

type BallotStore = Pick<
  QuestionStore,
  | "recordBallot"
  | "ballot"
  | "ballots"
  | "ballotsOf"
  | "recordOpened"
  | "answersOf"
  | "unread"
  | "recordOutcome"
  | "retract"
  | "unsay"
  | "heardMessages"
>;

/** The part of the question store that deals with people's answers. */
export function createBallotStore(db: Database): BallotStore {
  return {
    async recordBallot(ballot) {
      return db.write(() => writeBallot(db, ballot));
    },
    async ballot(id) {
      const row = findBallot(db, id);
      return row ? toBallot(row) : null;
    },
    async ballots(question) {
      return ballotsTo(db, question).map(toBallot);
    },
    async ballotsOf(message) {
      return ballotsOfMessage(db, message).map(toBallot);
    },
    async recordOpened(questions, { platform, workspace, platformId }, at) {
      if (questions.length === 0) return;
      const given = { questions: JSON.stringify(questions), platform, workspace, platformId, at };
      db.writeSoon(() => keepOpened(db, given));
    },
    async answersOf(person, limit) {
      return lastBallotsBy(db, person, limit).map(toBallot);
    },
    async unread() {
      return unreadBallots(db).map(toBallot);
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
  const versions = ballot.message === null ? [] : ballotsOfMessage(db, ballot.message);
  const question = versions[0]?.question ?? ballot.question;
  const asked = db.get<Change & { readonly state: string }>(
    "SELECT state, household, episode FROM questions WHERE id = @question",
    { question },
  );
  if (!asked || !replacesItsOwnKind(db, ballot)) return "unknown";
  insertEvent(db, { key: ballot.eventKey, kind: "ballot", at: ballot.at });
  if (ballot.message !== null && isUnsaid(db, ballot.message)) return "accepted";
  const person = upsertPerson(db, ballot.person);
  const given = { question, person, at: ballot.at };
  db.run(
    `INSERT INTO ballots (id, question, person, event_key, message, choice, text, late, saw_others,
       after_others, replaces, opened_at, at)
     VALUES (@id, @question, @person, @eventKey, @message, @choice, @text, @late, @sawOthers,
       @afterOthers, @replaces, @openedAt, @at)`,
    {
      id: ballot.id,
      question,
      person,
      eventKey: ballot.eventKey,
      message: ballot.message,
      choice: ballot.choice,
      text: ballot.text === null ? null : insertText(db, person, ballot.text),
      late: asked.state === "open" ? 0 : 1,
      sawOthers: Number(ballot.sawOthers ?? false),
      afterOthers: Number(hasOthersBefore(db, given)),
      replaces: ballot.replaces ?? versionBefore(ballot, versions) ?? previousBallot(db, given),
      openedAt: lastOpened(db, given),
      at: ballot.at,
    },
  );
  if (ballot.sawOthers && ballot.message !== null) markAfter(db, given);
  db.changed({ household: asked.household, episode: asked.episode });
  return "accepted";
}

/** A ballot can only replace one to the same question. */
function replacesItsOwnKind(db: Database, ballot: NewBallot): boolean {
  if (ballot.replaces === null) return true;
  return findBallot(db, ballot.replaces)?.question === ballot.question;
}

/** The latest of the message's versions that are older than this one. */
function versionBefore({ at }: NewBallot, versions: readonly BallotRow[]): string | null {
  const older = versions.filter((version) => version.at <= at).sort((a, b) => a.at - b.at);
  return older.at(-1)?.id ?? null;
}

/** The person's last standing ballot to the question, by the time they gave it. */
function previousBallot(db: Database, given: Given): string | null {
  const row = db.get<{ id: string }>(
    `SELECT id FROM ballots WHERE question = @question AND person = @person
       AND retracted_at IS NULL AND at <= @at ORDER BY at DESC, number DESC`,
    { ...given },
  );
  return row?.id ?? null;
}

/** A ballot is understood once; one that was taken back meanwhile changes nothing any more. */
function writeOutcome(db: Database, outcome: BallotOutcome): void {
  const { facts, invalidations, dispute, at } = outcome;
  const ballot = findBallot(db, outcome.ballot);
  if (!ballot) throw new SousError("unknown-ballot", `There is no ballot ${outcome.ballot}.`);
  if (ballot.understood !== null || ballot.retracted_at !== null) return;
  db.run("UPDATE ballots SET understood = @understood, claims_json = @claims WHERE id = @id", {
    id: ballot.id,
    understood: outcome.understood,
    claims: JSON.stringify(outcome.claims ?? []),
  });
  if (outcome.settle) settleQuestion(db, { id: ballot.question, ...outcome.settle, at });
  writeFacts(db, { household: ballot.household, facts, invalidations, dispute, at });
  if (outcome.followUp) {
    db.run(
      "UPDATE questions SET follow_up_json = @followUp WHERE id = @id AND follow_up_json IS NULL",
      { id: ballot.question, followUp: JSON.stringify(outcome.followUp) },
    );
  }
  for (const id of outcome.replaced) touchReceiptsOf(db, id, at);
  touchCardsOf(db, ballot.question, at);
  for (const note of outcome.notes) insertNote(db, { episode: ballot.episode, note, at });
}
