/** Stores questions to people, from asking to the end, and finds those that may mean the same. */
import { SousError } from "../../src/core/errors.js";
import type {
  AskWrite,
  OpenQuestion,
  QuestionTimer,
  Settlement,
  TimerFiring,
} from "../../src/core/memory/stores.js";
import type { ExchangeFilter } from "../../src/core/question/exchange.js";
import {
  type Need,
  type Question,
  type QuestionState,
  remarksReason,
} from "../../src/core/question/question.js";
import { type Label, nameNeed } from "../index/labels.js";
import type { Likeness } from "../index/likeness.js";
import { all, column, type Database, exists, run, type Work } from "../work.js";
import { createBallotStore } from "./ballots.js";
import { requireOpenEpisode } from "./episodes.js";
import { browseExchanges, exchangeScopes } from "./exchanges.js";
import { isCalledSame } from "./rows/ballot-rows.js";
import { openDispute } from "./rows/disputes.js";
import { writeFacts } from "./rows/fact-writes.js";
import {
  insertCall,
  insertNotes,
  moveDeliveries,
  touchCard,
  touchCardsOf,
} from "./rows/outbox-writes.js";
import {
  findAlike,
  findQuestion,
  listQuestions,
  poseQuestion,
  settleQuestion,
} from "./rows/question-rows.js";
import { insertReuses } from "./rows/reuse-writes.js";
import { insertStep } from "./rows/steps.js";
import { dueTimers, moveTimers } from "./rows/timers.js";
import { whereEqual } from "./where-equal.js";

