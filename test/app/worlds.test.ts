import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { systemClock } from "../../src/app/clock.js";
import { keepHousehold, loadContent } from "../../src/app/households.js";
import type { Sous } from "../../src/app/wire.js";
import { endLine } from "../../src/core/end-line.js";
import { packageFile } from "../../src/core/package-file.js";
import { buildCard } from "../../src/desk/deliver/card.js";
import { decisions, nextQuestion, play as playRounds, simulatedPeople } from "../build/sous.js";
import { newFile } from "../memory/folder.js";
import { allRead, notesOf, openProduct } from "./product.js";

async function open(file = ":memory:", people: Parameters<typeof simulatedPeople>[0] = {}) {
  return (await openProduct(file, { bots: [simulatedPeople(people)] })).sous;
}

async function play(sous: Sous, home: string) {
  const [episode] = await playRounds(sous, { home });
  if (!episode) throw new Error("nothing was played");
  const { id } = episode;
  return {
    episode,
    lines: await decisions(sous.memory, id),
    questions: await sous.memory.questions.list({ episode: id }),
  };
}

describe("cooking", () => {
  it("is won by what people read from the recipe card", async () => {
    const sous = await open();
    const { episode, lines, questions } = await play(sous, "cooking:take2-cut");
    expect(episode).toMatchObject({ end: { kind: "terminated" }, reward: 1, policy: "planner" });
    expect(lines.filter((line) => line.includes(": "))).toEqual([
      "where  white tuna: answered",
      "how  fresh lettuce: answered",
      "how  white tuna: answered",
    ]);
    expect(questions[0]?.view.owner.card).toEqual([
      expect.stringMatching(/^fresh lettuce: /),
      expect.stringMatching(/^white tuna: /),
    ]);
    const notes = await notesOf(sous);
    expect(notes).toContainEqual("Noted: the white tuna is in the oven.");
    expect(notes).toContainEqual(expect.stringMatching(/^Noted: the white tuna is to be \w+ed\.$/));
  });

  it("ends at once when people tell a wrong cut, and the next game is another one", async () => {
    const sous = await open(":memory:", { wrong: 1 });
    const { episode, lines } = await play(sous, "cooking:take1-cut");
    expect(episode).toMatchObject({ end: { kind: "truncated", reason: "lost" }, reward: 0 });
    expect(lines.at(-1)).toMatch(/^(slice|dice|chop) /);
    const next = await keepHousehold(sous.memory, "cooking:take1-cut", systemClock);
    expect([episode.household, next.id]).toEqual(["cooking:take1-cut:1", "cooking:take1-cut:2"]);
  });
});

describe("the grid", () => {
  it.each(["grid:danger+open-door", "grid:object-in-box"])(
    "%s is done with people's answers",
    async (name) => {
      const { episode, questions } = await play(await open(), name);
      expect(episode).toMatchObject({ end: { kind: "terminated" }, reward: 1 });
      expect(new Set(questions.map(({ state }) => state))).toEqual(new Set(["answered"]));
    },
  );
});

it.each(["cooking:take2-cut", "grid:danger+open-door"])(
  "%s, interrupted, goes on from its rows",
  async (name) => {
    const straight = await play(await open(), name);
    const file = newFile();
    const first = await open(file, { delayMs: 60_000 });
    const begun = playRounds(first, { home: name }).catch((error: Error) => error.message);
    await nextQuestion(first);
    await first.stop();
    expect(await begun).toBe("stopped");
    const { episode, lines } = await play(await open(file), name);
    expect(episode).toMatchObject({ round: 1, reward: 1 });
    expect(lines).toEqual(straight.lines);
  },
);

const bathroom = JSON.parse(readFileSync(packageFile("scenes/data/bathroom.json"), "utf8"));
const [order] = bathroom.orders;
const again = { ...order, sentence: "please order toothpaste, we have none left." };

function homeWith(...orders: readonly object[]): string {
  const file = newFile("washroom.json");
  const tasks = bathroom.tasks.slice(0, 1);
  writeFileSync(file, JSON.stringify({ ...bathroom, id: "washroom", tasks, orders }));
  return file;
}

/** @param remark on the last order */
async function playOrders(rounds: number, orders: readonly object[], remark?: string) {
  const { sous, memory } = await openProduct(":memory:", { bots: [simulatedPeople()] });
  const episodes = await playRounds(sous, { home: homeWith(...orders), rounds });
  const questions = await memory.questions.list({ household: "washroom" });
  const last = episodes.findLast(({ task }) => task.type === "order")?.id ?? "";
  const card = await buildCard(memory, last);
  if (remark !== undefined) {
    await sous.handlers.inbox.receive({
      key: "said-1",
      platform: "simulated",
      workspace: "local",
      person: { id: "u-mia", name: "Mia" },
      at: Date.now(),
      what: { kind: "reply", episode: last, message: "said-1", text: remark },
    });
    await allRead(sous);
  }
  const facts = await memory.facts.list({ household: "washroom" });
  return {
    end: card?.done ? endLine(card.done) : "",
    played: episodes.map(({ task, reward }) => [task.type === "order", reward]),
    asked: episodes.map(({ id }) =>
      questions.flatMap(({ episode, text }) => (episode === id ? text : [])),
    ),
    noted: (subject: string) => facts.find((one) => one.subject === subject)?.objects,
  };
}

it("asks what is not said, keeps the answer, and does not ask again", async () => {
  const { played, asked, noted } = await playOrders(4, [order, again]);
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
  const orders = [order, again];
  const { end, noted } = await playOrders(3, orders, "we take the pack of 4 from now on");
  expect(end).toContain("I didn't ask: ");
  expect(end).toContain(
    "that we buy toothpaste flavor mint and that we buy toothpaste size pack of 2",
  );
  expect(noted("usual toothpaste size")).toEqual(["pack of 4"]);
  expect(noted("usual toothpaste flavor")).toEqual(["mint"]);
  const kept = await playOrders(3, orders, "thanks, no problem. I'm home at 6");
  expect(kept.noted("usual toothpaste size")).toEqual(["pack of 2"]);
});

it("keeps what each person buys apart", async () => {
  const [flavor] = order.wish.options;
  const orderFor = (value: string, sentence: string) => {
    const options = [flavor, { name: "size", value }];
    return { ...order, sentence, wish: { ...order.wish, options } };
  };
  const { asked, noted } = await playOrders(4, [
    orderFor("pack of 2", "please order toothpaste, for Ana."),
    orderFor("pack of 4", "Ben needs toothpaste."),
    orderFor("pack of 2", "Ana needs toothpaste."),
  ]);
  expect(asked[1]).toContain("Which toothpaste size should it be for Ana?");
  expect(asked[2]).toContain("Which toothpaste size should it be for Ben?");
  expect(asked[3]).toEqual([]);
  expect(noted("Ana's usual toothpaste size")).toEqual(["pack of 2"]);
  expect(noted("Ben's usual toothpaste size")).toEqual(["pack of 4"]);
});

it.each([
  [{ options: [{ value: "pack of 3" }] }, "orders[0].wish: it cannot be bought like that"],
  [{ priceUpper: 1 }, "orders[0].wish: it cannot be bought like that"],
])("refuses what cannot be bought: %j", (change, message) => {
  const file = homeWith({ ...order, wish: { ...order.wish, ...change } });
  expect(() => loadContent(file, 1)).toThrow(message);
});
