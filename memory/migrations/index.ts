import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { SousError } from "../../src/core/errors.js";
import type { Migration } from "../sqlite/migrate.js";

/** Beside this file in the sources; three levels up when this file was compiled into dist/. */
const folders = ["./", "../../../memory/migrations/"];

const first = "0020-first";
const replaces: Migration["replaces"] = {
  last: "0019-participants",
  // It said whether older rows were counted in the reuse ledger.
  sql: "DROP TABLE reuse_state",
};

/** The schema's history: each file of this folder is a migration, in the order of their names. */
export const migrations: readonly Migration[] = readMigrations();

function readMigrations(): readonly Migration[] {
  const folder = folders
    .map((each) => fileURLToPath(new URL(each, import.meta.url)))
    .find((each) => existsSync(path.join(each, `${first}.sql`)));
  if (!folder) throw new SousError("files-missing", "The schema (memory/migrations) is missing.");
  return readdirSync(folder)
    .filter((file) => /^\d{4}-.+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const name = path.basename(file, ".sql");
      const sql = readFileSync(path.join(folder, file), "utf8");
      return name === first ? { name, sql, replaces } : { name, sql };
    });
}
