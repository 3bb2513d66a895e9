/** Which rows a search may find, by drawn changes of rows, against the conditions as SQL over all rows. */
import { expect, it } from "vitest";
import { Likeness } from "../../memory/index/likeness.js";
import { migrations } from "../../memory/migrations/index.js";
import { rankByVectors, recallKinds } from "../../memory/retrieval/candidates.js";
import { createSqliteDriver } from "../../memory/sqlite/driver.js";
import { migrate } from "../../memory/sqlite/migrate.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { createQuestionStore } from "../../memory/statements/questions.js";
import { isOutdated } from "../../memory/statements/rows/ballot-rows.js";
import { createTupleStore } from "../../memory/statements/tuples.js";
import type { Params } from "../../memory/work.js";
import type { RecallKind } from "../../src/core/memory/stores.js";
import { type Random, seededRandom } from "../../src/core/random.js";
import { newFile, openIn, writeBlank } from "./folder.js";
import { writeMadeUpRows } from "./made-up-rows.js";

const all = 1000;
/** All texts are alike, so that each row that may be found is. */
const embedder = {
  id: "alike",
  dimensions: 4,
  embed: async (texts: readonly string[]) =>
    texts.map((text) => Float32Array.of(9, text.length % 3, text.length % 5, 1)),
};

const ofHome = (question: string) =>
  `(${question}.episode = @episode OR coalesce(${question}.adjective, '') <> 'meant')`;
const counting: Readonly<Record<RecallKind, string>> = {
  fact: `facts AS row WHERE row.household = @home AND row.status = 'valid' AND row.dispute IS NULL
    AND (row.episode IS @episode OR NOT (row.source = 'inference' AND row.certainty = 'unsure'
      OR row.subject LIKE 'meant %'))`,
  question: `questions AS row WHERE row.household = @home AND row.state = 'answered' AND ${ofHome("row")}
    AND EXISTS (SELECT 1 FROM ballots WHERE question = row.id AND retracted_at IS NULL)`,
  answer: `ballots AS row JOIN questions AS asked ON asked.id = row.question
    WHERE asked.household = @home AND row.text IS NOT NULL AND row.retracted_at IS NULL
    AND row.understood IN ('fact', 'choice') AND (asked.state <> 'open' OR asked.quorum = 1)
    AND ${ofHome("asked")} AND NOT ${isOutdated("row")}`,
  tuple: "tuples AS row WHERE row.household = @home",
};
const holding = `questions AS row WHERE household = @home AND state = 'answered' AND noun = 'mug' AND EXISTS
  (SELECT 1 FROM facts WHERE question = row.id AND status = 'valid' AND household = row.household)`;
const open = `questions AS row WHERE household = @home AND state = 'open' AND noun = 'mug' AND adjudicates IS NULL`;

const homes = ["kitchen", "flat"];
const episodes = ["kitchen 1", "kitchen 2", "flat 1"];

const beginning = [
  ...homes.map((id) => `INSERT INTO households VALUES (NULL, '${id}', '', '{}', '[]', 1)`),
  ...episodes.map(
    (id, at) => `INSERT INTO episodes (id, household, round, task_json, policy, bot, channel, seed,
      max_steps, purpose, started_at, ended_at, end_json, reward) VALUES ('${id}', '${id.split(" ")[0]}',
      ${at + 1}, '{}', 'rules', 'web', 'c', 1, 9, 'demo', 1, 2, '{}', 0)`,
  ),
  ...["ana", "ben"].map(
    (id) => `INSERT INTO people (id, platform, workspace, platform_id, name)
      VALUES ('${id}', 'web', 'w', '${id}', '${id}')`,
  ),
  "INSERT INTO tuple_cells (cell_json, pattern) VALUES ('{}', 'look')",
];

