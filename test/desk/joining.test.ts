import { describe, expect, it } from "vitest";
import { type DeskScenario, minute, openDesk } from "../build/desk.js";
import { sampleStep } from "../memory/samples.js";

const day = 24 * 60 * minute;
const egg = { need: { func: "where", noun: "egg" } } as const;
const mug = { need: { func: "where", noun: "mug" } } as const;

describe("a question that is joined", () => {
  it("wakes every step that waits, and shows on each of their cards", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    const { memory } = scenario;
    await scenario.ask();
    await scenario.end({ kind: "truncated", reason: "stopped" });
    expect(await scenario.state(question)).toBe("cancelled");

    await scenario.begin();
    const again = await scenario.pose();
    expect(await scenario.ask()).toMatchObject({ handling: "joined", question: again.id });
    const before = (await memory.outbox.card("e2"))?.wanted ?? 0;
    const signal = new AbortController().signal;
    const waits = [1, 2].map(() => scenario.desk.settled(again.id, signal));
    await scenario.say("Ana", "in the fridge");
    expect(await Promise.all(waits)).toEqual(["answered", "answered"]);
    expect((await memory.outbox.card("e2"))?.wanted).toBeGreaterThan(before);
    expect(await scenario.outcomes()).toEqual(["answered", "answered"]);
  });
});

describe("a need that other words describe", () => {
  const plate = (adjective: string) =>
    ({ need: { func: "where", noun: "plate", adjective } }) as const;

  it("waits for the open question where the words are the same, or a judge says so", async () => {
    const scenario = await openDesk({ judge: async () => true });
    const { id } = await scenario.pose(plate("Ana's old"));
    const joined = { handling: "joined", question: id };
    expect(await scenario.ask(plate("the Ana’s old"))).toMatchObject(joined);
    expect(await scenario.ask(plate("Ana's aged"))).toMatchObject({ handling: "posted" });
    const { id: other } = await scenario.pose(plate("chipped"));
    expect(await scenario.ask(plate("damaged"))).toMatchObject({ ...joined, question: other });
  });
});

/** Who has answered before, and a scheduled task that begins after that. */
async function scheduled(
  answerers: readonly string[],
  dailyQuestions = 2,
  words = (_: string) => "in the fridge",
): Promise<DeskScenario> {
  const scenario = await openDesk({ rules: { dailyQuestions, timeZone: "Europe/Berlin" } });
  for (const name of answerers) {
    await scenario.pose({ need: { func: "where", noun: "knife" }, eager: true });
    await scenario.say(name, words(name));
  }
  await scenario.end();
  await scenario.clock.turn(day);
  await scenario.begin({ origin: "scheduled" });
  return scenario;
}

async function assigneeOf(scenario: DeskScenario): Promise<string | null | undefined> {
  return (await scenario.card())?.question?.assignee;
}

