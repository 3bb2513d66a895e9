import { SousError } from "../src/core/errors.js";
import type { NewFact } from "../src/core/fact.js";
import type {
  Ballot,
  BallotOutcome,
  NewBallot,
  OutboxNote,
  QuestionStore,
} from "../src/core/stores.js";
import { retractFacts, writeFacts } from "./rows/fact-writes.js";
import { insertNote, touchCardsOf } from "./rows/outbox-writes.js";
import { insertText, upsertPerson } from "./rows/people.js";
import { settleQuestion } from "./rows/question-rows.js";
import type { Database } from "./sqlite/database.js";
import { removeTuplesRestingOn } from "./tuples.js";

interface BallotRow {
  readonly id: string;
  readonly question: string;
  readonly person: string;
  readonly person_name: string;
  readonly platform_id: string;
  readonly event_key: string;
  readonly choice: string | null;
  readonly text_value: string | null;
  readonly late: number;
  readonly retracted_at: number | null;
  readonly replaces: string | null;
  readonly understood: Ballot["understood"];
  readonly claims_json: string | null;
  readonly at: number;
  readonly household: string;
  readonly episode: string;
}

type BallotStore = Pick<
  QuestionStore,
  "recordBallot" | "ballot" | "ballots" | "ballotsOf" | "unread" | "recordOutcome" | "retract"
>;

const select = `SELECT ballots.*, people.name AS person_name, people.platform_id,
    texts.text AS text_value, questions.household, questions.episode
  FROM ballots JOIN people ON people.id = ballots.person
  JOIN questions ON questions.id = ballots.question
  LEFT JOIN texts ON texts.number = ballots.text`;

/** The part of the question store that deals with people's answers. */
export function createBallotStore(db: Database): BallotStore {
  return {
    async recordBallot(ballot) {
      return db.write(() => writeBallot(db, ballot));
    },
    async ballot(id) {
      const row = findRow(db, id);
      return row ? toBallot(row) : null;
    },
    async ballots(question) {
      return db
        .all<BallotRow>(`${select} WHERE ballots.question = @question ORDER BY ballots.number`, {
          question,
        })
        .map(toBallot);
    },
    async ballotsOf(person, limit) {
      return db
        .all<BallotRow>(
          `${select} WHERE ballots.person = @person ORDER BY ballots.number DESC LIMIT @limit`,
          { person, limit },
        )
        .map(toBallot);
    },
    async unread() {
      return db
        .all<BallotRow>(
          `${select} WHERE understood IS NULL AND retracted_at IS NULL ORDER BY ballots.number`,
        )
        .map(toBallot);
    },
    async recordOutcome(outcome) {
      db.write(() => writeOutcome(db, outcome));
    },
    async retract(ballot, eventKey, notes, at) {
      return db.write(() => retractBallot(db, { ballot, eventKey, notes, at }));
    },
  };
}

type Verdict = "accepted" | "duplicate" | "unknown";

function writeBallot(db: Database, ballot: NewBallot): Verdict {
  if (isKnownEvent(db, ballot.eventKey)) return "duplicate";
  const question = db.get<{ state: string }>("SELECT state FROM questions WHERE id = @id", {
    id: ballot.question,
  });
  if (!question || !replacesItsOwnKind(db, ballot)) return "unknown";
  insertEvent(db, { key: ballot.eventKey, kind: "ballot", at: ballot.at });
  const person = upsertPerson(db, ballot.person);
  db.run(
    `INSERT INTO ballots (id, question, person, event_key, choice, text, late, replaces, at)
     VALUES (@id, @question, @person, @eventKey, @choice, @text, @late, @replaces, @at)`,
    {
      id: ballot.id,
      question: ballot.question,
      person,
      eventKey: ballot.eventKey,
      choice: ballot.choice,
      text: ballot.text === null ? null : insertText(db, person, ballot.text),
      late: question.state === "open" ? 0 : 1,
      replaces: ballot.replaces ?? previousBallot(db, ballot, person),
      at: ballot.at,
    },
  );
  return "accepted";
}

