/**
 * Stores what people say. A ballot is one answer to a question, or a remark: words that nobody asked for, kept under a
 * question that is never posted. An edited message adds a version; a deleted one takes back all its versions.
 */
import type { Change } from "../../src/core/episode/watch.js";
import { SousError } from "../../src/core/errors.js";
import type { BallotOutcome, NewBallot, OutboxNote } from "../../src/core/memory/stores.js";
import type { Person } from "../../src/core/people/person.js";
import { confirmationId, isRemarksId, remarksReason } from "../../src/core/question/question.js";
import { forgetRepeated } from "../forgetting/forget.js";
import { column, type Database, exists, get, run, tell, value, type Work } from "../work.js";
import {
  ballotsOfMessage,
  ballotTable,
  findBallot,
  listBallots,
  type StoredBallot,
  toBallot,
} from "./rows/ballot-rows.js";
import { retractFacts, writeFacts } from "./rows/fact-writes.js";
import { goneKey, insertEvent, isKnownEvent } from "./rows/inbox-events.js";
import { insertNotes, touchCardsOf, touchOffering, touchReceiptsOf } from "./rows/outbox-writes.js";
import { forgetText, insertText, upsertPerson } from "./rows/people.js";
import {
  findQuestion,
  insertQuestion,
  keepFollowUp,
  poseQuestion,
  settleQuestion,
} from "./rows/question-rows.js";
import { removeTuplesRestingOn } from "./tuples.js";

export function createBallotStore(db: Database) {
  return {
    /**
     * Stores an answer. For a deleted message, stores only the event. "duplicate": known event key. "unknown": no such
     * question.
     */
    recordBallot: (ballot: NewBallot) => db.write(() => writeBallot(ballot)),
    async ballot(id: string) {
      const stored = await db.read(findBallot(id));
      return stored && toBallot(stored);
    },
    ballots: (question: string) =>
      db.read(
        listBallots("WHERE ballots.question = @question ORDER BY ballots.number", {
          question,
        }),
      ),
    /** Notes when people last opened a question. Only for those who consented to its campaign. */
    async recordOpened(
      question: string,
      { platform, workspace, platformId }: Pick<Person, "platform" | "workspace" | "platformId">,
      at: number,
    ) {
      const params = { question, platform, workspace, platformId, at };
      await db.writeSoon(() => run(insertOpened, params));
    },
    answersOf: (person: string, limit: number) =>
      db.read(
        listBallots(
          "WHERE ballots.person = @person ORDER BY ballots.at DESC, ballots.number DESC LIMIT @limit",
          { person, limit },
        ),
      ),
    /** Answers that a crash left unread, oldest first. */
    unread: () => db.read(listBallots(whereUnread("NOT IN"))),
    /** Answers that are read only after their person's membership was checked. They do not delay a question's end. */
    unchecked: () => db.read(listBallots(whereUnread("IN"))),
    /** Lets an answer be read, as its person is a member. Marks it as late if its question is closed. */
    check: (ballot: string) => db.write(() => check(ballot)),
    recordOutcome: (outcome: BallotOutcome) => db.writeSoon(() => writeOutcome(outcome)),
    /**
     * Takes an answer back, with tuples (remembered decisions) that used it. Replaced facts hold again unless something
     * contradicts them.
     */
    retract: (ballot: string, eventKey: string, notes: readonly OutboxNote[], at: number) =>
      db.write(() => retractBallot(ballot, eventKey, notes, at)),
    async unsay(message: string, eventKey: string, at: number) {
      const verdict = await db.write(() => unsayMessage(message, eventKey, at));
      await db.forgetLog();
      return verdict;
    },
    isHeard: (eventKey: string) => db.read(isKnownEvent(eventKey)),
    answeredBy: async (message: string) => (await db.read(ballotsOfMessage(message)))[0] ?? null,
    heardMessages: (episode: string) =>
      db.read(
        column<string>(
          `SELECT message FROM ballots JOIN questions ON questions.id = ballots.question
           WHERE questions.episode = @episode AND message IS NOT NULL
             AND NOT EXISTS (SELECT 1 FROM inbox_events WHERE key = message || ':gone')
           GROUP BY message ORDER BY min(ballots.number)`,
          { episode },
        ),
      ),
  };
}

