import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SousError } from "../../src/core/errors.js";
import type { Migration } from "../sqlite/migrate.js";

/** Beside this file in the sources; three levels up when this file was compiled into dist/. */
const folders = ["./", "../../../memory/migrations/"];

/** The schema's history, oldest first. Append only. */
export const migrations: readonly Migration[] = [
  {
    name: "0020-first",
    sql: readSql("0020-first.sql"),
    replaces: {
      last: "0019-participants",
      // It said whether older rows were counted in the reuse ledger.
      sql: "DROP TABLE reuse_state",
    },
  },
];

function readSql(name: string): string {
  const file = folders
    .map((folder) => fileURLToPath(new URL(`${folder}${name}`, import.meta.url)))
    .find((path) => existsSync(path));
  if (!file)
    throw new SousError("files-missing", `The schema (memory/migrations/${name}) is missing.`);
  return readFileSync(file, "utf8");
}
