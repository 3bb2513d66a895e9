/** A database with the newest schema and nothing in it: its bytes are what every new database begins with. */
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { migrations } from "../migrations/index.js";
import { sync } from "./copy.js";
import { migrate } from "./migrate.js";
import { SqliteFile } from "./sqlite-file.js";

let blank: Buffer | null = null;

/**
 * Its bytes. Making them takes 40 ms, so a process makes them once.
 *
 * @param at when the migrations are recorded as applied; milliseconds since 1970
 */
export function blankImage(at: number): Buffer {
  if (blank) return blank;
  const db = new SqliteFile({ file: ":memory:", readOnly: false });
  migrate(db, migrations, at);
  blank = db.image();
  db.close();
  return blank;
}

/** Begins a file where there is none, also no log. Where it cannot, SQLite makes the file and tells the reason. */
export function beginFile(file: string, at: number): void {
  if (existsSync(file) || existsSync(`${file}-wal`)) return;
  const draft = `${file}.new`;
  try {
    rmSync(draft, { force: true });
    writeFileSync(draft, blankImage(at), { mode: 0o600, flag: "wx" });
    sync(draft);
    renameSync(draft, file);
    sync(path.dirname(file));
  } catch {
    rmSync(draft, { force: true });
  }
}
