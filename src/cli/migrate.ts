import type { Command } from "commander";
import { migrations } from "../../memory/migrations/index.js";
import { isPostgres, nameDatabase } from "../../memory/postgres/address.js";
import { systemClock } from "../app/clock.js";
import { databaseOf, requireDatabase, writeMemory } from "./database.js";
import * as shared from "./options.js";

export function migrateCommand(): Command {
  return shared
    .dataCommand("migrate")
    .addHelpText(
      "after",
      `
On PostgreSQL run it before you start this version: sous serve refuses an older schema. Processes of the
version before go on meanwhile. On SQLite every command that writes does it too.

Examples:
  sous db migrate
  sous db migrate --db team.db`,
    )
    .action(migrate);
}

async function migrate(options: shared.DataOptions): Promise<void> {
  const database = databaseOf(options);
  requireDatabase(options);
  if (isPostgres(database)) {
    const { migratePostgres } = await import("../../memory/postgres/migrate.js");
    await migratePostgres(database, systemClock.now());
  } else await writeMemory(options, "sous db migrate", async () => undefined);
  const schema = migrations.at(-1)?.name;
  if (options.json) shared.printJson({ database: nameDatabase(database), schema });
  else shared.print(`${nameDatabase(database)} has the schema of this version (${schema}).`);
}
