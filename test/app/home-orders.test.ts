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
import { endLine } from "../../src/core/end-line.js";
import { packageFile } from "../../src/core/package-file.js";
import { buildCard } from "../../src/desk/card.js";
import { until } from "../story/team.js";

const bathroom = JSON.parse(readFileSync(packageFile("scenes/data/bathroom.json"), "utf8"));
const [order] = bathroom.orders;

/** A home with one task and these orders. */
function homeWith(...orders: readonly object[]): string {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), "home-")), "washroom.json");
  const tasks = bathroom.tasks.slice(0, 1);
  writeFileSync(file, JSON.stringify({ ...bathroom, id: "washroom", tasks, orders }));
  return file;
}

/** What is asked in each round, and what is noted, when the home's task and then its orders are done. */
async function playOrders(rounds: number, ...orders: readonly object[]) {
  return play(rounds, orders, null);
}

/** @param remark what somebody says of the last order that was played; null: nothing */
async function play(rounds: number, orders: readonly object[], remark: string | null) {
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
    const household = await keepHousehold(sous.memory, homeWith(...orders), clock);
    const episodes = await sous.runner.play({
      household,
      rounds,
      seed: 1,
      maxSteps: 50,
      askPolicy: "missing",
      bot: "simulated",
      channel: "simulated",
    });
    const questions = await sous.memory.questions.list({ household: household.id });
    const last = episodes.findLast(({ task }) => task.type === "order")?.id ?? "";
    const card = await buildCard(sous.memory, last);
    if (remark !== null) {
      await sous.handlers.inbox.receive({
        key: "said-1",
        platform: "simulated",
        workspace: "local",
        person: { id: "u-mia", name: "Mia" },
        at: clock.now(),
        what: { kind: "reply", episode: last, message: "said-1", text: remark },
      });
      await until(async () => (await sous.memory.questions.unread()).length === 0);
    }
    const facts = await sous.memory.facts.list({ household: household.id });
    return {
      end: card?.done ? endLine(card.done) : "",
      played: episodes.map(({ task, reward }) => [task.type === "order", reward]),
      asked: episodes.map(({ id }) =>
        questions.flatMap(({ episode, text }) => (episode === id ? text : [])),
      ),
      noted: (subject: string) => facts.find((one) => one.subject === subject)?.objects,
    };
  } finally {
    await sous.stop();
  }
}

it("asks what is not said, keeps the answer, and does not ask again", async () => {
  const again = { ...order, sentence: "please order toothpaste, we have none left." };
  const { played, asked, noted } = await playOrders(4, order, again);
  expect(played).toEqual([
    [false, 1],
    [true, 1],
    [true, 1],
    [false, 1],
  ]);
  expect(asked[1]).toContain("Which toothpaste size should it be?");
  expect(asked[2]).toEqual([]);
  expect(noted("usual toothpaste size")).toEqual(["pack of 2"]);
});

it("says which answers from before an order was bought by, and hears what has changed", async () => {
  const again = { ...order, sentence: "please order toothpaste, we have none left." };
  const { end, noted } = await play(3, [order, again], "we take the pack of 4 from now on");
  expect(end).toContain("I went by what I was told before: we buy toothpaste flavor mint");
  expect(end).toContain("we buy toothpaste size pack of 2 (");
  expect(noted("usual toothpaste size")).toEqual(["pack of 4"]);
  expect(noted("usual toothpaste flavor")).toEqual(["mint"]);
  const kept = await play(3, [order, again], "thanks, no problem. I'm home at 6");
  expect(kept.noted("usual toothpaste size")).toEqual(["pack of 2"]);
});

it("keeps what each person buys apart", async () => {
  const [flavor] = order.wish.options;
  const orderFor = (size: string, sentence: string) => ({
    ...order,
    sentence,
    wish: { ...order.wish, options: [flavor, { name: "size", value: size }] },
  });
  const { asked, noted } = await playOrders(
    4,
    orderFor("pack of 2", "please order toothpaste, for Ana."),
    orderFor("pack of 4", "Ben needs toothpaste."),
    orderFor("pack of 2", "Ana needs toothpaste."),
  );
  expect(asked[1]).toContain("Which toothpaste size should it be for Ana?");
  expect(asked[2]).toContain("Which toothpaste size should it be for Ben?");
  expect(asked[3]).toEqual([]);
  expect(noted("Ana's usual toothpaste size")).toEqual(["pack of 2"]);
  expect(noted("Ben's usual toothpaste size")).toEqual(["pack of 4"]);
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
