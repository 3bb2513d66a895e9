/** Backups of databases that an earlier version wrote: before an update, and after it. */
import { rmSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { expect, it } from "vitest";
import { migrations } from "../../memory/migrations/index.js";
import { migrate } from "../../memory/sqlite/migrate.js";
import { hasSeals, sealAll } from "../../memory/sqlite/seals.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { newFile } from "../memory/folder.js";
import { openPlay } from "./backup-play.js";
import { readSous, runSous } from "./run-sous.js";

/** A database with the rows of another one, as a version with fewer migrations would have written them. */
function writeEarlier(played: string, last: string): string {
  const file = newFile("earlier.db");
  const db = new SqliteFile({ file, readOnly: false });
  migrate(
    db,
    migrations.filter(({ name }) => name <= last),
    1,
  );
  db.close();
  const sqlite = new Sqlite(file);
  sqlite.pragma("foreign_keys = OFF");
  sqlite.exec(`ATTACH '${played}' AS played`);
  const columnsOf = (schema: string, table: string) =>
    sqlite
      .prepare<[string, string], string>("SELECT name FROM pragma_table_info(?, ?)")
      .pluck()
      .all(table, schema);
  const tables = sqlite
    .prepare<[], string>(
      `SELECT name FROM main.sqlite_schema WHERE type = 'table'
        AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'document_words%' AND name NOT IN ('migrations', 'vectors', 'seals')`,
    )
    .pluck()
    .all();
  for (const table of tables) {
    const kept = new Set(columnsOf("played", table));
    const columns = columnsOf("main", table).filter((column) => kept.has(column));
    if (columns.length > 0)
      sqlite.exec(`DELETE FROM main.${table};
        INSERT INTO main.${table} (${columns.join()}) SELECT ${columns.join()} FROM played.${table}`);
  }
  // Lists of commands stood in the steps.
  if (!columnsOf("main", "steps").includes("admissible"))
    sqlite.exec(`UPDATE main.steps SET step_json = json_set(step_json, '$.admissible', json((
      SELECT json FROM played.shared_json JOIN played.steps AS step ON step.admissible = shared_json.number
      WHERE step.episode = steps.episode AND step.seq = steps.seq)))
      WHERE step_json ->> '$.admissible' IS NOT NULL`);
  sqlite.close();
  const sealing = new SqliteFile({ file, readOnly: false });
  if (hasSeals(sealing)) sealing.write(() => sealAll(sealing, 1));
  sealing.close();
  return file;
}

it.each(["0020-first", "0030-growth", "0031-seals"])(
  "a database that has had %s is backed up as it is, restored, and goes on",
  { timeout: 60_000 },
  async (last) => {
    const { file, step, stop, count } = await openPlay();
    await step(8);
    await stop();
    const earlier = writeEarlier(file, last);
    expect(await readSous("verify", "--db", earlier)).toMatchObject({ whole: true, worldlines: 1 });
    const out = newFile("backup.db");
    await readSous("backup", "--db", earlier, "--out", out);
    rmSync(earlier);
    const restored = newFile("restored.db");
    expect(await readSous("restore", out, "--db", restored)).toMatchObject({ worldlines: 1 });
    expect(count(restored)).toBe(count(file));
    expect((await runSous("play", "kitchen", "--bot", "simulated", "--db", restored)).code).toBe(0);
    expect(await readSous("verify", "--db", restored)).toMatchObject({ whole: true });
  },
);
