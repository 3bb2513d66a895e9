import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, get } from "node:http";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { pino } from "pino";
import { describe, expect, it, onTestFinished, test } from "vitest";
import { migrations } from "../../memory/migrations/index.js";
import { migrate } from "../../memory/sqlite/migrate.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { makeBackup, restoreBackup } from "../../src/app/backup/make-backup.js";
import { verifyDatabase } from "../../src/app/backup/verify-database.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { createBackups } from "../../src/app/operating/operate.js";
import { takeTurns } from "../../src/app/runner.js";
import { keyBeside } from "../../src/app/settings/secret-key.js";
import type { Storage, StorageFault } from "../../src/core/memory/storage.js";
import { newFile } from "../memory/folder.js";
import { listenOnLoopback, until } from "../peers/control.js";
import { countSteps, openPlay, playedFile } from "./played-file.js";
import { readSous, runSous } from "./run-sous.js";

const backUp = (database: string, out: string) => makeBackup({ database, out, now: 0 });
const restore = (from: string, database: string, discardNewer = false) =>
  restoreBackup({ from, database, discardNewer, now: 0 });

describe("a backup", () => {
  it("is made while a task is played, and restores to the same rows; other keys are kept", async () => {
    const { file, step, stop } = await openPlay();
    await step(6);
    const link = keyBeside(file, "join-key")();
    const out = newFile("backup.db");
    const made = await readSous<{ sha256: string }>("db", "backup", "--db", file, "--out", out);
    expect(made).toMatchObject({ file: out, worldlines: 1 });
    expect(made.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(readFileSync(`${out}.sha256`, "utf8")).toBe(`${made.sha256}  backup.db\n`);
    for (const name of [out, `${out}.join-key`]) expect(statSync(name).mode & 0o777).toBe(0o600);
    const kept = countSteps(out);
    await step(6);
    await stop();
    expect(countSteps(file)).toBeGreaterThan(kept);

    const standby = newFile("standby.db");
    const other = "o".repeat(32);
    writeFileSync(`${standby}.join-key`, other);
    const { kept: [former = ""] = [], ...restored } = await readSous<{ kept?: readonly string[] }>(
      "db",
      "restore",
      out,
      "--db",
      standby,
    );
    expect(restored).toEqual({ file: standby, worldlines: 1 });
    expect(former).toContain(`${standby}.join-key.replaced-`);
    expect(readFileSync(former, "utf8").trim()).toBe(other);
    expect(countSteps(standby)).toBe(kept);
    expect(keyBeside(standby, "join-key")()).toBe(link);
    const whole = { whole: true, worldlines: 1, faults: [] };
    expect(await readSous("db", "verify", "--db", standby)).toEqual(whole);
  });

  it("is whole at every moment of a task", async () => {
    const { file, step, stop } = await openPlay();
    for (let round = 0; round < 3; round++) {
      const out = newFile(`backup-${round}.db`);
      const [{ worldlines }] = await Promise.all([backUp(file, out), step(1)]);
      const standby = newFile(`standby-${round}.db`);
      await restore(out, standby);
      expect(countSteps(standby)).toBe(countSteps(out));
      expect(await verifyDatabase(standby)).toEqual({ whole: true, worldlines, faults: [] });
    }
    await stop();
  });

  it("does not replace what is newer, and keeps what it replaces", async () => {
    const { file, step, stop } = await openPlay();
    await step(4);
    const out = newFile("backup.db");
    await backUp(file, out);
    const inUse = await runSous("db", "restore", out, "--db", file, "--discard-newer");
    expect(inUse.err).toContain("is in use by");
    await step(4);
    await stop();
    const steps = countSteps(file);
    const refused = await runSous("db", "restore", out, "--db", file);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/has what .* lacks, the newest of .*Z\./);
    expect(countSteps(file)).toBe(steps);
    // Remains of deleted rows in an index.
    writeFileSync(`${file}.tuple-7-ab.hnsw`, "vectors");
    const words = ["db", "restore", out, "--db", file, "--discard-newer"];
    const { kept } = await readSous<{ kept: string[] }>(...words);
    expect(countSteps(kept[0] ?? "")).toBe(steps);
    expect(countSteps(file)).toBeLessThan(steps);
    expect(existsSync(`${file}.tuple-7-ab.hnsw`)).toBe(false);
    expect((await verifyDatabase(file)).whole).toBe(true);
  });

  it("takes the place of a damaged database", async () => {
    const file = await playedFile();
    const out = newFile("backup.db");
    await backUp(file, out);
    const sqlite = new Sqlite(file);
    sqlite.pragma("foreign_keys = OFF");
    sqlite.exec("UPDATE steps SET episode = 'gone' WHERE seq = 1");
    sqlite.close();
    const found = await runSous("db", "verify", "--db", file, "--json");
    expect(found.code).toBe(3);
    expect(JSON.parse(found.out)).toMatchObject({
      whole: false,
      faults: expect.arrayContaining(["steps: a row refers to one of episodes that is gone"]),
    });
    const again = await runSous("db", "backup", "--db", file, "--out", newFile("none.db"));
    expect(again.code).toBe(3);
    expect(again.err).toContain("No backup was made");
    expect((await runSous("doctor", "--db", file)).out).toContain("✘ database: content: steps:");
    await readSous("db", "restore", out, "--db", file);
    expect(await verifyDatabase(file)).toMatchObject({ whole: true, worldlines: 1 });
  });

  it("that was changed on its way is refused", async () => {
    const out = newFile("backup.db");
    await backUp(await playedFile(), out);
    const bytes = readFileSync(out);
    bytes.fill(1, bytes.length - 100, bytes.length - 50);
    writeFileSync(out, bytes);
    const standby = newFile("standby.db");
    await expect(restore(out, standby)).rejects.toMatchObject({ code: "not-whole" });
    expect(existsSync(standby)).toBe(false);
  });

  it.each(["0020-first", "0030-growth", "0031-seals"])(
    "of a database that has had %s is made as it is, and is brought up to date by the next play",
    async (last) => {
      const [file, out, restored] = [newFile("old.db"), newFile("out.db"), newFile("new.db")];
      const db = new SqliteFile({ file, readOnly: false });
      const had = migrations.filter(({ name }) => name <= last);
      migrate(db, had, 1);
      db.close();
      await readSous("db", "backup", "--db", file, "--out", out);
      await readSous("db", "restore", out, "--db", restored);
      const sqlite = new Sqlite(restored, { readonly: true });
      const names = sqlite.prepare("SELECT name FROM migrations").pluck().all();
      sqlite.close();
      expect(names.length).toBe(had.length);
      const play = ["play", "kitchen", "--bot", "simulated", "--db", restored];
      expect((await runSous(...play)).code).toBe(0);
      expect(await verifyDatabase(restored)).toMatchObject({ whole: true, worldlines: 1 });
    },
  );

  it("is not the database itself, and no folder; what is no database is told once", async () => {
    const file = await playedFile();
    const junk = newFile("junk.db");
    writeFileSync(junk, "no database");
    const told = async (from: string) => (await runSous("db", "restore", from, "--db", file)).err;
    expect(await told(file)).toContain("name a backup of it");
    expect(await told(path.dirname(file))).toContain("it is not a regular file");
    expect((await told(junk)).match(/not a database/g)).toHaveLength(1);
    expect(readdirSync(path.dirname(file)).filter((name) => /replaced/.test(name))).toEqual([]);
  });
});

