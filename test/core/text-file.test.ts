/** Files that people name: what is no text of a sensible size is refused, at once. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import { InputError } from "../../src/core/errors.js";
import { readJsonFile } from "../../src/core/json.js";
import { checkFile, checkFolder, makeFolder, readTextFile } from "../../src/core/text-file.js";
import { runSous } from "../app/run-sous.js";
import { stoppedClock } from "../memory/samples.js";

const folder = mkdtempSync(path.join(tmpdir(), "sous-text-file-"));
const pipe = path.join(folder, "pipe.json");
expect(spawnSync("mkfifo", [pipe]).status).toBe(0);
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

it("a .gz is unpacked, to a sensible size", () => {
  expect(readTextFile(write("a.jsonl.gz", gzipSync("mug\n")))).toBe("mug\n");
  const bomb = write("b.jsonl.gz", gzipSync("x".repeat(10_000)));
  expect(() => readTextFile(bomb, 1000)).toThrow(InputError);
  expect(() => readTextFile(write("c.gz", "mug"))).toThrow(InputError);
});

it("a folder is made with those above it, or refused at once, also where the system never has one", () => {
  const deep = path.join(folder, "a/b/c");
  makeFolder(deep, 0o700);
  makeFolder(deep);
  expect(statSync(deep).mode & 0o777).toBe(0o700);
  const file = write("no-folder", "mug");
  for (const refused of [file, path.join(file, "a"), "/proc/sous/a"])
    expect(() => makeFolder(refused)).toThrow();
});

it("a folder that cannot be written is told before the work", () => {
  checkFolder(path.join(folder, "new/er"));
  const file = write("no-folder-either", "mug");
  for (const refused of [file, path.join(file, "a")])
    expect(() => checkFolder(refused)).toThrow(InputError);
});

it("a file that cannot be written is told before the work; a device can be", () => {
  const file = write("a-file", "mug");
  for (const allowed of [file, path.join(folder, "new.json"), "/dev/null"]) checkFile(allowed);
  for (const refused of [folder, path.join(folder, "missing/new.json"), path.join(file, "a")])
    expect(() => checkFile(refused)).toThrow(InputError);
});

it.each([
  ["report", "--out", pipe],
  ["study", "replay", "--out", pipe],
  ["train", "afk", "--world", "grid", "--out", path.join(folder, "missing/weights.json")],
  ["train", "afk", "--world", "grid", "--out", folder],
])("%s refuses what it could not write", async (...command) => {
  const { code, err } = await runSous(...command);
  expect(err).toMatch(/it is a file; name a folder|no such folder|it is a folder; name a file/);
  expect(code).toBe(1);
});

it("text comes without its byte order mark", () => {
  expect(readTextFile(write("a.txt", "\uFEFFmug\n"))).toBe("mug\n");
  expect(readJsonFile(write("a.json", "\uFEFF[1]"))).toEqual([1]);
});

it.each([
  ["a pipe", pipe, "not a regular file"],
  ["an endless device", "/dev/zero", "not a regular file"],
  ["a folder", folder, "not a regular file"],
  ["nothing", path.join(folder, "none"), "there is no such file"],
  ["no UTF-8", write("b.txt", Buffer.from([0xff, 0xfe, 0x41])), "UTF-8"],
  ["too large", write("c.txt", "x".repeat(101)), "the most"],
])("refuses %s", (_, file, reason) => {
  expect(() => readTextFile(file, 100)).toThrow(InputError);
  expect(() => readTextFile(file, 100)).toThrow(reason);
});

describe("commands that are given a pipe or a device end with an error at once", () => {
  it.each([
    ["homes", "check", pipe],
    ["homes", "draw", pipe, "--out", path.join(folder, "a.svg")],
    ["play", pipe, "--bot", "simulated", "--db", path.join(folder, "a.db")],
    ["play", "kitchen", "--bot", "simulated", "--db", pipe],
    ["campaign", "create", pipe, "--db", path.join(folder, "b.db")],
    ["campaign", "plan", "/dev/zero"],
    ["facts", "--db", "/dev/zero"],
    ["export", "check", pipe],
    ["export", "check", "/dev/zero"],
    ["export", "check", folder],
    ["finetune", "start", pipe, "--model", "m"],
  ])("sous %s %s %s", async (...words) => {
    const { code, err } = await runSous(...words);
    expect(err).toContain("not a regular file");
    expect(code).toBe(1);
  });

  it("the database too", async () => {
    const options = { file: pipe, clock: stoppedClock() };
    await expect(openMemory(options)).rejects.toThrow("not a regular file");
    await expect(openMemory({ ...options, readOnly: true })).rejects.toThrow("not a regular file");
  });
});
