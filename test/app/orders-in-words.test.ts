import { expect, it } from "vitest";
import { readOrder } from "../../src/app/homes/read-order.js";
import { findHome, simulate } from "../../src/app/play/households.js";
import { ownerRights, type Rights } from "../../src/core/bot.js";
import { nextQuestion } from "../build/sous.js";
import { tableOf } from "../build/table.js";
import { newFile } from "../memory/folder.js";
import { until } from "../peers/control.js";
import { type CallerChange, callerOf, notesOf, openProduct, type Product } from "./product.js";

type Change = CallerChange & { readonly home?: string };
let orders = 0;
function order(product: Product, text: string, { home = "kitchen", ...change }: Change = {}) {
  orders++;
  return product.sous.control.order({ home, text, key: `k${orders}` }, callerOf(change));
}
const tasks = async ({ memory }: Product) =>
  (await memory.episodes.list("kitchen")).map(({ task }) => task.sentence);
const queue = (product: Product, words: object = {}) =>
  product.give({ verb: "do", home: "kitchen", order: null, ...words });

function read(home: string, text: string, speaker: string | null = null) {
  const household = findHome(home);
  if (!household) throw new Error(`no home ${home}`);
  return readOrder(text, { home: simulate(household).ownerView(), speaker, clarified: {} });
}

it.each(tableOf<[string, string, string | null, string[]]>("app", "orders"))(
  "in the %s, “%s” of %s is read",
  (home, text, speaker, sentences) => {
    const reading = read(home, text, speaker);
    const plain = (sentence: string) => sentence.replace(/\ban? /g, "the ");
    expect(
      reading.kind === "tasks" && reading.tasks.map(({ sentence }) => plain(sentence)),
    ).toEqual(sentences.map(plain));
  },
);

it.each(tableOf<[string, string, string, string]>("app", "no orders"))(
  "in the %s, “%s” is not done: %s",
  (home, text, kind, words) => {
    const reading = read(home, text);
    expect(reading).toMatchObject({ kind, text: expect.stringMatching(new RegExp(words, "u")) });
  },
);

it("an order is begun, others wait in a queue that can be seen and changed, and all are done", async () => {
  const product = await openProduct(newFile());
  expect(await queue(product)).toMatch(/Nothing was played/);
  const first = await order(product, "put the egg in the bin");
  expect(first).toMatchObject({
    kind: "begun",
    text: "Starting in Ana's kitchen: put an egg in the bin.",
  });
  await nextQuestion(product);
  const next = await order(product, "put the bowl on the shelf, then put the kettle in the sink");
  expect(next).toMatchObject({
    kind: "queued",
    text: expect.stringMatching(/^Noted: .* First I finish: put an egg/),
  });
  await order(product, "put the fork in drawer 2");
  const waiting = [
    "put a bowl on the shelf.",
    "put a kettle in the sink.",
    "put a fork in the bottom drawer.",
  ];
  expect((await queue(product)).split("\n")).toEqual([
    "Now in Ana's kitchen: put an egg in the bin.",
    ...waiting.map((sentence, at) => `${at + 1}. ${sentence}`),
    "Say do drop 1, or do first 2.",
  ]);
  expect(
    (await product.sous.watch.snapshot("kitchen"))?.queue.map(({ sentence }) => sentence),
  ).toEqual(waiting);
  expect(await queue(product, { change: { move: "first", at: 3 } })).toBe(
    "Next in Ana's kitchen: put a fork in the bottom drawer.",
  );
  expect(await queue(product, { change: { move: "drop", at: 3 } })).toBe(
    "I won't do that: put a kettle in the sink.",
  );
  expect(await queue(product, { change: { move: "drop", at: 9 } })).toMatch(/2 orders wait/);
  await product.reopen();
  await product.sous.runner.resume();
  await until(async () => {
    const [open] = await product.memory.questions.list({ state: "open" });
    if (open)
      await product.people.hear(
        { kind: "words", question: open.id, text: "I don't know" },
        "Ana",
        "ana",
      );
    return (await product.memory.runs.list()).length === 0;
  });
  expect(await tasks(product)).toEqual([
    "put an egg in the bin.",
    "put a fork in the bottom drawer.",
    "put a bowl on the shelf.",
  ]);
  expect(await order(product, "put the fork in the bottom drawer")).toMatchObject({
    kind: "refused",
    text: expect.stringMatching(/^That is so already/),
  });
  expect(await order(product, "the fork belongs in the top drawer")).toMatchObject({
    kind: "begun",
  });
});

it("the answer to what was asked back completes the order, of that person alone", async () => {
  const product = await openProduct();
  expect(await order(product, "heat the mug and put it on the table")).toMatchObject({
    kind: "asked",
    choices: { length: 3 },
  });
  expect(await order(product, "the green one", { name: "Zoe" })).toMatchObject({ kind: "unread" });
  const again = {
    kind: "asked",
    text: expect.stringMatching(/^I did not understand that\. Which mug/),
    choices: { length: 3 },
  };
  for (const said of ["the yellow one", "hm"])
    expect(await order(product, said)).toMatchObject(again);
  for (const said of ["help", "play some music", "wash the car"])
    expect(await order(product, said)).toMatchObject({
      text: expect.stringMatching(/ can heat, .* Which mug: /),
      choices: { length: 3 },
    });
  expect(await order(product, "the green one")).toMatchObject({
    kind: "begun",
    text: "Starting in Ana's kitchen: heat Ben's mug and put it on the dining table.",
  });
  expect(await order(product, "clean the pan")).toMatchObject({ kind: "asked" });
  const back = /: clean a pan and put it in the cabinet above the sink\./;
  expect((await order(product, "back where it was")).text).toMatch(back);
  expect(await order(product, "clean the fork")).toMatchObject({ kind: "asked" });
  const bottom = /: clean a fork and put it in the bottom drawer\./;
  expect((await order(product, "in the bottom drawer")).text).toMatch(bottom);
});

