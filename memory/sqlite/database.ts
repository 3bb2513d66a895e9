import Sqlite from "better-sqlite3";
import { InputError, SousError } from "../../src/core/errors.js";
import type { Change } from "../../src/core/watch.js";
import { BesideReader } from "./beside.js";
import type { Params, SqlValue } from "./params.js";
import { openPrivately } from "./private-file.js";

/** Marks a file as ours in its header: "SOUS". */
export const applicationId = 0x534f5553;

/** One SQLite file: statements that are prepared once, and transactions. */
export class Database {
  readonly readOnly: boolean;
  readonly #sqlite: Sqlite.Database;
  readonly #statements = new Map<string, Sqlite.Statement>();
  readonly #onChange: (change: Change) => void;
  /** Null for an image in memory, which no other thread can read. */
  readonly #beside: BesideReader | null;
  /** Changes of the present transaction, by household and episode. */
  #changes = new Map<string, Change>();

  /**
   * Opens the file, or an image in memory, and sets the options that SQLite does not store.
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
    this.#beside = typeof file === "string" && file !== ":memory:" ? new BesideReader(file) : null;
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

  /**
   * The same for a statement that may read very many rows: it runs in a thread of its own. It sees what was
   * committed before.
   *
   * @throws SousError "read-failed"
   */
  async allBeside<Row>(sql: string, params: Params = {}): Promise<readonly Row[]> {
    return this.#beside
      ? ((await this.#beside.all(sql, params)) as readonly Row[])
      : this.all<Row>(sql, params);
  }

  /** Runs several statements without parameters (migrations). */
  exec(sql: string): void {
    this.#sqlite.exec(sql);
  }

  /**
   * Runs `work` in one transaction: all of it or nothing. When this returns, it is on the disk, with all
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
    this.#sqlite.pragma("synchronous = NORMAL");
    try {
      return this.write(work);
    } finally {
      this.#sqlite.pragma("synchronous = FULL");
    }
  }

  /**
   * Empties the write-ahead log, so that it holds nothing that was deleted. While another process reads,
   * a part may remain until the next checkpoint.
   */
  forgetLog(): void {
    this.#sqlite.pragma("wal_checkpoint(TRUNCATE)");
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
    try {
      this.#sqlite.exec("VACUUM");
    } catch (cause) {
      if (!(cause instanceof Sqlite.SqliteError && cause.code.startsWith("SQLITE_FULL")))
        throw cause;
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
    sqlite = openPrivately(file, { readonly: readOnly, fileMustExist: readOnly });
    refuseForeign(sqlite, file, readOnly);
    return sqlite;
  } catch (cause) {
    sqlite?.close();
    if (cause instanceof SousError || !(cause instanceof Error)) throw cause;
    throw new InputError(`cannot be opened as a database (${cause.message})`, { cause, file });
  }
}

/** An empty file may become ours; a file with tables of another program may not. */
function refuseForeign(sqlite: Sqlite.Database, file: string, readOnly: boolean): void {
  if (sqlite.pragma("application_id", { simple: true }) === applicationId) return;
  const tables = sqlite.prepare("SELECT count(*) FROM sqlite_schema").pluck().get();
  if (readOnly || tables !== 0) throw new InputError("is no Sous database", { file });
}

function isConstraint(error: unknown): error is Error {
  return error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_CONSTRAINT");
}
