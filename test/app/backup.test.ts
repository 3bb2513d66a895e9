/** Backups while Sous plays, their way back, and what is refused. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import { makeBackup, restoreBackup } from "../../src/app/backup/make-backup.js";
import { scheduleBackups } from "../../src/app/backup/scheduled.js";
import { verifyDatabase } from "../../src/app/backup/verify-database.js";
import { systemClock } from "../../src/app/clock.js";
import { keyBeside } from "../../src/app/secret-key.js";
import { newFile } from "../memory/folder.js";
import { until } from "../story/team.js";
import { openPlay } from "./backup-play.js";
import { readSous, runSous } from "./run-sous.js";

const patience = { timeout: 60_000 };

describe("a backup", patience, () => {
  it("is made while a task is played, and restores to the same rows", async () => {
    const { file, step, stop, count } = await openPlay();
    await step(6);
    const link = keyBeside(file, "join-key")();
    const out = newFile("backup.db");
    const made = await readSous<{ file: string; sha256: string; worldlines: number }>(
      "backup",
      "--db",
      file,
      "--out",
      out,
    );
    expect(made).toMatchObject({ file: out, worldlines: 1 });
    expect(made.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(readFileSync(`${out}.sha256`, "utf8")).toBe(`${made.sha256}  backup.db\n`);
    expect(statSync(out).mode & 0o777).toBe(0o600);
    const kept = count(out);
    expect(statSync(`${out}.join-key`).mode & 0o777).toBe(0o600);
    await step(6);
    await stop();
    expect(count(file)).toBeGreaterThan(kept);

    const standby = newFile("standby.db");
    const restored = await readSous("restore", out, "--db", standby);
    expect(restored).toEqual({ file: standby, worldlines: 1, kept: [] });
    expect(count(standby)).toBe(kept);
    expect(keyBeside(standby, "join-key")()).toBe(link);
    expect(await readSous("verify", "--db", standby)).toEqual({
      whole: true,
      worldlines: 1,
      faults: [],
    });
  });

  it("does not replace what is newer, and keeps what it replaces", async () => {
    const { file, step, stop, count } = await openPlay();
    await step(4);
    const out = newFile("backup.db");
    await readSous("backup", "--db", file, "--out", out);
    const inUse = await runSous("restore", out, "--db", file, "--discard-newer");
    expect(inUse.err).toContain("is in use by");
    await step(4);
    await stop();
    const steps = count(file);
    const refused = await runSous("restore", out, "--db", file);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/is newer: it has \d+ changes that .* lacks, made after .*Z\./);
    expect(count(file)).toBe(steps);
    // What an index had of rows that are no more.
    writeFileSync(`${file}.tuple-7-ab.hnsw`, "vectors");
    const { kept } = await readSous<{ kept: string[] }>(
      "restore",
      out,
      "--db",
      file,
      "--discard-newer",
    );
    expect(count(kept[0] ?? "")).toBe(steps);
    expect(count(file)).toBeLessThan(steps);
    expect(existsSync(`${file}.tuple-7-ab.hnsw`)).toBe(false);
    expect((await verifyDatabase(file)).whole).toBe(true);
  });

  it("takes the place of a damaged database", async () => {
    const { file, step, stop } = await openPlay();
    await step(4);
    const out = newFile("backup.db");
    await readSous("backup", "--db", file, "--out", out);
    await step(4);
    await stop();
    const sqlite = new Sqlite(file);
    sqlite.exec("UPDATE steps SET at = at + 1 WHERE seq = 1");
    sqlite.close();
    const found = await runSous("verify", "--db", file, "--json");
    expect(found.code).toBe(3);
    expect(JSON.parse(found.out)).toMatchObject({
      whole: false,
      faults: [expect.stringContaining("steps: something else has changed at least one")],
    });
    const again = await runSous("backup", "--db", file, "--out", newFile("none.db"));
    expect(again.code).toBe(3);
    expect(again.err).toContain("No backup was made");
    expect((await runSous("doctor", "--db", file)).out).toContain("✘ database: content: steps:");
    await readSous("restore", out, "--db", file);
    expect(await verifyDatabase(file)).toMatchObject({ whole: true, worldlines: 1 });
  });

  it("is missed when the database is gone, and its watermark is not", async () => {
    const { file, step, stop } = await openPlay();
    await step(1);
    await stop();
    rmSync(file);
    const found = await runSous("verify", "--db", file, "--json");
    expect(found.code).toBe(3);
    expect(JSON.parse(found.out)).toMatchObject({
      whole: false,
      faults: [expect.stringMatching(/is missing, and held \d+ changes until/)],
    });
    expect((await runSous("verify", "--db", newFile("none.db"))).code).toBe(1);
  });

  it("that was changed on its way is refused", async () => {
    const { file, step, stop } = await openPlay();
    await step(2);
    await stop();
    const out = newFile("backup.db");
    await makeBackup({ database: file, out, now: 0 });
    const bytes = readFileSync(out);
    bytes.fill(1, bytes.length - 100, bytes.length - 50);
    writeFileSync(out, bytes);
    const standby = newFile("standby.db");
    await expect(
      restoreBackup({ from: out, database: standby, discardNewer: false, now: 0 }),
    ).rejects.toMatchObject({ code: "not-whole" });
    expect(existsSync(standby)).toBe(false);
  });

  it("is not the database itself, and no folder; what is no database is told once", async () => {
    const { file, stop } = await openPlay();
    await stop();
    const junk = newFile("junk.db");
    writeFileSync(junk, "no database");
    const restored = async (from: string, database: string) =>
      (await runSous("restore", from, "--db", database)).err;
    expect(await restored(file, file)).toContain("name a backup of it");
    expect(await restored(path.dirname(file), file)).toContain("it is not a regular file");
    expect((await restored(junk, file)).match(/not a database/g)).toHaveLength(1);
    expect(readdirSync(path.dirname(file)).filter((name) => /replaced/.test(name))).toEqual([]);
  });
});

it("another key of links is kept when a backup takes its place", patience, async () => {
  const { file, step, stop } = await openPlay();
  await step(1);
  await stop();
  const ours = keyBeside(file, "join-key")();
  const out = newFile("backup.db");
  await makeBackup({ database: file, out, now: 0 });
  const standby = newFile("standby.db");
  const other = keyBeside(standby, "join-key")();
  const { kept } = await restoreBackup({
    from: out,
    database: standby,
    discardNewer: false,
    now: 0,
  });
  expect(kept).toEqual([`${standby}.join-key.replaced-1970-01-01T00-00-00-000`]);
  expect(readFileSync(kept[0] ?? "", "utf8").trim()).toBe(other);
  expect(keyBeside(standby, "join-key")()).toBe(ours);
});

it("a folder keeps the newest", patience, async () => {
  const { file, step, stop } = await openPlay();
  await step(1);
  await stop();
  const folder = path.join(path.dirname(newFile()), "backups");
  mkdirSync(folder);
  for (const now of [1e12, 2e12, 3e12])
    await makeBackup({ database: file, out: folder, keep: 2, now });
  expect(readdirSync(folder).filter((name) => name.endsWith(".db"))).toEqual([
    "sous-2033-05-18T03-33-20-000.db",
    "sous-2065-01-24T05-20-00-000.db",
  ]);
  const where = await runSous("backup", "--db", file);
  expect(where.err).toBe("sous: Say where: --out, or SOUS_BACKUP_DIR.\n");
});

it("serve makes one at its start and says so", patience, async () => {
  const { file, step, stop } = await openPlay();
  await step(1);
  const folder = path.join(path.dirname(newFile()), "daily");
  const lines: { event?: string }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const end = scheduleBackups({ database: file, folder, keep: 3 }, { clock: systemClock, log });
  onTestFinished(end);
  await until(async () => lines.length > 0, 40_000);
  expect(lines).toMatchObject([{ event: "backup-made", worldlines: 1 }]);
  const [name = ""] = readdirSync(folder);
  expect(await verifyDatabase(path.join(folder, name))).toMatchObject({ whole: true });
  await stop();
});