it("a folder keeps the newest", async () => {
  const file = await playedFile();
  const folder = path.join(path.dirname(newFile()), "backups");
  mkdirSync(folder);
  for (const now of [1e12, 2e12, 3e12])
    await makeBackup({ database: file, out: folder, keep: 2, now });
  expect(readdirSync(folder).filter((name) => name.endsWith(".db"))).toEqual([
    "sous-2033-05-18T03-33-20-000.db",
    "sous-2065-01-24T05-20-00-000.db",
  ]);
  const where = await runSous("db", "backup", "--db", file);
  expect(where.err).toBe("sous: Say where: --out, or SOUS_BACKUP_DIR.\n");
});

it("a backup is not made through a link or into a pipe, and a restore through a link keeps the link", async () => {
  const file = await playedFile();
  const folder = path.dirname(newFile());
  const at = (name: string) => path.join(folder, name);
  const elsewhere = at("elsewhere");
  keyBeside(file, "join-key")();
  for (const end of ["", ".sha256", ".join-key"]) {
    const out = at(`backup${end.slice(1)}.db`);
    symlinkSync(elsewhere, out + end);
    await expect(backUp(file, out)).rejects.toThrow("it is a symbolic link");
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  }
  expect(existsSync(elsewhere)).toBe(false);
  expect((await runSous("db", "backup", "--db", file, "--out", "/dev/null")).err).toContain(
    "a device",
  );
  await backUp(file, at("good.db"));
  symlinkSync(file, at("link.db"));
  await restore(at("good.db"), at("link.db"), true);
  expect(lstatSync(at("link.db")).isSymbolicLink()).toBe(true);
  expect(lstatSync(file).isFile()).toBe(true);
  expect(await verifyDatabase(at("link.db"))).toMatchObject({ whole: true });
});

it("serve makes one at its start and says so, but none of a replaced file", async () => {
  const file = await playedFile();
  const folder = path.join(path.dirname(newFile()), "daily");
  const lines: { event?: string }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const begin = (fault: StorageFault | null) => {
    const storage: Storage = {
      trouble: () => fault && { fault, since: 0 },
      recovered: async () => undefined,
      subscribe: () => () => undefined,
    };
    const backups = createBackups({ database: file, folder }, { clock: systemClock, log, storage });
    backups.start();
    onTestFinished(backups.stop);
    return backups.stop;
  };
  await begin("replaced")();
  expect(existsSync(folder)).toBe(false);
  begin(null);
  await until(async () => lines.length > 0, 60_000);
  expect(lines).toMatchObject([{ event: "backup-made", worldlines: 1 }]);
  const [name = ""] = readdirSync(folder);
  expect(await verifyDatabase(path.join(folder, name))).toMatchObject({ whole: true });
});

function work(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test("a request is answered while many sleepers come back at once", async () => {
  const server = createServer((_, response) => response.end("here"));
  const port = await listenOnLoopback(server);
  const clock = takeTurns(systemClock);
  let back = 0;
  const sleepers = Array.from({ length: 150 }, async () => {
    await clock.sleep(20);
    work(4);
    back += 1;
  });
  const backByThen = await new Promise<number>((resolve) => {
    setTimeout(() => get(`http://127.0.0.1:${port}`, () => resolve(back)), 20);
  });
  await Promise.all(sleepers);
  server.close();
  expect(backByThen).toBeLessThan(100);
  expect(back).toBe(150);
});

test("who is called off while it waits for its turn does not come back", async () => {
  const calling = new AbortController();
  const clock = takeTurns(systemClock);
  const sleeper = clock.sleep(1, calling.signal);
  const other = clock.sleep(1).then(() => calling.abort(new Error("called off")));
  const late = clock.sleep(1, calling.signal);
  await expect(Promise.all([other, late])).rejects.toThrow("called off");
  await sleeper.catch(() => undefined);
});