/** A ballot can only replace one to the same question. */
function replacesItsOwnKind(db: Database, ballot: NewBallot): boolean {
  if (ballot.replaces === null) return true;
  return findRow(db, ballot.replaces)?.question === ballot.question;
}

/** The person's last standing ballot to the question, by the time they gave it. */
function previousBallot(db: Database, ballot: NewBallot, person: string): string | null {
  const row = db.get<{ id: string }>(
    `SELECT id FROM ballots WHERE question = @question AND person = @person
       AND retracted_at IS NULL AND at <= @at ORDER BY at DESC, number DESC`,
    { question: ballot.question, person, at: ballot.at },
  );
  return row?.id ?? null;
}

/** A ballot is understood once; one that was taken back meanwhile changes nothing any more. */
function writeOutcome(db: Database, outcome: BallotOutcome): void {
  const { facts, invalidations, dispute, at } = outcome;
  const ballot = findRow(db, outcome.ballot);
  if (!ballot) throw new SousError("unknown-ballot", `There is no ballot ${outcome.ballot}.`);
  if (ballot.understood !== null) return;
  db.run("UPDATE ballots SET understood = @understood, claims_json = @claims WHERE id = @id", {
    id: ballot.id,
    understood: outcome.understood,
    claims: JSON.stringify(outcome.claims ?? []),
  });
  if (ballot.retracted_at !== null) return;
  if (outcome.settle) settleQuestion(db, { id: ballot.question, ...outcome.settle, at });
  writeFacts(db, { household: ballot.household, facts, invalidations, dispute, at });
  if (outcome.followUp) {
    db.run(
      "UPDATE questions SET follow_up_json = @followUp WHERE id = @id AND follow_up_json IS NULL",
      { id: ballot.question, followUp: JSON.stringify(outcome.followUp) },
    );
  }
  showChange(db, ballot, outcome.notes, at);
}

function retractBallot(db: Database, { ballot: id, eventKey, notes, at }: RetractWrite): Verdict {
  if (isKnownEvent(db, eventKey)) return "duplicate";
  const ballot = findRow(db, id);
  if (!ballot) return "unknown";
  insertEvent(db, { key: eventKey, kind: "retract", at });
  if (ballot.retracted_at !== null) return "accepted";
  db.run("UPDATE ballots SET retracted_at = @at WHERE id = @id", { id, at });
  retractFacts(db, id, ballot.household, at);
  removeTuplesRestingOn(db, id, ballot.household);
  showChange(db, ballot, notes, at);
  return "accepted";
}

interface RetractWrite {
  readonly ballot: string;
  readonly eventKey: string;
  readonly notes: readonly OutboxNote[];
  readonly at: number;
}

function showChange(
  db: Database,
  ballot: BallotRow,
  notes: readonly OutboxNote[],
  at: number,
): void {
  touchCardsOf(db, ballot.question, at);
  for (const note of notes) insertNote(db, { episode: ballot.episode, note, at });
}

function isKnownEvent(db: Database, key: string): boolean {
  return db.get("SELECT 1 FROM inbox_events WHERE key = @key", { key }) !== undefined;
}

function insertEvent(db: Database, event: { key: string; kind: string; at: number }): void {
  db.run("INSERT INTO inbox_events (key, kind, at) VALUES (@key, @kind, @at)", event);
}

function findRow(db: Database, id: string): BallotRow | undefined {
  return db.get<BallotRow>(`${select} WHERE ballots.id = @id`, { id });
}

function toBallot(row: BallotRow): Ballot {
  return {
    id: row.id,
    question: row.question,
    person: row.person,
    personName: row.person_name,
    platformId: row.platform_id,
    eventKey: row.event_key,
    choice: row.choice,
    text: row.text_value,
    late: row.late === 1,
    retracted: row.retracted_at !== null,
    replaces: row.replaces,
    understood: row.understood,
    claims: row.claims_json === null ? [] : (JSON.parse(row.claims_json) as NewFact[]),
    at: row.at,
  };
}
