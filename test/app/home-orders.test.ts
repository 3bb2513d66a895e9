/** A household orders what it has run out of: a task of a home that is done in the shop. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { makeSimulatedBot } from "../../src/app/bots.js";
import { systemClock as clock } from "../../src/app/clock.js";
import { keepHousehold, loadContent, simulate } from "../../src/app/households.js";
import { createLog } from "../../src/app/log.js";
import { loadConfig } from "../../src/app/settings/config.js";
import { startSous } from "../../src/app/wire.js";
import { packageFile } from "../../src/core/package-file.js";

const bathroom = JSON.parse(readFileSync(packageFile("scenes/data/bathroom.json"), "utf8"));
const [order] = bathroom.orders;

/** A home with one task and these orders. */
function homeWith(...orders: readonly object[]): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), "home-")), "washroom.json");
  const tasks = bathroom.tasks.slice(0, 1);
  writeFileSync(file, JSON.stringify({ ...bathroom, id: "washroom", tasks, orders }));
  return file;
}

it("asks what is not said, keeps the answer, and does not ask again", async () => {
  const again = { ...order, sentence: "please order toothpaste, we have none left." };
  const config = loadConfig();
  const parts = { config, clock, log: createLog("silent") };
  const people = { wrong: 0, unsure: 0, delayMs: 0, seed: 1 };
  const sous = await startSous({
    ...parts,
    database: ":memory:",
    command: "test",
    paceMs: 0,
    bots: [makeSimulatedBot(parts, people)],
    answerTimeoutMs: config.answerTimeoutMs,
  });
  try {
    const household = await keepHousehold(sous.memory, homeWith(order, again), clock);
    const episodes = await sous.runner.play({
      household,
      rounds: 4,
      seed: 1,
      maxSteps: 50,
      askPolicy: "missing",
      bot: "simulated",
      channel: "simulated",
    });
    expect(episodes.map(({ task, reward }) => [task.type === "order", reward])).toEqual([
      [false, 1],
      [true, 1],
      [true, 1],
      [false, 1],
    ]);
    const questions = await sous.memory.questions.list({ household: household.id });
    const asked = (at: number) =>
      questions.flatMap(({ episode, text }) => (episode === episodes[at]?.id ? text : []));
    expect(asked(1)).toContain("Which toothpaste size should it be?");
    expect(asked(2)).toEqual([]);
    const facts = await sous.memory.facts.list({ household: household.id });
    const size = facts.find(({ subject }) => subject === "usual toothpaste size");
    expect(size?.objects).toEqual(["pack of 2"]);
  } finally {
    await sous.stop();
  }
});

it("shows the card beside the home, to people only", () => {
  const source = loadContent("bathroom", 1);
  const scene = simulate(source);
  const task = source.tasks.find(({ type }) => type === "order");
  if (!task) throw new Error("no order");
  const { observation } = scene.begin(task);
  const { card, places } = scene.ownerView();
  expect(card).toContain("usual toothpaste size: pack of 2");
  expect(places.length).toBeGreaterThan(3);
  expect(observation.text).not.toContain("pack of 2");
  const fork = scene.fork();
  const rewards = (fork.plan() ?? []).map((command) => fork.step(command).reward);
  expect(rewards.at(-1)).toBe(1);
});

it.each([
  [{ product: "NOTHING" }, "orders[0].wish: the shop has no product NOTHING"],
  [{ options: [{ value: "pack of 3" }] }, "orders[0].wish: it cannot be bought like that"],
  [{ priceUpper: 1 }, "orders[0].wish: it cannot be bought like that"],
])("refuses what cannot be bought: %j", (change, message) => {
  const file = homeWith({ ...order, wish: { ...order.wish, ...change } });
  expect(() => loadContent(file, 1)).toThrow(message);
});