const whereUnread = (
  unchecked: "IN" | "NOT IN",
) => `WHERE understood IS NULL AND retracted_at IS NULL
  AND ballots.id ${unchecked} (SELECT ballot FROM unchecked_ballots) ORDER BY ballots.number`;

function* writeBallot(ballot: NewBallot): Work<"accepted" | "duplicate" | "unknown"> {
  if (yield* isKnownEvent(ballot.eventKey)) return "duplicate";
  const { remarks } = ballot;
  if (remarks && !(yield* findQuestion("WHERE id = @id", { id: remarks.id })))
    yield* insertQuestion(remarks);
  const versions = yield* versionsOf(ballot);
  const question = versions[0]?.question ?? ballot.question;
  const asked = yield* get<Change & { readonly state: string; readonly reason: string | null }>(
    "SELECT state, reason, household, episode FROM questions WHERE id = @question",
    { question },
  );
  if (!asked || !(yield* replacesItsOwnKind(ballot))) return "unknown";
  yield* insertEvent(ballot.eventKey, "ballot", ballot.at);
  if (ballot.message !== null && (yield* isKnownEvent(goneKey(ballot.message)))) return "accepted";
  const person = yield* upsertPerson(ballot.person, ballot.at);
  const isRemark = asked.reason === remarksReason;
  const answer = { question, person, at: ballot.at };
  const { id, eventKey, message, choice, at } = ballot;
  yield* ballotTable.insert({
    id,
    question,
    person,
    eventKey,
    message,
    choice,
    at,
    text: ballot.text === null ? null : yield* insertText(person, ballot.text),
    late: asked.state !== "open" && !isRemark,
    sawOthers: ballot.sawOthers || undefined,
    afterOthers: (yield* hasOthersBefore(answer)) || undefined,
    replaces:
      ballot.replaces ??
      versionBefore(ballot, versions) ??
      (isRemark ? null : yield* previousBallot(answer)),
    sameAs: ballot.sameAs,
    openedAt: (yield* lastOpened(answer)) ?? undefined,
  });
  if (ballot.unchecked) yield* run("INSERT INTO unchecked_ballots (ballot) VALUES (@id)", { id });
  if (ballot.sawOthers && ballot.message !== null) yield* markAfter(answer);
  yield* tell({ household: asked.household, episode: asked.episode });
  return "accepted";
}

function* check(ballot: string): Work<void> {
  yield* run("DELETE FROM unchecked_ballots WHERE ballot = @ballot", { ballot });
  yield* run(
    `UPDATE ballots SET late = 1 WHERE id = @ballot AND late = 0
       AND (SELECT state FROM questions WHERE questions.id = ballots.question) <> 'open'`,
    { ballot },
  );
}

/** Finds earlier versions of an edited message. Finds none if the edit made an answer of a remark, or the reverse. */
function* versionsOf({ message, question }: NewBallot): Work<readonly StoredBallot[]> {
  if (message === null) return [];
  const isRemark = isRemarksId(question);
  return (yield* ballotsOfMessage(message)).filter((one) => isRemarksId(one.question) === isRemark);
}

function* replacesItsOwnKind(ballot: NewBallot): Work<boolean> {
  if (ballot.replaces === null) return true;
  return (yield* findBallot(ballot.replaces))?.question === ballot.question;
}

function versionBefore({ at }: NewBallot, versions: readonly StoredBallot[]): string | null {
  const older = versions.filter((version) => version.at <= at).sort((a, b) => a.at - b.at);
  return older.at(-1)?.id ?? null;
}

function* previousBallot(answer: TimedAnswer): Work<string | null> {
  return yield* value<string>(
    `SELECT id FROM ballots INDEXED BY ballots_of_question WHERE question = @question
       AND person = @person AND retracted_at IS NULL AND at <= @at ORDER BY at DESC, number DESC`,
    { ...answer },
  );
}

