import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { SousError } from "../../src/core/errors.js";
import { packageFile } from "../../src/core/package-file.js";
import type { Migration } from "../sqlite/migrate.js";

const first = "0020-first";
const replaces: Migration["replaces"] = {
  last: "0019-participants",
  // The table said whether older rows were counted as reuses.
  sql: "DROP TABLE reuse_state",
};

/** The schema's history: each file of this folder is a migration, in the order of their names. */
export const migrations: readonly Migration[] = readMigrations();

function readMigrations(): readonly Migration[] {
  const folder = packageFile("memory/migrations");
  if (!existsSync(path.join(folder, `${first}.sql`)))
    throw new SousError("files-missing", "The schema (memory/migrations) is missing.");
  return readdirSync(folder)
    .filter((file) => /^\d{4}-.+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const name = path.basename(file, ".sql");
      const sql = readFileSync(path.join(folder, file), "utf8");
      return name === first ? { name, sql, replaces } : { name, sql };
    });
}
