/** The address of a PostgreSQL database, and how it is told to people: without its password. */
import { InputError, SousError } from "../../src/core/errors.js";

/** Whether a database's name is the address of a PostgreSQL database. Any other is a file. */
export function isPostgres(database: string): boolean {
  return /^postgres(?:ql)?:\/\//i.test(database);
}

/**
 * "postgres://host/name": an address without user and password.
 *
 * @throws InputError when it cannot be read
 */
export function namePostgres(address: string): string {
  const { host, pathname } = parseAddress(address);
  return `postgres://${host}${pathname}`;
}

/** How people are told of a database: a file's path, or an address without user and password. */
export function nameDatabase(database: string): string {
  return isPostgres(database) ? namePostgres(database) : database;
}

/** The password in an address; null when it has none. */
export function passwordIn(address: string): string | null {
  const { password, searchParams } = parseAddress(address);
  return decode(password) || searchParams.get("password");
}

/** A password may hold a "%" that was not written as %25. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parseAddress(address: string): URL {
  if (URL.canParse(address)) return new URL(address);
  // What was given may hold a password, so it is not repeated.
  throw new InputError(
    "the address of the PostgreSQL database cannot be read. " +
      "Write postgres://USER:PASSWORD@HOST:PORT/NAME, with %40 for @, %2F for / and %3A for : in the password.",
  );
}

/** What to do, by PostgreSQL's or the system's code. */
const advice: Readonly<Record<string, string>> = {
  ECONNREFUSED: "Start PostgreSQL there, or mend host and port.",
  ENOTFOUND: "Mend the host's name.",
  EAI_AGAIN: "Mend the host's name, or look at the name server.",
  ETIMEDOUT: "Look whether a firewall lets this machine in.",
  ECONNRESET: "Try again; PostgreSQL's log says why.",
  "28P01": "Mend user and password.",
  "28000": "Let this user and machine in (pg_hba.conf).",
  "3D000": "Create the database: createdb NAME.",
  "42501": "Make the user the database's owner.",
  "53300": "Raise max_connections, or end other clients.",
  "57P03": "Try again: it is starting or stopping.",
  "25006": "It is a replica: name the primary.",
};

/** The error of a connection in words, with the host, the database, and what to do. */
export function explainConnection(error: unknown, address: string): SousError {
  if (error instanceof SousError) return error;
  const { code, message } = reasonOf(error);
  const todo = advice[code] ?? "Look at PostgreSQL's log.";
  return new SousError("no-connection", `${namePostgres(address)}: ${message}. ${todo}`, {
    cause: error,
  });
}

/** Node tries several addresses of a host, and gives one error for all. */
function reasonOf(error: unknown): { readonly code: string; readonly message: string } {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return { code: "", message: String(error) };
  return { code: "code" in error ? String(error.code) : "", message: error.message };
}