function* writeOutcome(outcome: BallotOutcome): Work<void> {
  const { facts, invalidations, dispute, at } = outcome;
  const ballot = yield* findBallot(outcome.ballot);
  if (!ballot) throw new SousError("unknown-ballot", `There is no ballot ${outcome.ballot}.`);
  if (ballot.understood !== null || ballot.retractedAt !== null) return;
  const { understood, claims = [] } = outcome;
  yield* ballotTable.update({ understood, claims }, "id = @id", { id: ballot.id });
  const isSettled = outcome.settle && (yield* settleQuestion(ballot.question, outcome.settle, at));
  yield* writeFacts({ household: ballot.household, facts, invalidations, dispute, at });
  if (outcome.followUp) yield* keepFollowUp(ballot.question, outcome.followUp);
  if (outcome.asks) yield* poseQuestion(outcome.asks);
  for (const id of outcome.replaced) {
    yield* touchReceiptsOf(id, at);
    yield* touchOffering(id, at);
  }
  if (!isSettled) yield* touchCardsOf(ballot.question, at);
  yield* insertNotes(ballot.episode, outcome.notes, at);
}

function* retractBallot(
  id: string,
  eventKey: string,
  notes: readonly OutboxNote[],
  at: number,
): Work<"accepted" | "duplicate" | "unknown"> {
  if (yield* isKnownEvent(eventKey)) return "duplicate";
  const ballot = yield* findBallot(id);
  if (!ballot) return "unknown";
  yield* insertEvent(eventKey, "retract", at);
  if (ballot.retractedAt !== null) return "accepted";
  yield* takeBack(ballot, at);
  yield* insertNotes(ballot.episode, notes, at);
  return "accepted";
}

function* unsayMessage(
  message: string,
  eventKey: string,
  at: number,
): Work<"accepted" | "duplicate"> {
  if (yield* isKnownEvent(eventKey)) return "duplicate";
  yield* insertEvent(eventKey, "retract", at);
  for (const ballot of yield* ballotsOfMessage(message)) {
    if (ballot.retractedAt === null) yield* takeBack(ballot, at);
    if (ballot.text !== null) yield* forgetText(ballot.text);
    const repeated = yield* findQuestion("WHERE id = @id", { id: confirmationId(ballot.id) });
    if (repeated) yield* forgetRepeated([repeated.id], at);
  }
  return "accepted";
}

function* takeBack(ballot: StoredBallot, at: number): Work<void> {
  const { id, household, question } = ballot;
  yield* ballotTable.update({ retractedAt: at }, "id = @id", { id });
  yield* retractFacts(id, household, at);
  yield* removeTuplesRestingOn(id, household);
  const asked = confirmationId(id);
  yield* settleQuestion(asked, { state: "cancelled", reason: "taken back" }, at);
  yield* touchReceiptsOf(id, at);
  yield* touchCardsOf(question, at);
  yield* touchOffering(id, at);
}

type TimedAnswer = Pick<StoredBallot, "question" | "person" | "at">;

/** SQL: `other` is another person in the same workspace, who may read what this person (`me`) reads. */
const isInReach = `other.id <> me.id AND other.platform = me.platform
  AND other.workspace = me.workspace`;

function* hasOthersBefore(answer: TimedAnswer): Work<boolean> {
  return yield* exists(
    `SELECT 1 FROM ballots JOIN people AS other ON other.id = ballots.person
       JOIN people AS me ON me.id = @person
     WHERE question = @question AND saw_others = 1 AND message IS NOT NULL AND ballots.at < @at
       AND ${isInReach}`,
    { ...answer },
  );
}

/** Marks later answers by people who could read this one. Used when this one arrives after theirs. */
function* markAfter(answer: TimedAnswer): Work<void> {
  yield* run(
    `UPDATE ballots SET after_others = 1 WHERE question = @question AND at > @at
       AND person IN (SELECT other.id FROM people AS other JOIN people AS me ON me.id = @person
         WHERE ${isInReach})`,
    { ...answer },
  );
}

function* lastOpened(answer: TimedAnswer): Work<number | null> {
  return yield* value<number>(
    "SELECT at FROM question_openings WHERE question = @question AND person = @person AND at <= @at",
    { ...answer },
  );
}

const insertOpened = `INSERT INTO question_openings (question, person, at)
  SELECT questions.id, people.id, @at
  FROM questions JOIN campaign_enrolments AS enrolled ON enrolled.campaign = questions.campaign
    JOIN people ON people.id = enrolled.person
  WHERE questions.id = @question AND people.platform = @platform AND people.workspace = @workspace
    AND people.platform_id = @platformId AND people.opted_out_at IS NULL
    AND enrolled.consent_version IS NOT NULL
  ON CONFLICT (question, person) DO UPDATE SET at = max(question_openings.at, excluded.at)`;
