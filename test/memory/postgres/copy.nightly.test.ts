import { setTimeout } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import { type Ended, runSous, runSousWith } from "../../app/run-sous.js";
import { SousProcess } from "../../app/sous-process.js";
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

/** Waits for a killed process' lease to expire. */
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
