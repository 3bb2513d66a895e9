/** Runs the backup and restore commands of docs/operating.md. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { runSous, runSousWith } from "../../app/run-sous.js";
import { findPostgres, startPostgres } from "../../peers/postgres.js";
import { newFile } from "../folder.js";
import { createDatabase, isMissing } from "./database.js";
import { query } from "./query.js";

const keys = { SOUS_SECRET: "k".repeat(32) };
const steps = "SELECT * FROM steps ORDER BY episode, seq";
const programs = findPostgres() ?? "";

/** The runbook's block with these words, inside another folder. */
function readBlock(words: string, folder: string): string {
  const blocks = readFileSync("docs/operating.md", "utf8").matchAll(/^```\w*\n([\s\S]+?)^```$/gm);
  const block = [...blocks].map(([, text = ""]) => text).find((text) => text.includes(words));
  return (block ?? "").replace(/(?<=[ '=])\/(archive|backups)/g, `${folder}/$1`);
}

async function play(address: string): Promise<void> {
  const words = ["play", "kitchen", "--rounds", "2", "--bot", "simulated", "--db", address];
  const played = await runSousWith(keys, ...words);
  expect(played.code, played.err).toBe(0);
}

/** Intact, with these steps, and playable. */
async function expectRestored(address: string, kept: readonly unknown[]): Promise<void> {
  const verified = await runSous("db", "verify", "--json", "--db", address);
  expect(JSON.parse(verified.out), verified.err).toMatchObject({ whole: true, faults: [] });
  expect(await query(address, steps)).toEqual(kept);
  await expect
    .poll(() => query(address, "SELECT pg_is_in_recovery() AS restoring"), { timeout: 60_000 })
    .toEqual([{ restoring: false }]);
  await play(address);
}

describe.skipIf(isMissing)("on PostgreSQL", () => {
  test("a dump is restored into a new database", async () => {
    const [url, restored] = [await createDatabase(), await createDatabase("empty")];
    await play(url);
    const recall = (db: string) => runSous("facts", "recall", "mug", "kitchen", "--db", db);
    const found = await recall(url);
    const dump = newFile("sous.dump");
    const server = (program: string, ...words: readonly string[]) =>
      promisify(execFile)(path.join(programs, program), [...words]);
    await server("pg_dump", "--format=custom", `--file=${dump}`, url);
    await server("pg_restore", "--exit-on-error", "--no-owner", `--dbname=${restored}`, dump);
    expect((await recall(restored)).out).toEqual(found.out);
    expect((await runSous("db", "migrate", "--db", restored)).code).toBe(0);
    await expectRestored(restored, await query(url, steps));
  });

  test("a server is brought back to a moment after its base backup", async () => {
    const settings = readBlock("archive_mode", "..").trim().replaceAll(" = ", "=").split("\n");
    const cluster = await startPostgres(programs, {
      settings: settings.map((line) => line.replaceAll("'", "")),
    });
    onTestFinished(() => cluster.stop());
    const inFolder = (words: string) => readBlock(words, cluster.folder);
    await cluster.shell("mkdir archive backups");
    const url = await cluster.create("kitchens");
    await play(url);
    await Promise.all([play(url), cluster.shell(inFolder("pg_basebackup"))]);

    await play(url);
    const kept = await query(url, steps);
    const [at] = await query<{ now: string }>(url, "SELECT clock_timestamp()::text AS now");
    await play(url);
    expect((await query(url, steps)).length).toBeGreaterThan(kept.length);
    await query(url, "SELECT pg_switch_wal()");
    await cluster.shell("while ls data/pg_wal/archive_status/*.ready; do sleep .1; done");

    const [restore = "", starts = ""] = inFolder("recovery.signal").split(/(?=pg_ctl)/);
    expect(starts).toMatch(/^pg_ctl --pgdata=\S+\/backups\/restored .*start\nsous db verify --db/);
    await cluster.shell(restore.replace(/(?<=target_time = ')[^']+/, at?.now ?? ""));
    const data = path.join(cluster.folder, "backups", "restored");
    const restored = await startPostgres(programs, { data });
    onTestFinished(() => restored.stop());
    await expectRestored(restored.url("kitchens"), kept);
  });
});
