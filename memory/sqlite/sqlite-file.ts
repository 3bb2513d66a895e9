import type Sqlite from "better-sqlite3";
import { SousError } from "../../src/core/errors.js";
import { StorageError, type StorageFault } from "../../src/core/storage.js";
import type { Change } from "../../src/core/watch.js";
import type { Params, SqlValue } from "../work.js";
import { BesideReader } from "./beside.js";
import { borrow, type Connection, giveBack, toConnection } from "./connection.js";
import { FileGuard } from "./file-guard.js";
import { openSqlite, setOptions } from "./open-file.js";
import { toConflict, toStorageError } from "./storage-fault.js";

/** One SQLite file: statements that are prepared once, and transactions. */
export class SqliteFile {
  readonly readOnly: boolean;
  /** Null once closed. */
  #connection: Connection | null;
  /** A database in memory that others use afterwards: all that is written is one transaction. */
  readonly #isBorrowed: boolean;
  readonly #onChange: (change: Change) => void;
  /** Null for an image in memory, which no other thread can read. */
  readonly #beside: BesideReader | null;
  /** Null for who only reads, and in memory. */
  readonly #guard: FileGuard | null;
  readonly #onFault: (fault: StorageFault) => void;
  /** The file's name in messages. */
  readonly #name: string;
  /** How many `write`s are within each other now. */
  #depth = 0;
  /** A transaction that failed, and could not even be taken back, is open still. */
  #isAbandoned = false;
  /** Whether commits wait for the disk: `synchronous`. */
  #waitsForDisk = true;
  /** Changes of the present transaction, by household and episode. */
  #changes = new Map<string, Change>();

  /**
   * Opens the file and sets the options that SQLite does not store.
   *
   * @param options.file a path, ":memory:", or what makes the image of a database in memory
   * @param options.onChange called after each commit, once for each change of {@link changed}
   * @param options.onFault called for each statement that the disk made fail
   * @throws InputError when the file is no database of ours
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
    this.#beside = typeof file === "string" && file !== ":memory:" ? new BesideReader(file) : null;
    this.#onFault = onFault;
    this.#name = typeof file === "string" ? file : ":memory:";
    this.#isBorrowed = typeof file !== "string";
    this.#connection =
      typeof file === "string" ? toConnection(openSqlite(file, readOnly)) : borrow(file);
    if (!this.#isBorrowed) this.#reach(() => setOptions(this.#sqlite, readOnly));
    this.#guard =
      this.#beside && !readOnly
        ? new FileGuard(this.#name, this.#sqlite, () => onFault("replaced"))
        : null;
  }

  get #open(): Connection {
    if (!this.#connection) throw new SousError("closed", "The database was closed.");
    return this.#connection;
  }

  get #sqlite(): Sqlite.Database {
    return this.#open.sqlite;
  }

  /** Runs a statement with its parameters, by place or by name; returns the number of rows it changed. */
  run(sql: string, ...params: readonly (Params | readonly SqlValue[])[]): number {
    return this.#alter(() => this.#prepare(sql).run(...params).changes);
  }

  /** The first row, or undefined. */
  get<Row>(sql: string, params: Params = {}): Row | undefined {
    return this.#look(() => this.#prepare(sql).get(params) as Row | undefined);
  }

  all<Row>(sql: string, params: Params = {}): readonly Row[] {
    return this.#look(() => this.#prepare(sql).all(params) as Row[]);
  }

