/** Classifies PostgreSQL's errors: server faults, conflicts of concurrent writes, violated constraints. */
import pg from "pg";
import { reasonOf, SousError } from "../../src/core/errors.js";
import { StorageError, type StorageFault } from "../../src/core/memory/storage.js";

/** Storage faults by the beginning of PostgreSQL's error code. */
const faults: readonly (readonly [code: string, fault: StorageFault])[] = [
  ["53100", "full"],
  ["53", "busy"],
  ["55P03", "busy"],
  ["25006", "read-only"],
  ["42501", "read-only"],
  ["58", "failing"],
  ["XX001", "damaged"],
  ["XX002", "damaged"],
];
const endings = ["08", "25P03", "57P01", "57P02", "57P03"];
const races = ["40001", "40P01"];

/** An error of the server or the connection, not of the logic between statements. */
export class ServerError extends Error {
  override readonly cause: unknown;
  /** PostgreSQL's error code; null when the connection broke. */
  readonly code: string | null;

  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
    this.cause = cause;
    this.code = cause instanceof pg.DatabaseError ? (cause.code ?? "") : null;
  }

  /** True if the connection ended, so that the outcome of a commit is unknown. */
  get isBroken(): boolean {
    return this.code === null || startsWithOne(this.code, endings);
  }

  get isPassing(): boolean {
    return this.isBroken || (this.code !== null && startsWithOne(this.code, races));
  }
}

function startsWithOne(code: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => code.startsWith(beginning));
}

export function explain(error: unknown, database: string): unknown {
  if (!(error instanceof ServerError)) return error;
  const { cause, code } = error;
  if (error.isBroken) return new StorageError("unreachable", database, { cause });
  if (code?.startsWith("23"))
    return new SousError("conflict", `The database refused a row: ${error.message}.`, { cause });
  if (startsWithOne(code ?? "", races)) return new StorageError("busy", database, { cause });
  const known = faults.find(([beginning]) => code?.startsWith(beginning));
  return known ? new StorageError(known[1], database, { cause }) : cause;
}
