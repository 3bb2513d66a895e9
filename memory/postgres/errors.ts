/** What PostgreSQL's errors mean: faults of the server, races that were lost, and rows that are refused. */
import pg from "pg";
import { reasonOf, SousError } from "../../src/core/errors.js";
import { StorageError, type StorageFault } from "../../src/core/storage.js";

/** By the beginning of PostgreSQL's code. */
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
/** The server ends a connection, or all of them. */
const endings = ["08", "25P03", "57P01", "57P02", "57P03"];
const races = ["40001", "40P01"];

/** Marks what was thrown while speaking with the server, and not by the logic between statements. */
export class ServerError extends Error {
  override readonly cause: unknown;
  /** Null when the connection broke. */
  readonly code: string | null;

  constructor(cause: unknown) {
    super(reasonOf(cause), { cause });
    this.cause = cause;
    this.code = cause instanceof pg.DatabaseError ? (cause.code ?? "") : null;
  }

  /** Whether nobody knows what became of a commit that was under way. */
  get isBroken(): boolean {
    return this.code === null || startsWithOne(this.code, endings);
  }

  /** Whether the same may succeed at once. */
  get isPassing(): boolean {
    return this.isBroken || (this.code !== null && startsWithOne(this.code, races));
  }
}

function startsWithOne(code: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => code.startsWith(beginning));
}

/** The error for callers. @param database as it is named in messages */
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
