/** Runs statements and transactions on one SQLite database; reports faults of the disk. */
import type Sqlite3 from "better-sqlite3";
import type { Change } from "../../src/core/episode/watch.js";
import { SousError } from "../../src/core/errors.js";
import { StorageError, type StorageFault } from "../../src/core/memory/storage.js";
import type { Params, SqlValue } from "../work.js";
import { FileGuard } from "./file-guard.js";
import { Sqlite } from "./library.js";
import { openSqlite, setOptions } from "./open-file.js";
import { toConflict, toStorageError } from "./storage-fault.js";
import { WorkerReader } from "./worker-reader.js";

interface Connection {
  readonly sqlite: Sqlite3.Database;
  readonly statements: Map<string, Sqlite3.Statement>;
  readonly transact: Sqlite3.Transaction<(work: () => unknown) => unknown>;
}

function toConnection(sqlite: Sqlite3.Database): Connection {
  const transact = sqlite.transaction((work: () => unknown) => work());
  return { sqlite, statements: new Map(), transact };
}

const free: Connection[] = [];
const mostFree = 8;

/** Lends a database in its initial state, which is faster than opening one; {@link giveBack} rolls all writes back. */
function borrow(makeImage: () => Buffer): Connection {
  const connection = free.pop() ?? openImage(makeImage());
  connection.sqlite.exec("BEGIN");
  return connection;
}

function openImage(image: Buffer): Connection {
  const connection = toConnection(new Sqlite(image));
  connection.sqlite.pragma("foreign_keys = ON");
  return connection;
}

function giveBack(connection: Connection): void {
  connection.sqlite.exec("ROLLBACK");
  if (free.length < mostFree) free.push(connection);
  else connection.sqlite.close();
}

export class SqliteFile {
  readonly readOnly: boolean;
  #connection: Connection | null;
  /** True for a database in memory, where all writes form one transaction. */
  readonly #isBorrowed: boolean;
  readonly #onChange: (change: Change) => void;
  /** Null for a database in memory, which no other thread can read. */
  readonly #worker: WorkerReader | null;
  /** Null for readers, and for a database in memory. */
  readonly #guard: FileGuard | null;
  readonly #onFault: (fault: StorageFault) => void;
  readonly #name: string;
  #isWriting = false;
  /** True if a transaction failed and so did its rollback, which leaves it open. */
  #isAbandoned = false;
  /** True while the pragma `synchronous` is FULL. */
  #waitsForDisk = true;
  #changes = new Map<string, Change>();

