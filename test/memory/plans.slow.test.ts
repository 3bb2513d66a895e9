/** No statement of the product reads a whole table, but those that are listed here with their reason. */
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { Likeness } from "../../memory/index/likeness.js";
import { RowReader } from "../../memory/index/row-reader.js";
import { migrations } from "../../memory/migrations/index.js";
import { openMemory } from "../../memory/open.js";
import { translate } from "../../memory/postgres/translate.js";
import { createSqliteDriver } from "../../memory/sqlite/driver.js";
import { migrate } from "../../memory/sqlite/migrate.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { findFaults } from "../../memory/sqlite/verify.js";
import { exchangeFlags } from "../../src/core/exchange.js";
import type { Memory } from "../../src/core/stores.js";
import { describeMemory } from "../contracts/memory.js";
import { newFile } from "./folder.js";
import { writeMadeUpRows } from "./made-up-rows.js";
import { countRead } from "./old-home.js";
import { isMissing, usePostgres } from "./postgres/database.js";
import {
  askStep,
  beginAnswered,
  factWrite,
  sampleEpisode,
  sampleHousehold,
  sampleOutcome,
  sampleTuple,
  stoppedClock,
} from "./samples.js";
import { collectStatements, findPlaces } from "./statements.js";

interface Listed {
  readonly reason: string;
  readonly plan: RegExp;
  readonly sql?: RegExp;
}

/** Rows of one search. A home has a few hundred facts that stand. */
const mostRead = 200;

