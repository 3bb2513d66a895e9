/** Checks and names the addresses of PostgreSQL databases; hides their passwords from messages. */
import { InputError, SousError } from "../../src/core/errors.js";

export function isPostgres(database: string): boolean {
  return /^postgres(?:ql)?:\/\//i.test(database);
}

/** Returns "postgres://host/name" without user and password. @throws InputError when it is invalid */
export function namePostgres(address: string): string {
  const { host, pathname } = parseAddress(address);
  return `postgres://${host}${pathname}`;
}

export function nameDatabase(database: string): string {
  return isPostgres(database) ? namePostgres(database) : database;
}

export function passwordIn(address: string): string | null {
  const { password, searchParams } = parseAddress(address);
  return decode(password) || searchParams.get("password");
}

/** A password may contain an unescaped "%". */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parseAddress(address: string): URL {
  if (URL.canParse(address)) return new URL(address);
  // Omits the input, which may contain a password.
  throw new InputError(
    "the address of the PostgreSQL database cannot be read. " +
      "Write postgres://USER:PASSWORD@HOST:PORT/NAME, with %40 for @, %2F for / and %3A for : in the password.",
  );
}

const advice: Readonly<Record<string, string>> = {
  ECONNREFUSED: "Start PostgreSQL there, or mend host and port.",
  ENOTFOUND: "Mend the host's name.",
  EAI_AGAIN: "Mend the host's name, or check the name server.",
  ETIMEDOUT: "Check whether a firewall blocks this machine.",
  ECONNRESET: "Try again; PostgreSQL's log says why.",
  "28P01": "Mend user and password.",
  "28000": "Let this user and machine in (pg_hba.conf).",
  "3D000": "Create the database: createdb NAME.",
  "42501": "Make the user the database's owner.",
  "53300": "Raise max_connections, or end other clients.",
  "57P03": "Try again: it is starting or stopping.",
  "25006": "It is a replica: name the primary.",
};

export function explainConnection(error: unknown, address: string): SousError {
  if (error instanceof SousError) return error;
  const { code, message } = reasonOf(error);
  const todo = advice[code] ?? "Look at PostgreSQL's log.";
  return new SousError("no-connection", `${namePostgres(address)}: ${message}. ${todo}`, {
    cause: error,
  });
}

/** Returns the first reason, as Node wraps the errors of a host's several addresses in one. */
function reasonOf(error: unknown): { readonly code: string; readonly message: string } {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return { code: "", message: String(error) };
  return { code: "code" in error ? String(error.code) : "", message: error.message };
}
