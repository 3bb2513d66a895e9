import { statfsSync, statSync } from "node:fs";
import path from "node:path";
import type { DeliveryCount, VitalsStore } from "../src/core/vitals.js";
import type { Database } from "./sqlite/database.js";

/** Only what waits or is given up: the rows that were shown are many. Each state has an index of its own. */
const countWaiting = `SELECT bot, CASE WHEN outbox.state = 'queued' AND attempts >= 3 THEN 'failing'
    ELSE outbox.state END AS state, count(*) AS count, min(due_at) AS since
  FROM outbox JOIN episodes ON episodes.id = outbox.episode
  WHERE outbox.state IN ('queued', 'sending') AND wanted > shown GROUP BY 1, 2`;
const countDead = `SELECT bot, 'dead' AS state, count(*) AS count, min(due_at) AS since
  FROM outbox JOIN episodes ON episodes.id = outbox.episode WHERE outbox.state = 'dead' GROUP BY 1`;

/** @param file null: in memory */
export function createVitalsStore(db: Database, file: string | null): VitalsStore {
  return {
    async read() {
      const open = "SELECT count(*) AS count FROM questions WHERE state = 'open'";
      return {
        deliveries: [...db.all<DeliveryCount>(countWaiting), ...db.all<DeliveryCount>(countDead)],
        openQuestions: db.get<{ count: number }>(open)?.count ?? 0,
        databaseBytes: rowBytes(db),
        walBytes: file === null ? 0 : sizeOf(`${file}-wal`),
        freeBytes: file === null ? null : freeBeside(file),
      };
    },
  };
}

/** What of it the write-ahead log still holds counts too. */
function rowBytes(db: Database): number {
  const pages = db.get<{ page_count: number }>("PRAGMA page_count")?.page_count ?? 0;
  return pages * (db.get<{ page_size: number }>("PRAGMA page_size")?.page_size ?? 0);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Bytes that this user can still write in the folder of a file. */
export function freeBeside(file: string): number {
  const { bavail, bsize } = statfsSync(path.dirname(file));
  return bavail * bsize;
}
