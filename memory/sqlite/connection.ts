/** Open databases with what they have prepared. Those in memory are used by one after the other. */
import Sqlite from "better-sqlite3";

export interface Connection {
  readonly sqlite: Sqlite.Database;
  readonly statements: Map<string, Sqlite.Statement>;
  /** Runs work in a transaction of its own, or as a part of the present one. */
  readonly transact: Sqlite.Transaction<(work: () => unknown) => unknown>;
}

export function toConnection(sqlite: Sqlite.Database): Connection {
  const transact = sqlite.transaction((work: () => unknown) => work());
  return { sqlite, statements: new Map(), transact };
}

/** Databases in memory that nobody uses, as their image was. */
const free: Connection[] = [];
const mostFree = 8;

/**
 * Lends a database in memory that is as its image. All that is written to it is one transaction, which
 * {@link giveBack} takes back: opening a database and preparing its statements takes longer than a short task.
 */
export function borrow(makeImage: () => Buffer): Connection {
  const connection = free.pop() ?? openImage(makeImage());
  connection.sqlite.exec("BEGIN");
  return connection;
}

function openImage(image: Buffer): Connection {
  const connection = toConnection(new Sqlite(image));
  connection.sqlite.pragma("foreign_keys = ON");
  return connection;
}

/** The borrower must not use it again. */
export function giveBack(connection: Connection): void {
  connection.sqlite.exec("ROLLBACK");
  if (free.length < mostFree) free.push(connection);
  else connection.sqlite.close();
}
