import { beforeEach, describe, expect, it } from "vitest";
import type { PersonData } from "../../src/app/people/my-data.js";
import { SousError } from "../../src/core/errors.js";
import type { DataRequest } from "../../src/core/people/command.js";
import { buildCard } from "../../src/desk/deliver/card.js";
import { nextQuestion } from "../build/sous.js";
import { newFile } from "../memory/folder.js";
import { until } from "../peers/control.js";
import { callerOf, notesOf, openProduct, type Product, rightAnswer, settled } from "./product.js";

let product: Product;
beforeEach(async () => {
  product = await openProduct(newFile());
});

const give: Product["give"] = (command, change) => product.give(command, change);
const play = (home: string | null = "kitchen", rounds = 1) => give({ verb: "play", home, rounds });
const openTask = async () => (await product.memory.episodes.unfinished())[0];
const ballots = (question: { readonly id: string }) =>
  product.memory.questions.ballots(question.id);

it("pause, resume and stop say so where there is nothing to hold, or it is held already", async () => {
  const pause = (home: string | null = null) => give({ verb: "pause", home });
  const stop = (home: string | null = null) => give({ verb: "stop", home });
  expect(await pause()).toMatch(/Nothing was played here yet/);
  expect(await pause("kitchen")).toMatch(/^Nothing was played in Ana's/);
  expect(await give({ verb: "why", home: "kitchen" })).toMatch(/Nothing was played in Ana's/);
  expect(await product.memory.households.list()).toEqual([]);
  await product.ask("kitchen", 3);
  expect(await give({ verb: "why", home: null })).toMatch(/What I did last: |I have done nothing/);
  expect(await give({ verb: "resume", home: null })).toMatch(/not paused/);
  expect(await pause("castle")).toMatch(/no home called "castle"/);
  expect(await pause()).toMatch(/^Paused in Ana's kitchen/);
  expect(await pause()).toMatch(/paused already/);
  expect(await play()).toMatch(/^I am paused in/);
  expect(await give({ verb: "status", everywhere: false })).toMatch(/Paused: say resume/);
  expect(await stop("Ana's kitchen")).toMatch(/^Stopped/);
  expect(await openTask()).toBeUndefined();
  expect(await stop()).toMatch(/Nothing is going on/);
});

it("play says so where nothing is left to do", async () => {
  const reason = "There is nothing left to do in Ana's kitchen.";
  Object.assign(product.sous.runner, {
    start: () => Promise.reject(new SousError("no-task", reason)),
  });
  expect(await play()).toBe(reason);
});

describe("in another channel", () => {
  const elsewhere = { channel: "C2", command: "/sous" } as const;
  const told = (everywhere: boolean) => give({ verb: "status", everywhere }, elsewhere);

  it("a task is said to be played elsewhere, and goes on here when that is said", async () => {
    const question = await product.ask();
    const refused = await give({ verb: "play", home: "kitchen", rounds: 1 }, elsewhere);
    expect(refused).toMatch(
      /^I am already at work in Ana's kitchen: .* It is played in the terminal\. To go/,
    );
    expect(refused).toContain("To go on here: /sous play kitchen here");
    const brought = { verb: "play", home: "kitchen", rounds: 1, here: true } as const;
    expect(await give(brought, elsewhere)).toMatch(/^Starting in Ana's kitchen: /);
    expect(await openTask()).toMatchObject({ id: question.episode, channel: "C2" });
    expect((await product.memory.questions.get(question.id))?.state).toBe("open");
    await product.people.say(question, "I don't know");
    expect((await settled(product, question)).state).toBe("declined");
    expect(await give(brought, elsewhere)).toMatch(/^I am already at work/);
  });

  it("the status tells of the channel, and calls commands as the caller types them", async () => {
    expect(await told(false)).toContain("Start with: /sous play kitchen");
    await product.ask();
    expect(await give({ verb: "status", everywhere: false })).toMatch(/Waiting for an answer/);
    expect(await told(false)).toMatch(
      /Nothing is going on in this channel.*\nGoing on elsewhere: 1/,
    );
    expect(await told(true)).toMatch(/Waiting/);
    await give({ verb: "pause", home: "kitchen" });
    expect(await told(true)).toContain("Paused: say /sous resume, and I go on.");
  });
});

it("a channel that the settings name is moved in the settings alone", async () => {
  expect(await give({ verb: "here" })).toContain("change SLACK_CHANNEL or DISCORD_CHANNEL");
});

describe("games", () => {
  const played = async () => (await product.memory.households.list()).map(({ id }) => id);

  it("are played by their names, and after one that is over comes the next", async () => {
    expect(await play("Cooking:take1-cut")).toMatch(
      /^Starting in Charlie's kitchen \(take1-cut, game 1\): /,
    );
    expect((await nextQuestion(product)).household).toBe("cooking:take1-cut:1");
    expect(await play("cooking:take1-cut")).toMatch(/^I am already at work in Charlie's/);
    expect(await give({ verb: "stop", home: "cooking:take1-cut" })).toMatch(/^Stopped in Charlie/);
    expect(await play(null)).toMatch(/^Starting in Charlie's kitchen \(take1-cut, game 2\): /);
    await give({ verb: "stop", home: null });
    expect(await play("cooking:take1-cut:1")).toMatch(/^Starting .*game 3\): /);
    expect(await played()).toEqual([1, 2, 3].map((number) => `cooking:take1-cut:${number}`));
    await give({ verb: "stop", home: null });
    expect(await play("grid:favorite+danger")).toMatch(
      /^Starting in the toy rooms \(danger\+favorite, game 1\): /,
    );
  });

  it("that are not there are named back, with those that are", async () => {
    for (const [home, rounds, said] of [
      ["cooking:take3", 1, /no cooking task is called "take3".*take1-cut/],
      ["grid:dangr", 1, /did you mean "danger"/],
      ["cooking:take1:x", 1, /cooking:TASK:NUMBER/],
      ["castle", 1, /no home called "castle".*cooking:take1-cut/],
      ["cooking:take1", 3, /played once/],
    ] as const)
      expect(await play(home, rounds)).toMatch(said);
    expect(await give({ verb: "facts", home: "grid:danger" })).toMatch(/play grid:danger/);
    const daily = { verb: "schedule", home: "cooking:take1", daily: 600 } as const;
    expect(await give(daily)).toMatch(/cannot be daily/);
    expect(await give({ verb: "help" })).toMatch(/Games: cooking:take1, .*grid:danger/);
    expect(await openTask()).toBeUndefined();
  });

  it("are there to be chosen on a page, which shows the last one of a task", async () => {
    const title = "Charlie's kitchen (take1-cut)";
    expect(await product.sous.control.homes()).toContainEqual({ id: "cooking:take1-cut", title });
    const shown = (home: string) => product.sous.watch.snapshot(home);
    const before = await shown("cooking:take1-cut");
    expect(before).toMatchObject({ household: "cooking:take1-cut:1", card: null });
    expect(await played()).toEqual([]);
    await product.ask("cooking:take1-cut:4");
    const now = await shown("cooking:take1-cut");
    expect(now?.household).toBe("cooking:take1-cut:4");
    expect(now?.card?.question).not.toBeNull();
    expect(await shown("nowhere")).toBeNull();
  });
});

describe("what people want for themselves", () => {
  const ana = callerOf();
  const prefer = (choice: Parameters<Product["sous"]["control"]["prefer"]>[0]) =>
    product.sous.control.prefer(choice, ana);
  const page = () => product.sous.control.pageOf(ana);

  it("is one question a day less each time, down to none, or as usual", async () => {
    const askLess = (reset = false) => give({ verb: "ask-less", reset });
    const said = [await askLess(), await askLess(), await askLess(), await askLess()];
    expect(said).toEqual([
      "I put at most 2 questions a day to you by name. It was 3.",
      "I put at most 1 question a day to you by name. It was 2.",
      expect.stringMatching(/^I won't ask you by name.*It was 1\.$/),
      expect.stringMatching(/^I won't ask you by name\. [^0-9]*$/),
    ]);
    expect((await page()).cap).toBe(0);
    expect((await product.sous.control.pageOf(callerOf({ name: "Ben" }))).cap).toBe(3);
    expect(await askLess(true)).toMatch(/at most 3 questions/);
  });

  it("stands on their page with open questions and the last answers", async () => {
    const question = await product.ask();
    const before = await page();
    expect(before.questions.map((one) => one.question.id)).toEqual([question.id]);
    expect(before).toMatchObject({ answers: [], asked: 0, consented: false, optedOut: false });

    const answer = question.choices[0]?.label ?? "";
    await product.people.press(question, answer);
    await settled(product, question);
    const after = await page();
    expect(after.questions.filter((one) => one.question.id === question.id)).toEqual([]);
    expect(after).toMatchObject({ answers: [{ question: question.text, answer }], asked: 1 });
    expect(await prefer("consent")).toMatch(/without your name/);
    expect((await page()).consented).toBe(true);
    expect(await prefer("no-consent")).toMatch(
      /not used for research\. Shall I delete everything you said \(1 answer\)/,
    );
    expect(await page()).toMatchObject({ consented: false, forgetting: 1 });
    expect(await ballots(question)).toHaveLength(1);
    expect(await give({ verb: "me" })).toMatch(/You said last:/);
  });

  it("may be to be left alone: nothing of them is written until they come back", async () => {
    const question = await product.ask();
    await prefer("opt-out");
    await product.people.say(question, "in the fridge");
    expect(await ballots(question)).toEqual([]);
    expect(await product.memory.questions.get(question.id)).toMatchObject({ state: "open" });
    expect(await page()).toMatchObject({ optedOut: true, questions: [] });
    await prefer("opt-in");
    await product.people.say(question, "in the fridge");
    const [ballot] = await ballots(question);
    await prefer("opt-out");
    await product.people.hear({ kind: "retract", ballot: ballot?.id ?? "" });
    expect((await ballots(question))[0]?.retracted, "they may still take it back").toBe(true);
  });

  it("may be to be forgotten: it is asked once more, and then it is gone", async () => {
    const question = await product.ask();
    expect(await prefer("forget-me")).toMatch(/Nothing that you said/);
    await product.people.say(question, "in the fridge, behind the aquarium");
    await settled(product, question);
    expect(await prefer("forget-me-yes")).toMatch(/Shall I delete/);
    expect((await page()).forgetting).toBe(1);
    expect(await prefer("forget-me-no")).toMatch(/I keep it/);
    expect((await page()).forgetting).toBeNull();
    expect(await ballots(question)).toHaveLength(1);

    expect(await prefer("forget-me")).toMatch(/\(1 answer\)/);
    expect(await prefer("forget-me-yes")).toMatch(/Deleted: 1 answer/);
    expect(await page()).toMatchObject({ answers: [], forgetting: null });
    expect(await ballots(question)).toEqual([]);
    expect((await notesOf(product, question.episode)).join("\n")).not.toMatch(/^Noted/m);
    const known = await product.memory.facts.history("kitchen");
    expect(known.filter(({ source }) => source === "answer")).toEqual([]);
    expect((await buildCard(product.memory, question.episode))?.heard?.by ?? null).toBeNull();
  });
});

describe("one's own data", () => {
  const myData = (request: DataRequest) => give({ verb: "my-data", request });

  it("is told with thanks for what it was worth, and given as a whole", async () => {
    expect(await myData("tell")).toBe("Nothing that you said is kept, and neither is your name.");
    const { control, memory } = product.sous;
    expect(await control.dataOf(callerOf())).toBeNull();
    await play();
    await product.answerAll(rightAnswer);
    const [episode] = await memory.episodes.list("kitchen");
    const { stepsWith = 0, stepsWithout = 0 } = await until(
      async () => (await memory.episodes.get(episode?.id ?? ""))?.worth,
    );
    expect(stepsWithout).toBeGreaterThan(stepsWith);
    const rule = "you can only hold one thing";
    await give({ verb: "teach", home: "kitchen", rule });
    await give({ verb: "teach", home: "kitchen", rule: "all is well" }, { name: "Ben" });
    await control.prefer("consent", callerOf());

    const told = await myData("tell");
    expect(told).toMatch(
      /^I know you as Ana\. I store \d+ answers?, \d+ facts?, 1 rule, \d+ steps that/,
    );
    expect(told).toMatch(/The oldest is from 20\d\d-\d\d-\d\d\.\nYou consented to research on 20/);
    expect(told).toContain(`Thank you: your answers saved ${stepsWithout - stepsWith} steps`);

    const file = await control.dataOf(callerOf());
    expect(file?.name).toBe("sous-my-data.json");
    const data: PersonData = JSON.parse(file?.text ?? "");
    expect(JSON.parse(await myData("export")).answers).toEqual(data.answers);
    const kept = await memory.questions.answersOf("p1", 99);
    expect(data.answers.map(({ answer }) => answer)).toEqual(
      kept.map(({ text }) => text).toReversed(),
    );
    expect(data.answers[0]).toMatchObject({
      home: "Ana's kitchen",
      question: expect.stringMatching(/^Where is/),
      by: "words",
      late: false,
      takenBack: false,
      research: false,
    });
    expect(data.facts.flatMap(({ usedIn }) => usedIn)).toContainEqual(
      expect.objectContaining({ task: episode?.task.sentence, round: 1, sparedQuestion: false }),
    );
    expect(data.rules).toMatchObject([{ home: "Ana's kitchen", words: rule }]);
    expect(data.worth.stepsSaved).toBe(stepsWithout - stepsWith);
    expect(await myData("delete-yes"), "it was not asked for").toMatch(/^Shall I delete/);
    expect(await myData("delete-no")).toBe("All right, I keep it.");
  });
});

it("suggestions are by label, those that begin with what was typed first", async () => {
  const suggest = (kind: "home" | "thing" | "place", typed: string, home: string | null = null) =>
    product.sous.control.suggest({ kind, typed, home }, callerOf());
  expect((await suggest("home", "kit"))[0]).toEqual({ id: "kitchen", label: "Ana's kitchen" });
  expect((await suggest("home", "cooking:take1")).map(({ id }) => id).sort()).toEqual([
    "cooking:take1",
    "cooking:take1-cut",
  ]);
  expect(await suggest("thing", "mug")).toEqual([]);
  const mugs = await suggest("thing", "mug", "kitchen");
  expect(mugs.length).toBeGreaterThan(1);
  expect(await product.memory.households.list()).toEqual([]);
  for (const { id, label } of mugs) expect(`${id} ${label}`.toLowerCase()).toContain("mug");
  expect((await suggest("place", "FRI", "kitchen"))[0]?.id).toBe("fridge 1");
  expect(await suggest("place", "", "castle")).toEqual([]);
  await play();
  expect((await suggest("thing", "mug")).length).toBe(mugs.length);
});
