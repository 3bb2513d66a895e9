/** The thorough check of a database file: SQLite's structure, every row, what was lost, and the files beside it. */
import { existsSync, statSync } from "node:fs";
import { InputError } from "../../src/core/errors.js";
import { isUnsealed, readSeals, type Seals } from "./seals.js";
import { SqliteFile } from "./sqlite-file.js";
import { watermarkFile } from "./watermark.js";
import {
  type Before,
  describeLoss,
  describeUnkept,
  explainForeign,
  listSealFaults,
  listStructureFaults,
  readBefore,
} from "./whole.js";
import { listWordIndexFaults } from "./word-index-faults.js";

/**
 * Everything that is not as Sous left it, in sentences; none when the file is whole. Reads every row, and changes
 * nothing. A running Sous may own the file.
 *
 * @throws InputError when there is no such file
 */
export function findFaults(file: string): readonly string[] {
  const isMissing = !existsSync(file) && !existsSync(watermarkFile(file));
  if (isMissing) throw new InputError("there is no such database", { file });
  if (statSync(file, { throwIfNoEntry: false })?.isFile() === false)
    throw new InputError("it is not a regular file", { file });
  try {
    const before = readBefore(file);
    const db = openToRead(file, before);
    try {
      const loss = db.read(() => describeLoss(db, file, before));
      return [
        ...(before === "garbled"
          ? [`${watermarkFile(file)} cannot be read. The next start makes it anew.`]
          : []),
        ...(loss === null ? [] : [loss]),
        ...db.read(() => [
          ...tryTo(() => listStructureFaults(db, "integrity_check(20)")),
          ...tryTo(() => listKeyFaults(db)),
          ...tryTo(() => listFaultsOfSeals(db)),
        ]),
        ...tryTo(() => listWordIndexFaults(file)),
      ];
    } finally {
      db.close();
    }
  } catch (error) {
    return [reasonOf(error)];
  }
}

/** What the disk had not kept when the power failed, as a sentence; null when nothing is known to be gone. */
export function findUnkept(file: string): string | null {
  try {
    const before = readBefore(file);
    const db = openToRead(file, before);
    try {
      return db.read(() => describeUnkept(db, before));
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
}

function openToRead(file: string, before: Before): SqliteFile {
  try {
    return new SqliteFile({ file, readOnly: true });
  } catch (error) {
    throw explainForeign(error, file, before);
  }
}

/** A database from before there were seals has none: its next start makes them. */
function listFaultsOfSeals(db: SqliteFile): readonly string[] {
  if (!isUnsealed(db)) return listSealFaults(db);
  const had = db.get("SELECT 1 FROM migrations WHERE name = @name", { name: sealsMigration });
  return had ? ["The seals are gone, so changed rows are not noticed."] : [];
}

const sealsMigration = "0031-seals";

/** How a database stands, for comparisons with its copies; null when that cannot be read. */
export function readStanding(file: string): Pick<Seals, "lineage" | "sequence" | "at"> | null {
  try {
    const db = new SqliteFile({ file, readOnly: true });
    try {
      return readSeals(db);
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
}

function listKeyFaults(db: SqliteFile): readonly string[] {
  return db
    .all<{ table: string; parent: string }>("PRAGMA foreign_key_check")
    .map(({ table, parent }) => `${table}: a row refers to one of ${parent} that is gone`);
}

/** What cannot even be read is a fault too. */
function tryTo(find: () => readonly string[]): readonly string[] {
  try {
    return find();
  } catch (error) {
    return [reasonOf(error)];
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, message } = error;
  const isTold = !(cause instanceof Error) || message.includes(cause.message);
  return isTold ? message : `${message} (${cause.message})`;
}
