import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { createLog } from "../../src/app/operating/log.js";
import { catchUp } from "../../src/app/play/catch-up.js";
import { listStuck, retryStuck, type StuckDelivery } from "../../src/app/serve/stuck-deliveries.js";
import type { Bot } from "../../src/core/bot.js";
import { DeliveryError } from "../../src/core/errors.js";
import { openRows, play as playRounds, SilentPeople } from "../build/sous.js";
import { TurnedClock } from "../clock.js";
import { newFile } from "../memory/folder.js";
import { beginEpisode } from "../memory/samples.js";
import { until } from "../peers/control.js";
import { keepDead } from "./played-file.js";
import { openProduct, settled } from "./product.js";
import { readSous, runSous } from "./run-sous.js";

async function stuckIn(db: string): Promise<readonly StuckDelivery[]> {
  return (await readSous<{ stuck: StuckDelivery[] }>("questions", "--stuck", "--db", db)).stuck;
}

describe("without a process that serves", () => {
  it("prints what is stuck for people, and writes the retry itself", async () => {
    const db = await keepDead();
    const printed = await runSous("questions", "--stuck", "--db", db);
    expect(printed).toMatchObject({ code: 0, err: "" });
    expect(printed.out).toBe(
      [
        "e1  Where is a mug?",
        "  Home kitchen, simulated c1: the question, given up after 1 try, since 1970-01-01T00:00:05.000Z",
        "  error: Slack: An API error occurred: is_archived",
        "  to do: The channel is archived: unarchive it, then try again.",
        "Try again: sous questions retry <id>, or --all",
        "",
      ].join("\n"),
    );
    expect(await readSous("questions", "retry", "--all", "--db", db)).toEqual({ retried: ["e1"] });
    const again = await runSous("questions", "retry", "--all", "--db", db);
    expect(again).toMatchObject({ code: 0, out: "Nothing is stuck.\n" });
    expect((await runSous("questions", "--stuck", "--db", db)).out).toBe("Nothing is stuck.\n");
  });

  it("asks which, and says what is wrong", async () => {
    const db = await keepDead();
    for (const words of [[], ["e1", "--all"]]) {
      const { code, err } = await runSous("questions", "retry", ...words, "--db", db);
      expect(code).toBe(1);
      expect(err).toBe("sous: Say which, or --all. Which there are: sous questions --stuck\n");
    }
    const missing = await runSous("questions", "retry", "e1", "--db", newFile("none.db"));
    expect(missing.err).toContain("there is no such database");
    expect((await runSous("questions", "--help")).out).toContain("sous questions retry q-1a2b3c");
  });

  it("tries again what was named, and nothing else", async () => {
    const memory = await openRows(await keepDead(), systemClock);
    await beginEpisode(memory, { id: "e2", household: "flat" });
    await memory.outbox.markSending("e2");
    const error = "Slack: An API error occurred: is_archived";
    await memory.outbox.markFailed("e2", { error, dueAt: 5000, dead: true });
    expect(await retryStuck(memory, ["e2"], 6000)).toEqual(["e2"]);
    expect((await listStuck(memory)).map(({ id }) => id)).toEqual(["e1"]);
  });

  it("prints the ids of questions, and those that are open alone", async () => {
    const db = await keepDead();
    const print = async (...more: string[]) =>
      (await runSous("questions", ...more, "--db", db)).out;
    expect(await print("--open")).toBe("q1  Where is a mug? [open]\n");
    const memory = await openMemory({ file: db, clock: systemClock });
    await memory.questions.close("q1", "expired", "nobody answered in time", 2000);
    await memory.close();
    expect(await print("--open")).toBe("No question is open.\n");
    expect(await print()).toBe("q1  Where is a mug? [expired]\n");
  });
});

const refuse = (message: string) => () => new DeliveryError(message, { retryable: false });