/** Searches that read more the older a home is, with what makes that right. */
const growing: readonly Listed[] = [
  {
    reason: "a home is deleted only when nothing was done in it: its foreign keys find no row",
    plan: /COVERING INDEX \w+ \(household=\?\)$/,
    sql: /^DELETE FROM households /,
  },
  {
    reason: "rows are counted when the database is opened, and an index reads those that it lacks",
    plan: /INDEX vectors_of_embedder\b/,
  },
  {
    reason: "all of a home or of a campaign is asked for, by a command that only reads",
    plan: /INDEX (\w+_of_household|questions_by_need|questions_of_campaign) \((household|campaign)=\?\)$/,
    sql: /WHERE (household|campaign) = @(household|campaign)\s+(AND \(@subject .*|AND reason IS NOT 'standing' )?ORDER BY (facts\.)?number$/s,
  },
  {
    reason: "counted or added up in a thread of its own",
    plan: /INDEX (questions_by_need|questions_of_campaign|episodes_of_campaign) /,
    sql: /AS (total|disagreement|since)\b|DISTINCT campaign|sum\(requests\)|AS used ON/,
  },
  {
    reason:
      "where somebody spoke, what their answers were worth, what is kept of them: in a thread of its own",
    plan: /INDEX (facts_of_person|ballots_by_person) \(person=\?/,
    sql: /household, NULL, NULL|AS (stepsSaved|count)\b|WITH told AS|@campaign ELSE @demo|revives/,
  },
  {
    reason: "what rests on an answer: when it is taken back or forgotten, or its person asks",
    plan: /^SEARCH episodes USING .*\(household=\?/,
    sql: /because_json <> '\[\]'/,
  },
  {
    reason: "somebody is forgotten, once: what answers said in their homes goes",
    plan: /^SEARCH episodes USING INDEX episodes_by_task/,
    sql: /^UPDATE steps SET told_json = NULL/,
  },
  {
    reason: "before a person is deleted, SQLite looks for one row that refers to them",
    plan: /COVERING INDEX (facts_of_person|ballots_by_person|questions_by_assignee)/,
    sql: /^(INSERT INTO people|DELETE FROM people|UPDATE questions SET assignee = NULL)/,
  },
  { reason: "sous recall searches all of a home", plan: /^SEARCH (row|asked|same) / },
  {
    reason: "only the open ones, which are few",
    plan: /\(household=\? AND func=\? AND noun=\? AND state=\?\)/,
    sql: /state = 'open'/,
  },
  { reason: "what people said that was found untrue", plan: /INDEX facts_contradicted / },
  { reason: "one of them is enough", plan: / EXISTS / },
  {
    reason: "one entry, at an end of the index",
    plan: /COVERING INDEX/,
    sql: /^SELECT coalesce\(max\((number|round)\), 0\)|WITH RECURSIVE played/,
  },
];

/** Whole tables or indexes that may be read, by what reads them. */
const listed: readonly Listed[] = [
  {
    reason: "small",
    plan: /^SCAN (migrations|campaigns|runs|schedules|people|sqlite_sequence|seals|agents|audiences)\b/,
  },
  {
    reason: "small",
    plan: /^SCAN (imported_\w+|release_tombstones|retention_runs|world_rules)\b/,
  },
  { reason: "small: what was learned of a few servers", plan: /^SCAN model_features\b/ },
  {
    reason: "small: the cells of all tuples, with what was done there",
    plan: /^SCAN tuple_cells\b/,
  },
  { reason: "small: who has logged in", plan: /^SCAN web_sessions$/ },
  { reason: "a decision of a person each", plan: /^SCAN release_(reviews|exclusions)\b/ },
  {
    reason: "all of them are asked for, or the last one",
    plan: /^SCAN households$/,
    sql: /FROM households\s+(WHERE id NOT LIKE 'asked:%' )?ORDER BY number/,
  },
  {
    reason: "all of them are asked for by a command that only reads",
    plan: /^SCAN (tuples|questions|outbox|model_usage)\b/,
    sql: /^SELECT [^()]*(\([^()]*(\([^()]*\))?[^()]*\)[^()]*)*FROM (tuples|questions|outbox|model_usage)\s.*ORDER BY/s,
  },
  {
    reason: "counted in a thread of its own",
    plan: /^SCAN (questions|households|ballots|model_usage)\b/,
    sql: /count\(\*\) AS total|AS disagreement|DISTINCT campaign|households\s+WHERE EXISTS|sum\(requests\)/,
  },
  {
    reason: "once a day, in a thread of its own",
    plan: /^SCAN (ballots|facts|turns|questions)\b/,
    sql: /seen_at/,
  },
  {
    reason: "one entry, at an end of the index",
    plan: /^SCAN episodes USING (INDEX episodes_started|COVERING INDEX episodes_by_bot)$/,
  },
  {
    reason: "what is open or was interrupted, by an index of nothing else",
    plan: /USING (COVERING )?INDEX (one_open_episode|unread_ballots|questions_open|questions_counted|scored_steps|timers_waiting|outbox_waiting|outbox_sending|outbox_dead|outbox_failing|campaign_episodes|reuses_untrue)$/,
  },
  {
    reason: "all explored tuples are removed",
    plan: /^SCAN tuples USING COVERING INDEX tuples_explored$/,
  },
  {
    reason: "sous reuse adds up all",
    plan: /^SCAN (steps|reuses|episodes)\b/,
    sql: /AS handling,|AS lookedAt|AS succeeded/,
  },
  {
    reason: "somebody is forgotten, once: their name is looked for in all that was written",
    plan: /^SCAN (steps|outbox|tuples|turns|inbox_events)\b/,
    sql: /@facts|@platformId|@ballots/,
  },
];

const root = fileURLToPath(new URL("../..", import.meta.url));
vi.mock(import("../../memory/work.js"), async (original) => {
  const { noting } = await import("./statements.js");
  return noting(await original());
});

const collected = collectStatements();
afterAll(() => collected.stop());

const clock = stoppedClock();
const open = (): Promise<Memory> => openMemory({ file: ":memory:", clock });

describeMemory({ name: "with their plans", open });
// The same files run on their own, too; here they are read again.
for (const file of ["./forget.test.ts", "./exchanges.test.ts"])
  await import(/* @vite-ignore */ `${file}?plans`);

it("what no other test here runs", async () => {
  const memory = await open();
  await beginAnswered(memory);
  const { episodes, facts, households, questions, people, campaigns, releases } = memory;
  await questions.recordOutcome(sampleOutcome({ facts: [factWrite("f1")] }));
  await memory.tuples.countCells(["go to PLACE"]);
  await episodes.list("kitchen", 1);
  await episodes.last("kitchen");
  await episodes.lastStarted();
  await episodes.lastStarted("c1");
  await episodes.startedSince(1);
  await episodes.played();
  await episodes.newestIn("web", ["c1", ""]);
  await episodes.places("kitchen");
  await episodes.hasPlayed("kitchen", "put a mug in the sink.");
  await episodes.checkpoint("kitchen");
  const reached = { household: "kitchen", engine: "e", round: 1, moves: 0, state: "{}" };
  await episodes.keepCheckpoint({ ...reached, hash: "0".repeat(64), at: 1 });
  await episodes.scoredSteps("kitchen", 3);
  await facts.toldTo("q1");
  await facts.toldIn("e1");
  await facts.notedIn("e1");
  await facts.marks("kitchen");
  await facts.saidBy("p1");
  await facts.lastTold("kitchen", 3);
  await facts.newest("kitchen", 3);
  await facts.uses("kitchen", ["f1"]);
  await households.last();
  await households.remove("nowhere");
  await questions.openFor({ platform: "web", person: "p1", skip: 0, limit: 3 });
  await questions.openFor({ platform: "web", person: null, skip: 0, limit: 3 });
  await questions.openOn({ platform: "web", place: "C1", person: "p1" });
  await questions.answeredBy("slack:T1:reply:C1:1");
  await questions.scopes();
  await questions.browse({ skip: 0, limit: 3, flags: exchangeFlags, search: "x", campaign: "c" });
  await people.worthOf("p1");
  await people.opened("p1");
  await episodes.scoredSteps(null, 3);
  await campaigns.answerTimes("c");
  await releases.campaignEpisodes();
  await releases.importedIds();
  await releases.importedSettings();
  await releases.tombstones();
  await releases.exclusions();
  await releases.reviews();
  await releases.exclude({ question: "q1", excluded: true, reviewer: "r", at: 1 });
  const review = { decision: "keep", hidden: [], reviewer: "r", at: 1 } as const;
  for (const { id } of await questions.ballots("q1"))
    await releases.review({ ...review, ballot: id });
  await importSample(memory);
  await memory.retention.due(9e12);
  await memory.retention.forget((await people.list())[0]?.id ?? "", "person", 7);
  await memory.retention.erase();
  await memory.retention.last();
  await memory.vitals.read();
  await questions.askedAfter(1);
  await questions.moveWaits({ by: 1 }, 5);
  await questions.moveWaits({ by: 1, question: "q1" }, 5);
  await memory.outbox.hasten(9, 5);
  await memory.outbox.putOff("e1", 5);
  await memory.outbox.shownBy("web", { channel: "C1", message: "1" });
  await memory.outbox.lastShown("web", "C1");
  await memory.close();
});

async function importSample({ releases, questions, facts }: Memory): Promise<void> {
  const [question] = await questions.list({ household: "kitchen" });
  const [ballot] = await questions.ballots(question?.id ?? "");
  const [fact] = await facts.list({ household: "kitchen", valid: false });
  if (!question || !ballot || !fact) throw new Error("Nothing was answered.");
  const home = { household: "elsewhere", episode: "e9" };
  const episode = sampleEpisode({ id: "e9", household: "elsewhere", endedAt: 3 });
  const closed = { ...fact, ...home, id: "f9", person: "p9", question: "q9", ballot: "b9" };
  const invalid = { status: "superseded", invalidAt: 2, closed: 1 } as const;
  const names = { person: "p9", question: "q9", id: "b9" };
  await releases.importRelease(
    {
      settings: "{}",
      households: [{ ...sampleHousehold("elsewhere") }],
      people: [{ id: "p9", platform: "web" }],
      episodes: [{ ...episode, end: { kind: "terminated" }, campaign: null }],
      moves: [{ household: "elsewhere", afterRound: 0, thing: "mug 1", place: "sink 1" }],
      steps: [askStep(0, { episode: "e9", question: "q9" })],
      questions: [{ ...question, ...home, id: "q9", campaign: null }],
      ballots: [{ ...ballot, ...names, replaces: null, route: "press", text: "here" }],
      facts: [{ ...closed, ...invalid }],
      tuples: [{ ...sampleTuple(), id: "t9", ...home }],
      tombstones: [{ id: "x", kind: "episode", version: "1" }],
    } as unknown as Parameters<Memory["releases"]["importRelease"]>[0],
    5,
  );
}

it("rows without vectors get them, and an index reads them", async () => {
  const db = new SqliteFile({ file: ":memory:", readOnly: false });
  migrate(db, migrations, 1);
  writeMadeUpRows(db);
  const embedder = createHashingEmbedder(8);
  const driver = createSqliteDriver(db, null);
  await new Likeness({ db: driver, embedder, graphFrom: 5000, file: null }).index("tuple").settle();
  const rows = new RowReader(driver, "tuple", embedder);
  expect(await rows.highestNumber()).toBeGreaterThan(0);
  const numbers = await rows.numbers();
  await rows.byNumbers(numbers);
  await rows.idsOf(numbers);
  await rows.deletedAfter(0);
});

it("a file is verified", async () => {
  const file = newFile();
  await (await openMemory({ file, clock })).close();
  expect(findFaults(file)).toEqual([]);
  const earlier = newFile("earlier.db");
  const db = new SqliteFile({ file: earlier, readOnly: false });
  migrate(db, migrations.slice(0, 1), 1);
  db.close();
  expect(findFaults(earlier)).toEqual([]);
});

it("embeddings that cost are kept", async () => {
  const vector = Float32Array.from([1, 0]);
  const embedder = { id: "costly", dimensions: 2, isCostly: true };
  const embed = async (texts: readonly string[]) => texts.map(() => vector);
  const memory = await openMemory({ file: ":memory:", clock, embedder: { ...embedder, embed } });
  await beginAnswered(memory);
  await memory.recall({ text: "mug", household: "kitchen" });
  await memory.close();
});

describe("then", () => {
  it("every place in memory/ that runs a statement was seen", () => {
    const missed = findPlaces(root).filter((place) => !collected.places.has(place));
    expect(missed).toEqual([]);
  });

  it("no statement reads a whole table, unless it is listed", () => {
    const db = new SqliteFile({ file: ":memory:", readOnly: false });
    migrate(db, migrations, 1);
    const rows = db.all<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'");
    const tables = new Set(rows.map(({ name }) => name));
    const scans = [...collected.plans()].flatMap(([sql, plan]) =>
      plan
        .filter((detail) => isScanOf(detail, sql, tables) && !isIn(listed, detail, sql))
        .map((detail) => `${detail}: ${sql.replace(/\s+/g, " ")}`),
    );
    expect(scans).toEqual([]);
  });

  it("no statement reads much of a home that has grown old, unless it is listed", () => {
    const whole = [...collected.plans()].filter(([sql, plan]) => !stopsEarly(sql, plan));
    const much = whole.flatMap(([sql, plan]) =>
      plan
        .filter((detail) => countRead(detail) > mostRead && !isIn(growing, detail, sql))
        .map((detail) => `${detail}: ${sql.replace(/\s+/g, " ")}`),
    );
    expect(much).toEqual([]);
  });
});

describe.skipIf(isMissing)("then PostgreSQL", () => {
  const { create } = usePostgres();

  it("takes every statement", async () => {
    const client = new pg.Client({ connectionString: await create() });
    await client.connect();
    const refused: string[] = [];
    for (const sql of collected.plans().keys()) {
      const { name, text } = translate(sql);
      await client
        .query(`PREPARE ${name} AS ${text}`)
        .catch((error) => refused.push(`${error}: ${text.replace(/\s+/g, " ")}`));
    }
    await client.end();
    expect(refused).toEqual([]);
  });
});

/** "SCAN said" reads a table when the statement calls one so. A part of a statement may be read. */
function isScanOf(detail: string, sql: string, tables: ReadonlySet<string>): boolean {
  const name = /^SCAN (\w+)/.exec(detail)?.[1];
  if (name === undefined || detail.includes("VIRTUAL TABLE")) return false;
  if (tables.has(name) && !new RegExp(`\\b${name}( \\([^)]*\\))? AS (MATERIALIZED )?\\(`).test(sql))
    return true;
  const table = new RegExp(`\\b(?:FROM|JOIN) (\\w+) AS ${name}\\b`).exec(sql)?.[1];
  return table !== undefined && tables.has(table);
}

/** It reads in the order of an index until there are enough. */
function stopsEarly(sql: string, plan: readonly string[]): boolean {
  return /\bLIMIT (1\b|@)/.test(sql) && !plan.includes("USE TEMP B-TREE FOR ORDER BY");
}

function isIn(listed: readonly Listed[], detail: string, sql: string): boolean {
  return listed.some((one) => one.plan.test(detail) && (one.sql?.test(sql) ?? true));
}
