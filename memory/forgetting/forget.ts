/** Deletes a person's words and everything derived from them. */

import type { ForgetScope, Forgotten, KnownPerson } from "../../src/core/people/person.js";
import { spaceOf } from "../../src/core/platform.js";
import { confirmationPrefix } from "../../src/core/question/question.js";
import { forgetSessions } from "../statements/people/sessions.js";
import { retractFacts } from "../statements/rows/fact-writes.js";
import { forgetEvents } from "../statements/rows/inbox-events.js";
import { touchCard, touchCardsOf, touchOffering } from "../statements/rows/outbox-writes.js";
import { deleteWithTexts, forgetText } from "../statements/rows/people.js";
import { settleQuestion } from "../statements/rows/question-rows.js";
import { all, column, exists, type Params, run, type Work } from "../work.js";
import { countTraces, findSaid, findTraces, isIn, type Traces } from "./traces.js";

const gone = "(forgotten)";
const isListed = isIn("ids");

/**
 * Deletes in one transaction. Facts that the deleted ones had replaced are valid again. The caller erases the freed
 * pages.
 */
export function* forgetPerson(
  person: KnownPerson,
  scope: ForgetScope,
  at: number,
): Work<Forgotten> {
  const said = yield* findSaid(person, scope);
  for (const { id, household } of said.ballots) yield* retractFacts(id, household, at);
  const traces = yield* findTraces(person, scope);
  yield* forgetThoughts(traces);
  yield* forgetTold(traces);
  yield* forgetRepeated(traces.repeated, at);
  yield* runOn(traces.tuples, `DELETE FROM tuples WHERE id ${isListed}`);
  yield* forgetNotes(traces, at);
  yield* runOn(traces.calls, `DELETE FROM outbox WHERE id ${isListed}`);
  yield* forgetFacts(traces);
  yield* deleteWithTexts("world_rules", "said", traces.rules);
  for (const { id, question } of traces.ballots) {
    yield* touchCardsOf(question, at);
    yield* touchOffering(id, at);
  }
  yield* forgetEchoes(traces, at);
  yield* forgetBallots(traces);
  yield* forgetTurns(traces, at);
  yield* forgetEvents(traces.events, at);
  yield* forgetImported(person);
  const { id } = person;
  if (typeof scope === "string")
    yield* run("DELETE FROM question_openings WHERE person = @id", { id });
  if (scope === "research" || scope === "person")
    yield* run("DELETE FROM campaign_enrolments WHERE person = @id", { id });
  // Cached vectors do not record their source, so all are deleted.
  yield* run("DELETE FROM embedding_cache");
  if (scope === "person") yield* forgetRow(person);
  return countTraces({ ...traces, ...said });
}

function* runOn(ids: readonly string[], sql: string, params: Params = {}): Work<void> {
  yield* run(sql, { ...params, ids: JSON.stringify(ids) });
}

function* forgetThoughts({ thoughts }: Traces): Work<void> {
  for (const { episode, seq } of thoughts)
    yield* run(
      `UPDATE steps SET step_json = json_set(step_json, '$.thought', @gone), note = NULL
       WHERE episode = @episode AND seq = @seq`,
      { gone, episode, seq },
    );
}

/** Deletes answers' words from all steps in these facts' homes. Open episodes then store the remaining words again. */
function* forgetTold({ facts }: Traces): Work<void> {
  yield* runOn(
    facts,
    `UPDATE steps SET told_json = NULL WHERE told_json IS NOT NULL AND episode IN (
       SELECT episodes.id FROM facts JOIN episodes ON episodes.household = facts.household
       WHERE facts.id ${isListed})`,
  );
}

/** Deletes the text of questions that repeat the person's words. Their rows stay, as steps refer to them. */
export function* forgetRepeated(questions: readonly string[], at: number): Work<void> {
  for (const id of questions) {
    const repeats = yield* exists(
      `SELECT 1 FROM questions
       WHERE id = @id AND (adjudicates IS NOT NULL OR id LIKE '${confirmationPrefix}%')`,
      { id },
    );
    yield* run("UPDATE questions SET follow_up_json = NULL WHERE id = @id", { id });
    if (!repeats) continue;
    const isSettled = yield* settleQuestion(id, { state: "cancelled", reason: "resolved" }, at);
    yield* rewordQuestion(id);
    if (!isSettled) yield* touchCardsOf(id, at);
  }
}

/** Removes a question's words. The full-text index needs the old words to delete its entry. */
function* rewordQuestion(id: string): Work<void> {
  const words = "4 * number + 1, household, words FROM question_documents WHERE id = @id";
  yield* run(
    `INSERT INTO document_words (document_words, rowid, household, words) SELECT 'delete', ${words}`,
    { id },
  );
  // The vector of an answer contains its question too.
  yield* run(
    `DELETE FROM vectors WHERE kind = 'question' AND row_id = @id
       OR kind = 'answer' AND row_id IN (SELECT ballots.id FROM ballots WHERE question = @id)`,
    { id },
  );
  yield* run(
    `UPDATE questions SET text = @gone, why = '', choices_json = (
       SELECT json_group_array(json_set(value, '$.label', @gone, '$.value', @gone))
       FROM json_each(choices_json)) WHERE id = @id`,
    { id, gone },
  );
  yield* run(`INSERT INTO document_words (rowid, household, words) SELECT ${words}`, { id });
}

