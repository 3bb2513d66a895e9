import { spawnSync } from "node:child_process";
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import { InputError } from "../../src/core/errors.js";
import { parseJson, readJsonFile } from "../../src/core/json.js";
import {
  checkFile,
  checkFolder,
  makeFolder,
  readTextFile,
  writePrivateFile,
} from "../../src/core/text-file.js";
import { runSous } from "../app/run-sous.js";
import { stoppedClock } from "../memory/samples.js";

const folder = mkdtempSync(path.join(tmpdir(), "sous-text-file-"));
const pipe = path.join(folder, "pipe.json");
expect(spawnSync("mkfifo", [pipe]).status).toBe(0);
const shopOfPipes = path.join(folder, "shop");
mkdirSync(shopOfPipes);
symlinkSync(pipe, path.join(shopOfPipes, "items_shuffle.json"));
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

it("a file that cannot be written is told before the work, and nothing is written through links and devices", () => {
  const file = write("a-file", "mug");
  const [link, dangling] = [path.join(folder, "a-link"), path.join(folder, "a-dangling-link")];
  symlinkSync(file, link);
  symlinkSync(path.join(folder, "elsewhere"), dangling);
  for (const allowed of [file, path.join(folder, "new.json")]) checkFile(allowed);
  for (const refused of [folder, path.join(folder, "missing/new.json"), path.join(file, "a")])
    expect(() => checkFile(refused)).toThrow(InputError);
  for (const refused of [link, dangling, pipe, "/dev/null"]) {
    expect(() => checkFile(refused)).toThrow(/symbolic link|pipe or a device/);
    expect(() => writePrivateFile(refused, "x")).toThrow(/symbolic link|pipe or a device/);
  }
  expect(readFileSync(file, "utf8")).toBe("mug");
  expect(existsSync(path.join(folder, "elsewhere"))).toBe(false);
});

it("a file that is written takes the place of the old one, for this user alone, through folders that are links", () => {
  const inner = path.join(folder, "inner");
  mkdirSync(inner);
  symlinkSync(inner, path.join(folder, "inner-link"));
  const [file, other] = [path.join(folder, "inner-link/a.txt"), path.join(folder, "other-name")];
  writeFileSync(path.join(inner, "a.txt"), "old", { mode: 0o644 });
  linkSync(path.join(inner, "a.txt"), other);
  writePrivateFile(file, "new");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(inner)).toEqual(["a.txt"]);
  expect([file, other].map((name) => readFileSync(name, "utf8"))).toEqual(["new", "old"]);
});

it("JSON that is too deep is refused, brackets in strings are not", () => {
  expect(() => parseJson("[".repeat(100_000))).toThrow("more than 500 deep");
  expect(() => parseJson(`${'{"a":'.repeat(501)}1${"}".repeat(501)}`)).toThrow(
    "more than 500 deep",
  );
  const words = `${"[{".repeat(600)}\\"[\\`;
  expect(parseJson(JSON.stringify([words]))).toEqual([words]);
});

it.each([["report", "--out", pipe]])("%s refuses what it could not write", async (...command) => {
  const { code, err } = await runSous(...command);
  expect(err).toMatch(/it is a file; name a folder|no such folder/);
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
  ["a name that is too long", path.join(folder, "n".repeat(5000)), "its name is too long"],
  ["a file of the system without an end", "/proc/self/maps", "are the most"],
  ["too large", write("c.txt", "x".repeat(101)), "the most"],
])("refuses %s", (_, file, reason) => {
  expect(() => readTextFile(file, 100)).toThrow(InputError);
  expect(() => readTextFile(file, 100)).toThrow(reason);
});

describe("commands that are given a pipe or a device end with an error at once", () => {
  it.each([
    ["homes", "check", pipe],
    ["play", "kitchen", "--bot", "simulated", "--db", pipe],
    [
      "play",
      "shop",
      "--bot",
      "simulated",
      "--db",
      path.join(folder, "d.db"),
      "--shop",
      shopOfPipes,
    ],
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
