import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { parseEnv } from "node:util";
import fc from "fast-check";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import { examine } from "../../src/app/operating/doctor.js";
import { checkFileAccess } from "../../src/app/operating/file-access.js";
import { mergeEnv, writeEnvFile } from "../../src/app/settings/env-file.js";
import { readConfig } from "../../src/app/settings/read-config.js";
import { InputError } from "../../src/core/errors.js";
import { StorageError } from "../../src/core/memory/storage.js";
import { newFile } from "../memory/folder.js";
import { stoppedClock } from "../memory/samples.js";
import { listenOnLoopback, until } from "../peers/control.js";
import { runSous } from "./run-sous.js";
import { begin, failingDriver, newScene, owner } from "./virtual-product.js";

const emptyFolder = () => path.dirname(newFile());

/** Files accessible to the group or others. */
function openIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => (lstatSync(path.join(folder, name)).mode & 0o077) !== 0)
    .toSorted();
}

it("an open database: file, log, lock and index are this user's alone", async () => {
  const folder = emptyFolder();
  const file = path.join(folder, "new", "sous.db");
  const memory = await openMemory({ file, clock: stoppedClock(), graphFrom: 1 });
  const names = ["sous.db", "sous.db-shm", "sous.db-wal", "sous.db.lock"];
  expect(readdirSync(path.dirname(file)).toSorted()).toEqual(names);
  expect(openIn(folder)).toEqual([]);
  await memory.close();
  expect(openIn(folder)).toEqual([]);
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

  it("names what others can read; mends it when asked, and only its own files", async () => {
    const { folder, files } = openFolder();
    const check = checkFileAccess(files, false);
    expect(check).toMatchObject({ state: "warn", advice: expect.stringContaining("--mend") });
    expect(check.detail.match(/sous\.db/g)).toHaveLength(3);
    expect(openIn(folder)).toHaveLength(4);
    expect(checkFileAccess(files, true)).toMatchObject({ state: "ok" });
    expect(openIn(folder)).toEqual(["other.txt"]);
    expect(checkFileAccess(files, false)).toMatchObject({ state: "ok" });
    const settings = () => readConfig({}, false);
    const { checks } = await examine({ database: files.database, settings });
    expect(checks.map(({ name }) => name)).toContain("files: access");
  });

  it("leaves alone what others put beside it, and what is no file", () => {
    const { folder, files } = openFolder();
    const neighbour = path.join(folder, "sous.dbase");
    writeFileSync(neighbour, "");
    chmodSync(neighbour, 0o644);
    symlinkSync(path.join(folder, "other.txt"), path.join(folder, "sous.db.evil"));
    mkdirSync(path.join(folder, "sous.db.d"), { mode: 0o755 });
    symlinkSync("loop", path.join(folder, "loop"));
    for (const name of ["sous.db", "sous.db.d", "loop"]) {
      const database = path.join(folder, name);
      expect(checkFileAccess({ ...files, database }, true)).toMatchObject({ state: "ok" });
    }
    const left = ["loop", "other.txt", "sous.db.d", "sous.db.evil", "sous.dbase"];
    expect(openIn(folder)).toEqual(left);
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
});

const read = (text: string): Record<string, string | undefined> => ({ ...parseEnv(text) });

describe("values merged into the text of an .env", () => {
  it("go where the variable stands, and leave the rest to the byte", () => {
    const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
    const { text, changes } = mergeEnv(example, { SLACK_BOT_TOKEN: "xoxb-1", NEW_ONE: "1" });
    expect(text).toBe(
      `${example.replace("SLACK_BOT_TOKEN=", "SLACK_BOT_TOKEN=xoxb-1")}NEW_ONE=1\n`,
    );
    expect(changes).toEqual([
      { name: "SLACK_BOT_TOKEN", how: "filled in" },
      { name: "NEW_ONE", how: "added" },
    ]);
  });

  it.each([
    ["", "A=new\n", "added"],
    ["B=1", "B=1\nA=new\n", "added"],
    ["A=old", "A=new", "replaced"],
    ["A=old\nA=older\n", "A=old\nA=new\n", "replaced"],
    ["export A = old # why\r\nB=1\r\n", "export A = new # why\r\nB=1\r\n", "replaced"],
    ["A='old # not a comment' # one\n", "A=new # one\n", "replaced"],
    ["# A=never\nA=\n", "# A=never\nA=new\n", "filled in"],
    ['TEXT="one\nA=inside\n"\n', 'TEXT="one\nA=inside\n"\nA=new\n', "added"],
    ["A=new\n", "A=new\n", "kept"],
  ])("turn %j into %j", (before, after, how) => {
    expect(mergeEnv(before, { A: "new" })).toEqual({ text: after, changes: [{ name: "A", how }] });
  });

  it("are quoted where they must be, and change nothing else, whatever stood there", () => {
    const name = fc.constantFrom("A", "B", "C", "SLACK_BOT_TOKEN", "A_B");
    const value = fc.stringMatching(/^[\w./:@+ '"`#=$\\-]{0,12}$/);
    const line = fc.oneof(
      fc.tuple(name, value).map(([left, right]) => `${left}=${right}`),
      fc.tuple(name, value).map(([left, right]) => `export ${left} = ${right} # note`),
      value.map((text) => `# ${text}`),
      fc.constantFrom("", "not an assignment", 'A="several\nB=lines"', "C='x'", "B=`y` # z"),
    );
    const text = fc.array(line).map((lines) => lines.join("\n"));
    let merged = 0;
    fc.assert(
      fc.property(text, fc.dictionary(name, value, { minKeys: 1 }), (before, values) => {
        const after = tryMerge(before, values);
        if (after === null) return;
        merged += 1;
        expect(read(after)).toEqual({ ...read(before), ...values });
        expect(mergeEnv(after, values).text).toBe(after);
        // A "#" line inside a multi-line value is no comment.
        if (Object.values(read(before)).some((one) => one?.includes("\n"))) return;
        const comments = (of: string) => of.split("\n").filter((one) => one.startsWith("# "));
        expect(comments(after)).toEqual(comments(before));
      }),
      { numRuns: 500, seed: 1 },
    );
    expect(merged).toBeGreaterThan(200);
  });
});

/** Null for an ambiguous file. */
function tryMerge(text: string, values: Record<string, string>): string | null {
  try {
    return mergeEnv(text, values).text;
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return null;
  }
}

describe("the file", () => {
  it("is for its owner alone, and nothing is left beside it", () => {
    const file = newFile(".env");
    writeFileSync(file, "# mine\nA=1\n", { mode: 0o644 });
    expect(writeEnvFile(file, { A: "2" })).toEqual([{ name: "A", how: "replaced" }]);
    expect(readFileSync(file, "utf8")).toBe("# mine\nA=2\n");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(file))).toEqual([".env"]);
  });

  it("is created when it is missing", () => {
    const file = newFile(".env");
    writeEnvFile(file, { A: "1" });
    expect(readFileSync(file, "utf8")).toBe("A=1\n");
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("stays a link when it is one", () => {
    const [real, link] = [newFile("real"), newFile(".env")];
    writeFileSync(real, "A=1\n");
    symlinkSync(real, link);
    writeEnvFile(link, { A: "2" });
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(real, "utf8")).toBe("A=2\n");
  });

  it("is left as it was when it cannot be changed safely", () => {
    const file = newFile(".env");
    writeFileSync(file, "A=1\n");
    expect(() => writeEnvFile(file, { A: "'`" })).toThrow(/\.env: .*by hand/);
    expect(readFileSync(file, "utf8")).toBe("A=1\n");
    expect(readdirSync(path.dirname(file))).toEqual([".env"]);
  });
});

async function openScene() {
  const lines: { msg: string }[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const driver = failingDriver();
  const serving = await begin(newScene(), { log });
  const { sous, channel, file } = serving;
  const status = () => sous.control.perform({ verb: "status", everywhere: true } as const, owner);
  const expectTold = async (why: string) => {
    await serving.until(() => channel.card().trouble !== undefined);
    expect(channel.card()).toMatchObject({ trouble: why, done: null });
    expect(await status()).toContain(`Paused: ${why}`);
    expect(lines.map(({ msg }) => msg)).toEqual([`paused: ${why}`]);
  };
  const doctor = async () => (await runSous("doctor", "--db", file)).out;
  return { ...serving, driver, lines, status, expectTold, doctor };
}

const goesOn = "goes on: the database can be written again";

describe("while the disk fails", () => {
  it("card, status, log and doctor say why; then the task goes on", async () => {
    const scene = await openScene();
    await scene.play(3);
    scene.driver.armWrites("FULL");
    const why = "the disk is full";
    await scene.expectTold(why);
    const done = await scene.steps();
    expect(await scene.doctor()).toContain(
      `✘ database: running: paused: ${why}, since 2026-01-05T09:`,
    );
    scene.driver.disarm();
    await scene.play(done + 2);
    await scene.until(() => scene.channel.card().trouble === undefined);
    expect(await scene.status()).not.toContain("Paused");
    expect(scene.lines.at(-1)?.msg).toBe(goesOn);
    expect(await scene.doctor()).toContain("✔ database: running");
  });

  it.each([
    ["failing", "the disk reports errors"],
    ["busy", "another program keeps the database locked"],
    ["read-only", "the database may not be written"],
  ] as const)("%s is told in words", (fault, why) => {
    expect(new StorageError(fault, "sous.db").forPeople).toBe(
      `I could not keep that: ${why}. Please try again later.`,
    );
  });

  it("a file that was replaced: card, status and log say so; then the task goes on", async () => {
    const scene = await openScene();
    const { sous, file, question, lines } = scene;
    const why = "the database's file was removed, replaced or overwritten";
    renameSync(file, `${file}.moved`);
    await until(async () => (await sous.handlers.health?.isReady()) === false);
    await expect(scene.press(question)).rejects.toMatchObject({
      code: "storage-replaced",
      forPeople: `I could not keep that: ${why}. Please try again later.`,
    });
    await scene.expectTold(why);
    renameSync(`${file}.moved`, file);
    await scene.until(() => lines.length > 1);
    expect(lines.at(-1)?.msg).toBe(goesOn);
    expect(await scene.press(question)).toMatchObject({ verdict: "accepted" });
  });

  it("an answer that could not be kept is not acknowledged, and a command says why", async () => {
    const { driver, sous, press, question } = await openScene();
    driver.armWrites("FULL");
    await expect(press(question)).rejects.toMatchObject({ code: "storage-full" });
    const said = await sous.control.perform({ verb: "pause", home: null }, owner);
    expect(said).toBe("I could not keep that: the disk is full. Please try again later.");
    driver.disarm();
    expect(await press(question)).toMatchObject({ verdict: "accepted" });
  });
});

describe("sous serve", () => {
  /** The file has the page's address once it takes orders. */
  async function serveFile(port = 0) {
    const file = newFile();
    const serving = runSous("serve", "--port", `${port}`, "--db", file);
    await until(async () => existsSync(`${file}.orders`), 60_000);
    return { file, serving };
  }

  it("ends with a sentence and exit code 3 when the database is damaged", async () => {
    const driver = failingDriver();
    const { file, serving } = await serveFile();
    driver.arm("CORRUPT", 1, Number.POSITIVE_INFINITY);
    const { code, err } = await serving;
    driver.disarm();
    expect(code).toBe(3);
    expect(err).toContain(`sous: ${file}: the database is damaged. sous db verify says where.`);
    expect(err).not.toContain("    at ");
  });

  it("does not say that everything is kept when its file was replaced", async () => {
    const free = createServer();
    const port = await listenOnLoopback(free);
    free.close();
    const { file, serving } = await serveFile(port);
    renameSync(file, `${file}.moved`);
    writeFileSync(file, "");
    const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
    await until(async () => (await ready()) === 503, 60_000);
    process.emit("SIGTERM");
    const { code, out, err } = await serving;
    expect(code).toBe(1);
    expect(out).not.toContain("Everything is kept");
    expect(err).toContain(
      `sous: ${file}: the database's file was removed, replaced or overwritten.`,
    );
    expect(statSync(file).size).toBe(0);
  });
});
