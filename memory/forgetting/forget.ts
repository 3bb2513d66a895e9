/** Deletes a person's words and everything derived from them. */

import type { ForgetScope, Forgotten, KnownPerson } from "../../src/core/people/person.js";
import { spaceOf } from "../../src/core/platform.js";
import { confirmationPrefix } from "../../src/core/question/question.js";
import { deleteRules } from "../statements/knowledge.js";
import { forgetSessions } from "../statements/people/sessions.js";
import { retractFacts } from "../statements/rows/fact-writes.js";
import { forgetEvents } from "../statements/rows/inbox-events.js";
import { touchCard, touchCardsOf, touchOffering } from "../statements/rows/outbox-writes.js";
import { deleteTexts, forgetText } from "../statements/rows/people.js";
import { settleQuestion } from "../statements/rows/question-rows.js";
import { all, column, exists, run, type Work } from "../work.js";
import { countTraces, findSaid, findTraces, type StepTrace, type Traces } from "./traces.js";

const gone = "(forgotten)";
const isListed = "IN (SELECT value FROM json_each(@ids))";

/** Deletes in one transaction. Facts that deleted ones had replaced hold again. The caller erases the freed pages. */
export function* forgetPerson(
  person: KnownPerson,
  scope: ForgetScope,
  at: number,
): Work<Forgotten> {
  const said = yield* findSaid(person, scope);
  for (const { id, household } of said.ballots) yield* retractFacts(id, household, at);
  const traces = yield* findTraces(person, scope);
  yield* forgetThoughts(traces.thoughts);
  yield* forgetTold(traces.facts);
  yield* forgetRepeated(traces.repeated, at);
  yield* deleteRows("tuples", traces.tuples);
  yield* forgetNotes(traces.notes, at);
  yield* run(`DELETE FROM outbox WHERE id ${isListed}`, { ids: JSON.stringify(traces.calls) });
  yield* forgetFacts(traces);
  yield* deleteRules(traces.rules);
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

function* forgetThoughts(steps: readonly StepTrace[]): Work<void> {
  for (const { episode, seq } of steps)
    yield* run(
      `UPDATE steps SET step_json = json_set(step_json, '$.thought', @gone), note = NULL
       WHERE episode = @episode AND seq = @seq`,
      { gone, episode, seq },
    );
}

/** Deletes answers' words from steps in these facts' homes. Open episodes store the rest again. */
function* forgetTold(facts: readonly string[]): Work<void> {
  yield* run(
    `UPDATE steps SET told_json = NULL WHERE told_json IS NOT NULL AND episode IN (
       SELECT episodes.id FROM facts JOIN episodes ON episodes.household = facts.household
       WHERE facts.id ${isListed})`,
    { ids: JSON.stringify(facts) },
  );
}

/** Deletes the text of questions that repeat the person's words; steps refer to their rows. */
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

/** Removes a question's words. The full-text index must be given them to delete them. */
function* rewordQuestion(id: string): Work<void> {
  const words = "4 * number + 1, household, words FROM question_documents WHERE id = @id";
  yield* run(
    `INSERT INTO document_words (document_words, rowid, household, words) SELECT 'delete', ${words}`,
    { id },
  );
  // An answer's vector is made of its question too.
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

function* forgetNotes(notes: readonly string[], at: number): Work<void> {
  const ids = JSON.stringify(notes);
  yield* run(
    `DELETE FROM outbox WHERE id ${isListed} AND ref_json IS NULL AND state <> 'sending'`,
    { ids },
  );
  yield* run(
    `UPDATE outbox SET
       note_json = json_set(note_json, '$.text', @gone, '$.ballot', NULL, '$.to', NULL),
       wanted = wanted + 1,
       due_at = CASE state WHEN 'sent' THEN @at ELSE due_at END,
       state = CASE state WHEN 'sent' THEN 'queued' ELSE state END
     WHERE id ${isListed}`,
    { ids, at, gone },
  );
}

function* forgetFacts({ facts }: Traces): Work<void> {
  const ids = JSON.stringify(facts);
  const said = `SELECT said FROM facts WHERE said IS NOT NULL AND id ${isListed}`;
  const texts = yield* column<number>(said, { ids });
  yield* run(`UPDATE facts SET superseded_by = NULL WHERE superseded_by ${isListed}`, { ids });
  yield* run(`UPDATE facts SET revives = NULL WHERE revives ${isListed}`, { ids });
  yield* deleteRows("facts", facts);
  yield* deleteTexts(texts);
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
  const ids = JSON.stringify(list);
  const said = `SELECT text FROM ballots WHERE text IS NOT NULL AND id ${isListed}`;
  const texts = yield* column<number>(said, { ids });
  yield* run(`UPDATE ballots SET replaces = NULL WHERE replaces ${isListed}`, { ids });
  // A ballot raises the version by at most two; the offset keeps it growing after the deletion.
  for (const { question } of ballots)
    yield* run("UPDATE asked SET forgotten = forgotten + 3 WHERE question = @question", {
      question,
    });
  yield* deleteRows("ballots", list);
  yield* deleteTexts(texts);
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

/** Keeps moves without their player. Deletes what players were shown, which says who said what. */
function* forgetTurns({ turns, shown }: Traces, at: number): Work<void> {
  yield* run(`UPDATE turns SET person = NULL, reserved = NULL WHERE id ${isListed}`, {
    ids: JSON.stringify(turns),
  });
  yield* run(`UPDATE turns SET sees_json = '[]' WHERE id ${isListed}`, {
    ids: JSON.stringify(shown.map(({ id }) => id)),
  });
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

function* deleteRows(table: "tuples" | "facts" | "ballots", ids: readonly string[]): Work<void> {
  yield* run(`DELETE FROM ${table} WHERE id ${isListed}`, { ids: JSON.stringify(ids) });
}
