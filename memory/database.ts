import type { StoredVitals } from "../src/core/vitals.js";
import type { Work } from "./work.js";

/** Where rows are kept: a SQLite file, or a PostgreSQL database. */
export interface Database {
  readonly readOnly: boolean;
  /** Reads with one statement. */
  read<Result>(work: Work<Result>): Promise<Result>;
  /** Reads with several statements, which all see the same moment. */
  readTogether<Result>(work: Work<Result>): Promise<Result>;
  /**
   * Runs `work` in one transaction: all of it or nothing. When this returns, it is on the disk, with all
   * that was written before. A driver that lost a race runs it again, so it changes nothing but rows.
   *
   * @throws SousError "read-only" when opened for reading, "conflict" when a row breaks a constraint;
   *   StorageError when the disk or the server fails
   */
  write<Result>(work: () => Work<Result>): Promise<Result>;
  /**
   * The same, but it reaches the disk a little later, at the latest with the next `write`. For writes that
   * nobody outside learns of before. Nothing is lost when the process dies; when the power fails, the last
   * of these writes are lost.
   */
  writeSoon<Result>(work: () => Work<Result>): Promise<Result>;
  /**
   * Reads with statements that may read very many rows: it holds nothing else up. It sees what was committed before.
   *
   * @throws SousError "read-failed"
   */
  beside<Result>(work: Work<Result>): Promise<Result>;
  /** What the rows take. */
  size(): Promise<Pick<StoredVitals, "databaseBytes" | "walBytes" | "freeBytes">>;
  /** After words were deleted: empties the log of writes, where they may stand still. */
  forgetLog(): Promise<void>;
  /** Removes what was deleted from where it was kept, as far as this engine can. */
  eraseDeleted(): Promise<void>;
}
