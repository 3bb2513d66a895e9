import { describe, expect, it } from "vitest";
import { plainRules } from "../../src/desk/rules.js";
import { answerTimeoutMs, openDesk } from "../build/desk.js";

const signal = new AbortController().signal;

describe("before anything is posted", () => {
  it("looks into the notebook", async () => {
    const scenario = await openDesk();
    await scenario.learn({ subject: "fridge 1", relation: "holds", objects: ["apple 1", "egg 1"] });
    const verdict = await scenario.ask();
    expect(verdict).toMatchObject({ handling: "notebook", outcome: "answered", question: null });
    expect(verdict.facts.map(({ objects }) => objects)).toEqual([["apple 1", "egg 1"]]);
    const [step] = (await scenario.memory.episodes.steps("e1")).slice(-1);
    expect(step).toMatchObject({ because: [verdict.facts[0]?.id], question: null });
    expect(await scenario.memory.questions.list()).toEqual([]);
  });

  it("asks although a rule says where such things belong", async () => {
    const scenario = await openDesk();
    await scenario.pose({ need: { func: "where", noun: "egg" } });
    await scenario.say("Ana", "in the bin");
    const person = (await scenario.memory.people.list())[0]?.id ?? "";
    const said = { polarity: true, certainty: "sure", source: "rule" } as const;
    const fact = { ...said, subject: "apple", relation: "at", objects: ["fridge 1"] } as const;
    const rule = { id: "r1", household: "kitchen", fact, person, words: "apples go in the fridge" };
    await scenario.memory.facts.teach(rule, scenario.clock.now());
    expect(await scenario.memory.facts.list({ household: "kitchen" })).toHaveLength(2);
    expect(await scenario.ask()).toMatchObject({ handling: "posted" });
  });

  it("needs two places or things for two, and one for one", async () => {
    const two = { need: { func: "where", noun: "apple", adjective: "two" } } as const;
    const asked = async (...sightings: readonly (readonly string[])[]) => {
      const scenario = await openDesk();
      for (const [at, objects] of sightings.entries())
        await scenario.learn({ subject: `shelf ${at}`, relation: "holds", objects });
      return [(await scenario.ask(two)).handling, (await scenario.ask()).handling];
    };
    expect(await asked(["apple 1"])).toEqual(["posted", "notebook"]);
    expect(await asked(["apple 1"], ["egg 1"])).toEqual(["posted", "notebook"]);
    expect(await asked(["apple 1", "apple 2"])).toEqual(["notebook", "notebook"]);
    expect(await asked(["apple 1"], ["apple 2"])).toEqual(["notebook", "notebook"]);
  });

  it("asks all the same when it is told to ask always", async () => {
    const scenario = await openDesk();
    await scenario.learn({ subject: "fridge 1", relation: "holds", objects: ["apple 1"] });
    expect(await scenario.ask({ eager: true })).toMatchObject({ handling: "posted" });
  });

  it("does not use what people only denied", async () => {
    const scenario = await openDesk();
    const which = { need: { func: "which", noun: "mug", adjective: "Ana's" } } as const;
    const question = await scenario.pose({ ...which, candidates: ["mug 1", "mug 3"] });
    await scenario.say("Ana", "neither, mine is in my bag");
    expect(await scenario.state(question)).toBe("answered");
    expect(await scenario.ask(which)).toMatchObject({ handling: "posted" });
  });

  it("withholds what the ask policy does not want asked, and keeps that it came up", async () => {
    const scenario = await openDesk();
    const verdict = await scenario.ask({ ask: false, propensity: 0 });
    expect(verdict).toMatchObject({ handling: "withheld", outcome: "withheld", question: null });
    const [step] = (await scenario.memory.episodes.steps("e1")).slice(-1);
    expect(step?.step).toMatchObject({ kind: "ask", handling: "withheld", outcome: "withheld" });
  });
});

