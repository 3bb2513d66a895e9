import { describe, expect, it } from "vitest";
import type { Memory } from "../../memory/stores.js";
import { takeSnapshot } from "../../src/app/operating/snapshot.js";
import { reservedChoices } from "../../src/core/bot.js";
import type { Grounder } from "../../src/core/question/grounding.js";
import { createReader } from "../../src/desk/reading/index.js";
import { answerTimeoutMs, type DeskScenario, minute, openDesk } from "../build/desk.js";
import { newFile } from "../memory/folder.js";
import { expectSameCount } from "./properties.js";

async function openQuorum(quorum: number, file?: string) {
  const desk = await openDesk({ rules: { quorum }, ...(file && { file }) });
  return { desk, question: await desk.pose() };
}

const lastNote = async (desk: DeskScenario) => (await desk.notes()).at(-1);

/** Everything visible except choices: card, notes, page. */
async function everythingShown(desk: DeskScenario): Promise<string> {
  const card = await desk.card();
  const home = { id: "kitchen", title: "Kitchen" };
  const owner = desk.view.owner;
  const page = await takeSnapshot(desk.memory, { home, owner, mode: "owner" });
  const question = card?.question && { ...card.question, choices: [], view: null };
  const conversation = page?.conversation.filter(({ kind }) => kind !== "card");
  const shown = { ...page, card: null, owner: null, conversation };
  return JSON.stringify([{ ...card, question }, shown, await desk.notes()]);
}

describe("until enough people have answered", () => {
  it("only the number of answers is told", async () => {
    const { desk, question } = await openQuorum(3);
    expect((await desk.card())?.question?.answers).toEqual({ given: 0, wanted: 3 });
    await desk.press("Ana", question, "Fridge");
    expect(await lastNote(desk)).toBe("receipt: Thank you, your answer is in (1 of 3).");
    await desk.say("Ben", "it's in the bin I think");
    expect(await lastNote(desk)).toBe("receipt: Thank you, your answer is in (2 of 3).");
    const card = await desk.card();
    expect(card?.question?.answers).toEqual({ given: 2, wanted: 3 });
    expect(card?.heard).toBeNull();
    expect(await desk.told()).toEqual([]);
    expect(await desk.state(question)).toBe("open");
    const shown = await everythingShown(desk);
    for (const secret of ["fridge", "bin", 'Ana"', "Ben"]) expect(shown).not.toContain(secret);
  });

  it.each(["left of the fridge", "next to the thing"])(
    "what was not understood for sure does not count, and is asked for again: %s",
    async (words) => {
      const { desk, question } = await openQuorum(3);
      await desk.say("Ana", words);
      expect(await lastNote(desk)).toMatch(/^unclear: I did not understand that/);
      const card = await desk.card();
      expect(card?.question).toMatchObject({ answers: { given: 0, wanted: 3 }, followUp: false });
      expect(card?.question?.choices).toEqual(question.choices);
      expect((await desk.ballotOf("Ana", question)).claims ?? []).toEqual([]);
      await desk.say("Ana", "in the fridge");
      expect(await lastNote(desk)).toBe("receipt: Thank you, your answer is in (1 of 3).");
    },
  );
});

describe("when enough people have answered", () => {
  it("what most say becomes facts, one for each who said it; a late answer is one more", async () => {
    const { desk, question } = await openQuorum(3);
    await desk.say("Ana", "in the fridge");
    await desk.say("Ben", "in the bin");
    await desk.press("Cleo", question, "Fridge");
    expect(await desk.question(question.id)).toMatchObject({ state: "answered", reason: null });
    expect(await desk.told()).toEqual(["apple at fridge 1: valid", "apple at fridge 1: valid"]);
    const facts = await desk.memory.facts.list({ household: "kitchen" });
    expect(facts.map(({ personName }) => personName)).toEqual(["Ana", "Cleo"]);
    expect((await desk.notes()).slice(-2)).toEqual([
      "receipt: Thank you, your answer is in (3 of 3).",
      "news: 3 answered: 2 say in the fridge, 1 says in the bin.",
    ]);
    const heard = { answer: "in the fridge", by: "2 of 3" };
    expect(await desk.card()).toMatchObject({ question: null, heard });
    await desk.say("Dan", "in the bin");
    expect(await desk.ballotOf("Dan", question)).toMatchObject({ late: true });
    expect(await lastNote(desk)).toMatch(/^late: Thank you\..*in the bin/);
    expect((await desk.told()).at(-1)).toBe("apple at garbagecan 1: valid");
    expect((await desk.card())?.heard?.by).toBe("2 of 3");
  });

  it("several places of a class are no contradiction, and what one repeats counts once", async () => {
    const { desk, question } = await openQuorum(2);
    await desk.say("Ana", "in the fridge. yes, in the fridge");
    await desk.say("Ben", "in the bin");
    expect(await desk.state(question)).toBe("answered");
    expect((await desk.used()).toSorted()).toEqual(["apple: fridge 1", "apple: garbagecan 1"]);
  });

  it.each([
    [reservedChoices.dontKnow, "dont_know", "2 do not know"],
    [reservedChoices.badQuestion, "bad_question", "2 say it is not a good question"],
  ])("nothing is learned from %s", async (choice, reason, words) => {
    const { desk, question } = await openQuorum(2);
    for (const who of ["Ana", "Ben"]) await desk.press(who, question, choice);
    expect(await desk.question(question.id)).toMatchObject({ state: "declined", reason });
    expect(await lastNote(desk)).toBe(`news: 2 answered: ${words}.`);
  });
});

