/** Several answers to one question: hidden until enough are in, then counted. */
import { describe, expect, it, vi } from "vitest";
import { takeSnapshot } from "../../src/app/snapshot.js";
import { reservedChoices } from "../../src/core/bot.js";
import { buildCard } from "../../src/desk/card.js";
import { newFile } from "../memory/folder.js";
import { answerTimeoutMs, type DeskScenario, minute, openDesk } from "./desk-scenario.js";

const three = { rules: { quorum: 3 } };

async function lastNote(scenario: DeskScenario): Promise<string | undefined> {
  return (await scenario.notes()).at(-1);
}

/** Everything that people can see: card, notes, page. */
async function everythingShown(scenario: DeskScenario): Promise<string> {
  const { memory, view } = scenario;
  const card = await buildCard(memory, "e1");
  const home = { id: "kitchen", title: "Kitchen" };
  const page = await takeSnapshot(memory, { home, owner: view.owner, mode: "owner" });
  const question = card?.question && { ...card.question, choices: [], view: null };
  const shown = { ...page, card: null, owner: null };
  const talk = page?.conversation.filter(({ kind }) => kind !== "card");
  return JSON.stringify([
    { ...card, question },
    { ...shown, conversation: talk },
    await scenario.notes(),
  ]);
}

describe("until enough people have answered", () => {
  it("only the number of answers is told", async () => {
    const scenario = await openDesk(three);
    const question = await scenario.pose();
    expect((await buildCard(scenario.memory, "e1"))?.question?.answers).toEqual({
      given: 0,
      wanted: 3,
    });
    await scenario.press("Ana", question, "Fridge");
    expect(await lastNote(scenario)).toBe("receipt: Thank you, your answer is in (1 of 3).");
    await scenario.say("Ben", "it's in the bin I think");
    expect(await lastNote(scenario)).toBe("receipt: Thank you, your answer is in (2 of 3).");
    const card = await buildCard(scenario.memory, "e1");
    expect(card?.question?.answers).toEqual({ given: 2, wanted: 3 });
    expect(card?.heard).toBeNull();
    expect(await scenario.told()).toEqual([]);
    expect((await scenario.question(question.id)).state).toBe("open");
    const shown = await everythingShown(scenario);
    for (const secret of ["fridge", "bin", 'Ana"', "Ben"]) expect(shown).not.toContain(secret);
  });

  it("an answer can be changed and taken back, and counts once", async () => {
    const scenario = await openDesk(three);
    const question = await scenario.pose();
    await scenario.say("Ana", "in the fridge");
    await scenario.clock.turn(1000);
    await scenario.say("Ana", "no, in the bin");
    expect(await lastNote(scenario)).toBe("receipt: Thank you, your answer is changed (1 of 3).");
    const receipts = (await scenario.memory.outbox.list()).filter(({ kind }) => kind === "note");
    expect(receipts.map(({ wanted }) => wanted)).toEqual([2, 1]);
    await scenario.say("Ben", "in the bin");
    const [, standing] = await scenario.ballots(question);
    await scenario.hear("Ana", { kind: "retract", ballot: standing?.id ?? "" });
    expect((await buildCard(scenario.memory, "e1"))?.question?.answers?.given).toBe(1);
    const [first] = await scenario.ballots(question);
    await scenario.hear("Ana", { kind: "retract", ballot: first?.id ?? "" });
    expect((await buildCard(scenario.memory, "e1"))?.question?.answers?.given).toBe(1);
    await scenario.say("Cleo", "in the sink");
    expect((await scenario.question(question.id)).state).toBe("open");
    await scenario.say("Dan", "in the bin");
    expect((await scenario.question(question.id)).state).toBe("answered");
    expect(await lastNote(scenario)).toBe(
      "news: 3 answered: 2 say in the bin, 1 says in the sink.",
    );
  });

  it("what was understood, but not for sure, does not count and is asked for again", async () => {
    const scenario = await openDesk(three);
    const question = await scenario.pose();
    await scenario.say("Ana", "I reject the theory that it's in the fridge");
    expect(await lastNote(scenario)).toMatch(/^unclear: I did not understand that/);
    expect((await buildCard(scenario.memory, "e1"))?.question?.answers?.given).toBe(0);
    await scenario.say("Ana", "in the fridge");
    expect(await lastNote(scenario)).toBe("receipt: Thank you, your answer is in (1 of 3).");
    const [doubted] = await scenario.ballots(question);
    expect(doubted?.claims).toEqual([]);
  });

  it("what was not understood does not count, and is told to that person only", async () => {
    const scenario = await openDesk(three);
    const question = await scenario.pose();
    await scenario.say("Ana", "next to the thing");
    expect(await lastNote(scenario)).toMatch(/^unclear: I did not understand that\./);
    const card = await buildCard(scenario.memory, "e1");
    expect(card?.question).toMatchObject({ answers: { given: 0, wanted: 3 }, followUp: false });
    expect(card?.question?.choices).toEqual(question.choices);
  });
});

