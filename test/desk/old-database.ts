/** A database as the schema "0003-mode" had it, in the middle of a question. */
import { migrations } from "../../memory/migrations/index.js";
import { Database } from "../../memory/sqlite/database.js";
import { migrate } from "../../memory/sqlite/migrate.js";
import { loadHousehold } from "../../scenes/household/index.js";
import type { Question } from "../../src/core/question.js";
import { sampleEpisode, sampleStep } from "../memory/samples.js";

/** Writes it: a kitchen, the open episode "e1" on Slack, and its open question. */
export function writeOldDatabase(file: string, question: Question): void {
  const db = new Database({ file, readOnly: false });
  migrate(db, migrations.slice(0, 3), question.askedAt);
  db.write(() => {
    insertHousehold(db);
    insertEpisode(db, question.askedAt);
    insertQuestion(db, question);
    insertSteps(db, question);
  });
  db.close();
}

function insertHousehold(db: Database): void {
  const { id, title, content, tasks } = loadHousehold("kitchen");
  db.run(
    `INSERT INTO households (id, title, content_json, tasks_json, created_at)
     VALUES (@id, @title, @content, @tasks, 1)`,
    { id, title, content: JSON.stringify(content), tasks: JSON.stringify(tasks) },
  );
}

function insertEpisode(db: Database, at: number): void {
  const { id, task } = sampleEpisode();
  db.run(
    `INSERT INTO episodes (id, household, round, task_json, policy, ask_policy, mode, bot, channel,
       seed, max_steps, purpose, started_at, reward)
     VALUES (@id, 'kitchen', 1, @task, 'rules', 'missing', 'owner', 'slack', 'C1', 1, 50, 'demo',
       @at, 0)`,
    { id, task: JSON.stringify(task), at },
  );
  db.run(
    `INSERT INTO outbox (id, episode, kind, state, ref_json, wanted, shown, attempts, due_at, created_at)
     VALUES (@id, @id, 'card', 'sent', @ref, 2, 2, 0, @at, @at)`,
    { id, ref: JSON.stringify({ channel: "C1", message: "1.1" }), at },
  );
}

function insertQuestion(db: Database, question: Question): void {
  db.run(
    `INSERT INTO questions (id, household, episode, func, adjective, noun, text, why, choices_json,
       mode, purpose, state, view_json, propensity, asked_at, deadline)
     VALUES (@id, 'kitchen', 'e1', @func, NULL, @noun, @text, @why, @choices, 'owner', 'demo', 'open',
       @view, 1, @askedAt, @deadline)`,
    {
      id: question.id,
      func: question.need.func,
      noun: question.need.noun,
      text: question.text,
      why: question.why,
      choices: JSON.stringify(question.choices),
      view: JSON.stringify(question.view),
      askedAt: question.askedAt,
      deadline: question.deadline,
    },
  );
}

function insertSteps(db: Database, question: Question): void {
  const begin = sampleStep();
  const ask = {
    kind: "ask",
    thought: "I do not know.",
    need: question.need,
    handling: "posted",
    outcome: null,
  };
  for (const [seq, step, asks] of [
    [0, begin.step, null],
    [1, ask, question.id],
  ] as const) {
    db.run(
      `INSERT INTO steps (episode, seq, step_json, engine, because_json, question, fact_watermark, at)
       VALUES ('e1', @seq, @step, 'test-1', '[]', @question, 0, @at)`,
      { seq, step: JSON.stringify(step), question: asks, at: question.askedAt },
    );
  }
  db.run("INSERT INTO question_waits (question, episode, seq) VALUES (@id, 'e1', 1)", {
    id: question.id,
  });
}
