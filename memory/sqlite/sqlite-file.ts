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

/** Connects to a database in a file or in memory; notices faults and foreign changes. */
export class SqliteFile {
  readonly readOnly: boolean;
  readonly #sqlite: Sqlite3.Database;
  readonly #statements = new Map<string, Sqlite3.Statement>();
  readonly #onChange: (change: Change) => void;
  /** Null in memory, which no other thread can read. */
  readonly #worker: WorkerReader | null;
  /** Null for readers, and in memory. */
  readonly #guard: FileGuard | null;
  readonly #onFault: (fault: StorageFault) => void;
  readonly #name: string;
  /** True if a transaction failed and so did its rollback: it is still open. */
  #isAbandoned = false;
  #synchronous: "FULL" | "NORMAL" = "FULL";
  #changes = new Map<string, Change>();

  /**
   * @param options.file a path, ":memory:", or the image of a database in memory
   * @throws InputError when the file is not ours
   */
  constructor(options: {
    readonly file: string | Buffer;
    readonly readOnly: boolean;
    readonly onChange?: ((change: Change) => void) | undefined;
    readonly onFault?: (fault: StorageFault) => void;
  }) {
    const { file, readOnly, onChange = () => undefined, onFault = () => undefined } = options;
    const isFile = typeof file === "string" && file !== ":memory:";
    this.readOnly = readOnly;
    this.#onChange = onChange;
    this.#worker = isFile ? new WorkerReader(file) : null;
    this.#onFault = onFault;
    this.#name = isFile ? file : ":memory:";
    this.#sqlite = typeof file === "string" ? openSqlite(file, readOnly) : new Sqlite(file);
    this.#reach(() => setOptions(this.#sqlite, readOnly));
    this.#guard =
      isFile && !readOnly ? new FileGuard(file, this.#sqlite, () => onFault("replaced")) : null;
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

  /** See {@link Database.readInBackground}: runs in a worker thread. */
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
    return this.#look(() => this.#sqlite.transaction(work).deferred());
  }

  /** See {@link Database.write}. */
  write<Result>(work: () => Result): Result {
    return this.#transact(work, "FULL");
  }

  /** See {@link Database.writeSoon}. */
  writeSoon<Result>(work: () => Result): Result {
    return this.#transact(work, "NORMAL");
  }

  #transact<Result>(work: () => Result, synchronous: "FULL" | "NORMAL"): Result {
    if (this.readOnly) {
      throw new SousError("read-only", "The database was opened for reading only.");
    }
    this.#synchronise(synchronous);
    this.#guard?.require();
    let result: Result;
    try {
      result = this.#reach(() => this.#sqlite.transaction(work).immediate());
    } catch (cause) {
      this.#changes.clear();
      this.#isAbandoned = this.#sqlite.inTransaction;
      throw toConflict(cause) ?? cause;
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
    return this.#sqlite.inTransaction ? this.#reach(work) : this.#touch(work);
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

  #synchronise(synchronous: "FULL" | "NORMAL"): void {
    this.#takeBack();
    if (synchronous === this.#synchronous) return;
    this.#reach(() => this.#sqlite.pragma(`synchronous = ${synchronous}`));
    this.#synchronous = synchronous;
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
    this.#touch(() => this.#sqlite.pragma("wal_checkpoint(TRUNCATE)"));
  }

  /** VACUUM: about a second for 100 MB. If the disk is full, `secure_delete` still zeroes deleted content. */
  async eraseDeleted(): Promise<void> {
    const erase = (): void => {
      this.#vacuum();
      this.forgetLog();
    };
    if (this.#worker) await this.#worker.pause(erase);
    else erase();
  }

  #vacuum(): void {
    this.#synchronise("FULL");
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
    if (!this.#sqlite.open) return;
    if (this.#guard) this.#guard.close();
    else this.#sqlite.close();
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
    if (!this.#sqlite.open) throw new SousError("closed", "The database was closed.");
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
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#sqlite.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