describe("when enough people have answered", () => {
  it("what most say becomes facts, one for each who said it", async () => {
    const scenario = await openDesk(three);
    const question = await scenario.pose();
    await scenario.say("Ana", "in the fridge");
    await scenario.say("Ben", "in the bin");
    await scenario.press("Cleo", question, "Fridge");
    expect(await scenario.question(question.id)).toMatchObject({ state: "answered", reason: null });
    expect(await scenario.told()).toEqual(["apple at fridge 1: valid", "apple at fridge 1: valid"]);
    const facts = await scenario.memory.facts.list({ household: "kitchen" });
    expect(facts.map(({ personName }) => personName)).toEqual(["Ana", "Cleo"]);
    expect((await scenario.notes()).slice(-2)).toEqual([
      "receipt: Thank you, your answer is in (3 of 3).",
      "news: 3 answered: 2 say in the fridge, 1 says in the bin.",
    ]);
    const card = await buildCard(scenario.memory, "e1");
    expect(card?.question).toBeNull();
    expect(card?.heard).toMatchObject({ answer: "in the fridge", by: "2 of 3" });
  });

  it("several places of a class are no contradiction", async () => {
    const scenario = await openDesk({ rules: { quorum: 2 } });
    const question = await scenario.pose();
    await scenario.say("Ana", "in the fridge");
    await scenario.say("Ben", "in the bin");
    expect((await scenario.question(question.id)).state).toBe("answered");
    expect((await scenario.told()).toSorted()).toEqual([
      "apple at fridge 1: valid",
      "apple at garbagecan 1: valid",
    ]);
  });

  it.each([
    [reservedChoices.dontKnow, "dont_know", "2 do not know"],
    [reservedChoices.badQuestion, "bad_question", "2 find it no good question"],
  ])("nothing is learned from %s", async (choice, reason, words) => {
    const scenario = await openDesk({ rules: { quorum: 2 } });
    const question = await scenario.pose();
    await scenario.press("Ana", question, choice);
    await scenario.press("Ben", question, choice);
    expect(await scenario.question(question.id)).toMatchObject({ state: "declined", reason });
    expect(await lastNote(scenario)).toBe(`news: 2 answered: ${words}.`);
  });

  it("a late answer is one more fact, and changes no count", async () => {
    const scenario = await openDesk({ rules: { quorum: 2 } });
    const question = await scenario.pose();
    await scenario.say("Ana", "in the fridge");
    await scenario.say("Ben", "in the fridge");
    await scenario.say("Cleo", "in the bin");
    expect((await scenario.ballots(question)).at(-1)).toMatchObject({ late: true });
    expect(await lastNote(scenario)).toMatch(/^late: Thank you\..*in the bin/);
    expect((await scenario.told()).at(-1)).toBe("apple at garbagecan 1: valid");
    expect((await buildCard(scenario.memory, "e1"))?.heard?.by).toBe("2 of 2");
  });
});

it("an answer that is taken back while answers are counted is not counted", async () => {
  const scenario = await openDesk({ rules: { quorum: 2 } });
  const question = await scenario.pose();
  await scenario.say("Ana", "in the fridge");
  const [first] = await scenario.ballots(question);
  const { facts, questions } = scenario.memory;
  const list = facts.list.bind(facts);
  const counting = vi.spyOn(facts, "list").mockImplementation(async (filter) => {
    const ballots = await questions.ballots(question.id);
    const isCounted = ballots.every(({ understood }) => understood) && ballots.length === 2;
    if (isCounted && !first?.retracted) await questions.retract(first?.id ?? "", "r1", [], 1);
    return list(filter);
  });
  await scenario.say("Ben", "in the fridge");
  counting.mockRestore();
  expect((await scenario.ballots(question))[0]?.retracted).toBe(true);
  expect((await scenario.question(question.id)).state).toBe("open");
  expect(await scenario.told()).toEqual([]);
  await scenario.say("Cleo", "in the fridge");
  expect((await scenario.question(question.id)).state).toBe("answered");
  const told = await scenario.memory.facts.list({ household: "kitchen" });
  expect(told.map(({ personName }) => personName)).toEqual(["Ben", "Cleo"]);
});

describe("when time is over", () => {
  it("what is there is counted", async () => {
    const scenario = await openDesk(three);
    const question = await scenario.pose();
    await scenario.say("Ana", "in the fridge");
    await scenario.pass(answerTimeoutMs + minute);
    expect((await scenario.question(question.id)).state).toBe("answered");
    expect(await lastNote(scenario)).toBe("news: 1 answered: 1 says in the fridge.");
  });

  it("nothing at all is silence", async () => {
    const scenario = await openDesk(three);
    const question = await scenario.pose();
    await scenario.say("Ana", "next to the thing");
    await scenario.pass(answerTimeoutMs + minute);
    expect(await scenario.question(question.id)).toMatchObject({
      state: "expired",
      reason: "nobody answered in time",
    });
  });
});

it("a restart between two answers changes nothing; one after the last answer settles", async () => {
  const scenario = await openDesk({ ...three, file: newFile() });
  const question = await scenario.pose();
  for (const name of ["Ana", "Ben"]) {
    await scenario.say(name, "in the fridge");
    await scenario.restart();
  }
  await scenario.desk.stop();
  await scenario.memory.questions.recordBallot({
    id: "b-last",
    question: question.id,
    eventKey: "web:local:last",
    replaces: null,
    message: null,
    person: { platform: "web", workspace: "local", platformId: "cleo", name: "Cleo" },
    choice: "c0",
    text: null,
    at: scenario.clock.now(),
  });
  await scenario.restart();
  await scenario.settle();
  expect((await scenario.question(question.id)).state).toBe("answered");
  expect((await scenario.notes()).filter((note) => note.startsWith("news: "))).toHaveLength(1);
});
