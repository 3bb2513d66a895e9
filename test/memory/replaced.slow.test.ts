import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import { TurnedClock } from "../clock.js";
import { compiledFile } from "../compiled.js";
import { newFile, openIn } from "./folder.js";
import { sampleHousehold, stoppedClock } from "./samples.js";

const keep = (memory: OpenMemory, id: string) => memory.households.create(sampleHousehold(id));

async function otherDatabase(): Promise<string> {
  const file = newFile();
  const other = await openIn(file);
  await keep(other, "other");
  await other.close();
  return file;
}

const hash = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

/** How to undo the change, and which file lies there meanwhile. */
type Loss = (file: string, other: string) => { back(): void; put?: string };

/** Optionally replaces it. */
const moved =
  (end: string, place: (file: string, other: string) => string | undefined): Loss =>
  (file, other) => {
    const own = file + end;
    renameSync(own, `${own}.moved`);
    const put = place(own, other);
    return { back: () => renameSync(`${own}.moved`, own), ...(put !== undefined && { put }) };
  };
const written =
  (end: string, write: (file: string, other: string) => void): Loss =>
  (file, other) => {
    const own = file + end;
    copyFileSync(own, `${own}.saved`);
    write(own, other);
    return { back: () => copyFileSync(`${own}.saved`, own), put: file };
  };

const losses: readonly (readonly [string, Loss])[] = [
  ["removed", moved("", () => undefined)],
  [
    "replaced by another database",
    moved("", (file, other) => {
      renameSync(other, file);
      return file;
    }),
  ],
  [
    "replaced by a link to another database",
    moved("", (file, other) => {
      symlinkSync(other, file);
      return other;
    }),
  ],
  [
    "replaced by an empty file",
    moved("", (file) => {
      writeFileSync(file, "");
      return file;
    }),
  ],
  ["overwritten by another database", written("", (file, other) => copyFileSync(other, file))],
  ["overwritten by words", written("", (file) => writeFileSync(file, "No rows. ".repeat(2000)))],
  ["cut short", written("", (file) => truncateSync(file, 8192))],
  ["without what is in its log", written("-wal", (log) => truncateSync(log))],
  [
    "with other bytes in its log",
    written("-wal", (log) => writeFileSync(log, Buffer.alloc(readFileSync(log).length, 7))),
  ],
  ["without its log", moved("-wal", () => undefined)],
];

describe.each(losses)("a file that is %s", (_, lose) => {
  it("is noticed before the next write and by reading, and Sous goes on when it is back", async () => {
    const [file, other] = [newFile(), await otherDatabase()];
    const clock = new TurnedClock();
    const memory = await openIn(file, { clock });
    await keep(memory, "e1");
    const { back, put } = lose(file, other);
    const before = put && hash(put);
    await expect(keep(memory, "e2")).rejects.toMatchObject({ code: "storage-replaced" });
    expect(memory.storage.trouble()).toMatchObject({ fault: "replaced" });
    expect(put && hash(put)).toBe(before);
    back();
    const recovered = memory.storage.recovered(new AbortController().signal);
    for (let at = 0; at < 4; at++) {
      await clock.turn(10_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await recovered;
    await keep(memory, "e2");
    await memory.close();
    const again = await openIn(file);
    expect((await again.households.list()).map(({ id }) => id)).toEqual(["e1", "e2"]);
  });

  it("is not written to when Sous stops, nor does its log lie beside it", async () => {
    const [file, other] = [newFile(), await otherDatabase()];
    const memory = await openIn(file);
    await keep(memory, "e1");
    const { put } = lose(file, other);
    if (!put) return memory.close();
    const before = hash(put);
    await expect(keep(memory, "e2")).rejects.toMatchObject({ code: "storage-replaced" });
    await memory.close();
    expect(hash(put)).toBe(before);
    expect(existsSync(`${file}-wal`)).toBe(false);
    const kept = readdirSync(path.dirname(file)).filter((name) => name.endsWith("-wal"));
    expect(kept).toEqual([expect.stringMatching(/\.replaced-[\dT-]+-wal$/)]);
  });
});

it("reading notices within a second", async () => {
  const file = newFile();
  const memory = await openIn(file);
  await keep(memory, "e1");
  rmSync(file);
  await expect
    .poll(async () => (await memory.households.list()) && memory.storage.trouble()?.fault)
    .toBe("replaced");
});

it("a file whose time alone changed, or whose log another program moved into it, is the same", async () => {
  const file = newFile();
  const memory = await openIn(file);
  await keep(memory, "e1");
  utimesSync(file, 1, 1);
  await keep(memory, "e2");
  const shell = new Sqlite(file);
  shell.pragma("wal_checkpoint(TRUNCATE)");
  shell.close();
  await keep(memory, "e3");
  expect(memory.storage.trouble()).toBeNull();
});

describe("two owners", () => {
  it.each<[string, (file: string, second: string) => void, string]>([
    ["by a removed lock file", (file) => rmSync(`${file}.lock`), ""],
    [
      "by an emptied lock file of another name",
      (file) => {
        renameSync(`${file}.lock`, `${file}.away`);
        writeFileSync(`${file}.lock`, "");
      },
      "",
    ],
    ["by a former name", renameSync, ".moved"],
    ["by a hard link", linkSync, ".link"],
    ["by a symbolic link", symlinkSync, ".link"],
  ])("%s are refused, twice", async (_, lead, end) => {
    const file = newFile();
    await openIn(file);
    const second = file + end;
    lead(file, second);
    for (let time = 0; time < 2; time++)
      await expect(openIn(second)).rejects.toThrow(/in use by process|open in another|hard links/);
  });

  it("a file with two names is opened under neither, and read under both", async () => {
    const file = newFile();
    await (await openIn(file)).close();
    linkSync(file, `${file}.link`);
    for (const name of [file, `${file}.link`]) {
      await expect(openIn(name)).rejects.toThrow("it has 2 names (hard links)");
      await (await openIn(name, { readOnly: true })).close();
    }
    rmSync(`${file}.link`);
    await (await openIn(file)).close();
  });
});

it("refuses a second process, naming the first, until that one is killed", async () => {
  const file = newFile();
  const program = compiledFile("test/memory/children/hold-lock.ts");
  const child = spawn(process.execPath, [program, file], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  try {
    await once(child.stdout, "data");
    const second = openMemory({ file, clock: stoppedClock() });
    const who = `process ${child.pid} \\(sous serve --test\\), since 20\\d\\d-`;
    const message = expect.stringMatching(new RegExp(who));
    await expect(second).rejects.toMatchObject({ code: "locked", message });
    const reader = await openIn(file, { readOnly: true });
    expect(await reader.households.list()).toEqual([]);
  } finally {
    child.kill("SIGKILL");
    await exited;
  }
  await openIn(file);
});