/** SQL that writes, changes or deletes a drawn row. @param id of the row that it may write */
function drawChange(random: Random, id: string): string {
  const one = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)] as T;
  const row = (table: string, where = "true") => `(SELECT id FROM ${table} WHERE ${where}
    ORDER BY number * ${one([3, 7, 11, 31])} % 37 LIMIT 1)`;
  const home = "(SELECT household FROM episodes WHERE id = episode)";
  const episode = `SELECT id AS episode FROM episodes WHERE id = '${one(episodes)}'`;
  const change = (table: string, set: string, where?: string) =>
    `UPDATE ${table} SET ${set} WHERE id = ${row(table, where)}`;
  const ask = `INSERT INTO questions (id, household, episode, func, adjective, noun, text, why, choices_json,
    mode, purpose, state, view_json, propensity, asked_at, deadline, quorum)
    SELECT '${id}', ${home}, episode, 'where', ${one(["NULL", "NULL", "'meant'"])},
      '${one(["mug", "key"])}', '${id}', '', '[]', 'owner', 'demo', 'open', '{}', 1, 1, 9, ${one([1, 2])}
    FROM (${episode})`;
  const person = one(["ana", "ben"]);
  const answer = `INSERT INTO inbox_events VALUES ('${id}', 'ballot', 1);
    INSERT INTO texts (person, text) VALUES ('${person}', '${id}');
    INSERT INTO ballots (id, question, person, event_key, text, late, replaces, at)
    SELECT '${id}', id, '${person}', '${id}', (SELECT max(number) FROM texts), 0,
      ${one(["NULL", row("ballots")])}, (SELECT max(number) FROM texts)
    FROM questions WHERE id = ${row("questions")}`;
  const note = `INSERT INTO facts (id, household, subject, relation, objects_json, polarity, certainty,
    source, slot, question, episode, valid_from, status)
    SELECT '${id}', ${home}, '${one(["mug", "meant mug"])}', 'at', '[]', 1, '${one(["sure", "unsure"])}',
      '${one(["answer", "inference"])}', 's', ${one(["NULL", row("questions", "noun = 'mug'")])},
      episode, 1, 'valid' FROM (${episode})`;
  const keep = `INSERT INTO tuples (id, household, episode, seq, goal_type, goal, observation, action, kept,
    created_at) SELECT '${id}', ${home}, episode, 1, 'g', 'put', '${id}', 'look', 1, 1 FROM (${episode})`;
  const isFree = "id NOT IN (SELECT replaces FROM ballots WHERE replaces IS NOT NULL)";
  return one([
    ask,
    ask,
    answer,
    answer,
    answer,
    note,
    note,
    keep,
    change("questions", "state = 'answered', settled_at = 5", "state = 'open'"),
    change("questions", "state = 'answered', settled_at = 5", "state = 'open' AND noun = 'mug'"),
    change("questions", "quorum = 2", "state = 'open'"),
    change("ballots", `understood = '${one(["fact", "choice", "unclear", "dont_know"])}'`),
    change("ballots", one(["retracted_at = 9", "text = NULL"])),
    change("facts", "status = 'superseded', invalid_at = 9, closed_watermark = 1"),
    change("facts", `dispute = ${one(["NULL", row("questions")])}`),
    `DELETE FROM facts WHERE id = ${row("facts", "status = 'valid' AND question IS NOT NULL")}`,
    `DELETE FROM ballots WHERE id = ${row("ballots", `retracted_at IS NULL AND ${isFree}`)}`,
    `DELETE FROM tuples WHERE id = ${row("tuples")}`,
  ]);
}

/** Searches over one connection, as one process does them. */
function searcher(file: string, graphFrom: number, readOnly = false) {
  const connection = new SqliteFile({ file, readOnly });
  const db = createSqliteDriver(connection, null);
  const likeness = new Likeness({ db, embedder, graphFrom, file });
  const questions = createQuestionStore(db, likeness);
  const tuples = createTupleStore(db, likeness);
  const idsIn = (from: string, home: string, episode: string) =>
    connection
      .all<{ id: string }>(`SELECT row.id FROM ${from}`, { home, episode })
      .map(({ id }) => id)
      .sort();
  const expectSame = (found: readonly string[], from: string, home: string, episode = "") =>
    expect([...found].sort()).toEqual(idsIn(from, home, episode));
  return {
    async check() {
      for (const household of homes) {
        for (const episode of episodes)
          for (const kind of recallKinds) {
            const scope = { household, episode, kinds: [kind] };
            const found = await rankByVectors(likeness, scope, { texts: ["a"], most: all });
            expectSame(
              found.map(({ id }) => id),
              counting[kind],
              household,
              episode,
            );
          }
        for (const [state, from] of [
          ["answered", holding],
          ["open", open],
        ] as const) {
          const need = { func: "where", noun: "mug" } as const;
          const alike = await questions.findAlike(household, need, { text: "a", state });
          const ids = alike.map(({ question }) => question.id);
          const expected = idsIn(from, household, "");
          expect(ids).toHaveLength(Math.min(20, expected.length));
          expect(expected).toEqual(expect.arrayContaining(ids));
        }
        const near = await tuples.nearest({ goal: "a", observation: "b", household, k: all });
        expectSame(
          near.map(({ tuple }) => tuple.id),
          counting.tuple,
          household,
        );
      }
    },
    async close() {
      await likeness.close();
      connection.close();
    },
  };
}

