import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { SousError } from "../../src/core/errors.js";
import { packageFile } from "../../src/core/package-file.js";
import type { Migration } from "../sqlite/migrate.js";

/** The schema's history: each file of this folder is a migration, in the order of their names. */
export const migrations: readonly Migration[] = readMigrations();

function readMigrations(): readonly Migration[] {
  const folder = packageFile("memory/migrations");
  if (!existsSync(path.join(folder, "0020-first.sql")))
    throw new SousError("files-missing", "The schema (memory/migrations) is missing.");
  return readdirSync(folder)
    .filter((file) => /^\d{4}-.+\.sql$/.test(file))
    .sort()
    .map((file) => ({
      name: path.basename(file, ".sql"),
      sql: readFileSync(path.join(folder, file), "utf8"),
    }));
}
