/** Makes an empty database with the newest schema, from which new databases are copied. */
import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { migrations } from "../migrations/index.js";
import { sync } from "./copy.js";
import { migrate } from "./migrate.js";
import { SqliteFile } from "./sqlite-file.js";

let blank: Buffer | null = null;

/** Cached, as making the image takes 40 ms. @param at time recorded for the migrations, in milliseconds since 1970 */
export function blankImage(at: number): Buffer {
  if (blank) return blank;
  const db = new SqliteFile({ file: ":memory:", readOnly: false });
  migrate(db, migrations, at);
  blank = db.image();
  db.close();
  return blank;
}

/** Creates the file unless it or its log exists. Leaves errors to SQLite, which opens it next. */
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
