import { describe, expect, it } from "vitest";
import { newDesk, openDesk } from "../build/desk.js";
import { expectSameEnd } from "./properties.js";

const message = "slack:T1:reply:C1:17.01";
const shelfAfterFridge = ["apple at fridge 1: superseded", "apple at shelf 1: valid"];

async function wrote(...versions: readonly (readonly [version: number, text: string])[]) {
  const desk = await openDesk();
  const question = await desk.pose();
  for (const [version, text] of versions) await desk.sayVersion("Ana", message, version, text);
  return { desk, question };
}

const inFridge = [1, "in the fridge"] as const;
const onShelf = [2, "on the shelf"] as const;

describe("an edited reply", () => {
  it("replaces what it said before, once however often it is delivered", async () => {
    const { desk, question } = await wrote(inFridge, onShelf);
    for (const [version, text] of [onShelf, inFridge])
      expect(await desk.sayVersion("Ana", message, version, text)).toBe("duplicate");
    expect(await desk.told()).toEqual(shelfAfterFridge);
    const [first, second, ...more] = await desk.ballots(question);
    expect(second).toMatchObject({ message, replaces: first?.id });
    expect(more).toEqual([]);
    expect(await desk.receipts()).toEqual([
      "Noted: an apple is in the fridge. (replaced)",
      "Noted instead: an apple is on the shelf. [Fix]",
    ]);
    expect((await desk.card())?.heard?.answer).toBe("on the shelf");
  });

  it("is a reply when nobody heard it before; an older version that comes later changes nothing", async () => {
    const { desk, question } = await wrote(onShelf, inFridge);
    expect(await desk.receipts()).toEqual(["Noted: an apple is on the shelf. [Fix]"]);
    expect(await desk.told()).toEqual(["apple at shelf 1: valid"]);
    expect(await desk.ballots(question)).toHaveLength(2);
  });

  it("answers its own question while another one is open, and corrects after the task has ended", async () => {
    const { desk, question } = await wrote(inFridge);
    const next = await desk.pose({ need: { func: "where", noun: "mug" } });
    await desk.sayVersion("Ana", message, 2, "the apple is on the shelf");
    expect(await desk.ballots(next)).toEqual([]);
    expect((await desk.ballots(question)).map(({ late }) => late)).toEqual([false, true]);
    await desk.end();
    await desk.sayVersion("Ana", message, 3, "in the bin");
    expect((await desk.told()).at(-1)).toBe("apple at garbagecan 1: valid");
    expect((await desk.receipts()).at(-1)).toBe("Noted instead: an apple is in the bin. [Fix]");
  });

  it("does not come to life again when the newer version was taken back", async () => {
    const { desk, question } = await wrote(onShelf);
    await desk.takeBack("Ana", question);
    await desk.sayVersion("Ana", message, ...inFridge);
    expect(await desk.told()).toEqual(["apple at shelf 1: retracted"]);
    expect((await desk.receipts())[0]).toBe("Noted: an apple is on the shelf. (taken back)");
  });
});

describe("a deleted reply", () => {
  it("is taken back with all its versions, and nothing that its person wrote elsewhere", async () => {
    const { desk, question } = await wrote();
    await desk.sayVersion("Ben", "slack:T1:reply:C1:17.02", 1, "in the bin");
    for (const [version, text] of [inFridge, onShelf])
      await desk.sayVersion("Ana", message, version, text);
    expect(await desk.unsay(message)).toBe("accepted");
    expect(await desk.told()).toEqual([
      "apple at garbagecan 1: valid",
      "apple at fridge 1: retracted",
      "apple at shelf 1: retracted",
    ]);
    expect((await desk.ballots(question)).map(({ text }) => text)).toEqual([
      "in the bin",
      null,
      null,
    ]);
    expect((await desk.receipts()).slice(1).every((text) => text.endsWith("(taken back)"))).toBe(
      true,
    );
    expect(await desk.unsay(message)).toBe("duplicate");
  });

  it("that was taken back before loses its words", async () => {
    const { desk, question } = await wrote(inFridge);
    await desk.takeBack("Ana", question);
    expect(await desk.desk.inbox.heard("e1")).toEqual([message]);
    expect(await desk.unsay(message)).toBe("accepted");
    expect((await desk.ballots(question))[0]).toMatchObject({ retracted: true, text: null });
    expect(await desk.desk.inbox.heard("e1")).toEqual([]);
  });

  it("never counts where its deletion comes first", async () => {
    const { desk, question } = await wrote();
    expect(await desk.unsay(message)).toBe("accepted");
    for (const [version, text] of [inFridge, onShelf])
      expect(await desk.sayVersion("Ana", message, version, text)).toBe("accepted");
    expect(await desk.told()).toEqual([]);
    expect(await desk.ballots(question)).toEqual([]);
    expect(await desk.state(question)).toBe("open");
  });

  it("is not read any more when it was kept before a restart", async () => {
    const { desk, question } = await wrote();
    await desk.desk.stop();
    await desk.keepUnread(question, "Ana", { eventKey: `${message}:1`, message });
    await desk.unsay(message);
    desk.desk = newDesk(desk.memory, desk.clock);
    await desk.desk.start();
    expect(await desk.told()).toEqual([]);
    expect(await desk.state(question)).toBe("open");
  });

  it("is taken back also of somebody who has opted out since", async () => {
    const { desk, question } = await wrote(inFridge);
    const { person } = await desk.ballotOf("Ana", question);
    await desk.memory.people.setOptedOut(person, desk.clock.now());
    expect(await desk.sayVersion("Ana", message, ...onShelf)).toBe("opted-out");
    const key = `${message}:gone`;
    expect(await desk.hear("Ana", { kind: "unsay", message }, { key })).toBe("accepted");
    expect(await desk.told()).toEqual(["apple at fridge 1: retracted"]);
    expect((await desk.ballots(question))[0]).toMatchObject({ retracted: true, text: null });
  });
});

it("somebody who may not answer may still take back and delete what they said", async () => {
  const { desk, question } = await wrote(inFridge);
  const { id: ballot } = await desk.ballotOf("Ana", question);
  const refused = { mayAnswer: async () => false };
  const [id, text] = [question.id, "on the shelf"];
  for (const what of [
    { kind: "press", question: id, choice: "c0" },
    { kind: "words", question: id, text },
    { kind: "reply", episode: "e1", message: "web:local:other", text },
    { kind: "fix", ballot, text },
  ] as const)
    expect(await desk.hear("Ana", what, refused)).toBe("not-allowed");
  expect(await desk.ballots(question)).toHaveLength(1);
  expect(await desk.takeBack("Ana", question, refused)).toBe("accepted");
  const gone = { ...refused, key: `${message}:gone` };
  expect(await desk.hear("Ana", { kind: "unsay", message }, gone)).toBe("accepted");
  expect((await desk.ballots(question))[0]).toMatchObject({ retracted: true, text: null });
});

it("a message ends the same, in whatever order and however often its parts are delivered", () =>
  expectSameEnd(8));
