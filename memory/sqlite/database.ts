import Sqlite from "better-sqlite3";
import { InputError, SousError } from "../../src/core/errors.js";
import type { Change } from "../../src/core/watch.js";

export type SqlValue = string | number | Buffer | null;

/** Values bound to `@name` in a statement. */
export type Params = Readonly<Record<string, SqlValue>>;

/** Marks a file as ours in its header: "SOUS". */
export const applicationId = 0x534f5553;

/** One SQLite file: prepared statements by their text, and transactions whose errors are ours. */
export class Database {
  readonly readOnly: boolean;
  readonly #sqlite: Sqlite.Database;
  readonly #statements = new Map<string, Sqlite.Statement>();
  readonly #onChange: (change: Change) => void;
  /** Of the transaction under way, by household and episode. */
  #changes = new Map<string, Change>();

  /**
   * Opens the file, or a copy in memory of an image, and sets what SQLite forgets on every open.
   *
   * @param options.onChange called after each commit, once for each change of {@link changed}
   * @throws InputError when the file is no database of ours
   */
  constructor(options: {
    readonly file: string | Buffer;
    readonly readOnly: boolean;
    readonly onChange?: ((change: Change) => void) | undefined;
  }) {
    const { file, readOnly, onChange = () => undefined } = options;
    this.readOnly = readOnly;
    this.#onChange = onChange;
    this.#sqlite = typeof file === "string" ? openSqlite(file, readOnly) : new Sqlite(file);
    if (!options.readOnly) {
      this.#sqlite.pragma("journal_mode = WAL");
      this.#sqlite.pragma("synchronous = FULL");
      this.#sqlite.pragma("secure_delete = ON");
    }
    this.#sqlite.pragma("foreign_keys = ON");
  }

  /** Runs a statement with its parameters, by place or by name; returns the number of rows it changed. */
  run(sql: string, ...params: readonly (Params | readonly SqlValue[])[]): number {
    return this.#prepare(sql).run(...params).changes;
  }

  /** The first row, or undefined. */
  get<Row>(sql: string, params: Params = {}): Row | undefined {
    return this.#prepare(sql).get(params) as Row | undefined;
  }

  all<Row>(sql: string, params: Params = {}): readonly Row[] {
    return this.#prepare(sql).all(params) as Row[];
  }

  /** Several statements without parameters (migrations). */
  exec(sql: string): void {
    this.#sqlite.exec(sql);
  }

  /**
   * Runs `work` in one transaction: all of it or nothing. It is on the disk when this returns, with all
   * that was written before.
   *
   * @throws SousError "read-only" when opened for reading, "conflict" when a row breaks a constraint
   */
  write<Result>(work: () => Result): Result {
    if (this.readOnly) {
      throw new SousError("read-only", "The database was opened for reading only.");
    }
    let result: Result;
    try {
      result = this.#sqlite.transaction(work).immediate();
    } catch (cause) {
      this.#changes.clear();
      if (!isConstraint(cause)) throw cause;
      throw new SousError("conflict", `The database refused a row: ${cause.message}.`, { cause });
    }
    if (!this.#sqlite.inTransaction) this.#emitChanges();
    return result;
  }

  /** Notes what the transaction under way changes: listeners learn of it once it is committed. */
  changed(change: Change): void {
    this.#changes.set(`${change.household} ${change.episode}`, change);
  }

  #emitChanges(): void {
    const changes = this.#changes;
    this.#changes = new Map();
    for (const change of changes.values()) this.#onChange(change);
  }

  /**
   * The same, but it is on the disk only with the next `write`, or a little later: for what nobody outside
   * learns of before that. When the process dies nothing is lost; when the power fails, the last of these
   * are, as if they had not come about yet.
   */
  writeSoon<Result>(work: () => Result): Result {
    this.#sqlite.pragma("synchronous = NORMAL");
    try {
      return this.write(work);
    } finally {
      this.#sqlite.pragma("synchronous = FULL");
    }
  }

  /**
   * Empties the write-ahead log, so that what was deleted is not found there either. Does what it can
   * while somebody else reads; the next checkpoint does the rest.
   */
  forgetLog(): void {
    this.#sqlite.pragma("wal_checkpoint(TRUNCATE)");
  }

  /**
   * Writes the file anew with only what is still there, and empties the log: what was deleted is in neither.
   * Takes about a second for 100 MB, and not in a transaction. Where the disk is too full for that, what was
   * deleted stays overwritten with zeros, as `secure_delete` does at once.
   */
  eraseDeleted(): void {
    try {
      this.#sqlite.exec("VACUUM");
    } catch (cause) {
      if (!(cause instanceof Sqlite.SqliteError && cause.code.startsWith("SQLITE_FULL")))
        throw cause;
    }
    this.forgetLog();
  }

  /** All of it as it is now, to be opened as an image. */
  image(): Buffer {
    return this.#sqlite.serialize();
  }

  close(): void {
    this.#sqlite.close();
  }

  #prepare(sql: string): Sqlite.Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#sqlite.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

function openSqlite(file: string, readOnly: boolean): Sqlite.Database {
  let sqlite: Sqlite.Database | undefined;
  try {
    sqlite = new Sqlite(file, { readonly: readOnly, fileMustExist: readOnly });
    refuseForeign(sqlite, file, readOnly);
    return sqlite;
  } catch (cause) {
    sqlite?.close();
    if (cause instanceof SousError || !(cause instanceof Error)) throw cause;
    throw new InputError(`cannot be opened as a database (${cause.message})`, { cause, file });
  }
}

/** An empty file may become ours; one with somebody else's tables may not. */
function refuseForeign(sqlite: Sqlite.Database, file: string, readOnly: boolean): void {
  if (sqlite.pragma("application_id", { simple: true }) === applicationId) return;
  const tables = sqlite.prepare("SELECT count(*) FROM sqlite_schema").pluck().get();
  if (readOnly || tables !== 0) throw new InputError("is no Sous database", { file });
}

function isConstraint(error: unknown): error is Error {
  return error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_CONSTRAINT");
}
