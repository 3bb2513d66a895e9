import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import Sqlite from "better-sqlite3";
import { describe, expect, it, onTestFinished, test } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import { type Ended, runSous, runSousWith } from "../../app/run-sous.js";
import { SousProcess } from "../../app/sous-process.js";
import { findPostgres, startPostgres } from "../../peers/postgres.js";
import { newFile } from "../folder.js";
import { createDatabase, isMissing } from "./database.js";
import { query } from "./query.js";

/** Foreign keys and enabled triggers. */
const links = `SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) AS line FROM pg_constraint
    WHERE contype = 'f'
  UNION ALL SELECT tgrelid::regclass || ' ' || tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled = 'O'
  ORDER BY line`;
const words =
  "SELECT document, household, words::text, length FROM document_index ORDER BY document";
const wordCounts = "SELECT * FROM document_counts ORDER BY household";

const hundred = ["play", "kitchen", "--rounds", "100", "--bot", "simulated", "--unsure", "0.2"];

async function playHundred(): Promise<string> {
  const file = newFile();
  const played = await runSous(...hundred, "--db", file);
  expect(played.code, played.err).toBe(0);
  const sqlite = new Sqlite(file);
  sqlite.exec(`INSERT INTO texts (person, text) VALUES ('p1', 'a' || char(0) || 'b ä 😀 \\ " ''');
    INSERT INTO model_usage (at, model, role, requests, cached, prompt_tokens, completion_tokens, cost)
      VALUES (1, 'm', 'r', 1, 0, 5, 5, 0.1 + 0.2), (9007199254740991, 'm', 'r', 1, 0, 5, 5, 1e-300);
    INSERT INTO embedding_cache VALUES ('e', 'h', x'00ff5c');
    INSERT INTO imported_releases (settings_json, at) VALUES ('{"a":"\\u0000 \\\\u0000"}', 1), ('{}', 2);
    DELETE FROM imported_releases WHERE number = 2;`);
  sqlite.close();
  return file;
}

function countersOf(file: string): unknown {
  const sqlite = new Sqlite(file, { readonly: true });
  const rows = sqlite
    .prepare("SELECT name, seq FROM sqlite_sequence WHERE seq > 0 ORDER BY name")
    .all();
  sqlite.close();
  return rows;
}

async function afterLease(run: () => Promise<Ended>): Promise<Ended> {
  for (let tries = 0; ; tries++) {
    const ended = await run();
    if (!ended.err.includes("in use by") || tries === 20) return ended;
    await setTimeout(1000);
  }
}

describe.skipIf(isMissing)("a copy of a database", () => {
  it("is the same on PostgreSQL and back on SQLite, also after a kill, and both play on", async () => {
    const file = await playHundred();
    const url = await createDatabase();
    const env = { SOUS_NEW: url };
    const copy = () => runSousWith(env, "db", "copy", file, "env:SOUS_NEW", "--json");

    const killed = new SousProcess(["db", "copy", file, "env:SOUS_NEW"], env);
    while (!killed.err.includes("ballots:")) await setTimeout(5);
    await killed.kill();
    expect(await query(url, "SELECT id FROM ballots")).toEqual([]);

    const copied = await afterLease(copy);
    expect([copied.code, copied.err.includes("steps: ")], copied.err).toEqual([0, true]);
    const there = JSON.parse(copied.out);
    expect(there).toMatchObject({ whole: true, worldlines: 1, faults: [] });
    expect(there.tables.episodes.rows).toBe(100);
    expect((await copy()).err).toContain("is there already");
    expect(await query(url, links)).toEqual(await query(await createDatabase(), links));

    const back = newFile();
    const returned = await runSous("db", "copy", url, back, "--json");
    expect(JSON.parse(returned.out), returned.err).toEqual(there);
    expect(countersOf(back)).toEqual(countersOf(file));
    expect((await runSous("db", "copy", file, back)).err).toContain("is there already");

    // The word index equals the triggers' result.
    const made = [await query(url, words), await query(url, wordCounts)];
    expect(made[0]?.length).toBeGreaterThan(300);
    await query(
      url,
      `DELETE FROM document_index; DELETE FROM document_counts;
       INSERT INTO document_words (rowid, household, words) SELECT document, household, words FROM documents`,
    );
    expect([await query(url, words), await query(url, wordCounts)]).toEqual(made);

    const keys = { SOUS_SECRET: "k".repeat(32) };
    for (const database of [url, back]) {
      const on = await runSousWith(keys, "play", "kitchen", "--bot", "simulated", "--db", database);
      expect(on.code, on.err).toBe(0);
      const memory = await openMemory({ file: database, clock: systemClock, readOnly: true });
      expect((await memory.episodes.list("kitchen")).at(-1)?.round).toBe(101);
      await memory.close();
      const verified = await runSous("db", "verify", "--json", "--db", database);
      expect(JSON.parse(verified.out)).toEqual({ whole: true, worldlines: 1, faults: [] });
    }
  }, 900_000);
});