  /**
   * The same for a statement that may read very many rows: it runs in a thread of its own. It sees what was
   * committed before.
   *
   * @throws SousError "read-failed"
   */
  async allBeside<Row>(sql: string, params: Params = {}): Promise<readonly Row[]> {
    this.#guard?.require();
    return this.#beside
      ? ((await this.#beside.all(sql, params)) as readonly Row[])
      : this.all<Row>(sql, params);
  }

  /** Runs several statements without parameters (migrations). */
  exec(sql: string): void {
    this.#alter(() => this.#sqlite.exec(sql));
  }

  /** Reads in one transaction: everything as it is at one moment. */
  read<Result>(work: () => Result): Result {
    return this.#look(() => this.#open.transact.deferred(work) as Result);
  }

  /**
   * Runs `work` in one transaction: all of it or nothing. When this returns, it is on the disk, with all
   * that was written before.
   *
   * @throws SousError "read-only" when opened for reading, "conflict" when a row breaks a constraint;
   *   StorageError when the disk fails
   */
  write<Result>(work: () => Result): Result {
    if (this.#depth === 0) this.#waitForDisk(true);
    return this.#transact(work);
  }

  #transact<Result>(work: () => Result): Result {
    if (this.readOnly) {
      throw new SousError("read-only", "The database was opened for reading only.");
    }
    let result: Result;
    if (this.#depth === 0) this.#guard?.require();
    this.#depth += 1;
    try {
      result = this.#reach(() => this.#open.transact.immediate(work) as Result);
    } catch (cause) {
      this.#changes.clear();
      if (this.#depth === 1) this.#isAbandoned = !this.#isBorrowed && this.#sqlite.inTransaction;
      throw toConflict(cause) ?? cause;
    } finally {
      this.#depth -= 1;
    }
    if (this.#depth === 0) {
      this.#guard?.keep();
      this.#emitChanges();
    }
    return result;
  }

  /** Nobody may see the rows of a transaction that failed. @throws StorageError */
  #takeBack(): void {
    if (!this.#isAbandoned) return;
    if (this.#sqlite.inTransaction) this.#reach(() => this.#sqlite.exec("ROLLBACK"));
    this.#isAbandoned = false;
  }

  /** A statement that may change rows. When it fails, it has changed none. */
  #alter<Result>(work: () => Result): Result {
    return this.#depth === 0 ? this.#touch(work) : this.#reach(work);
  }

  /** Notes what the present transaction changes. Listeners learn of it after the commit. */
  changed(change: Change): void {
    this.#changes.set(`${change.household} ${change.episode}`, change);
  }

  #emitChanges(): void {
    const changes = this.#changes;
    this.#changes = new Map();
    for (const change of changes.values()) this.#onChange(change);
  }

  /**
   * The same, but it reaches the disk a little later, at the latest with the next `write`. For writes that
   * nobody outside learns of before. Nothing is lost when the process dies; when the power fails, the last
   * of these writes are lost.
   */
  writeSoon<Result>(work: () => Result): Result {
    if (this.#depth > 0) return this.#transact(work);
    this.#waitForDisk(false);
    return this.#transact(work);
  }

  /** Before a transaction. */
  #waitForDisk(waits: boolean): void {
    this.#takeBack();
    if (this.#isBorrowed || waits === this.#waitsForDisk) return;
    this.#reach(() => this.#sqlite.pragma(`synchronous = ${waits ? "FULL" : "NORMAL"}`));
    this.#waitsForDisk = waits;
  }

  /** Writes without changing anything. @throws StorageError while that cannot be done */
  probe(): void {
    this.write(() => {
      const { user_version: mark = 0 } =
        this.get<{ user_version: number }>("PRAGMA user_version") ?? {};
      this.exec(`PRAGMA user_version = ${mark}`);
    });
  }

  /**
   * Empties the write-ahead log, so that it holds nothing that was deleted. While another process reads,
   * a part may remain until the next checkpoint.
   */
  forgetLog(): void {
    if (this.#isBorrowed) return;
    this.#touch(() => this.#sqlite.pragma("wal_checkpoint(TRUNCATE)"));
  }

  /**
   * Writes the file anew without deleted pages, and empties the log. Takes about a second for 100 MB, and
   * must not run in a transaction. On a full disk the file is not written anew; deleted content is
   * overwritten with zeros all the same (`secure_delete`).
   */
  async eraseDeleted(): Promise<void> {
    const erase = (): void => {
      this.#vacuum();
      this.forgetLog();
    };
    if (this.#beside) await this.#beside.pause(erase);
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

  /** The whole database as bytes, to be opened as an image. */
  image(): Buffer {
    return this.#sqlite.serialize();
  }

  /** Ends the thread that reads beside. It can take as long as the statement that it is at. */
  async closeBeside(): Promise<void> {
    await this.#beside?.close();
  }

  /** Nothing can be read or written afterwards. */
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

  /** Does what reaches the disk. @throws StorageError when the disk fails */
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

  #prepare(sql: string): Sqlite.Statement {
    const { sqlite, statements } = this.#open;
    const known = statements.get(sql);
    if (known) return known;
    const statement = sqlite.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }
}
