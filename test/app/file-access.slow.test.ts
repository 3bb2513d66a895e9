/** Nobody else on the machine can read what Sous keeps. */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import { examine } from "../../src/app/doctor.js";
import { checkFileAccess } from "../../src/app/file-access.js";
import { readConfig } from "../../src/app/settings/read-config.js";
import { stoppedClock } from "../memory/samples.js";
import { emptyFolder, sousWords } from "./sous-folder.js";

const patience = { timeout: 120_000 };

/** Everything in a folder that the group or others have any right to. */
function openIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => (lstatSync(path.join(folder, name)).mode & 0o077) !== 0,
  );
}

/** Runs a command where new files are everybody's unless it says otherwise. */
const runOpenly = (folder: string, ...words: readonly string[]) =>
  spawnSync("sh", ["-c", 'umask 0 && exec "$@"', "sh", ...sousWords, ...words], {
    cwd: folder,
    encoding: "utf8",
  });

describe("what Sous writes", () => {
  it("an open database: file, log, lock and index are this user's alone", async () => {
    const folder = emptyFolder();
    const file = path.join(folder, "new", "sous.db");
    const memory = await openMemory({ file, clock: stoppedClock(), graphFrom: 1 });
    expect(readdirSync(path.dirname(file)).sort()).toEqual(
      ["sous.db", "sous.db-shm", "sous.db-wal", "sous.db.lock", "sous.db.watermark"].sort(),
    );
    expect(openIn(folder)).toEqual([]);
    await memory.close();
    expect(openIn(folder)).toEqual([]);
  });

  it("commands: databases, pictures, homes and reports too", patience, () => {
    const folder = emptyFolder();
    const commands = [
      ["play", "kitchen", "--bot", "simulated", "--db", "data/sous.db"],
      ["homes", "draw", "kitchen", "--out", "kitchen.svg"],
      ["homes", "make", "--kind", "flat", "--out", "home.json"],
      ["report", "--db", "data/sous.db", "--out", "report"],
    ];
    for (const words of commands) expect(runOpenly(folder, ...words)).toMatchObject({ status: 0 });
    expect(existsSync(path.join(folder, "report"))).toBe(true);
    expect(openIn(folder)).toEqual([]);
    const written = ["kitchen.svg", "home.json", "report/report.md", "report/report.html"];
    for (const name of written) chmodSync(path.join(folder, name), 0o644);
    for (const words of commands.slice(1))
      expect(runOpenly(folder, ...words)).toMatchObject({ status: 0 });
    expect(openIn(folder), "what was there before").toEqual([]);
  });
});

describe("sous doctor", () => {
  const openFolder = () => {
    const folder = emptyFolder();
    const database = path.join(folder, "sous.db");
    for (const name of ["sous.db", "sous.db-wal", "sous.db.lock", "other.txt"]) {
      writeFileSync(path.join(folder, name), "");
      chmodSync(path.join(folder, name), 0o644);
    }
    return { folder, files: { settings: path.join(folder, ".env"), database } };
  };

  it("names what others can read, and changes nothing", () => {
    const { folder, files } = openFolder();
    const check = checkFileAccess(files, false);
    expect(check).toMatchObject({ state: "warn", advice: expect.stringContaining("--mend") });
    expect(check.detail.match(/sous\.db/g)).toHaveLength(3);
    expect(openIn(folder)).toHaveLength(4);
  });

  it("mends when asked, and only its own files", () => {
    const { folder, files } = openFolder();
    expect(checkFileAccess(files, true)).toMatchObject({ state: "ok" });
    expect(openIn(folder)).toEqual(["other.txt"]);
    expect(checkFileAccess(files, false)).toMatchObject({ state: "ok" });
  });

  it("leaves alone what others put beside it, and what is no file", () => {
    const { folder, files } = openFolder();
    const neighbour = path.join(folder, "sous.dbase");
    const elsewhere = path.join(folder, "other.txt");
    writeFileSync(neighbour, "");
    chmodSync(neighbour, 0o644);
    symlinkSync(elsewhere, path.join(folder, "sous.db.evil"));
    mkdirSync(path.join(folder, "sous.db.d"), { mode: 0o755 });
    symlinkSync("loop", path.join(folder, "loop"));
    for (const name of ["sous.db", "sous.db.d", "loop"]) {
      const database = path.join(folder, name);
      expect(checkFileAccess({ ...files, database }, true)).toMatchObject({ state: "ok" });
    }
    expect(openIn(folder).toSorted()).toEqual(
      ["loop", "other.txt", "sous.db.d", "sous.db.evil", "sous.dbase"].sort(),
    );
  });

  it("the folder counts when it holds nothing else", () => {
    const folder = path.join(emptyFolder(), "data");
    mkdirSync(folder, { mode: 0o755 });
    const database = path.join(folder, "sous.db");
    writeFileSync(database, "", { mode: 0o600 });
    const files = { settings: path.join(folder, "none"), database };
    expect(checkFileAccess(files, false)).toMatchObject({ state: "warn" });
    expect(checkFileAccess(files, true)).toMatchObject({ state: "ok" });
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it("is part of every report", async () => {
    const { files } = openFolder();
    const settings = () => readConfig({}, false);
    const { checks } = await examine({ database: files.database, settings });
    expect(checks.map(({ name }) => name)).toContain("files: access");
  });
});