const keys = { SOUS_SECRET: "k".repeat(32) };
const steps = "SELECT * FROM steps ORDER BY episode, seq";
const programs = findPostgres() ?? "";

/** The runbook's block with these words, inside another folder. */
function readBlock(words: string, folder: string): string {
  const blocks = readFileSync("docs/operating.md", "utf8").matchAll(/^```\w*\n([\s\S]+?)^```$/gm);
  const block = [...blocks].map(([, text = ""]) => text).find((text) => text.includes(words));
  return (block ?? "").replace(/(?<=[ '=])\/(archive|backups)/g, `${folder}/$1`);
}

async function play(address: string): Promise<void> {
  const words = ["play", "kitchen", "--rounds", "2", "--bot", "simulated", "--db", address];
  const played = await runSousWith(keys, ...words);
  expect(played.code, played.err).toBe(0);
}

/** Intact, with these steps, and playable. */
async function expectRestored(address: string, kept: readonly unknown[]): Promise<void> {
  const verified = await runSous("db", "verify", "--json", "--db", address);
  expect(JSON.parse(verified.out), verified.err).toMatchObject({ whole: true, faults: [] });
  expect(await query(address, steps)).toEqual(kept);
  await expect
    .poll(() => query(address, "SELECT pg_is_in_recovery() AS restoring"), { timeout: 60_000 })
    .toEqual([{ restoring: false }]);
  await play(address);
}

describe.skipIf(isMissing)("on PostgreSQL", () => {
  test("a dump is restored into a new database", async () => {
    const [url, restored] = [await createDatabase(), await createDatabase("empty")];
    await play(url);
    const recall = (db: string) => runSous("facts", "recall", "mug", "kitchen", "--db", db);
    const found = await recall(url);
    const dump = newFile("sous.dump");
    const server = (program: string, ...words: readonly string[]) =>
      promisify(execFile)(path.join(programs, program), [...words]);
    await server("pg_dump", "--format=custom", `--file=${dump}`, url);
    await server("pg_restore", "--exit-on-error", "--no-owner", `--dbname=${restored}`, dump);
    expect((await recall(restored)).out).toEqual(found.out);
    expect((await runSous("db", "migrate", "--db", restored)).code).toBe(0);
    await expectRestored(restored, await query(url, steps));
  });

  test("a server is brought back to a moment after its base backup", async () => {
    const settings = readBlock("archive_mode", "..").trim().replaceAll(" = ", "=").split("\n");
    const cluster = await startPostgres(programs, {
      settings: settings.map((line) => line.replaceAll("'", "")),
    });
    onTestFinished(() => cluster.stop());
    const inFolder = (words: string) => readBlock(words, cluster.folder);
    await cluster.shell("mkdir archive backups");
    const url = await cluster.create("kitchens");
    await play(url);
    await Promise.all([play(url), cluster.shell(inFolder("pg_basebackup"))]);

    await play(url);
    const kept = await query(url, steps);
    const [at] = await query<{ now: string }>(url, "SELECT clock_timestamp()::text AS now");
    await play(url);
    expect((await query(url, steps)).length).toBeGreaterThan(kept.length);
    await query(url, "SELECT pg_switch_wal()");
    await cluster.shell("while ls data/pg_wal/archive_status/*.ready; do sleep .1; done");

    const [restore = "", starts = ""] = inFolder("recovery.signal").split(/(?=pg_ctl)/);
    expect(starts).toMatch(/^pg_ctl --pgdata=\S+\/backups\/restored .*start\nsous db verify --db/);
    await cluster.shell(restore.replace(/(?<=target_time = ')[^']+/, at?.now ?? ""));
    const data = path.join(cluster.folder, "backups", "restored");
    const restored = await startPostgres(programs, { data });
    onTestFinished(() => restored.stop());
    await expectRestored(restored.url("kitchens"), kept);
  });
});