it("when time is over, what is there is counted; what was not understood is silence", async () => {
  for (const [words, state, note] of [
    ["in the fridge", "answered", "news: 1 answered: 1 says in the fridge."],
    ["next to the thing", "expired", "news: Nobody answered in time: I will look for it myself."],
  ] as const) {
    const { desk, question } = await openQuorum(3);
    await desk.say("Ana", words);
    await desk.pass(answerTimeoutMs + minute);
    expect(await desk.state(question)).toBe(state);
    expect(await lastNote(desk)).toBe(note);
  }
});

it("a restart between two answers changes nothing; one after the last answer settles", async () => {
  const { desk, question } = await openQuorum(3, newFile());
  for (const name of ["Ana", "Ben"]) {
    await desk.say(name, "in the fridge");
    await desk.restart();
  }
  await desk.desk.stop();
  await desk.keepUnread(question, "Cleo", { choice: "c0", text: null });
  await desk.restart();
  await desk.settle();
  expect(await desk.state(question)).toBe("answered");
  expect((await desk.notes()).filter((note) => note.startsWith("news: "))).toHaveLength(1);
  await desk.desk.stop();
  await desk.keepUnread(question, "Dan");
  await desk.restart();
  expect(await desk.ballotOf("Dan", question)).toMatchObject({ late: true, understood: "fact" });
  expect((await desk.card())?.heard?.by).toBe("2 of 3");
});

it("an answer that was given where others read it does not count", async () => {
  const { desk, question } = await openQuorum(2, newFile());
  await desk.keepUnread(question, "Ana", { sawOthers: true });
  await desk.restart();
  await desk.say("Ben", "in the fridge");
  expect((await desk.card())?.question?.answers).toEqual({ given: 1, wanted: 2 });
  expect(await desk.state(question)).toBe("open");
});

it("an answer that is taken back while answers are counted is not counted", async () => {
  const { desk, question } = await openQuorum(2);
  await desk.say("Ana", "in the fridge");
  const { id } = await desk.ballotOf("Ana", question);
  const { facts, questions } = desk.memory;
  const { list } = facts;
  let isTakenBack = false;
  facts.list = async (filter) => {
    const ballots = await questions.ballots(question.id);
    if (!isTakenBack && ballots.length === 2 && ballots.every(({ understood }) => understood)) {
      isTakenBack = true;
      await questions.retract(id, "r1", [], 1);
    }
    return list(filter);
  };
  await desk.say("Ben", "in the fridge");
  expect(isTakenBack).toBe(true);
  expect(await desk.state(question)).toBe("open");
  expect(await desk.told()).toEqual([]);
  await desk.say("Cleo", "in the fridge");
  expect(await desk.state(question)).toBe("answered");
  const told = await desk.memory.facts.list({ household: "kitchen" });
  expect(told.map(({ personName }) => personName)).toEqual(["Ben", "Cleo"]);
});

function failing({ questions }: Memory, name: "settle" | "recordOutcome", times: number): void {
  const store = questions as Record<typeof name, (given: never) => Promise<unknown>>;
  const write = store[name];
  let left = times;
  store[name] = async (given: never) => {
    if (left-- > 0) throw new Error("the disk is full");
    return write(given);
  };
}

it.each([1, 3])(
  "the end waits for what came and is not read yet, also after the deadline (quorum %i)",
  async (quorum) => {
    let letOn = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      letOn = resolve;
    });
    const reader = createReader();
    const grounder: Grounder = { ground: (given) => gate.then(() => reader.ground(given)) };
    const desk = await openDesk({ rules: { quorum }, grounder });
    const question = await desk.pose();
    const said = [desk.say("Ana", "in the fridge")];
    await desk.pass(answerTimeoutMs + minute);
    expect(await desk.state(question)).toBe("open");
    said.push(desk.say("Ben", "in the fridge"));
    await desk.pass(minute);
    letOn();
    await Promise.all(said);
    await desk.pass(1000);
    expect(await desk.state(question)).toBe("answered");
    const late = (await desk.ballots(question)).map((ballot) => ballot.late);
    expect(late).toEqual([false, false]);
    expect(await desk.told()).toHaveLength(2);
  },
);

it("an end that could not be written is written later", async () => {
  const { desk, question } = await openQuorum(2);
  failing(desk.memory, "settle", 2);
  for (const who of ["Ana", "Ben"]) await desk.press(who, question, "Fridge");
  expect(await desk.state(question)).toBe("open");
  await desk.pass(20_000, 5_000);
  expect(await desk.state(question)).toBe("answered");
});

it("an answer that is taken back before it is read does not hold the others up", async () => {
  const { desk, question } = await openQuorum(2);
  await desk.press("Ana", question, "Fridge");
  failing(desk.memory, "recordOutcome", 1);
  const unread = desk.press("Ben", question, "Bin");
  await desk.settle();
  const cleo = desk.press("Cleo", question, "Fridge");
  await desk.settle();
  expect(await desk.state(question)).toBe("open");
  const taken = desk.takeBack("Ben", question);
  await desk.pass(20_000, 5_000);
  await Promise.all([unread, cleo, taken]);
  expect(await desk.state(question)).toBe("answered");
});

it("the order of arrival and restarts change nothing, and nothing is told before the end", () =>
  expectSameCount(8));
