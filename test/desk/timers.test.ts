import { describe, expect, it } from "vitest";
import { buildCall } from "../../src/desk/deliver/card.js";
import { type DeskScenario, minute, openDesk } from "../build/desk.js";
import { newFile } from "../memory/folder.js";

const hour = 60 * minute;
/** Monday, 5 January 2026, 9:00 UTC, the clock's start. */
const monday9 = Date.UTC(2026, 0, 5, 9);
const night = { from: 22 * 60, to: 7 * 60 };
type Options = Parameters<typeof openDesk>[0];
const slack = { bot: "slack", channel: "C1" } as const;

async function reminders(scenario: DeskScenario): Promise<readonly string[]> {
  return (await scenario.notes()).filter((note) => note.startsWith("reminder: "));
}

async function calls(scenario: DeskScenario) {
  return (await scenario.memory.outbox.list()).filter(({ kind }) => kind === "call");
}

describe("a reminder", () => {
  const remindAfterMs = [5 * minute, 20 * minute];

  it("comes once at its time, and says what happens next", async () => {
    const scenario = await openDesk({ answerTimeoutMs: 30 * minute, rules: { remindAfterMs } });
    await scenario.pose();
    await scenario.pass(5 * minute - 1);
    expect(await reminders(scenario)).toEqual([]);
    await scenario.pass(minute);
    const first =
      "reminder: Still open: Where is an apple? If nobody knows by 09:30 I will look for it myself.";
    expect(await reminders(scenario)).toEqual([first]);
    await scenario.pass(13 * minute);
    expect(await reminders(scenario)).toEqual([first]);
    await scenario.pass(5 * minute);
    expect(await reminders(scenario)).toHaveLength(2);
    await scenario.pass(hour);
    expect(await reminders(scenario)).toHaveLength(2);
  });

  it("is not doubled by restarts, and missed ones are not made up for one by one", async () => {
    const scenario = await openDesk({
      answerTimeoutMs: hour,
      rules: { remindAfterMs },
      file: newFile(),
    });
    await scenario.pose();
    await scenario.desk.stop();
    await scenario.clock.turn(25 * minute);
    await scenario.restart();
    await scenario.settle();
    expect(await reminders(scenario)).toHaveLength(1);
    await scenario.restart();
    await scenario.pass(10 * minute);
    expect(await reminders(scenario)).toHaveLength(1);
  });

  it("waits for the morning when the process slept through its time", async () => {
    const scenario = await openDesk({
      ...slack,
      answerTimeoutMs: 20 * hour,
      rules: { quietHours: night, remindAfterMs: [12 * hour] },
    });
    await scenario.pose();
    await scenario.desk.stop();
    await scenario.clock.turn(15 * hour);
    await scenario.restart();
    await scenario.pass(6 * hour);
    expect(await reminders(scenario)).toEqual([]);
    await scenario.restart();
    await scenario.pass(hour + minute);
    expect(await reminders(scenario)).toHaveLength(1);
    await scenario.pass(3 * hour, 10 * minute);
    expect(await reminders(scenario)).toHaveLength(1);
  });
});

describe("quiet hours", () => {
  it("stop the time to answer, in the local time zone", async () => {
    const scenario = await openDesk({
      ...slack,
      answerTimeoutMs: 15 * hour,
      rules: { quietHours: night, timeZone: "Europe/Berlin" },
    });
    const question = await scenario.pose();
    expect(question.deadline - monday9).toBe(24 * hour);
    await scenario.pass(24 * hour - minute, 10 * minute);
    expect(await scenario.state(question)).toBe("open");
    await scenario.pass(2 * minute);
    expect(await scenario.state(question)).toBe("expired");
  });

  it("are kept in Slack and Discord; a page or a terminal wakes nobody", async () => {
    const rules = { quietHours: { from: 0, to: 23 * 60 } };
    const web = await openDesk({ bot: "web", rules });
    expect((await web.pose()).deadline).toBe(monday9 + minute);
    const discord = await openDesk({ bot: "discord", rules });
    expect((await discord.pose()).deadline).toBe(monday9 + 14 * hour + minute);
  });
});

describe("escalation", () => {
  const rules = { escalateAfterMs: 10 * minute, escalateTo: { slack: "U7" } };

  it("puts the question to somebody else, once, and tells them what it was settled with", async () => {
    const scenario = await openDesk({ ...slack, answerTimeoutMs: hour, rules });
    const question = await scenario.pose();
    await scenario.pass(9 * minute);
    expect(await calls(scenario)).toEqual([]);
    await scenario.pass(2 * minute);
    const [call] = await calls(scenario);
    expect(call).toMatchObject({
      kind: "call",
      bot: "slack",
      channel: "U7",
      episode: "e1",
      question: question.id,
      state: "queued",
      wanted: 1,
      shown: 0,
    });
    expect(await buildCall(scenario.memory, question.id)).toMatchObject({
      home: "Ana's kitchen",
      asked: "Where is an apple?",
      question: { id: question.id, choices: question.choices },
      heard: null,
    });
    await scenario.restart();
    await scenario.pass(5 * minute);
    expect(await calls(scenario)).toHaveLength(1);
    await scenario.press("Ben", question, "Fridge");
    expect((await calls(scenario))[0]).toMatchObject({ wanted: 2 });
    expect(await buildCall(scenario.memory, question.id)).toMatchObject({
      question: null,
      heard: { answer: "in the fridge", by: "Ben" },
    });
  });

  it.each([
    ["a person who has opted out is named", slack],
    ["nobody is named", { bot: "discord", channel: "C1" }],
  ])("does nothing where %s", async (_, place) => {
    const scenario = await openDesk({ ...place, answerTimeoutMs: hour, rules } as Options);
    const { people } = scenario.memory;
    const named = { platform: "slack", workspace: "T1", platformId: "U7", name: "Eva" } as const;
    await people.setOptedOut((await people.keep(named)).id, scenario.clock.now());
    await scenario.pose();
    await scenario.pass(20 * minute);
    expect(await calls(scenario)).toEqual([]);
  });
});

describe("when nobody answers", () => {
  it("the likeliest choice is taken for granted, for this task only", async () => {
    const scenario = await openDesk({ rules: { fallback: "default" } });
    const question = await scenario.pose();
    await scenario.pass(2 * minute);
    expect(await scenario.state(question)).toBe("expired");
    const [guess] = await scenario.memory.facts.list({ household: "kitchen" });
    expect(guess).toMatchObject({
      subject: "apple",
      relation: "at",
      objects: ["shelf 1"],
      polarity: true,
      certainty: "unsure",
      source: "inference",
      person: null,
      question: question.id,
    });
    expect(await scenario.notes()).toEqual([
      "news: Nobody answered in time: I take it that an apple is probably on the shelf.",
    ]);
    expect(await scenario.ask()).toMatchObject({ handling: "notebook" });
    await scenario.end();
    await scenario.begin();
    expect(await scenario.ask()).toMatchObject({ handling: "posted" });
  });

  it("the task is given up, and whoever waits is told", async () => {
    const scenario = await openDesk({ rules: { fallback: "abandon" } });
    const question = await scenario.pose();
    const outcome = scenario.desk.settled(question.id, new AbortController().signal);
    await scenario.pass(2 * minute);
    expect(await outcome).toBe("abandoned");
    expect(await scenario.outcomes()).toEqual(["abandoned"]);
  });
});
