/** What people say between questions: several facts at once, changed minds, whose a thing is, and where near it is. */
import { describe, expect, it } from "vitest";
import { openDesk } from "./desk-scenario.js";

const which = {
  need: { func: "which", adjective: "Ana's", noun: "mug" },
  candidates: ["mug 1", "mug 3"],
} as const;
const where = { need: { func: "where", adjective: "Ana's", noun: "mug" } } as const;

const valid = (told: readonly string[]) => told.filter((fact) => fact.endsWith(": valid"));

describe("several facts in one line", () => {
  it.each([
    ["my mug is in the corner cabinet, so is Ben's", ["Ben's", "Mia's"]],
    ["Ana's mug and Ben's mug are both in the corner cabinet", ["Ana's", "Ben's"]],
    ["mine is in the corner cabinet, ben's is in the corner cabinet", ["Ben's", "Mia's"]],
  ])("%s", async (words, owners) => {
    const desk = await openDesk();
    await desk.pose(which);
    await desk.say("Ben", "the red one");
    await desk.say("Mia", words);
    const told = valid(await desk.told()).filter((fact) => fact.includes("cabinet 2"));
    expect(told.map((fact) => fact.split(" ")[0]).sort()).toEqual(owners);
    if (owners.includes("Mia's"))
      expect((await desk.receipts()).at(-1)).toContain("in the corner cabinet; Ben's mug is in");
  });

  it("'in there' is the place that was told of last", async () => {
    const desk = await openDesk();
    await desk.pose({ need: { func: "where", noun: "tomato" } });
    await desk.say("Ana", "corner cabinet");
    await desk.say("Ben", "there is a potato in there too");
    expect(valid(await desk.told())).toContain("potato at cabinet 2: valid");
  });
});

it("what is not where somebody looked is noted of their own thing", async () => {
  const desk = await openDesk();
  await desk.pose(which);
  await desk.say("Ben", "the red one");
  await desk.say("Mia", "mine isn't in the corner cabinet, I checked");
  expect(valid(await desk.told())).toContain("Mia's mug not at cabinet 2: valid");
});

describe("a changed mind", () => {
  it.each(["forget what I said", "I made that up", "ignore my last answer"])(
    "%s: what its person said no longer counts",
    async (words) => {
      const desk = await openDesk();
      await desk.pose(where);
      await desk.say("Ben", "corner cabinet");
      desk.clock.turn(1000);
      await desk.say("Ben", words);
      expect(valid(await desk.told())).toEqual([]);
      expect((await desk.receipts()).at(-1)).toContain("I change my plan with the next step.");
    },
  );

  it("after the end changes no plan", async () => {
    const desk = await openDesk();
    await desk.pose(where);
    await desk.say("Ben", "corner cabinet");
    await desk.memory.episodes.end("e1", { kind: "terminated" }, 1, [], desk.clock.now());
    desk.clock.turn(1000);
    await desk.say("Ben", "forget what I said");
    const told = (await desk.receipts()).at(-1);
    expect(told).toContain("I no longer count on it");
    expect(told).not.toContain("plan");
  });

  it("of one person leaves what another said", async () => {
    const desk = await openDesk();
    await desk.pose(where);
    await desk.say("Ben", "corner cabinet");
    desk.clock.turn(1000);
    await desk.say("Mia", "forget what I said");
    expect(valid(await desk.told())).toEqual(["Ana's mug at cabinet 2: valid"]);
  });
});

describe("whose a thing is", () => {
  it.each([
    ["Mia", "that's my mug you're after", "Mia's mug is mug 3: valid"],
    ["Mia", "not the red one, that's mine", "Mia's mug is mug 3: valid"],
    ["Ana", "no mine is blue", "Ana's mug is mug 1: valid"],
    ["Mia", "the red ones mine, blue is anas", "Mia's mug is mug 3: valid"],
  ])("%s: %s", async (who, words, stands) => {
    const desk = await openDesk();
    await desk.pose(which);
    await desk.say("Ben", "the red one");
    desk.clock.turn(1000);
    await desk.say(who, words);
    const told = valid(await desk.told());
    expect(told).toContain(stands);
    expect(told).not.toContain("Ana's mug is mug 3: valid");
  });

  it("is none of those that were offered", async () => {
    const desk = await openDesk();
    await desk.pose(which);
    await desk.say("Ana", "neither, mine is in my bag");
    expect(await desk.told()).toEqual(["Ana's mug not is mug 1 or mug 3: valid"]);
  });
});

