/** Writes the rows of a release, each after the rows that it names. */
import type {
  ImportedBallot,
  ImportedFact,
  ImportedRelease,
  Review,
} from "../../src/core/release.js";
import { episodeTable, moveTable } from "../episodes.js";
import { householdTable } from "../households.js";
import { personTable } from "../people.js";
import type { Database } from "../sqlite/database.js";
import { Table } from "../sqlite/table.js";
import { insertTuple } from "../tuples.js";
import { ballotTable } from "./ballot-rows.js";
import { factTable } from "./fact-rows.js";
import { insertEvent } from "./inbox-events.js";
import { insertText } from "./people.js";
import { insertQuestion } from "./question-rows.js";
import { insertStep } from "./steps.js";

export const reviewTable = new Table<Review>("release_reviews", {
  ballot: "plain",
  decision: "plain",
  hidden: "json",
  reviewer: "plain",
  at: "plain",
});

/** Inside a transaction. */
export function insertRelease(db: Database, release: ImportedRelease, at: number): void {
  const { households, people, episodes, moves, questions, ballots, facts, tuples } = release;
  for (const home of households) householdTable.insert(db, { ...home, title: home.id, tasks: [] });
  for (const { id, platform } of people) {
    const nameless = { id, platform, workspace: "release", platformId: id, name: id };
    personTable.insert(db, { ...nameless, consentedAt: 0 });
  }
  for (const episode of episodes) episodeTable.insert(db, episode);
  for (const move of moves) moveTable.insert(db, { ...move, at });
  for (const question of questions) insertQuestion(db, question);
  for (const ballot of ballots) insertBallot(db, ballot, at);
  for (const { id, replaces } of ballots) ballotTable.update(db, { replaces }, "id = @id", { id });
  for (const fact of facts) insertFact(db, fact);
  for (const { id, supersededBy } of facts)
    factTable.update(db, { supersededBy }, "id = @id", { id });
  numberFacts(db, release);
  for (const tuple of tuples) insertTuple(db, tuple);
  keepOrigin(db, release, at);
}

function insertBallot(db: Database, imported: ImportedBallot, at: number): void {
  const { route, text, ...ballot } = imported;
  const { id, person } = ballot;
  const eventKey = `release:${id}:${route}`;
  insertEvent(db, { key: eventKey, kind: "ballot", at: ballot.at });
  ballotTable.insert(db, {
    ...ballot,
    eventKey,
    // it may name a row that comes later
    replaces: null,
    text: text === null ? null : insertText(db, person, text),
  });
  if (text === null) return;
  const review = { ballot: id, decision: "keep", hidden: [], reviewer: "published", at } as const;
  reviewTable.insert(db, review);
}

function insertFact(db: Database, fact: ImportedFact): void {
  const closed = fact.status === "valid" ? null : 0;
  // it may name a row that comes later
  factTable.insert(db, { ...fact, supersededBy: null }, { also: { closed_watermark: closed } });
}

/**
 * Turns a release's counts of a household's facts into the numbers that facts have here. Steps keep the
 * newest fact that was known then, and closed facts the newest at their closing.
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
