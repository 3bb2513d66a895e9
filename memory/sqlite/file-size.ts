import { statfsSync, statSync } from "node:fs";
import path from "node:path";
import type { SqliteFile } from "./sqlite-file.js";

export function sizeOf(db: SqliteFile, file: string | null) {
  return {
    databaseBytes: rowBytes(db),
    walBytes: file === null ? 0 : (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0),
    freeBytes: file === null ? null : freeBeside(file),
  };
}

/** Includes the write-ahead log. */
function rowBytes(db: SqliteFile): number {
  const pages = db.get<{ page_count: number }>("PRAGMA page_count")?.page_count ?? 0;
  return pages * (db.get<{ page_size: number }>("PRAGMA page_size")?.page_size ?? 0);
}

/** Bytes that this user can write in the file's folder. */
export function freeBeside(file: string): number {
  const { bavail, bsize } = statfsSync(path.dirname(file));
  return bavail * bsize;
}
