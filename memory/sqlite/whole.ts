/** Whether a database is as Sous left it: checks when it is opened, and the thorough check of every row. */
import { statSync } from "node:fs";
import { InputError, SousError } from "../../src/core/errors.js";
import { StorageError } from "../../src/core/storage.js";
import {
  computeSums,
  countOf,
  hashSeals,
  isUnsealed,
  listUncovered,
  readSeals,
  type Seals,
  sumBytes,
} from "./seals.js";
import type { SqliteFile } from "./sqlite-file.js";
import { readWatermark, type WatermarkContent, watermarkFile } from "./watermark.js";

/** What is known of a database before it is opened. */
export type Before = WatermarkContent | "garbled" | null;

/**
 * Reads the watermark of a database that is about to be opened.
 *
 * @throws SousError "rows-lost" when the file is missing or empty and was not
 */
export function readBefore(file: string): Before {
  const watermark = readWatermark(file);
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (watermark === null || watermark === "garbled" || (size ?? 0) > 0) return watermark;
  throw lossOfAll(file, watermark, size === undefined ? "is missing" : "is empty");
}

/** What is wrong with a file that cannot be opened as a database of ours, and was one. */
export function explainForeign(error: unknown, file: string, before: Before): unknown {
  const wasOurs = before !== null && before !== "garbled";
  if (!(error instanceof InputError) || !wasOurs) return error;
  return lossOfAll(file, before, `is empty without its log (${file}-wal)`);
}

function lossOfAll(file: string, watermark: WatermarkContent, state: string): SousError {
  const { sequence, at } = watermark;
  return new SousError(
    "rows-lost",
    `${file} ${state}, and held ${sequence} changes until ${formatTime(at)}: ${formatRows(countsOf(watermark))}. Restore a backup: sous restore BACKUP --db ${file}. To begin anew, delete ${watermarkFile(file)}.`,
  );
}

/**
 * Checks what can be checked quickly: SQLite's own structure (for owners, about a second for 500 MB), whether
 * rows were lost, and whether the seals fit their hash.
 *
 * @throws StorageError "storage-damaged", SousError "rows-lost"
 */
export function requireWhole(db: SqliteFile, file: string, before: Before): void {
  if (!db.readOnly) {
    const [fault] = listStructureFaults(db, "quick_check(1)");
    if (fault !== undefined) throw damage(file, fault);
  }
  db.read(() => {
    const loss = describeLoss(db, file, before);
    if (loss !== null)
      throw new SousError(
        "rows-lost",
        `${loss} Put the right file back, or restore a newer backup: sous restore BACKUP --db ${file}. To go on without them: sous verify --db ${file} --accept`,
      );
    const fault = isUnsealed(db) ? null : findHashFault(db);
    if (fault !== null) throw damage(file, fault);
  });
}

export function damage(file: string, fault: string): StorageError {
  return new StorageError("damaged", file, { cause: new Error(fault) });
}

/** What SQLite itself finds. */
export function listStructureFaults(db: SqliteFile, check: string): readonly string[] {
  return db
    .all<Record<string, unknown>>(`PRAGMA ${check}`)
    .map((row) => String(Object.values(row)[0]))
    .filter((line) => line !== "ok");
}

/** The rows that were lost since the watermark was written, as a sentence; null when there are none. */
export function describeLoss(db: SqliteFile, file: string, before: Before): string | null {
  if (before === null || before === "garbled") return null;
  const seals = readSeals(db);
  if (seals && (seals.lineage !== before.lineage || seals.sequence >= before.durable)) return null;
  const changes = before.sequence - (seals?.sequence ?? 0);
  const since = seals ? `between ${formatTime(seals.at)} and` : "until";
  return `${file} lacks the last ${changes} changes, made ${since} ${formatTime(before.at)}: ${formatRows(countLacking(before, seals))}. Its log (${file}-wal) was deleted or damaged, or an older copy was put in its place.`;
}

/**
 * What the disk had not kept yet when the power failed, as a sentence; null when nothing is gone. None of it had been
 * told to anybody, and Sous does it again where that is needed.
 */
export function describeUnkept(db: SqliteFile, before: Before): string | null {
  const seals = before === null || before === "garbled" ? null : readSeals(db);
  if (!seals || before === null || before === "garbled") return null;
  const lost = before.sequence - seals.sequence;
  if (seals.lineage !== before.lineage || lost <= 0) return null;
  return `The last ${lost} changes, made between ${formatTime(seals.at)} and ${formatTime(before.at)}, had not reached the disk: ${formatRows(countLacking(before, seals))}.`;
}

/** What is wrong with the seals themselves. */
function findHashFault(db: SqliteFile): string | null {
  const seals = readSeals(db);
  if (!seals || !hashSeals(seals).equals(seals.hash))
    return "seals: the row does not fit its hash; something else has changed it";
  return db.all("SELECT 1 FROM seals").length === 1 ? null : "seals: Sous wrote one row only";
}

/** Every table whose rows are not those that Sous wrote. Reads all rows. */
export function listSealFaults(db: SqliteFile): readonly string[] {
  const fault = findHashFault(db);
  const written = readSeals(db);
  if (fault !== null || !written) return [fault ?? "seals: the row is gone"];
  const present = computeSums(db);
  const names = [...new Set([...written.tables, ...present.tables])];
  const uncovered = listUncovered(written);
  return names
    .filter((name) => !uncovered.includes(name))
    .flatMap((name) => describeTable(name, written, present));
}

type Sums = Pick<Seals, "tables" | "sums">;

function describeTable(name: string, written: Sums, present: Sums): readonly string[] {
  const [before, now] = [sumOf(name, written), sumOf(name, present)];
  if (!now) return [`${name}: the table is gone`];
  if (!before) return [`${name}: Sous did not make this table`];
  const [had, has] = [countOf(before, 0), countOf(now, 0)];
  if (had !== has) return [`${name}: it has ${has} rows, and Sous had written ${had}`];
  if (now.equals(before)) return [];
  return [`${name}: something else has changed at least one of its ${has} rows`];
}

function sumOf(name: string, { tables, sums }: Sums): Buffer | null {
  const place = tables.indexOf(name);
  return place < 0 ? null : sums.subarray(place * sumBytes, (place + 1) * sumBytes);
}

function countsOf({ tables, sums }: Sums): ReadonlyMap<string, number> {
  return new Map(tables.map((name, place) => [name, countOf(sums, place)]));
}

/** How many rows of each table there were, and are no more. */
function countLacking(
  before: Sums,
  present: Sums | null,
): readonly (readonly [name: string, count: number])[] {
  const left = present ? countsOf(present) : new Map<string, number>();
  return [...countsOf(before)].map(([name, count]) => [name, count - (left.get(name) ?? 0)]);
}

function formatTime(at: number): string {
  return new Date(at).toISOString();
}

/** "26 steps, 2 ballots" */
function formatRows(counts: Iterable<readonly [name: string, count: number]>): string {
  const rows = [...counts]
    .filter(([name, count]) => count > 0 && !name.startsWith("sqlite_"))
    .map(([name, count]) => `${count} ${name}`);
  return rows.length > 0 ? rows.join(", ") : "changes of rows that are still there";
}
