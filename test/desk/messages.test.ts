import { describe, expect, it } from "vitest";
import { buildCard } from "../../src/desk/card.js";
import { answerTimeoutMs, newDesk, openDesk } from "./desk-scenario.js";
import { expectSameEnd } from "./message-histories.js";

const message = "slack:T1:reply:C1:17.01";

describe("an edited reply", () => {
  it("replaces what it said before", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await scenario.sayVersion("Ana", message, 1, "in the fridge");
    expect(await scenario.sayVersion("Ana", message, 2, "on the shelf")).toBe("accepted");
    expect(await scenario.told()).toEqual([
      "apple at fridge 1: superseded",
      "apple at shelf 1: valid",
    ]);
    const [first, second] = await scenario.ballots(question);
    expect(second).toMatchObject({ message, replaces: first?.id });
    expect(await scenario.receipts()).toEqual([
      "Noted: an apple is in the fridge. (replaced)",
      "Noted instead: an apple is on the shelf. [Fix]",
    ]);
    expect((await buildCard(scenario.memory, "e1"))?.heard?.answer).toBe("on the shelf");
  });

  it("counts once, however often it is delivered", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await scenario.sayVersion("Ana", message, 1, "in the fridge");
    await scenario.sayVersion("Ana", message, 2, "on the shelf");
    expect(await scenario.sayVersion("Ana", message, 2, "on the shelf")).toBe("duplicate");
    expect(await scenario.sayVersion("Ana", message, 1, "in the fridge")).toBe("duplicate");
    expect(await scenario.ballots(question)).toHaveLength(2);
  });

  it("is a reply when nobody heard it before; an older version that comes later changes nothing", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await scenario.sayVersion("Ana", message, 2, "on the shelf");
    expect(await scenario.receipts()).toEqual(["Noted: an apple is on the shelf. [Fix]"]);
    await scenario.sayVersion("Ana", message, 1, "in the fridge");
    expect(await scenario.told()).toEqual(["apple at shelf 1: valid"]);
    expect(await scenario.receipts()).toEqual(["Noted: an apple is on the shelf. [Fix]"]);
    expect(await scenario.ballots(question)).toHaveLength(2);
  });

  it("answers an unclear reply's follow-up", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await scenario.sayVersion("Ana", message, 1, "next to the thing");
    expect((await scenario.question(question.id)).followUp).not.toBeNull();
    await scenario.sayVersion("Ana", message, 2, "in the fridge");
    expect(await scenario.question(question.id)).toMatchObject({ state: "answered" });
    expect(await scenario.told()).toEqual(["apple at fridge 1: valid"]);
  });

  it("into chatter leaves the answer as it was", async () => {
    const scenario = await openDesk();
    await scenario.pose();
    await scenario.sayVersion("Ana", message, 1, "in the fridge");
    await scenario.sayVersion("Ana", message, 2, "never mind");
    expect(await scenario.told()).toEqual(["apple at fridge 1: valid"]);
    expect((await scenario.receipts())[0]).toBe("Noted: an apple is in the fridge. [Fix]");
  });

  it("corrects after the task has ended, and answers its own question while another one is open", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await scenario.sayVersion("Ana", message, 1, "in the fridge");
    const next = await scenario.pose({ need: { func: "where", noun: "mug" } });
    await scenario.sayVersion("Ana", message, 2, "the apple is on the shelf");
    expect(await scenario.ballots(next)).toEqual([]);
    expect((await scenario.ballots(question)).map(({ late }) => late)).toEqual([false, true]);
    await scenario.memory.episodes.end("e1", { kind: "terminated" }, 1, [], scenario.clock.now());
    await scenario.sayVersion("Ana", message, 3, "in the bin");
    expect((await scenario.told()).at(-1)).toBe("apple at garbagecan 1: valid");
    expect((await scenario.receipts()).at(-1)).toBe("Noted instead: an apple is in the bin. [Fix]");
  });

  it("that was never heard and comes when the question is closed is late", async () => {
    const scenario = await openDesk();
    await scenario.pose();
    await scenario.clock.turn(answerTimeoutMs + 1000);
    await scenario.sayVersion("Ana", message, 2, "in the fridge");
    expect(await scenario.receipts()).toEqual([
      "Nobody answered in time: I will look for it myself.",
      "Thank you. I had begun to look for myself. Noted: an apple is in the fridge. [Fix]",
    ]);
  });

  it("does not come to life again when the newer version was taken back", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await scenario.sayVersion("Ana", message, 2, "on the shelf");
    const [ballot] = await scenario.ballots(question);
    await scenario.hear("Ana", { kind: "retract", ballot: ballot?.id ?? "" });
    await scenario.sayVersion("Ana", message, 1, "in the fridge");
    expect(await scenario.told()).toEqual(["apple at shelf 1: retracted"]);
    expect((await scenario.receipts())[0]).toBe("Noted: an apple is on the shelf. (taken back)");
  });
});