function* forgetNotes({ notes }: Traces, at: number): Work<void> {
  yield* runOn(
    notes,
    `DELETE FROM outbox WHERE id ${isListed} AND ref_json IS NULL AND state <> 'sending'`,
  );
  yield* runOn(
    notes,
    `UPDATE outbox SET
       note_json = json_set(note_json, '$.text', @gone, '$.ballot', NULL, '$.to', NULL),
       wanted = wanted + 1,
       due_at = CASE state WHEN 'sent' THEN @at ELSE due_at END,
       state = CASE state WHEN 'sent' THEN 'queued' ELSE state END
     WHERE id ${isListed}`,
    { at, gone },
  );
}

function* forgetFacts({ facts }: Traces): Work<void> {
  yield* runOn(facts, `UPDATE facts SET superseded_by = NULL WHERE superseded_by ${isListed}`);
  yield* runOn(facts, `UPDATE facts SET revives = NULL WHERE revives ${isListed}`);
  yield* deleteWithTexts("facts", "said", facts);
}

/** Takes back answers of others who pressed a button with the person's words. */
function* forgetEchoes({ ballots }: Traces, at: number): Work<void> {
  const echoes = yield* all<{ id: string; text: number; question: string }>(
    `SELECT echo.id, echo.text, echo.question FROM ballots AS said
     CROSS JOIN ballots AS echo ON echo.same_as = said.question AND echo.person <> said.person
     JOIN texts AS own ON own.number = said.text
     JOIN texts AS words ON words.number = echo.text AND words.text = trim(own.text)
     WHERE echo.same_as IS NOT NULL AND said.id ${isListed}`,
    { ids: JSON.stringify(ballots.map(({ id }) => id)) },
  );
  for (const { id, text, question } of echoes) {
    yield* run("UPDATE ballots SET retracted_at = coalesce(retracted_at, @at) WHERE id = @id", {
      id,
      at,
    });
    yield* forgetText(text);
    yield* touchCardsOf(question, at);
  }
}

function* forgetBallots({ ballots }: Traces): Work<void> {
  const list = ballots.map(({ id }) => id);
  yield* runOn(list, `UPDATE ballots SET replaces = NULL WHERE replaces ${isListed}`);
  // An answer counts up to two in its ticket's version; adding three lets the version grow without the answer.
  for (const { question } of ballots)
    yield* run("UPDATE asked SET forgotten = forgotten + 3 WHERE question = @question", {
      question,
    });
  yield* deleteWithTexts("ballots", "text", list);
}

function* forgetImported({ id }: KnownPerson): Work<void> {
  for (const part of ["flags", "rowAnswers"]) {
    yield* run(
      `UPDATE imported_releases SET settings_json = json_set(settings_json, @path, (
         SELECT json_group_array(json(value)) FROM json_each(settings_json, @path)
         WHERE value ->> '$.person' <> @id))
       WHERE instr(settings_json, @id) > 0`,
      { id, path: `$.${part}` },
    );
  }
}

/** Keeps moves without their player. Deletes what players were shown, as it says who said what. */
function* forgetTurns({ turns, shown }: Traces, at: number): Work<void> {
  yield* runOn(turns, `UPDATE turns SET person = NULL, reserved = NULL WHERE id ${isListed}`);
  const ids = shown.map(({ id }) => id);
  yield* runOn(ids, `UPDATE turns SET sees_json = '[]' WHERE id ${isListed}`);
  for (const { episode, open } of shown) if (open === 1) yield* touchCard(episode, at);
}

/** Deletes the person's row, but keeps an opt-out with the platform's id. */
function* forgetRow(person: KnownPerson): Work<void> {
  const { id, platform, workspace, platformId, name, optedOutAt } = person;
  yield* run("UPDATE questions SET assignee = NULL WHERE assignee = @id", { id });
  yield* run("DELETE FROM people WHERE id = @id", { id });
  yield* run(
    `DELETE FROM release_clearances
     WHERE instr(@name, words) > 0 OR (@name <> '' AND instr(words, @name) > 0)`,
    { name: name.toLowerCase() },
  );
  yield* forgetAsker(person);
  yield* forgetSessions(person);
  if (optedOutAt === null) {
    yield* run("DELETE FROM imported_rows WHERE id = @id", { id });
    return;
  }
  yield* run(
    `INSERT INTO people (id, platform, workspace, platform_id, name, opted_out_at)
     VALUES (@id, @platform, @workspace, @platformId, '', @optedOutAt)`,
    { id, platform, workspace, platformId, optedOutAt },
  );
}

/** Removes the person as requester of tasks, stored by the platform's id within the workspace. */
function* forgetAsker({ platform, workspace, platformId }: KnownPerson): Work<void> {
  const asked = yield* column<string>(
    `SELECT household FROM runs
     WHERE asked_by = @platformId AND request_json ->> '$.bot' = @platform`,
    { platformId, platform },
  );
  const installed = yield* exists(
    "SELECT 1 FROM installations WHERE platform = @platform AND workspace = @workspace",
    { platform, workspace },
  );
  const spaces = [`${platform}:${workspace}`, ...(installed ? [] : [""])];
  for (const household of asked)
    if (spaces.includes(spaceOf(household)))
      yield* run("UPDATE runs SET asked_by = NULL WHERE household = @household", { household });
}