describe("in a scheduled task", () => {
  it("people are asked in turn, by name", async () => {
    const scenario = await scheduled(["Ana", "Ben"]);
    await scenario.pose();
    const first = await assigneeOf(scenario);
    await scenario.say(first ?? "", "in the fridge");
    await scenario.pose(egg);
    const second = await assigneeOf(scenario);
    expect([first, second].toSorted()).toEqual(["Ana", "Ben"]);
  });

  it("who was right about such things is asked before somebody who was wrong", async () => {
    const places: Readonly<Record<string, string>> = { Ana: "in the fridge", Ben: "in the sink" };
    const scenario = await scheduled(["Ana", "Ben"], 2, (name) => places[name] ?? "");
    const [ana] = await scenario.memory.facts.lastTold("kitchen", 9);
    expect(ana?.personName).toBe("Ana");
    await scenario.memory.episodes.recordStep(
      {
        record: sampleStep({ episode: "e2", seq: 0 }),
        facts: [],
        invalidations: [{ id: ana?.id ?? "", status: "contradicted" }],
        notes: [],
      },
      scenario.clock.now(),
    );
    await scenario.pose({ need: { func: "where", noun: "knife" }, eager: true });
    expect(await assigneeOf(scenario)).toBe("Ben");
  });

  it("anybody is asked when nobody is known", async () => {
    const scenario = await scheduled([]);
    expect(await scenario.ask()).toMatchObject({ handling: "posted" });
    expect(await assigneeOf(scenario)).toBeNull();
  });

  it("nobody is asked by name who came from outside for a campaign", async () => {
    const scenario = await scheduled([]);
    const { id } = await scenario.pose();
    await scenario.desk.inbox.receive({
      key: "k1",
      platform: "web",
      workspace: "outside",
      at: scenario.clock.now(),
      person: { id: "guest1", name: "guest1" },
      what: { kind: "words", question: id, text: "in the fridge" },
    });
    await scenario.allRead();
    expect((await scenario.question(id)).state).toBe("answered");
    await scenario.pose(egg);
    expect(await assigneeOf(scenario)).toBeNull();
  });

  it("nobody is asked more often than they want, and it says why", async () => {
    const scenario = await scheduled(["Ana"], 1);
    await scenario.pose();
    await scenario.say("Ana", "in the fridge");
    expect(await scenario.ask(egg)).toMatchObject({ handling: "withheld", outcome: "withheld" });
    const step = (await scenario.memory.episodes.steps("e2")).at(-1)?.step;
    expect(step).toMatchObject({ reason: "everybody has had their questions for today" });
  });

  it("what a person set for themselves counts, and a new day is a new day", async () => {
    const scenario = await scheduled(["Ana"], 1);
    const { memory, clock } = scenario;
    const ana = await memory.people.find("web", "local", "ana");
    await memory.people.setDailyCap(ana?.id ?? "", 2);
    for (const asked of [{}, egg]) {
      await scenario.pose(asked);
      await scenario.say("Ana", "in the fridge");
    }
    expect(await scenario.ask(mug)).toMatchObject({ handling: "withheld" });
    await clock.turn(day);
    expect(await scenario.ask(mug)).toMatchObject({ handling: "posted" });
  });

  it("who opted out is not asked, nor reminded", async () => {
    const scenario = await scheduled(["Ana", "Ben"]);
    const { memory, clock } = scenario;
    const ana = await memory.people.find("web", "local", "ana");
    await memory.people.setOptedOut(ana?.id ?? "", clock.now());
    for (const asked of [{}, egg]) {
      await scenario.pose(asked);
      expect(await assigneeOf(scenario)).toBe("Ben");
      await scenario.say("Ben", "in the fridge");
    }
    expect(await scenario.ask(mug)).toMatchObject({ handling: "withheld" });
  });

  it("a reminder names the person, unless they have opted out meanwhile", async () => {
    const scenario = await scheduled(["Ana"]);
    scenario.options.rules = { ...scenario.options.rules, remindAfterMs: [5 * minute] };
    scenario.options.answerTimeoutMs = 60 * minute;
    await scenario.restart();
    await scenario.pose();
    const ana = await scenario.memory.people.find("web", "local", "ana");
    await scenario.pass(6 * minute);
    const notes = (await scenario.memory.outbox.list({ episode: "e2" })).flatMap(
      ({ note }) => note ?? [],
    );
    expect(notes).toMatchObject([{ kind: "reminder", to: "ana" }]);
    await scenario.say("Ana", "in the fridge");
    await scenario.pose(egg);
    await scenario.memory.people.setOptedOut(ana?.id ?? "", scenario.clock.now());
    await scenario.pass(6 * minute);
    const kinds = (await scenario.memory.outbox.list({ episode: "e2" })).map(
      ({ note }) => note?.kind,
    );
    expect(kinds.filter((kind) => kind === "reminder")).toHaveLength(1);
  });
});

it("a task that somebody asked for has no caps", async () => {
  const scenario = await openDesk({ rules: { dailyQuestions: 0 } });
  await scenario.pose();
  await scenario.say("Ana", "in the fridge");
  expect(await scenario.ask(egg)).toMatchObject({ handling: "posted" });
  expect(await assigneeOf(scenario)).toBeNull();
});
