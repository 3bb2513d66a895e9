/** Makes the package, installs it without the optional package beside a link to each that it needs, and plays. */
import { execFile } from "node:child_process";
import {
  cpSync,
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
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noSettings } from "../app/run-sous.js";
import { SousProcess } from "../app/sous-process.js";

const mostBytes = 16e6;
const leftOut = /^(node_modules|dist|test|\.git)$/;
const folder = mkdtempSync(path.join(tmpdir(), "sous-package-"));
const modules = path.join(folder, "node_modules");
const database = path.join(folder, "sous.db");
const run = promisify(execFile);
let files: readonly string[] = [];

interface Package {
  readonly bin: { readonly sous: string };
  readonly dependencies: Readonly<Record<string, string>>;
}

const readPackage = () => JSON.parse(readFileSync("package.json", "utf8")) as Package;
const program = () => [path.join(modules, "sous", readPackage().bin.sous)];

beforeAll(async () => {
  const clone = path.join(folder, "clone");
  mkdirSync(clone);
  symlinkSync(path.resolve("node_modules"), path.join(clone, "node_modules"));
  cpSync(".", clone, { recursive: true, filter: (file) => !leftOut.test(file) });
  await run("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: clone });
  mkdirSync(path.join(modules, "sous"), { recursive: true });
  const into = ["-C", path.join(modules, "sous"), "--strip-components", "1"];
  await run("tar", ["-xzf", tarball(), ...into]);
  files = readdirSync(path.join(modules, "sous"), { recursive: true, encoding: "utf8" });
  for (const name of Object.keys(readPackage().dependencies)) {
    mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    symlinkSync(path.resolve("node_modules", name), path.join(modules, name));
  }
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }));

function tarball(): string {
  const name = readdirSync(folder).find((one) => one.endsWith(".tgz")) ?? "";
  return path.join(folder, name);
}

async function readSous<T>(...words: readonly string[]): Promise<T> {
  const env = { ...process.env, ...noSettings };
  const args = [...program(), ...words, "--db", database, "--json"];
  return JSON.parse((await run(process.execPath, args, { cwd: folder, env })).stdout) as T;
}

test("it is small, and has no source in TypeScript", () => {
  expect(statSync(tarball()).size).toBeLessThan(mostBytes);
  expect(files.filter((file) => /^(?!docs\/).*(?<!\.d)\.ts$/.test(file))).toEqual([]);
});

test("its pages link to files in it; code and research are in a clone", () => {
  const isInClone = /^(src|bots|test|research\/\w+|\.github)\//;
  for (const page of files.filter((file) => file.endsWith(".md"))) {
    const text = readFileSync(path.join(modules, "sous", page), "utf8");
    for (const [, to = ""] of text.matchAll(/(?:\]\(|src=")([^)"#\s:]+)[^)":]*[)"]/g)) {
      const file = path.join(page, "..", to);
      if (!isInClone.test(file)) expect(files, page).toContain(file);
    }
  }
});

test("a task is played and recalled without hnswlib-node, and the doctor says what to install", async () => {
  const played = await readSous("play", "kitchen", "--bot", "simulated", "--rounds", "2");
  expect(played).toMatchObject({ success: true, reused: 1 });
  const found = await readSous("facts", "recall", "where is Ana's mug");
  expect(JSON.stringify(found)).toContain("Ana's mug is");
  const search = async () => {
    const { checks } = await readSous<{ checks: { name: string }[] }>("doctor");
    return checks.find(({ name }) => name === "database: search");
  };
  expect(await search()).toMatchObject({
    state: "ok",
    detail: expect.stringContaining("C++ compiler"),
  });
  const db = new Database(database);
  db.exec(`WITH RECURSIVE one(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM one WHERE n < 20000)
    INSERT INTO vectors (kind, row_id, embedder, dimensions, vector)
    SELECT 'fact', 'made ' || n, 'other', 1, zeroblob(4) FROM one`);
  db.close();
  expect(await search()).toMatchObject({
    state: "warn",
    advice: expect.stringContaining("C++ compiler"),
  });
});

test("research needs a clone, and says so", async () => {
  const { code, err } = await new SousProcess(["study", "replay"], {}, program()).ended();
  expect([code, err]).toEqual([1, expect.stringContaining("in a clone of Sous")]);
});

test("without words it serves the page, its modules and pictures", async () => {
  const sous = new SousProcess([], { SOUS_WEB_PORT: "0", SOUS_DB: `${database}2` }, program());
  await sous.printed(/Sous is at/);
  const [url = ""] = /http:\S+/.exec(sous.out) ?? [];
  for (const file of ["", "/app.js", "/modules/preact.js"])
    expect((await fetch(`${url}${file}`)).status, file).toBe(200);
  const out = path.join(folder, "kitchen.png");
  await run(process.execPath, [...program(), "homes", "draw", "kitchen", "--out", out]);
  expect(readFileSync(out).subarray(1, 4).toString()).toBe("PNG");
  sous.interrupt();
});

test("its adapters are imported by name, with their types", async () => {
  const file = path.join(folder, "use.mts");
  writeFileSync(
    file,
    `import { openDesk, type Ticket } from "sous/adapters";
import { askPeople } from "sous/adapters/ai-sdk";
import { askAndInterrupt } from "sous/adapters/langgraph";
import { openAiTools } from "sous/adapters/openai";
export const made: readonly Ticket["state"][] = ["open"];
console.log(openDesk.name, askPeople.name, askAndInterrupt.name, openAiTools.name);`,
  );
  await run(path.resolve("node_modules/.bin/tsc"), ["--module", "nodenext", "--strict", file], {
    cwd: folder,
  });
  const { stdout } = await run(process.execPath, [file.replace("mts", "mjs")]);
  expect(stdout).toBe("openDesk askPeople askAndInterrupt openAiTools\n");
});
