import Sqlite from "better-sqlite3";

export interface Connection {
  readonly sqlite: Sqlite.Database;
  readonly statements: Map<string, Sqlite.Statement>;
  /** Joins a transaction in progress. */
  readonly transact: Sqlite.Transaction<(work: () => unknown) => unknown>;
}

export function toConnection(sqlite: Sqlite.Database): Connection {
  const transact = sqlite.transaction((work: () => unknown) => work());
  return { sqlite, statements: new Map(), transact };
}

const free: Connection[] = [];
const mostFree = 8;

/** Lends a database in its initial state, which is faster than opening one; {@link giveBack} rolls all writes back. */
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

export function giveBack(connection: Connection): void {
  connection.sqlite.exec("ROLLBACK");
  if (free.length < mostFree) free.push(connection);
  else connection.sqlite.close();
}
