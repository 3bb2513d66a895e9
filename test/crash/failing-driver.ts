/** A wrapper of the database driver: from a given call on, every call fails with one of SQLite's errors. */
import Sqlite from "better-sqlite3";

/** SQLite's error codes, and how it words them. */
export const faults = {
  FULL: ["SQLITE_FULL", "database or disk is full"],
  IOERR: ["SQLITE_IOERR_WRITE", "disk I/O error"],
  BUSY: ["SQLITE_BUSY", "database is locked"],
  CORRUPT: ["SQLITE_CORRUPT", "database disk image is malformed"],
  READONLY: ["SQLITE_READONLY", "attempt to write a readonly database"],
} as const;

export type FaultName = keyof typeof faults;

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** The calls that reach the disk, of all connections of this process. */
export class FailingDriver {
  /** Calls since the last {@link arm}. */
  calls = 0;
  /** Whether a call has failed since then. */
  hasFailed = false;
  #failing: { readonly fault: FaultName; readonly from: number; readonly to: number } | null = null;
  #onlyWrites = false;
  readonly #restore: (() => void)[] = [];

  constructor() {
    const memory = new Sqlite(":memory:");
    const statement: object = Object.getPrototypeOf(memory.prepare("SELECT 1"));
    memory.close();
    for (const name of ["run", "get", "all"]) this.#wrap(statement, name);
    for (const name of ["exec", "pragma"]) this.#wrap(Sqlite.prototype, name);
  }

  /** Counts from 1 again. Calls `from` to `to` fail. */
  arm(fault: FaultName, from: number, to: number): void {
    this.calls = 0;
    this.hasFailed = false;
    this.#onlyWrites = false;
    this.#failing = { fault, from, to };
  }

  /** From now on transactions fail, and reading works. */
  armWrites(fault: FaultName): void {
    this.arm(fault, 1, Number.POSITIVE_INFINITY);
    this.#onlyWrites = true;
  }

  /** All is well again. */
  disarm(): void {
    this.#failing = null;
  }

  /** Calls that the rig makes for itself: they neither count nor fail. A store reaches the disk before it returns. */
  aside<Result>(read: () => Result): Result {
    const { calls } = this;
    const failing = this.#failing;
    this.#failing = null;
    try {
      return read();
    } finally {
      this.calls = calls;
      this.#failing = failing;
    }
  }

  /** Puts the driver's own methods back. */
  remove(): void {
    for (const restore of this.#restore) restore();
  }

  #wrap(owner: object, name: string): void {
    const own: Method = Reflect.get(owner, name);
    const count = (target: unknown): void => this.#count(target);
    Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
      count(this);
      return own.apply(this, args);
    });
    this.#restore.push(() => Reflect.set(owner, name, own));
  }

  #count(target: unknown): void {
    this.calls += 1;
    const failing = this.#failing;
    if (this.#onlyWrites && !isBeginning(target)) return;
    if (failing === null || this.calls < failing.from || this.calls > failing.to) return;
    this.hasFailed = true;
    const [code, message] = faults[failing.fault];
    throw new Sqlite.SqliteError(message, code);
  }
}

/** Whether a statement begins a transaction. */
function isBeginning(target: unknown): boolean {
  const source: unknown = Reflect.get(Object(target), "source");
  return typeof source === "string" && source.startsWith("BEGIN");
}