it.each([
  ["compares each row", 5000],
  ["has a graph from some on", 12],
  ["always has a graph", 0],
])(
  "finds what counts, after any changes, a restart, and beside the owner: %s",
  async (_, graphFrom) => {
    for (const seed of [1, 2]) {
      const file = newFile();
      writeBlank(file);
      const db = new SqliteFile({ file, readOnly: false });
      const random = seededRandom(seed, "membership");
      for (const sql of beginning) db.run(sql);
      let last = 0;
      let owner = searcher(file, graphFrom);
      const reader = searcher(file, graphFrom, true);
      for (let step = 0; step < 25; step++) {
        for (let change = step === 0 ? 80 : 8 * random() ** 2; change > 0; change--)
          db.exec(drawChange(random, `r${++last}`));
        await owner.check();
        if (random() < 0.2) await reader.check();
        if (random() < 0.9) continue;
        await owner.close();
        // As when an owner begins: a reader may have missed changes.
        db.run(
          "DELETE FROM vector_changes WHERE number < (SELECT max(number) FROM vector_changes)",
        );
        owner = searcher(file, graphFrom);
      }
      await owner.close();
      await reader.close();
      db.close();
    }
  },
  120_000,
);

const [first, ...later] = migrations;
if (!first) throw new Error("no migrations");

/** Dependencies between migrations, so no branch has one without the other. */
const madeOn: Readonly<Record<string, string>> = {
  "0050-told-agents": "0050-asks",
  "0053-attention": "0050-asks",
  "0057-shown-hash": "0050-asks",
  "0060-no-seals": "0031-seals",
};

/** Schemas that branches may leave: the first ones, one alone, all but one. */
const earlier = [
  ...later.map((_, count) => [first, ...later.slice(0, count)]),
  ...later.map((only) => [first, only]),
  ...later.map((missing) => [first, ...later.filter((each) => each !== missing)]),
  migrations,
].filter((had) => {
  const names = had.map(({ name }) => name);
  return names.every((name) => names.includes(madeOn[name] ?? name));
});

/** By name, as added columns come last. */
function schemaOf(db: SqliteFile): unknown {
  const tables = db.all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name",
  );
  return {
    tables: tables.map(({ name }) => [
      name,
      db
        .all<Params>(
          `SELECT name, type, "notnull", dflt_value, pk FROM pragma_table_xinfo('${name}')`,
        )
        .map((column) => JSON.stringify(column))
        .sort(),
    ]),
    others: db.all(
      "SELECT type, name, sql FROM sqlite_schema WHERE type <> 'table' ORDER BY type, name",
    ),
  };
}

/** Opening makes missing vector tables, and shortens the log of what changed. */
const madeAtOpening = ["vectors", "vector_changes"];

function countRows(db: SqliteFile, tables: readonly string[]): readonly unknown[] {
  return tables
    .filter((table) => !madeAtOpening.includes(table))
    .map((table) => [table, db.get(`SELECT count(*) AS rows FROM ${table}`)]);
}

it.each(earlier.map((had) => [had.map(({ name }) => name).join(", "), had] as const))(
  "opens a database that has had %s, with a row in every table",
  async (_, had) => {
    const newest = new SqliteFile({ file: ":memory:", readOnly: false });
    migrate(newest, migrations, 1);
    const file = newFile();
    const before = new SqliteFile({ file, readOnly: false });
    migrate(before, had, 1);
    const tables = writeMadeUpRows(before);
    const rows = countRows(before, tables);
    expect(tables.length).toBeGreaterThan(30);
    before.close();

    await (await openIn(file)).close();
    const after = new SqliteFile({ file, readOnly: true });
    expect(schemaOf(after)).toEqual(schemaOf(newest));
    expect(countRows(after, tables)).toEqual(rows);
    expect(after.all("PRAGMA foreign_key_check")).toEqual([]);
    expect(after.all("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
  },
);