describe("a posted question", () => {
  it("has its sentence, every place with the likely ones first, and a deadline", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    expect(question).toMatchObject({
      text: "Where is an apple?",
      state: "open",
      askedAt: scenario.clock.now(),
      deadline: scenario.clock.now() + answerTimeoutMs,
    });
    expect(question.id.length).toBeLessThanOrEqual(25);
    expect(question.choices.slice(0, 2).map(({ value }) => value)).toEqual(["shelf 1", "fridge 1"]);
    expect(question.choices).toHaveLength(scenario.view.owner.places.length);
    expect(new Set(question.choices.map(({ id }) => id)).size).toBe(question.choices.length);
    expect(await scenario.memory.outbox.card("e1")).toMatchObject({ state: "queued" });
  });

  it.each([
    ["its campaign's rules", "pilot", { quorum: 3, deadline: 5000 }],
    [
      "the desk's rules where its campaign has none",
      "other",
      { quorum: 1, deadline: answerTimeoutMs },
    ],
    ["the desk's rules without a campaign", undefined, { quorum: 1, deadline: answerTimeoutMs }],
  ])("follows %s", async (_, campaign, { quorum, deadline }) => {
    const treatment = { rules: { ...plainRules, quorum: 3 }, answerTimeoutMs: 5000 };
    const scenario = await openDesk({
      ...(campaign && { purpose: "campaign", campaign }),
      treatmentOf: async (id) => (id === "pilot" ? treatment : null),
    });
    expect(await scenario.pose()).toMatchObject({
      quorum,
      deadline: scenario.clock.now() + deadline,
    });
  });

  it("expires when its time is over, and the one who waits goes on", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    const outcome = scenario.desk.settled(question.id, signal);
    await scenario.clock.turn(answerTimeoutMs - 1);
    expect(await scenario.state(question)).toBe("open");
    await scenario.clock.turn(1000);
    expect(await outcome).toBe("expired");
    expect((await scenario.question(question.id)).reason).toBe("nobody answered in time");
  });

  it("lets go of one who waits and is stopped", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    const stopping = new AbortController();
    const waiting = scenario.desk.settled(question.id, stopping.signal);
    const refused = expect(waiting).rejects.toThrow("stopped");
    stopping.abort(new Error("stopped"));
    await refused;
    expect(await scenario.state(question)).toBe("open");
  });

  it.each([
    ["expired", "nobody answered in time"],
    ["cancelled", "it was withdrawn"],
  ] as const)("that is %s lets go, and its step keeps that", async (state, reason) => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    const waiting = scenario.desk.settled(question.id, signal);
    await scenario.memory.questions.close(question.id, state, reason, scenario.clock.now());
    await scenario.clock.turn(1000);
    expect(await waiting).toBe(state);
    expect(await scenario.outcomes()).toEqual([state]);
    expect(await scenario.question(question.id)).toMatchObject({ state, reason });
    expect(await scenario.desk.settled("gone", signal), "what is not there any more").toBe(
      "cancelled",
    );
  });

  it("is cancelled with its task that is stopped; nothing of the task can be asked any more", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    const waiting = scenario.desk.settled(question.id, signal);
    await scenario.end({ kind: "truncated", reason: "stopped" });
    await scenario.clock.turn(1000);
    expect(await waiting).toBe("cancelled");
    expect(await scenario.outcomes()).toEqual(["cancelled"]);
    expect(await scenario.question(question.id)).toMatchObject({
      state: "cancelled",
      settledAt: scenario.clock.now() - 1000,
    });
    const done = (await scenario.card())?.done;
    expect(done).toMatchObject({
      success: false,
      reason: "it was stopped",
      questions: 1,
      helpers: [],
    });
    await expect(scenario.ask({ need: { func: "where", noun: "mug" } })).rejects.toThrow();
    expect(await scenario.outcomes()).toHaveLength(1);
  });

  it("wakes everybody who waits, whenever the answer comes", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    const [choice] = question.choices;
    const event = { key: "web:local:now", platform: "web", workspace: "local" } as const;
    const person = { id: "ana", name: "Ana" };
    const what = { kind: "press", question: question.id, choice: choice?.id ?? "" } as const;
    const heard = scenario.desk.inbox.receive({ ...event, person, at: 1, what });
    const waits = Array.from({ length: 12 }, async (_, turns) => {
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      return scenario.desk.settled(question.id, signal);
    });
    await heard;
    expect(await Promise.all(waits)).toEqual(waits.map(() => "answered"));
  });
});
