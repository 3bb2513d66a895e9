/** Opens a SQLite file as the source or target of `sous db copy`. */
import { existsSync, realpathSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { InputError, SousError } from "../../src/core/errors.js";
import { migrations } from "../migrations/index.js";
import { beginFile } from "../sqlite/blank.js";
import { sync } from "../sqlite/copy.js";
import { acquireLock } from "../sqlite/lock.js";
import { requireMigrated } from "../sqlite/migrate.js";
import { SqliteFile } from "../sqlite/sqlite-file.js";
import { findFaults } from "../sqlite/verify.js";
import type { Params } from "../work.js";
import { type Counter, type Row, refuseFilled, type Table } from "./tables.js";

/** @throws InputError when the file does not exist, LockedError, SousError "not-whole" */
export async function sqliteSource(name: string) {
  if (!existsSync(name)) throw new InputError("there is no such database", { file: name });
  const file = realpathSync(name);
  const lock = acquireLock(file, "sous db copy", Date.now());
  try {
    const [fault] = findFaults(file);
    if (fault !== undefined)
      throw new SousError("not-whole", `${file} is damaged: ${fault} (sous db verify lists all).`);
    const own = new SqliteFile({ file, readOnly: true });
    requireMigrated(own, migrations);
    return {
      all: async (sql: string, params?: Params) => own.all<Row>(sql, params),
      counters: async () => own.all<Counter>("SELECT name, seq FROM sqlite_sequence"),
      async close() {
        own.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Writes a draft beside the file, and renames it at the end. */
export async function sqliteTarget(name: string, now: number) {
  const file = path.resolve(name);
  if (existsSync(file)) throw refuseFilled(file);
  const draft = `${file}.copying`;
  const lock = acquireLock(file, "sous db copy", Date.now());
  const removeDraft = () => {
    for (const end of ["", "-wal", "-shm"]) rmSync(`${draft}${end}`, { force: true });
  };
  let own: SqliteFile;
  let triggers: readonly Trigger[];
  try {
    removeDraft();
    beginFile(draft, now);
    own = new SqliteFile({ file: draft, readOnly: false });
    triggers = suspend(own);
  } catch (error) {
    lock.release();
    throw error;
  }
  let isFinished = false;
  return {
    all: async (sql: string, params?: Params) => own.all<Row>(sql, params),
    async insert({ name: table, columns }: Table, rows: readonly Row[]) {
      const places = columns.replaceAll(/"(\w+)"/g, "@$1");
      const sql = `INSERT INTO "${table}" (${columns}) VALUES (${places})`;
      own.writeSoon(() => {
        for (const row of rows) own.run(sql, row);
      });
    },
    /** Rebuilds what is not copied, and allows `close` to put the file in place; otherwise it leaves nothing behind. */
    async finish(counters: readonly Counter[]) {
      own.write(() => complete(own, triggers, counters));
      isFinished = true;
    },
    async close() {
      own.close();
      if (isFinished) {
        renameSync(draft, file);
        sync(path.dirname(file));
      } else removeDraft();
      lock.release();
    },
  };
}

type Trigger = { readonly name: string; readonly sql: string };

/** Drops the triggers until the end, as rows may refer to later ones. @returns the dropped triggers */
function suspend(own: SqliteFile): readonly Trigger[] {
  own.exec("PRAGMA foreign_keys = OFF");
  const sql = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'";
  const triggers = own.all<Trigger>(sql);
  for (const { name } of triggers) own.exec(`DROP TRIGGER "${name}"`);
  return triggers;
}

function complete(
  own: SqliteFile,
  triggers: readonly Trigger[],
  counters: readonly Counter[],
): void {
  own.run("INSERT INTO document_words (document_words) VALUES ('rebuild')");
  for (const { sql } of triggers) own.exec(sql);
  own.run("DELETE FROM sqlite_sequence");
  for (const { name, seq } of counters)
    own.run(
      `INSERT INTO sqlite_sequence (name, seq) SELECT name, @seq FROM sqlite_schema
       WHERE type = 'table' AND name = @name AND instr(sql, 'AUTOINCREMENT') > 0`,
      { name, seq },
    );
}
