/** `conversations.jsonl` has the wordings. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { viewDraft } from "../../scenes/household/check/draft.js";
import type { Grounder } from "../../src/core/question/grounding.js";
import { createReader } from "../../src/desk/reading/index.js";
import { kindsIn } from "../../src/desk/remarks/names-in.js";
import { type DeskScenario, openDesk } from "../build/desk.js";
import { expand, tableOf } from "../build/table.js";

const tomato = { need: { func: "where", noun: "tomato" } } as const;
const anasMug = { need: { func: "where", adjective: "Ana's", noun: "mug" } } as const;

const whoseMug = {
  need: { func: "which", adjective: "Ana's", noun: "mug" },
  candidates: ["mug 1", "mug 2"],
} as const;
const gone = "(forgotten)";

const doubting: Grounder = {
  ground: async (request) => {
    const read = await createReader().ground(request);
    return read.kind === "location" ? { ...read, confidence: "middling" } : read;
  },
};

describe("a remark", () => {
  it("may be typed where an answer is: on the page words name the question", async () => {
    const desk = await openDesk();
    const question = await desk.pose(tomato);
    const text = "what do you need it for?";
    await desk.hear("Ana", { kind: "words", question: question.id, text });
    expect(await desk.ballots(question)).toEqual([]);
    expect((await desk.question(question.id)).followUp).toBeNull();
    expect((await desk.notes()).join()).toContain("My task");
    await desk.hear("Ana", { kind: "words", question: question.id, text: "in the fridge" });
    expect(await desk.told()).toEqual(["tomato at fridge 1: valid"]);
  });

  it("makes a question unnecessary, is none on any list, and counts for nobody's day", async () => {
    const desk = await openDesk();
    const { questions, people } = desk.memory;
    await desk.say("Mia", "the tomato is in the corner cabinet");
    expect(await desk.ask(tomato)).toMatchObject({ handling: "notebook", question: null });
    expect(await questions.list({ household: "kitchen" })).toEqual([]);
    expect(await questions.list()).toEqual([]);
    expect((await questions.browse({ limit: 9, skip: 0 })).total).toBe(0);
    const mia = await people.find("web", "local", "mia");
    expect(await people.questionsToday(mia?.id ?? "", 0)).toBe(0);
  });

  it("is kept beside its person's others; Fix and Take back change only one", async () => {
    const desk = await openDesk();
    await desk.say("Ana", "the potato is in the bottom drawer");
    await desk.clock.turn(1000);
    await desk.say("Ana", "the tomato is in the fridge");
    const [potato, other] = await desk.memory.questions.ballots(`said-${desk.episode.id}`);
    if (!potato || !other) throw new Error("two remarks were made");
    await desk.hear("Ben", { kind: "retract", ballot: other.id });
    expect(await desk.told()).toEqual(["potato at drawer 2: valid", "tomato at fridge 1: valid"]);
    const text = "the potato is in the top drawer";
    await desk.hear("Ana", { kind: "fix", ballot: potato.id, text });
    await desk.hear("Ana", { kind: "retract", ballot: other.id });
    expect(await desk.told()).toEqual([
      "potato at drawer 2: superseded",
      "tomato at fridge 1: retracted",
      "potato at drawer 1: valid",
    ]);
  });

  it("counts once, however often it is delivered, and goes when its message goes", async () => {
    const desk = await openDesk();
    const words = "the potato is in the bottom drawer";
    await desk.say("Ana", words, { key: "web:1" });
    expect(await desk.say("Ana", words, { key: "web:1" })).toBe("duplicate");
    expect(await desk.told()).toHaveLength(1);
    await desk.unsay("web:1");
    expect(await desk.told()).toEqual(["potato at drawer 2: retracted"]);
  });

  it.each([
    ["press", "Yes", ["mug 2 at sinkbasin 1: valid"]],
    ["say", "yes", ["mug 2 at sinkbasin 1: valid"]],
    ["press", "No", []],
  ])("that is not sure is asked back on the card: %s %s", async (how, answer, told) => {
    const desk = await openDesk({ grounder: doubting });
    await desk.say("Ana", "I moved the green mug to the sink");
    expect(await desk.told()).toEqual([]);
    const [question] = await desk.memory.questions.list({ household: "kitchen" });
    if (!question) throw new Error("nothing was asked back");
    expect(question).toMatchObject({
      state: "open",
      text: "Just to check: the green mug is in the sink. Is that right?",
    });
    expect(question.choices.map(({ label }) => label)).toEqual(["Yes", "No"]);
    if (how === "press") await desk.press("Ana", question, answer);
    else await desk.say("Ana", answer);
    if (answer === "No") await desk.say("Ana", "yes");
    expect(await desk.told()).toEqual(told);
    expect((await desk.question(question.id)).state).toBe(told.length ? "answered" : "declined");
  });

  it.each([[], ["take back"], ["Yes"], ["No"], ["Yes", "take back"], ["take back", "end"]])(
    "that was asked back is repeated nowhere once its message is deleted, after: %s",
    async (...acts) => {
      const desk = await openDesk({ grounder: doubting });
      await desk.say("Ana", "I moved the green mug to the sink", { key: "web:1" });
      const [question] = await desk.memory.questions.list({ household: "kitchen" });
      if (!question) throw new Error("nothing was asked back");
      for (const act of acts) {
        if (act === "take back") await desk.takeBack("Ana", { id: `said-${desk.episode.id}` });
        else if (act === "end") await desk.end();
        else await desk.press("Ben", question, act);
      }
      expect(question.text).toContain("green mug");
      await desk.unsay("web:1");
      const { text, choices, why } = await desk.question(question.id);
      expect([text, why, ...choices.map(({ label }) => label)]).toEqual([gone, "", gone, gone]);
      const [remark] = await desk.memory.questions.ballots(`said-${desk.episode.id}`);
      expect(remark).toMatchObject({ text: null, retracted: true });
      const found = await desk.memory.recall({ text: "green mug sink", household: "kitchen" });
      expect(JSON.stringify([found, await desk.card()])).not.toContain("green mug is");
    },
  );

  it("that contradicts another's is asked about, and neither is used; the same is not", async () => {
    const desk = await openDesk();
    for (const who of ["Ana", "Ben"]) await desk.say(who, "the potato is in the bottom drawer");
    expect(await desk.memory.questions.list({ household: "kitchen" })).toEqual([]);
    await desk.say("Ana", "Ana's mug is in the bottom drawer");
    await desk.clock.turn(1000);
    await desk.say("Ben", "Ana's mug is in the fridge");
    const [dispute] = await desk.memory.questions.list({ household: "kitchen" });
    expect(dispute?.text).toContain("Ana's mug");
    expect(dispute?.choices.map(({ label }) => label)).toEqual([
      "In the bottom drawer",
      "In the fridge",
    ]);
    expect((await desk.receipts()).at(-1)).toContain("neither until that is settled");
  });
});

const sayings = tableOf<[string]>("desk", "sayings").flatMap(([line]) => expand(line));

it.each<[string, (desk: DeskScenario) => Promise<unknown>]>([
  ["to nothing", async () => undefined],
  ["to where a tomato is", (desk) => desk.pose(tomato)],
  ["to whose mug it is, seen the fridge", (desk) => desk.pose(whoseMug)],
  ["after the end", (desk) => desk.pose(anasMug).then(() => desk.end())],
])("half of what people may say is met as it was approved: %s", async (name, begin) => {
  const said = sayings.filter((_, at) => (at + name.length) % 2 === 0);
  for (let from = 0; from < said.length; from += 10) {
    const desk = await openDesk({ order: async () => true });
    const things = ["mug 1", "mug 2", "potato 1"];
    await desk.learn({ subject: "cabinet 2", relation: "holds", objects: things });
    await desk.learn({ subject: "fridge 1", relation: "holds", objects: [] });
    await begin(desk);
    await desk.say("Ben", "Ana's mug is in the sink");
    for (const [at, words] of said.slice(from, from + 10).entries()) {
      await desk.clock.turn(1000);
      await desk.say(["Ana", "Ben"][at % 2] ?? "", words);
    }
  }
});

it("a question about what the robot does is answered, and is no hint", async () => {
  const desk = await openDesk();
  await desk.learn({ subject: "fridge 1", relation: "holds", objects: [] });
  const question = await desk.pose(tomato);
  await desk.say("Leo", "did you look in the fridge yet?");
  await desk.say("Leo", "have you tried the corner cabinet?");
  expect(await desk.told()).toEqual([]);
  expect(await desk.receipts()).toEqual([
    "I have looked in the fridge: nothing. My question is: Where is a tomato?",
    "I have not looked in the corner cabinet yet. My question is: Where is a tomato?",
  ]);
  expect(await desk.question(question.id)).toMatchObject({ state: "open", followUp: null });
});

it("after the end it tells how the task ended, and changes no plan", async () => {
  for (const [end, told] of [
    [{ kind: "terminated" }, /^I have done my task: /],
    [{ kind: "truncated", reason: "stopped" }, /^I no longer work on my task: /],
  ] as const) {
    const desk = await openDesk();
    await desk.pose(anasMug);
    await desk.say("Ben", "corner cabinet");
    await desk.memory.episodes.end("e1", end, 0, [], desk.clock.now());
    await desk.say("Ana", "what are you doing?");
    expect((await desk.receipts()).at(-1)).toMatch(told);
    await desk.clock.turn(1000);
    await desk.say("Ben", "forget what I said");
    const last = (await desk.receipts()).at(-1);
    expect(last).toContain("I no longer count on it");
    expect(last).not.toContain("plan");
  }
});

describe("an order in a word", () => {
  const allowed = async () => ({ allowed: true }) as const;
  const refused = async () => ({ allowed: false, reason: "No." }) as const;

  async function openOrders() {
    const orders: string[] = [];
    const order = async (home: string, given: string) => !!orders.push(`${home} ${given}`);
    return { orders, desk: await openDesk({ order }) };
  }

  it.each([
    ["wait", "wait"],
    ["hold on a sec, someone's at the door", "wait"],
    ["could you wait a minute?", "wait"],
    ["czekaj", "wait"],
    ["don't stop, keep going", "go-on"],
    ["no need to stop, just saying hi", "go-on"],
    ["STOP", "stop"],
    ["ok you can stop now", "stop"],
    ["never mind, I found it", "stop"],
  ])("%s is carried out for those who may give it", async (words, order) => {
    const { desk, orders } = await openOrders();
    await desk.pose();
    await desk.say("Ana", words, { mayManage: refused });
    await desk.say("Ana", words);
    expect(orders).toEqual([]);
    await desk.say("Ana", words, { mayManage: allowed });
    expect(orders).toEqual([`kitchen ${order}`]);
    expect(await desk.receipts()).toHaveLength(3);
    expect(await desk.told()).toEqual([]);
  });

  it("is carried out once, however often it is delivered", async () => {
    const { desk, orders } = await openOrders();
    for (let time = 0; time < 2; time++)
      await desk.say("Ana", "wait", { mayManage: allowed, key: "web:1" });
    expect(orders).toEqual(["kitchen wait"]);
  });

  it.each(["wait, it's in the fridge", "the bus stop is far", "wait, is it safe?"])(
    "is none when it only looks like one: %s",
    async (words) => {
      const { desk, orders } = await openOrders();
      const question = await desk.pose();
      await desk.say("Ana", words, { mayManage: allowed });
      expect(orders).toEqual([]);
      const isAnswer = words.includes("fridge");
      expect((await desk.question(question.id)).state).toBe(isAnswer ? "answered" : "open");
    },
  );
});

it("“Is the blue mug Ana's?” is asked by the thing's looks, pressed, and asked once", async () => {
  const need = { func: "which", adjective: "Ana's", noun: "mug", thing: "mug 1" } as const;
  for (const [label, told] of [
    ["Yes", "Ana's mug is mug 1: valid"],
    ["No", "Ana's mug not is mug 1: valid"],
  ] as const) {
    const desk = await openDesk();
    const question = await desk.pose({ need, candidates: ["mug 1"] });
    expect(question).toMatchObject({ text: "Is the blue mug Ana's?", need });
    expect(question.choices.map((choice) => choice.label)).toEqual(["Yes", "No"]);
    await desk.press("Ben", question, label);
    expect(await desk.told()).toEqual([told]);
    expect(await desk.ask({ need, candidates: ["mug 1"] })).toMatchObject({ handling: "notebook" });
    if (label === "Yes") continue;
    // "No" does not say which one.
    const { thing: _, ...which } = need;
    for (const other of [which, { ...need, thing: "mug 2" }])
      expect(await desk.ask({ need: other, candidates: ["mug 2", "mug 3"] })).toMatchObject({
        handling: "posted",
      });
  }
});

it("a thing's kind is no part of a place's name: the towel is not the towel holder", () => {
  const view = viewDraft(readFileSync("scenes/data/bathroom.json", "utf8")) ?? expect.fail();
  expect(kindsIn("my blue towel is in the basket, wash it", view)).toEqual(["towel"]);
});
