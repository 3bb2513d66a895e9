/** What people and operators see while the disk below the database fails. */
import { existsSync } from "node:fs";
import { setTimeout as rest } from "node:timers/promises";
import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import { startSous } from "../../src/app/wire.js";
import { newFile } from "../memory/folder.js";
import { SoakChannel } from "../stress/soak/channel.js";
import { VirtualClock } from "../stress/soak/virtual-clock.js";
import { FailingDriver, type FaultName } from "../stress/storage/failing-driver.js";
import { ownerIn } from "./caller.js";
import { runSous } from "./run-sous.js";

const home = "kitchen";

function failingDriver(): FailingDriver {
  const driver = new FailingDriver();
  onTestFinished(() => driver.remove());
  return driver;
}

async function openScene() {
  const driver = failingDriver();
  const clock = new VirtualClock(Date.UTC(2026, 0, 5, 9));
  const bot = new SoakChannel(clock);
  const lines: { msg: string; fault?: string }[] = [];
  const file = newFile();
  const sous = await startSous({
    database: file,
    clock,
    bots: [bot],
    paceMs: 1000,
    command: "test",
    log: pino({ level: "warn" }, { write: (line: string) => lines.push(JSON.parse(line)) }),
    answerTimeoutMs: 3_600_000,
  });
  onTestFinished(async () => {
    driver.disarm();
    await sous.stop();
  });
  const owner = ownerIn("slack", "C1");
  await sous.control.play({ home }, owner);
  /** Lets seconds pass until something is so. The courier rests in real time. */
  const until = async (isSo: () => boolean): Promise<void> => {
    for (let second = 0; !isSo(); second++) {
      if (second > 2400) throw new Error("it does not happen");
      await clock.pass(1000);
      await rest(5);
    }
  };
  const answer = async () => {
    await until(() => bot.open().length > 0);
    const [question] = bot.open();
    const choice = question?.choices.find(({ label }) => !label.includes("coffee"));
    return bot.press("Ana", question?.id ?? "", choice?.id ?? "dk");
  };
  const readCard = () => {
    const card = [...bot.standing.values()].find(({ kind }) => kind === "card");
    if (card?.kind !== "card") throw new Error("there is no card");
    return card.card;
  };
  const status = () => sous.control.perform({ verb: "status", everywhere: true } as const, owner);
  await until(() => bot.open().length > 0);
  return { driver, sous, lines, file, until, answer, readCard, status };
}

describe("while the disk fails", () => {
  it.each([
    ["FULL", "the disk is full"],
    ["IOERR", "the disk reports errors"],
    ["BUSY", "another program keeps the database locked"],
    ["READONLY", "the database may not be written"],
  ] as const)(
    "%s: card, status, log and doctor say why; then the task goes on",
    async (fault: FaultName, why: string) => {
      const { driver, lines, file, until, answer, readCard, status } = await openScene();
      await answer();
      await until(() => readCard().steps > 2);
      // Reading works.
      driver.armWrites(fault);
      await until(() => readCard().trouble !== undefined);
      expect(readCard()).toMatchObject({ trouble: why, done: null });
      const { steps } = readCard();
      expect(await status()).toContain(`Paused: ${why}`);
      expect(lines.map(({ msg }) => msg)).toEqual([`paused: ${why}`]);
      const { out } = await runSous("doctor", "--db", file);
      expect(out).toContain(`✘ database: running: paused: ${why}, since 2026-01-05T09:`);
      driver.disarm();
      await until(() => readCard().steps > steps + 3);
      expect(readCard()).not.toHaveProperty("trouble");
      expect(await status()).not.toContain("Paused");
      expect(lines.at(-1)?.msg).toBe("goes on: the database can be written again");
      expect((await runSous("doctor", "--db", file)).out).toContain("✔ database: running");
    },
  );

  it("an answer that could not be kept is not acknowledged, and a command says why", async () => {
    const { driver, sous, answer } = await openScene();
    driver.armWrites("FULL");
    await expect(answer()).rejects.toMatchObject({ code: "storage-full" });
    const said = await sous.control.perform({ verb: "pause", home: null }, ownerIn("slack", "C1"));
    expect(said).toBe("I could not keep that: the disk is full. Please try again later.");
    driver.disarm();
    expect(await answer()).toMatchObject({ verdict: "accepted" });
  });
});

it("damage ends sous serve with a sentence and exit code 3", { timeout: 60_000 }, async () => {
  const driver = failingDriver();
  const file = newFile();
  const serving = runSous("serve", "--port", "0", "--db", file);
  // The page's address stands there from the moment it takes orders.
  while (!existsSync(`${file}.orders`)) await rest(50);
  driver.arm("CORRUPT", 1, Number.POSITIVE_INFINITY);
  const { code, err } = await serving;
  driver.disarm();
  expect(code).toBe(3);
  expect(err).toContain(`sous: ${file}: the database is damaged. sous verify says where.`);
  expect(err).not.toContain("    at ");
});