it.each(["left of the sink", "under the sink"])(
  "%s: the place and its neighbours are asked back, also of what was said unasked",
  async (words) => {
    const desk = await openDesk();
    const question = await desk.pose({ need: { func: "where", noun: "tomato" } });
    await desk.say("Ana", words);
    const asked = (await desk.question(question.id)).followUp;
    expect(asked?.text).toBe("In the sink, or beside it?");
    expect(asked?.choices.length).toBeGreaterThan(2);
    expect(await desk.told()).toEqual([]);
  },
);

it("an answer with a question back is an answer", async () => {
  const desk = await openDesk();
  await desk.pose(where);
  await desk.say("Ana", "corner cabinet. what do you need it for?");
  expect(await desk.told()).toEqual(["Ana's mug at cabinet 2: valid"]);
});

it("a question whether somebody said otherwise denies nothing", async () => {
  const desk = await openDesk();
  await desk.pose(where);
  await desk.say("Leo", "didn't Ana say it's in the corner cabinet?");
  expect((await desk.told()).join()).not.toContain("not cabinet 2");
});

it.each([
  [{ kind: "terminated" }, /^I have done my task: /],
  [{ kind: "truncated", reason: "stopped" }, /^I no longer work on my task: /],
] as const)("a question back after the end is told how it ended: %o", async (end, told) => {
  const desk = await openDesk();
  await desk.pose(where);
  await desk.memory.episodes.end("e1", end, 0, [], desk.clock.now());
  await desk.say("Ana", "what are you doing?");
  expect((await desk.receipts()).at(-1)).toMatch(told);
});

it.each([
  ["hey no! mine is the red one", "mug 3"],
  ["no no no, red is mine", "mug 3"],
  ["no! mine is the red one", "mug 3"],
])("%s: the denial is of what was said before", async (words, mug) => {
  const desk = await openDesk();
  await desk.pose({ ...which, need: { ...which.need, adjective: "Mia's" } });
  await desk.say("Ben", "blue");
  await desk.say("Mia", words);
  expect(valid(await desk.told())).toEqual([`Mia's mug is ${mug}: valid`]);
});

it.each([
  [
    "green is mine, Ana has the red one",
    ["Ben's mug is mug 2: valid", "Ana's mug is mug 3: valid"],
  ],
  ["Ana has the red one", ["Ana's mug is mug 3: valid"]],
  ["Mia uses the red one", ["Mia's mug is mug 3: valid"]],
])("%s: whoever has it owns it", async (words, told) => {
  const desk = await openDesk();
  await desk.pose({ ...which, need: { ...which.need, adjective: "Mia's" } });
  await desk.say("Ben", words);
  expect(valid(await desk.told())).toEqual(told);
});

it("a receipt of what a thing is not says so", async () => {
  const desk = await openDesk();
  await desk.pose(which);
  await desk.say("Ben", "not the red one");
  expect((await desk.receipts()).at(-1)).toContain("Noted: Ana's mug is not the red mug");
});

it("that it does not matter says nothing of the only one that was offered", async () => {
  const desk = await openDesk();
  await desk.pose({ ...which, candidates: ["mug 3"] });
  await desk.say("Ben", "it doesn't matter");
  expect(await desk.told()).toEqual([]);
});

describe("a question back", () => {
  it("about which one, with none open, is told the task and what is known", async () => {
    const desk = await openDesk();
    await desk.say("Ben", "which mug do you mean?");
    expect((await desk.receipts()).at(-1)).toMatch(/^My task: .+\. I was told nothing about that/);
  });

  it("about several places has a sentence for each", async () => {
    const desk = await openDesk();
    await desk.say("Ben", "have you looked in the fridge and in the sink?");
    expect((await desk.receipts()).at(-1)).toBe(
      "I have not looked in the fridge yet. I have not looked in the sink yet.",
    );
  });
});
