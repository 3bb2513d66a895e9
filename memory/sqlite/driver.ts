import { statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { type Ask, type Database, resultOf, type Work } from "../work.js";
import type { SqliteFile } from "./sqlite-file.js";

/** Runs units of work on SQLite. They are synchronous, so they do not interleave. @param path null in memory */
export function createSqliteDriver(file: SqliteFile, path: string | null): Database {
  return {
    readOnly: file.readOnly,
    read: async (work) => {
      const first = work.next();
      return first.done ? first.value : resultOf(work.next(answer(file, first.value)));
    },
    // The owner is the only writer, so nothing changes meanwhile.
    readTogether: async (work) =>
      file.readOnly ? file.read(() => drive(file, work)) : drive(file, work),
    write: async (make) => file.write(() => drive(file, make())),
    writeSoon: async (make) => file.writeSoon(() => drive(file, make())),
    readInBackground: (work) => driveInWorker(file, work),
    size: async () => sizeOf(file, path),
    forgetLog: async () => file.forgetLog(),
    eraseDeleted: () => file.eraseDeleted(),
  };
}

function sizeOf(db: SqliteFile, file: string | null) {
  return {
    databaseBytes: db.get<{ bytes: number }>(selectBytes)?.bytes ?? 0,
    walBytes: file === null ? 0 : (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0),
    freeBytes: file === null ? null : freeBytesAt(file),
  };
}

/** SQL: the database's bytes, including the write-ahead log. */
const selectBytes =
  "SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size";

/** Bytes that this user can write in the file's folder. */
export function freeBytesAt(file: string): number {
  const { bavail, bsize } = statfsSync(dirname(file));
  return bavail * bsize;
}

function drive<Result>(file: SqliteFile, work: Work<Result>): Result {
  let next = work.next();
  while (!next.done) next = work.next(answer(file, next.value));
  return next.value;
}

function answer(file: SqliteFile, ask: Ask): unknown {
  switch (ask.want) {
    case "rows":
      return file.all(ask.sql, ask.params);
    case "first":
      return file.get(ask.sql, ask.params);
    case "count":
      return file.run(ask.sql, ...ask.bound);
    case "tell":
      return file.changed(ask.change);
  }
}

async function driveInWorker<Result>(file: SqliteFile, work: Work<Result>): Promise<Result> {
  let next = work.next();
  while (!next.done) next = work.next(await answerInWorker(file, next.value));
  return next.value;
}

async function answerInWorker(file: SqliteFile, ask: Ask): Promise<unknown> {
  if (ask.want === "rows") return file.allInWorker(ask.sql, ask.params);
  if (ask.want === "first") return (await file.allInWorker(ask.sql, ask.params))[0];
  throw new Error("Only reading can be done in the background.");
}
