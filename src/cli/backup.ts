import type { Command } from "commander";
import { makeBackup, restoreBackup } from "../app/backup/make-backup.js";
import { systemClock } from "../app/clock.js";
import { loadConfig } from "../app/settings/config.js";
import { InputError } from "../core/errors.js";
import { many } from "../core/wording.js";
import { databaseFileOf } from "./database.js";
import * as shared from "./options.js";

export function backupCommand(): Command {
  return shared
    .dataCommand("backup")
    .option("--out <file>", "the backup's file, or a folder (default: SOUS_BACKUP_DIR)")
    .option("--keep <n>", "in a folder: delete all but the newest n backups", shared.wholeNumber(1))
    .addHelpText(
      "after",
      "\nWorks while sous serve runs. The copy is verified: every row, and the replay of every home.\n\nExamples:\n  sous db backup --out sous-backup.db\n  sous db backup --out backups/ --keep 14 --json",
    )
    .action(runBackup);
}

async function runBackup({
  db,
  json,
  ...options
}: shared.DataOptions & { out?: string; keep?: number }): Promise<void> {
  const out = options.out ?? loadConfig().backupFolder;
  if (out === null) throw new InputError("Say where: --out, or SOUS_BACKUP_DIR.");
  const { keep } = options;
  const made = await makeBackup({
    database: databaseFileOf(
      { db },
      "Back its server up instead: pg_basebackup and its log (WAL), or pg_dump.",
    ),
    out,
    keep,
    now: systemClock.now(),
  });
  if (json) shared.printJson(made);
  else
    shared.print(`${made.file}\nsha256 ${made.sha256}, ${many(made.worldlines, "home")} replayed`);
}

export function restoreCommand(): Command {
  return shared
    .dataCommand("restore")
    .argument("<backup>", "a file that sous db backup made")
    .option("--discard-newer", "also in place of a database with changes that it lacks")
    .addHelpText(
      "after",
      "\nStop Sous first. What was there is kept beside it under another name.\n\nExample:\n  sous db restore backups/sous-2026-01-05T09-00-00-000.db --db team.db",
    )
    .action(runRestore);
}

async function runRestore(
  from: string,
  { db, json, discardNewer = false }: shared.DataOptions & { discardNewer?: boolean },
): Promise<void> {
  const instead = "Restore its server's backup and log (WAL) instead, or use pg_restore.";
  const database = databaseFileOf({ db }, instead);
  const restored = await restoreBackup({ from, database, discardNewer, now: systemClock.now() });
  if (json) shared.printJson(restored);
  else {
    shared.print(
      `${restored.file} is restored from ${from}, ${many(restored.worldlines, "home")} replayed.`,
    );
    for (const kept of restored.kept) shared.print(`What was there is ${kept}`);
  }
}