export function createQuestionStore(db: Database, likeness: Likeness) {
  return {
    ...createBallotStore(db),
    recordAsk: (write: AskWrite, at: number) =>
      db.write(function* () {
        yield* writeAsk(write);
        if (!write.question) yield* touchCard(write.record.episode, at);
      }),
    get: (id: string) => db.read(findQuestion("WHERE id = @id", { id })),
    /** Lists questions, oldest first, without those that hold remarks. */
    async list(
      filter: {
        household?: string;
        episode?: string;
        campaign?: string;
        state?: QuestionState;
        /** Only questions that ask which of this question's contradicting answers is right. */
        adjudicates?: string;
      } = {},
    ) {
      const { where, params } = whereEqual(filter);
      const asked = `reason IS NOT '${remarksReason}'`;
      const which = where === "" ? `WHERE ${asked}` : `${where} AND ${asked}`;
      return db.read(listQuestions(`${which} ORDER BY number`, params));
    },
    /**
     * Lists questions with answers: those with unreviewed words first, then those with disagreements; each newest
     * first.
     */
    browse: (filter: ExchangeFilter) => db.readInBackground(browseExchanges(filter)),
    scopes: () => db.readInBackground(exchangeScopes()),
    due: (at: number) =>
      db.read(
        listQuestions("WHERE state = 'open' AND deadline <= @at ORDER BY deadline, number", { at }),
      ),
    /** Open questions that seem to be asked after the present time `at`: the system clock was ahead. */
    askedAfter: (at: number) =>
      db.read(listQuestions("WHERE state = 'open' AND asked_at > @at ORDER BY number", { at })),
    /**
     * Moves deadlines and reminders of one question; without `question`, of all, and also waiting deliveries.
     * @param move.by milliseconds; negative: earlier
     */
    moveWaits: (move: { readonly by: number; readonly question?: string }, at: number) =>
      db.write(() => moveWaits(move, at)),
    counted: () =>
      db.read(
        listQuestions(
          "WHERE state = 'open' AND (quorum > 1 OR household LIKE 'asked:%') ORDER BY number",
          {},
        ),
      ),
    /**
     * Questions that a person has not answered: those put to them by name, then oldest first.
     * @param who.person row id; null for somebody unknown
     */
    openFor: (who: Parameters<typeof openFor>[0]) => db.readTogether(openFor(who)),
    /**
     * Open questions, newest first.
     * @param who.place id of a channel or person; `called` marks questions that were put there
     * @param who.person row id; `called` marks questions put to them
     */
    async openOn(who: {
      readonly platform: string;
      readonly place: string;
      readonly person: string | null;
    }) {
      const rows = await db.read(
        all<Omit<OpenQuestion, "called"> & { readonly called: number }>(
          `SELECT questions.id AS question, episode, episodes.channel, (assignee IS NOT NULL AND assignee IS @person)
           OR EXISTS (SELECT 1 FROM outbox WHERE outbox.question = questions.id AND kind = 'call'
             AND outbox.channel = @place) AS called
         FROM questions JOIN episodes ON episodes.id = questions.episode
         WHERE questions.state = 'open' AND bot = @platform ORDER BY questions.number DESC`,
          { ...who },
        ),
      );
      return rows.map((row) => ({ ...row, called: row.called === 1 }));
    },
    settledAmong: (ids: readonly string[]) =>
      db.read(
        column<string>(
          `SELECT id FROM questions WHERE state <> 'open'
           AND id IN (SELECT value FROM json_each(@ids))`,
          { ids: JSON.stringify(ids) },
        ),
      ),
    findOpen: (household: string, need: Need) =>
      db.read(
        findQuestion(
          `WHERE household = @household AND state = 'open' AND func = @func AND noun = @noun
           AND adjective IS @adjective AND thing IS @thing ORDER BY number`,
          {
            household,
            func: need.func,
            noun: need.noun,
            adjective: need.adjective ?? null,
            thing: need.thing ?? null,
          },
        ),
      ),
    /** Pairs of the household's questions (their texts) that a person called the same, and did not take back. */
    async calledSame(household: string) {
      const rows = await db.read(
        all<{ one: string; other: string }>(
          `SELECT DISTINCT questions.text AS one, earlier.text AS other
           FROM ballots JOIN questions ON questions.id = ballots.question
           JOIN questions AS earlier ON earlier.id = ballots.same_as
           WHERE ${isCalledSame} AND questions.household = @household`,
          { household },
        ),
      );
      return rows.map(({ one, other }) => [one, other] as const);
    },
    /**
     * Finds questions that may mean the same, most similar first: those with the same question word and noun. Adds the
     * sentences' similarity in [0, 1].
     */
    async findAlike(
      household: string,
      need: Need,
      { text, state }: { readonly text: string; readonly state: "open" | "answered" },
    ) {
      // An answered question counts only while facts from its answers are valid: a household asks the same for years.
      const wanted = state === "open" ? /^open/ : /holds/;
      const about = nameNeed(need);
      const fits = (label: Label) => label.about === about && wanted.test(label.counts ?? "");
      const among = { home: household, fits };
      return findAlike(db, likeness, text, among);
    },
    close: (id: string, state: "expired" | "cancelled", reason: string, at: number) =>
      db.write(() => settleQuestion(id, { state, reason }, at)),
    /**
     * Settles a question. Returns false, without changes, if it is not open, an answer is unread, or one of `basis` was
     * taken back.
     */
    settle: (settlement: Settlement) => db.write(() => writeSettlement(settlement)),
    dueTimers: (at: number) => db.read(dueTimers(at)),
    /** Carries a timer out, or only marks it if its question is settled. Returns false when already done. */
    fireTimer: (timer: QuestionTimer, firing: TimerFiring, at: number) =>
      db.write(() => fireTimer(timer, firing, at)),
  };
}

