import { Command } from "commander";
import { type CopyOptions, copyRows } from "../../memory/copying/copy.js";
import { nameDatabase } from "../../memory/postgres/address.js";
import { type Verified, verifyDatabase } from "../app/backup/verify-database.js";
import { systemClock } from "../app/clock.js";
import { readVariable } from "../app/settings/config.js";
import { InputError } from "../core/errors.js";
import { many } from "../core/wording.js";
import { foundExit } from "./errors.js";
import * as shared from "./options.js";

/** Interval of progress lines. */
const tellEveryMs = 2000;

interface DbCopyOptions {
  readonly json?: boolean;
}

export function dbCopyCommand(): Command {
  return new Command("copy")
    .argument(
      "<from>",
      "a file, postgres://HOST/NAME, or env:NAME (the address is in that variable)",
    )
    .argument("<to>", "a new file, or a database without rows")
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Stop Sous first. Rows keep their numbers. Both ends are compared table by table, and every home is replayed
from the copy. When it is interrupted, nothing is left: begin again.
The secret is no row: set SOUS_SECRET to what is in the file .secret-key beside a SQLite database, or
the other way round. Keys of older versions are in .join-key, .session-key and .install-key: set
SOUS_JOIN_KEY, SOUS_SESSION_KEY and SOUS_INSTALL_KEY to them.

Examples:
  SOUS_NEW=postgres://sous:PASSWORD@db.example/sous sous db copy .sous/sous.db env:SOUS_NEW
  sous db copy env:SOUS_DB back.db`,
    )
    .action(runDbCopy);
}

async function runDbCopy(first: string, second: string, { json }: DbCopyOptions): Promise<void> {
  const [from, to] = [readAddress(first), readAddress(second)];
  const tables = await copyRows({
    from,
    to,
    now: systemClock.now(),
    onProgress: createTeller(),
  });
  process.stderr.write("Both ends are the same. Now every home is replayed.\n");
  const verified = await verifyDatabase(to);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  if (json) shared.printJson({ rows, tables, ...verified });
  else shared.print(formatCopied(nameDatabase(to), rows, verified));
  if (!verified.whole) process.exitCode = foundExit;
}

/** Every user of the machine can see a password in an argument. */
function readAddress(given: string): string {
  const name = /^env:(.+)$/.exec(given)?.[1];
  if (name === undefined) return given;
  const address = readVariable(name);
  if (!address) throw new InputError(`${name} is not set in the environment or in .env`);
  return address;
}

function createTeller(): CopyOptions["onProgress"] {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (table, rows, of) => {
    const now = systemClock.now();
    if (rows < of && now - toldAt < tellEveryMs) return;
    toldAt = now;
    process.stderr.write(`${table}: ${rows} of ${of}\n`);
  };
}

function formatCopied(to: string, rows: number, { worldlines, faults }: Verified): string {
  const copied = `${to} has all ${many(rows, "row")}, ${many(worldlines, "home")} replayed.`;
  return faults.length === 0 ? copied : [copied, "It is not whole:", ...faults].join("\n  ");
}
