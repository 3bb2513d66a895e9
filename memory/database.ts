import type { Work } from "./work.js";

/** Runs units of work, which are generators of SQL statements (`work.ts`), on SQLite or PostgreSQL. */
export interface Database {
  readonly readOnly: boolean;
  read<Result>(work: Work<Result>): Promise<Result>;
  /** Runs several reading statements on one snapshot. */
  readTogether<Result>(work: Work<Result>): Promise<Result>;
  /**
   * Runs one transaction, durable on return with all earlier writes. A driver may repeat `work` after a serialization
   * failure.
   * @throws SousError "read-only" or (constraint) "conflict"; StorageError when the disk or the server fails
   */
  write<Result>(work: () => Work<Result>): Promise<Result>;
  /**
   * Like `write`, but a power failure (not a crash) before the next `write` loses it: nothing outside may rely on it.
   */
  writeSoon<Result>(work: () => Work<Result>): Promise<Result>;
  /** Runs long reads on committed rows without blocking others. @throws SousError "read-failed" */
  readInBackground<Result>(work: Work<Result>): Promise<Result>;
  /** `freeBytes`: free on the disk, null in memory. `databaseBytes` includes the write-ahead log. */
  size(): Promise<{ databaseBytes: number; walBytes: number; freeBytes: number | null }>;
  /** Empties the write-ahead log, which may hold deleted words. */
  forgetLog(): Promise<void>;
  /** Removes deleted content from storage as far as the engine can. */
  eraseDeleted(): Promise<void>;
}
