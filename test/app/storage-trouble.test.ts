import { existsSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { StorageError } from "../../src/core/memory/storage.js";
import { newFile } from "../memory/folder.js";
import { listenOnLoopback, until } from "../peers/control.js";
import { runSous } from "./run-sous.js";
import { begin, failingDriver, newScene, owner } from "./virtual-product.js";

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