describe("a deleted reply", () => {
  it("is taken back with all its versions, without another word", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await scenario.sayVersion("Ana", message, 1, "in the fridge");
    await scenario.sayVersion("Ana", message, 2, "on the shelf");
    expect(await scenario.unsay(message)).toBe("accepted");
    expect(await scenario.told()).toEqual([
      "apple at fridge 1: retracted",
      "apple at shelf 1: retracted",
    ]);
    expect((await scenario.ballots(question)).map(({ text }) => text)).toEqual([null, null]);
    expect(await scenario.receipts()).toEqual([
      "Noted: an apple is in the fridge. (taken back)",
      "Noted instead: an apple is on the shelf. (taken back)",
    ]);
    expect(await scenario.unsay(message)).toBe("duplicate");
    expect(await scenario.desk.inbox.heard("e1")).toEqual([]);
  });

  it("was taken back before: that is fine", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await scenario.sayVersion("Ana", message, 1, "in the fridge");
    const [ballot] = await scenario.ballots(question);
    await scenario.hear("Ana", { kind: "retract", ballot: ballot?.id ?? "" });
    expect(await scenario.desk.inbox.heard("e1")).toEqual([message]);
    expect(await scenario.unsay(message)).toBe("accepted");
    expect((await scenario.ballots(question))[0]).toMatchObject({ retracted: true, text: null });
  });

  it("of which the deletion comes first never counts", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    expect(await scenario.unsay(message)).toBe("accepted");
    expect(await scenario.sayVersion("Ana", message, 1, "in the fridge")).toBe("accepted");
    expect(await scenario.sayVersion("Ana", message, 2, "on the shelf")).toBe("accepted");
    expect(await scenario.told()).toEqual([]);
    expect(await scenario.ballots(question)).toEqual([]);
    expect((await scenario.question(question.id)).state).toBe("open");
  });

  it("is not read any more when it was kept before a restart", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await scenario.desk.stop();
    await scenario.memory.questions.recordBallot({
      id: "b-crash",
      question: question.id,
      eventKey: `${message}:1`,
      message,
      person: { platform: "slack", workspace: "T1", platformId: "ana", name: "Ana" },
      choice: null,
      text: "in the fridge",
      replaces: null,
      at: scenario.clock.now(),
    });
    await scenario.unsay(message);
    scenario.desk = newDesk(scenario.memory, scenario.clock);
    await scenario.desk.start();
    expect(await scenario.told()).toEqual([]);
    expect((await scenario.question(question.id)).state).toBe("open");
  });

  it("is taken back also of somebody who has opted out since", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await scenario.sayVersion("Ana", message, 1, "in the fridge");
    const [ballot] = await scenario.ballots(question);
    await scenario.memory.people.setOptedOut(ballot?.person ?? "", scenario.clock.now());
    expect(await scenario.sayVersion("Ana", message, 2, "on the shelf")).toBe("opted-out");
    const key = `${message}:gone`;
    expect(await scenario.hear("Ana", { kind: "unsay", message }, { key })).toBe("accepted");
    expect(await scenario.told()).toEqual(["apple at fridge 1: retracted"]);
    expect((await scenario.ballots(question))[0]).toMatchObject({ retracted: true, text: null });
  });

  it("leaves what the person wrote elsewhere", async () => {
    const scenario = await openDesk();
    await scenario.pose();
    await scenario.sayVersion("Ben", "slack:T1:reply:C1:17.02", 1, "in the bin");
    await scenario.sayVersion("Ana", message, 1, "in the fridge");
    await scenario.unsay(message);
    expect(await scenario.told()).toEqual([
      "apple at garbagecan 1: valid",
      "apple at fridge 1: retracted",
    ]);
  });
});

/** What can be delivered of one message: its versions by number, and its deletion. */

it("a message ends the same, in whatever order and however often its parts are delivered", () =>
  expectSameEnd(10));
