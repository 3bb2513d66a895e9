/** Backs up, restores, copies and migrates databases (`sous db`). */
import { copyRows } from "../../../memory/copying/copy.js";
import { migrations } from "../../../memory/migrations/index.js";
import { isPostgres, nameDatabase } from "../../../memory/postgres/address.js";
import { makeBackup, restoreBackup } from "../../app/backup/make-backup.js";
import { type Verified, verifyDatabase } from "../../app/backup/verify-database.js";
import { systemClock } from "../../app/operating/clock.js";
import { loadConfig, readVariable } from "../../app/settings/config.js";
import { InputError } from "../../core/errors.js";
import { many } from "../../core/words/wording.js";
import { foundExit } from "../errors.js";
import * as shared from "../options.js";
import { type DataOptions, dataCommand, SousCommand } from "../sous-command.js";
import { databaseFileOf, databaseOf, requireDatabase, writeMemory } from "./database.js";

export function backupCommand(): SousCommand {
  return dataCommand("backup")
    .option("--out <file>", "the backup's file, or a folder (default: SOUS_BACKUP_DIR)")
    .option("--keep <n>", "in a folder: delete all but the newest n backups", shared.wholeNumber(1))
    .notes(
      "\nWorks while sous serve runs. The copy is verified: every row, and the replay of every home.",
    )
    .examples(
      "sous db backup --out sous-backup.db",
      "sous db backup --out backups/ --keep 14 --json",
    )
    .action(runBackup);
}

async function runBackup(options: DataOptions & { out?: string; keep?: number }): Promise<void> {
  const out = options.out ?? loadConfig().backupFolder;
  if (out === null) throw new InputError("Say where: --out, or SOUS_BACKUP_DIR.");
  const { keep } = options;
  const made = await makeBackup({
    database: databaseFileOf(
      options,
      "Back its server up instead: pg_basebackup and its log (WAL), or pg_dump.",
    ),
    out,
    keep,
    now: systemClock.now(),
  });
  const checked = `sha256 ${made.sha256}, ${many(made.worldlines, "home")} replayed`;
  shared.printEither(options, made, [made.file, checked]);
}

export function restoreCommand(): SousCommand {
  return dataCommand("restore")
    .argument("<backup>", "a file that sous db backup made")
    .option("--discard-newer", "also in place of a database with changes that it lacks")
    .notes("\nStop Sous first. What was there is kept beside it under another name.")
    .examples("sous db restore backups/sous-2026-01-05T09-00-00-000.db --db team.db")
    .action(runRestore);
}

async function runRestore(
  from: string,
  options: DataOptions & { discardNewer?: boolean },
): Promise<void> {
  const { discardNewer = false } = options;
  const instead = "Restore its server's backup and log (WAL) instead, or use pg_restore.";
  const database = databaseFileOf(options, instead);
  const restored = await restoreBackup({ from, database, discardNewer, now: systemClock.now() });
  shared.printEither(options, restored, [
    `${restored.file} is restored from ${from}, ${many(restored.worldlines, "home")} replayed.`,
    ...restored.kept.map((kept) => `The file before is kept as ${kept}`),
  ]);
}

const progressEveryMs = 2000;

export function dbCopyCommand(): SousCommand {
  return new SousCommand("copy")
    .argument(
      "<from>",
      "a file, postgres://HOST/NAME, or env:NAME (the address is in that variable)",
    )
    .argument("<to>", "a new file, or a database without rows")
    .addOption(shared.jsonOption())
    .notes(`
Stop Sous first. Rows keep their numbers. Both ends are compared table by table, and every home is replayed
from the copy. When it is interrupted, nothing is left: begin again.
The secret is not in a row: set SOUS_SECRET to what is in the file .secret-key beside a SQLite database, or
the other way round. Keys of older versions are in .join-key, .session-key and .install-key: set
SOUS_JOIN_KEY, SOUS_SESSION_KEY and SOUS_INSTALL_KEY to them.

Examples:
  SOUS_NEW=postgres://sous:PASSWORD@db.example/sous sous db copy .sous/sous.db env:SOUS_NEW
  sous db copy env:SOUS_DB back.db`)
    .action(runDbCopy);
}

async function runDbCopy(
  first: string,
  second: string,
  options: { json?: boolean },
): Promise<void> {
  const [from, to] = [readAddress(first), readAddress(second)];
  const tables = await copyRows({
    from,
    to,
    now: systemClock.now(),
    onProgress: createProgress(),
  });
  process.stderr.write("Both ends are the same. Now every home is replayed.\n");
  const verified = await verifyDatabase(to);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const words = formatCopied(nameDatabase(to), rows, verified);
  shared.printEither(options, { rows, tables, ...verified }, words);
  if (!verified.whole) process.exitCode = foundExit;
}

/** Reads "env:NAME" from that variable, as every user of the machine can see a password in an argument. */
function readAddress(given: string): string {
  const name = /^env:(.+)$/.exec(given)?.[1];
  if (name === undefined) return given;
  const address = readVariable(name);
  if (!address) throw new InputError(`${name} is not set in the environment or in .env`);
  return address;
}

function createProgress(): Parameters<typeof copyRows>[0]["onProgress"] {
  let printedAt = Number.NEGATIVE_INFINITY;
  return (table, rows, of) => {
    const now = systemClock.now();
    if (rows < of && now - printedAt < progressEveryMs) return;
    printedAt = now;
    process.stderr.write(`${table}: ${rows} of ${of}\n`);
  };
}

function formatCopied(to: string, rows: number, { worldlines, faults }: Verified): string {
  const copied = `${to} has all ${many(rows, "row")}, ${many(worldlines, "home")} replayed.`;
  return faults.length === 0 ? copied : [copied, "It is not whole:", ...faults].join("\n  ");
}

export function migrateCommand(): SousCommand {
  return dataCommand("migrate")
    .notes(`
On PostgreSQL run it before you start this version: sous serve refuses an older schema. Processes of the
version before go on meanwhile. On SQLite every command that writes does it too.

Examples:
  sous db migrate
  sous db migrate --db team.db`)
    .action(migrate);
}

async function migrate(options: DataOptions): Promise<void> {
  const database = databaseOf(options);
  requireDatabase(options);
  if (isPostgres(database)) {
    const { migratePostgres } = await import("../../../memory/postgres/migrate.js");
    await migratePostgres(database, systemClock.now());
  } else await writeMemory(options, "sous db migrate", async () => undefined);
  const schema = migrations.at(-1)?.name;
  const name = nameDatabase(database);
  const words = `${name} has the schema of this version (${schema}).`;
  shared.printEither(options, { database: name, schema }, words);
}
