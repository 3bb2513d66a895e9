/** The backup and the way back that docs/operating.md names for PostgreSQL, as a drill. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { runSous, runSousWith } from "../../app/run-sous.js";
import { findPostgres } from "../../peers/postgres.js";
import { newFile } from "../folder.js";
import { isMissing, usePostgres } from "./database.js";
import { query } from "./query.js";

const { cluster, create } = usePostgres();

const key = "k".repeat(32);
const keys = { SOUS_JOIN_KEY: key, SOUS_INSTALL_KEY: key, SOUS_SESSION_KEY: key };
const play = ["play", "kitchen", "--rounds", "2", "--bot", "simulated", "--db"];

async function server(program: string, ...words: readonly string[]): Promise<void> {
  await promisify(execFile)(path.join(findPostgres() ?? "", program), [...words]);
}

describe.skipIf(isMissing)("a dump of a PostgreSQL database", () => {
  it("is restored into a new database, which is whole and plays on", async () => {
    const url = await create();
    const played = await runSousWith(keys, ...play, url);
    expect(played.code, played.err).toBe(0);
    const found = await runSous("recall", "mug", "--household", "kitchen", "--db", url);

    const dump = newFile("sous.dump");
    await server("pg_dump", "--format=custom", `--file=${dump}`, url);
    const restored = await cluster().create("restored");
    await server("pg_restore", "--exit-on-error", "--no-owner", `--dbname=${restored}`, dump);

    const verified = await runSous("verify", "--json", "--db", restored);
    expect(JSON.parse(verified.out), verified.err).toEqual({
      whole: true,
      worldlines: 1,
      faults: [],
    });
    const steps = "SELECT * FROM steps ORDER BY episode, seq";
    expect(await query(restored, steps)).toEqual(await query(url, steps));
    const again = await runSous("recall", "mug", "--household", "kitchen", "--db", restored);
    expect([again.code, again.out]).toEqual([0, found.out]);
    expect((await runSous("migrate", "--db", restored)).code).toBe(0);
    const on = await runSousWith(keys, ...play, restored);
    expect(on.code, on.err).toBe(0);
  });

  it("is what sous backup and sous restore name instead of themselves", async () => {
    const url = await create();
    const backup = await runSous("backup", "--out", newFile(), "--db", url);
    expect([backup.code, backup.err]).toEqual([1, expect.stringMatching(/pg_basebackup.*pg_dump/)]);
    const restore = await runSous("restore", newFile(), "--db", url);
    expect([restore.code, restore.err]).toEqual([1, expect.stringMatching(/\(WAL\).*pg_restore/)]);
  });
});