  /**
   * @param options.file a path, ":memory:", or a function for the image of an in-memory database
   * @throws InputError when the file is not ours
   */
  constructor(options: {
    readonly file: string | (() => Buffer);
    readonly readOnly: boolean;
    readonly onChange?: ((change: Change) => void) | undefined;
    readonly onFault?: (fault: StorageFault) => void;
  }) {
    const { file, readOnly, onChange = () => undefined, onFault = () => undefined } = options;
    this.readOnly = readOnly;
    this.#onChange = onChange;
    this.#worker = typeof file === "string" && file !== ":memory:" ? new WorkerReader(file) : null;
    this.#onFault = onFault;
    this.#name = typeof file === "string" ? file : ":memory:";
    this.#isBorrowed = typeof file !== "string";
    this.#connection =
      typeof file === "string" ? toConnection(openSqlite(file, readOnly)) : borrow(file);
    if (!this.#isBorrowed) this.#reach(() => setOptions(this.#sqlite, readOnly));
    this.#guard =
      this.#worker && !readOnly
        ? new FileGuard(this.#name, this.#sqlite, () => onFault("replaced"))
        : null;
  }

  get #open(): Connection {
    if (!this.#connection) throw new SousError("closed", "The database was closed.");
    return this.#connection;
  }

  get #sqlite(): Sqlite3.Database {
    return this.#open.sqlite;
  }

  run(sql: string, ...params: readonly (Params | readonly SqlValue[])[]): number {
    return this.#alter(() => this.#prepare(sql).run(...params).changes);
  }

  get<Row>(sql: string, params: Params = {}): Row | undefined {
    return this.#look(() => this.#prepare(sql).get(params) as Row | undefined);
  }

  all<Row>(sql: string, params: Params = {}): readonly Row[] {
    return this.#look(() => this.#prepare(sql).all(params) as Row[]);
  }

  async allInWorker<Row>(sql: string, params: Params = {}): Promise<readonly Row[]> {
    this.#guard?.require();
    return this.#worker
      ? ((await this.#worker.all(sql, params)) as readonly Row[])
      : this.all<Row>(sql, params);
  }

  exec(sql: string): void {
    this.#alter(() => this.#sqlite.exec(sql));
  }

  read<Result>(work: () => Result): Result {
    return this.#look(() => this.#open.transact.deferred(work) as Result);
  }

  write<Result>(work: () => Result): Result {
    this.#waitForDisk(true);
    return this.#transact(work);
  }

  writeSoon<Result>(work: () => Result): Result {
    this.#waitForDisk(false);
    return this.#transact(work);
  }

  #transact<Result>(work: () => Result): Result {
    if (this.readOnly) {
      throw new SousError("read-only", "The database was opened for reading only.");
    }
    let result: Result;
    this.#guard?.require();
    this.#isWriting = true;
    try {
      result = this.#reach(() => this.#open.transact.immediate(work) as Result);
    } catch (cause) {
      this.#changes.clear();
      this.#isAbandoned = !this.#isBorrowed && this.#sqlite.inTransaction;
      throw toConflict(cause) ?? cause;
    } finally {
      this.#isWriting = false;
    }
    this.#guard?.keep();
    this.#emitChanges();
    return result;
  }

  #takeBack(): void {
    if (!this.#isAbandoned) return;
    if (this.#sqlite.inTransaction) this.#reach(() => this.#sqlite.exec("ROLLBACK"));
    this.#isAbandoned = false;
  }

  #alter<Result>(work: () => Result): Result {
    return this.#isWriting ? this.#reach(work) : this.#touch(work);
  }

  changed(change: Change): void {
    const key = `${change.household} ${change.episode}`;
    if (!this.#changes.get(key)?.isShown) this.#changes.set(key, change);
  }

  #emitChanges(): void {
    const changes = this.#changes;
    this.#changes = new Map();
    for (const change of changes.values()) this.#onChange(change);
  }

  #waitForDisk(waits: boolean): void {
    this.#takeBack();
    if (this.#isBorrowed || waits === this.#waitsForDisk) return;
    this.#reach(() => this.#sqlite.pragma(`synchronous = ${waits ? "FULL" : "NORMAL"}`));
    this.#waitsForDisk = waits;
  }

  /** Tests whether the database can be written, by writing a value that it already has. */
  probe(): void {
    this.write(() => {
      const { user_version: mark = 0 } =
        this.get<{ user_version: number }>("PRAGMA user_version") ?? {};
      this.exec(`PRAGMA user_version = ${mark}`);
    });
  }

  /** Truncates the write-ahead log, which may hold deleted content; a reader may delay part of it. */
  forgetLog(): void {
    if (this.#isBorrowed) return;
    this.#touch(() => this.#sqlite.pragma("wal_checkpoint(TRUNCATE)"));
  }

  /** Rewrites the file (VACUUM), a second per 100 MB. On a full disk, `secure_delete` still zeroes deleted content. */
  async eraseDeleted(): Promise<void> {
    const erase = (): void => {
      this.#vacuum();
      this.forgetLog();
    };
    if (this.#worker) await this.#worker.pause(erase);
    else erase();
  }

  #vacuum(): void {
    if (this.#isBorrowed) return;
    this.#waitForDisk(true);
    try {
      this.exec("VACUUM");
    } catch (error) {
      if (!(error instanceof StorageError && error.fault === "full")) throw error;
    }
  }

  image(): Buffer {
    return this.#sqlite.serialize();
  }

  async closeWorker(): Promise<void> {
    await this.#worker?.close();
  }

  close(): void {
    const connection = this.#connection;
    this.#connection = null;
    if (!connection) return;
    if (this.#isBorrowed) giveBack(connection);
    else if (this.#guard) this.#guard.close();
    else connection.sqlite.close();
  }

  /** Writes outside a transaction. */
  #touch<Result>(work: () => Result): Result {
    this.#guard?.require();
    const result = this.#reach(work);
    this.#guard?.keep();
    return result;
  }

  #look<Result>(work: () => Result): Result {
    this.#takeBack();
    this.#guard?.glance();
    return this.#reach(work);
  }

  #reach<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (cause) {
      const fault = toStorageError(cause, this.#name);
      if (!fault) throw cause;
      const error = this.#guard?.explain() ?? fault;
      this.#onFault(error.fault);
      throw error;
    }
  }

  #prepare(sql: string): Sqlite3.Statement {
    const { sqlite, statements } = this.#open;
    const known = statements.get(sql);
    if (known) return known;
    const statement = sqlite.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }
}