function* openFor(given: {
  readonly platform: string;
  readonly person: string | null;
  readonly skip: number;
  readonly limit: number;
}): Work<readonly Question[]> {
  const { platform, person, skip, limit } = given;
  const isLeft = `state = 'open'
    AND (SELECT bot FROM episodes WHERE episodes.id = questions.episode) = @platform
    AND NOT EXISTS (SELECT 1 FROM ballots WHERE ballots.question = questions.id
      AND ballots.person = @person AND retracted_at IS NULL AND understood IS NOT 'unclear')
    ORDER BY number LIMIT @most`;
  const params = { platform, person, most: skip + limit };
  if (person === null) return (yield* listQuestions(`WHERE ${isLeft}`, params)).slice(skip);
  const mine = yield* listQuestions(`WHERE assignee = @person AND ${isLeft}`, params);
  const others = yield* listQuestions(`WHERE assignee IS NOT @person AND ${isLeft}`, params);
  return [...mine, ...others].slice(skip, skip + limit);
}

function* moveWaits(
  { by, question }: { readonly by: number; readonly question?: string },
  at: number,
): Work<void> {
  const one = question === undefined ? "" : "AND id = @question";
  const params = { by, ...(question !== undefined && { question }) };
  const moved = yield* column<string>(
    `UPDATE questions SET deadline = deadline + @by WHERE state = 'open' ${one} RETURNING id`,
    params,
  );
  yield* moveTimers(params);
  if (question === undefined) yield* moveDeliveries(by);
  for (const id of moved) yield* touchCardsOf(id, at);
}

function* writeAsk(write: AskWrite): Work<void> {
  const { record, question, waitsFor, timers = [], disputed = [] } = write;
  if (record.step.kind !== "ask") {
    throw new SousError("bad-step", `Step ${record.seq} of ${record.episode} does not ask.`);
  }
  yield* requireOpenEpisode(record.episode);
  if (question) {
    yield* poseQuestion(question, timers);
    const dispute = { question: question.id, adjudication: null, timers: [], facts: disputed };
    if (disputed.length > 0) yield* openDispute(question.household, dispute);
  }
  yield* insertStep(record);
  yield* insertReuses(record);
  if (waitsFor === null) return;
  const { episode, seq } = record;
  yield* run(
    "INSERT INTO question_waits (question, episode, seq) VALUES (@question, @episode, @seq)",
    { question: waitsFor, episode, seq },
  );
}

function* writeSettlement(settlement: Settlement): Work<boolean> {
  const { question: id, state, reason, basis, facts, dispute, notes, at } = settlement;
  const question = yield* findQuestion("WHERE id = @id", { id });
  if (question?.state !== "open" || !(yield* isBasisWhole(id, basis))) return false;
  const { household, episode } = question;
  yield* insertNotes(episode, notes, at);
  yield* settleQuestion(id, { state, reason }, at);
  yield* writeFacts({ household, facts, invalidations: [], dispute, at });
  return true;
}

function* isBasisWhole(question: string, basis: readonly string[]): Work<boolean> {
  return !(yield* exists(
    `SELECT 1 FROM ballots WHERE question = @question AND (
       (understood IS NULL AND retracted_at IS NULL AND late = 0
         AND id NOT IN (SELECT ballot FROM unchecked_ballots))
       OR (retracted_at IS NOT NULL AND id IN (SELECT value FROM json_each(@basis))))`,
    { question, basis: JSON.stringify(basis) },
  ));
}

function* fireTimer(timer: QuestionTimer, firing: TimerFiring, at: number): Work<boolean> {
  const { question: id, kind, nth } = timer;
  const { notes, call, deferTo } = firing;
  const change = deferTo === null ? "fired_at = @at" : "due_at = @at";
  const isFirst = yield* run(
    `UPDATE question_timers SET ${change}
     WHERE question = @id AND kind = @kind AND nth = @nth AND fired_at IS NULL`,
    { id, kind, nth, at: deferTo ?? at },
  );
  if (isFirst === 0) return false;
  const question = deferTo === null ? yield* findQuestion("WHERE id = @id", { id }) : null;
  if (question?.state !== "open") return true;
  yield* insertNotes(question.episode, notes, at);
  if (call) yield* insertCall(call, question, at);
  return true;
}