it("the same order given again is done once, and no order is done for who may not give any", async () => {
  const product = await openProduct();
  const given = { home: "kitchen", text: "put the egg in the bin", key: "k" };
  const reason = "Only Ana may say so.";
  const stranger = callerOf({ mayManage: async () => ({ allowed: false, reason }) });
  await expect(product.sous.control.order(given, stranger)).rejects.toThrow(reason);
  const before = await product.give({ verb: "do", home: "kitchen", order: given.text }, stranger);
  expect(before).toBe(reason);
  expect(await product.memory.episodes.list("kitchen")).toEqual([]);
  for (let times = 0; times < 2; times++) await product.sous.control.order(given, callerOf());
  await product.answerAll();
  expect(await tasks(product)).toEqual(["put an egg in the bin."]);
});

it("an order in a task's thread is queued and answered there, and asked back like a reply", async () => {
  const product = await openProduct();
  const question = await product.ask();
  const say = (message: string, text: string, rights: Rights = ownerRights) =>
    product.sous.handlers.inbox.receive(
      {
        key: `simulated:${message}`,
        platform: "simulated",
        workspace: "local",
        person: { id: "ana", name: "Ana" },
        at: Date.now(),
        what: { kind: "reply", episode: question.episode, message, text },
      },
      rights,
    );
  await say("m1", "Put the egg in the bin, please.");
  await until(async () =>
    (await notesOf(product)).some((text) => /^Noted: put an egg in the bin\./.test(text)),
  );
  await say("m5", "put the lettuce in the cabinet");
  await until(async () => (await notesOf(product)).some((text) => /^Which cabinet: /.test(text)));
  await say("m6", "any cabinet");
  await until(async () =>
    (await notesOf(product)).some((text) =>
      /^Noted: put some lettuce in a cabinet\. First/.test(text),
    ),
  );
  await say("m7", "put the lettuce in the corner cabinet");
  await until(async () =>
    (await notesOf(product)).some((text) => /^Noted: .* in the corner cabinet\. First/.test(text)),
  );
  expect((await product.memory.questions.get(question.id))?.state).toBe("open");
  const noted = (told: RegExp) =>
    until(async () => (await notesOf(product)).some((text) => told.test(text)));
  await say("m8", "what can you do?");
  await noted(/^I can heat, .* for example: “.*My question is still open: Where is Ana's mug\?/);
  await say("m12", "slice the tomato");
  await noted(/^I cannot read “slice the tomato” as a task\. I can heat, .* for example: /);
  await say("m13", "play some music");
  await noted(/^I cannot read “play some music” as a task\. I can heat, /);
  await say("m9", "clean the fork and put it on the counter first");
  await noted(/^Next: clean a fork and put it on the counter\. First I finish: heat Ana's mug/);
  expect(await product.memory.questions.ballots(question.id)).toEqual([]);
  await say("m10", "Never mind the mug, put the egg on the shelf instead.");
  await noted(
    /^Stopped in .*: heat Ana's mug .* Starting in Ana's kitchen: put an egg on the shelf/,
  );
  expect(await queue(product)).toMatch(/^Now in .*: put an egg on the shelf.*\n1\. clean a fork/);
  await product.give({ verb: "stop", home: "kitchen" });
  await say("m2", "Please put the plate on the shelf.");
  await until(async () =>
    (await notesOf(product)).some((text) => /^Which plate: .*\n1\. /.test(text)),
  );
  await say("m11", "the striped one");
  await noted(/^I did not understand that\. Which plate: /);
  const reason = "Only Ben may say so.";
  await say("m3", "the blue one", { mayManage: async () => ({ allowed: false, reason }) });
  await until(async () => (await notesOf(product)).includes(reason));
  await say("m4", "the blue one");
  await until(async () =>
    (await notesOf(product)).some((text) =>
      /^Starting in .*: put the blue plate on the shelf/.test(text),
    ),
  );
});

it("what is said of a task that an order began is stored", async () => {
  const product = await openProduct();
  await order(product, "put the egg in the bin");
  const { episode } = await nextQuestion(product);
  const what = { kind: "reply", episode, message: "m1", text: "Thanks!" } as const;
  const person = { id: "ana", name: "Ana" };
  const from = { platform: "simulated", workspace: "local", person, at: Date.now() } as const;
  const { inbox } = product.sous.handlers;
  expect(await inbox.receive({ key: "simulated:m1", ...from, what }, ownerRights)).toBe("accepted");
});

it("draws examples that can be done from the home, and none from a game", async () => {
  const product = await openProduct();
  const examples = await product.sous.control.examples("kitchen");
  expect(examples).toHaveLength(3);
  for (const text of examples) expect(read("kitchen", text).kind).toBe("tasks");
  expect(await product.sous.control.examples("nowhere")).toEqual([]);
  const grid = order(product, "put the egg in the bin", { home: "grid:danger" });
  await expect(grid).rejects.toThrow(/sets its own tasks/);
});

it.each(tableOf<[string, string, string, string]>("app", "first words"))(
  "in the %s, “%s” before the first task is %s",
  async (home, text, kind, told) => {
    const reply = await order(await openProduct(), text, { home });
    expect(reply).toMatchObject({ kind, text: expect.stringMatching(new RegExp(told, "u")) });
    const examples = reply.text.split(" example: ")[1]?.matchAll(/“(.*?)”/g) ?? [];
    const kinds = [...examples].map(([, example = ""]) => read(home, example).kind);
    expect(kinds.every((one) => one === "tasks")).toBe(true);
  },
);
