import { statfsSync, statSync } from "node:fs";
import path from "node:path";
import type { SqliteFile } from "./sqlite-file.js";

export function sizeOf(db: SqliteFile, file: string | null) {
  return {
    databaseBytes: db.get<{ bytes: number }>(selectBytes)?.bytes ?? 0,
    walBytes: file === null ? 0 : (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0),
    freeBytes: file === null ? null : freeBytesAt(file),
  };
}

/** SQL: includes the write-ahead log. */
const selectBytes =
  "SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size";

/** Bytes that this user can write in the file's folder. */
export function freeBytesAt(file: string): number {
  const { bavail, bsize } = statfsSync(path.dirname(file));
  return bavail * bsize;
}