describe("a bot that is no longer in its channel", () => {
  async function beginStuck() {
    const db = newFile();
    const lines: string[] = [];
    const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
    const product = await openProduct(db, { log });
    product.people.fault = refuse("Slack: An API error occurred: not_in_channel");
    const question = await product.ask();
    const [card] = await until(async () => {
      const stuck = await listStuck(product.memory);
      return stuck[0]?.question && stuck;
    });
    const shown = () => product.people.posted.filter((id) => id === card?.id).length;
    return { db, lines, product, question, card, shown };
  }

  it("is said to be stuck; invited, and the question tried again, it is shown once", async () => {
    const { db, lines, product, question, card, shown } = await beginStuck();
    expect(await stuckIn(db)).toEqual([card]);
    expect(card).toMatchObject({
      kind: "card",
      household: "kitchen",
      state: "dead",
      attempts: 1,
      question: { id: question.id, text: expect.stringMatching(/^Where is/) },
      error: expect.stringContaining("not_in_channel"),
      advice: expect.stringContaining("Invite the bot to the channel"),
    });
    const advised = lines.filter((line) => line.includes("Invite the bot to the channel"));
    expect(advised).toHaveLength(1);
    const unknown = await runSous("questions", "retry", "q-nothing", "--db", db);
    expect(unknown).toMatchObject({ code: 1, out: "" });
    expect(unknown.err).toBe(`sous: Nothing stuck is called q-nothing. Stuck are: ${card?.id}.\n`);

    product.people.fault = () => null;
    const retried = await readSous("questions", "retry", question.id, "--db", db);
    expect(retried).toEqual({ retried: [card?.id] });
    await until(async () => shown() > 0);
    await product.people.press(question, "I don't know");
    expect((await settled(product, question)).state).toBe("declined");
    expect(await stuckIn(db)).toEqual([]);
    expect(shown()).toBe(1);
  });

  it("is shown by the next start, when it was invited meanwhile", async () => {
    const { product, shown } = await beginStuck();
    await product.reopen();
    await until(async () => shown() > 0);
    await until(async () => (await listStuck(product.memory)).length === 0);
    expect(shown()).toBe(1);
  });

  it("does not hold its task: the question runs out as usual, and the task goes on", async () => {
    const log = pino({ level: "silent" });
    const product = await openProduct(newFile(), { answerTimeoutMs: 300, log });
    product.people.fault = refuse("Discord: Missing Access");
    const [episode] = await playRounds(product.sous);
    expect(episode?.end).toEqual({ kind: "terminated" });
    const states = (await product.memory.questions.list()).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(["expired"]));
    expect(await listStuck(product.memory)).toMatchObject([
      { id: episode?.id, state: "dead", advice: expect.stringContaining("View Channel") },
    ]);
  });
});

const bot = (read: Bot["catchUp"]): Bot => ({ ...new SilentPeople().bot, catchUp: read });

async function play(rounds: number) {
  const product = await openProduct(newFile());
  const played = await playRounds(product.sous, { rounds, askPolicy: "never" });
  expect(played).toHaveLength(rounds);
  await product.sous.courier.drain(5_000);
  return { product, played: played.map(({ id }) => id) };
}

it("is read under the tasks that ended shortly before as well", async () => {
  const { product, played } = await play(4);
  const read: string[] = [];
  await product.reopen({
    bots: [bot(async (cards) => void read.push(...cards.map(({ episode }) => episode)))],
  });
  expect(read.toSorted()).toEqual(played.toSorted());
});

it("is not tried again where the platform refuses it for good", async () => {
  const { product } = await play(1);
  let attempts = 0;
  const refusing = bot(async () => {
    attempts += 1;
    throw new DeliveryError("the bot was taken out of the channel", { retryable: false });
  });
  const parts = { memory: product.memory, clock: new TurnedClock(), log: createLog("silent") };
  expect(await catchUp(parts, [refusing])).toEqual([]);
  expect(attempts).toBe(1);
});

it("is tried again after growing pauses, and no more once Sous stops", async () => {
  const { product } = await play(1);
  const clock = new TurnedClock(Date.now());
  const readAt: number[] = [];
  const away = bot(async () => {
    readAt.push(clock.now());
    throw new DeliveryError("the platform is away", { retryable: true });
  });
  const opening = product.reopen({ bots: [away], clock });
  await until(async () => {
    await clock.turn(500);
    return readAt.length === 3;
  });
  await opening;
  const [start = 0, second = 0, third = 0] = readAt;
  expect(second - start).toBeGreaterThanOrEqual(1000);
  expect(third - second).toBeGreaterThanOrEqual(2000);
  await product.stop();
  await clock.turn(60_000);
  expect(readAt).toHaveLength(3);
});
