/** Rows of a release, written as they came: what they rest on is there before them. */
import type { Fact } from "../../src/core/fact.js";
import type { ImportedBallot, ImportedRelease } from "../../src/core/release.js";
import { insertEpisode } from "../episodes.js";
import type { Database } from "../sqlite/database.js";
import { insertTuple } from "../tuples.js";
import { insertEvent } from "./inbox-events.js";
import { insertText } from "./people.js";
import { insertQuestion } from "./question-rows.js";
import { insertStep } from "./steps.js";

/** Inside a transaction. */
export function insertRelease(db: Database, release: ImportedRelease, at: number): void {
  insertHomes(db, release);
  for (const episode of release.episodes) insertEpisode(db, episode);
  for (const { household, afterRound, thing, place } of release.moves) {
    db.run(
      `INSERT INTO moves (household, after_round, thing, place, at)
       VALUES (@household, @afterRound, @thing, @place, @at)`,
      { household, afterRound, thing, place, at },
    );
  }
  for (const question of release.questions) insertQuestion(db, question);
  for (const ballot of release.ballots) insertBallot(db, ballot, at);
  link(db, "ballots", "replaces", release.ballots);
  for (const fact of release.facts) insertFact(db, fact);
  const superseded = release.facts.map(({ id, supersededBy }) => ({
    id,
    superseded_by: supersededBy,
  }));
  link(db, "facts", "superseded_by", superseded);
  numberFacts(db, release);
  // their vectors are made when the database is opened next
  for (const tuple of release.tuples) insertTuple(db, { tuple, vector: null, embedder: null });
  keepOrigin(db, release, at);
}

function insertHomes(db: Database, { households, people }: ImportedRelease): void {
  for (const { id, content, createdAt } of households) {
    db.run(
      `INSERT INTO households (id, title, content_json, tasks_json, created_at)
       VALUES (@id, @id, @content, '[]', @createdAt)`,
      { id, content: JSON.stringify(content), createdAt },
    );
  }
  for (const { id, platform } of people) {
    db.run(
      `INSERT INTO people (id, platform, workspace, platform_id, name, consented_at)
       VALUES (@id, @platform, 'release', @id, @id, 0)`,
      { id, platform },
    );
  }
}

function insertBallot(db: Database, ballot: ImportedBallot, at: number): void {
  const { id, question, person, choice, late, understood } = ballot;
  const eventKey = `release:${id}:${ballot.route}`;
  insertEvent(db, { key: eventKey, kind: "ballot", at: ballot.at });
  db.run(
    `INSERT INTO ballots (id, question, person, event_key, choice, text, late, saw_others,
       understood, claims_json, at)
     VALUES (@id, @question, @person, @eventKey, @choice, @text, @late, @sawOthers,
       @understood, @claims, @at)`,
    {
      id,
      question,
      person,
      eventKey,
      choice,
      understood,
      at: ballot.at,
      late: Number(late),
      sawOthers: Number(ballot.sawOthers ?? false),
      text: ballot.text === null ? null : insertText(db, person, ballot.text),
      claims: JSON.stringify(ballot.claims),
    },
  );
  if (ballot.text === null) return;
  db.run(
    `INSERT INTO release_reviews (ballot, decision, hidden_json, reviewer, at)
     VALUES (@id, 'keep', '[]', 'published', @at)`,
    { id, at },
  );
}

function insertFact(db: Database, fact: Fact): void {
  const { id, household, subject, relation, certainty, source, slot, status } = fact;
  db.run(
    `INSERT INTO facts (id, household, subject, relation, objects_json, polarity, certainty, source,
       slot, person, question, ballot, episode, valid_from, status, invalid_at, dispute,
       closed_watermark)
     VALUES (@id, @household, @subject, @relation, @objects, @polarity, @certainty, @source,
       @slot, @person, @question, @ballot, @episode, @validFrom, @status, @invalidAt, @dispute,
       CASE WHEN @status = 'valid' THEN NULL ELSE 0 END)`,
    {
      id,
      household,
      subject,
      relation,
      certainty,
      source,
      slot,
      status,
      person: fact.person,
      question: fact.question,
      ballot: fact.ballot,
      episode: fact.episode,
      validFrom: fact.validFrom,
      invalidAt: fact.invalidAt,
      dispute: fact.dispute,
      objects: JSON.stringify(fact.objects),
      polarity: Number(fact.polarity),
    },
  );
}

/**
 * A release counts the facts of a household; here facts have numbers of their own. Steps are written with the
 * number of the newest fact that was known, and facts with that of the newest when they were closed.
 */
function numberFacts(db: Database, { facts, steps, episodes }: ImportedRelease): void {
  const numbers = new Map<string, number[]>();
  for (const { household } of facts) {
    if (numbers.has(household)) continue;
    const rows = db.all<{ number: number }>(
      "SELECT number FROM facts WHERE household = @household ORDER BY number",
      { household },
    );
    numbers.set(
      household,
      rows.map(({ number }) => number),
    );
  }
  const numberOf = (household: string | undefined, count: number): number =>
    numbers.get(household ?? "")?.[count - 1] ?? 0;
  for (const { id, household, status, closed } of facts) {
    if (status === "valid" || closed === null) continue;
    db.run("UPDATE facts SET closed_watermark = @closed WHERE id = @id", {
      id,
      closed: numberOf(household, closed),
    });
  }
  const homes = new Map(episodes.map(({ id, household }) => [id, household]));
  for (const step of steps) {
    const factWatermark = numberOf(homes.get(step.episode), step.factWatermark);
    insertStep(db, { ...step, factWatermark });
  }
}

/** Rows that name each other are linked once all of them are there. */
function link<Column extends "replaces" | "superseded_by">(
  db: Database,
  table: "ballots" | "facts",
  column: Column,
  rows: readonly ({ readonly id: string } & { readonly [Key in Column]: string | null })[],
): void {
  for (const row of rows) {
    const other = row[column];
    if (other === null) continue;
    db.run(`UPDATE ${table} SET ${column} = @other WHERE id = @id`, { id: row.id, other });
  }
}

function keepOrigin(db: Database, release: ImportedRelease, at: number): void {
  const { households, people, episodes, questions, ballots, facts, tuples } = release;
  for (const { id } of [households, people, episodes, questions, ballots, facts, tuples].flat()) {
    db.run("INSERT INTO imported_rows (id) VALUES (@id)", { id });
  }
  for (const { id, kind, version } of release.tombstones) {
    db.run(
      `INSERT INTO release_tombstones (id, kind, version) VALUES (@id, @kind, @version)
       ON CONFLICT (id) DO NOTHING`,
      { id, kind, version },
    );
  }
  db.run("INSERT INTO imported_releases (settings_json, at) VALUES (@settings, @at)", {
    settings: release.settings,
    at,
  });
}
