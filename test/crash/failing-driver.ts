/** Wraps the database driver: from one call on, calls fail with an SQLite error. */
import Sqlite from "better-sqlite3";

export const faults = {
  FULL: ["SQLITE_FULL", "database or disk is full"],
  IOERR: ["SQLITE_IOERR_WRITE", "disk I/O error"],
  BUSY: ["SQLITE_BUSY", "database is locked"],
  CORRUPT: ["SQLITE_CORRUPT", "database disk image is malformed"],
  READONLY: ["SQLITE_READONLY", "attempt to write a readonly database"],
} as const;

export type FaultName = keyof typeof faults;

type Method = (this: unknown, ...args: unknown[]) => unknown;

export class FailingDriver {
  calls = 0;
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

  /** Restarts the count; calls `from` to `to` fail. */
  arm(fault: FaultName, from: number, to: number): void {
    this.calls = 0;
    this.hasFailed = false;
    this.#onlyWrites = false;
    this.#failing = { fault, from, to };
  }

  armWrites(fault: FaultName): void {
    this.arm(fault, 1, Number.POSITIVE_INFINITY);
    this.#onlyWrites = true;
  }

  disarm(): void {
    this.#failing = null;
  }

  /** Runs the rig's own calls, neither counted nor failing; also async ones, as stores reach the disk before they return. */
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

function isBeginning(target: unknown): boolean {
  const source: unknown = Reflect.get(Object(target), "source");
  return typeof source === "string" && source.startsWith("BEGIN");
}
