import { describe, expect, it } from "vitest";
import { reservedChoices } from "../../src/core/bot.js";
import { buildCard } from "../../src/desk/card.js";
import { answerTimeoutMs, newDesk, openDesk } from "./desk-scenario.js";

describe("an answer", () => {
  it("becomes a fact, settles the question and gets a receipt", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    expect(await scenario.press("Ana", question, "Fridge")).toBe("accepted");
    expect(await scenario.told()).toEqual(["apple at fridge 1: valid"]);
    expect((await scenario.question(question.id)).state).toBe("answered");
    expect(await scenario.notes()).toEqual(["receipt: Noted: an apple is in the fridge."]);
    const card = await buildCard(scenario.memory, "e1");
    expect(card?.question).toBeNull();
    expect(card?.heard).toMatchObject({ answer: "in the fridge", by: "Ana" });
  });

  it("counts once, however often it is delivered", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    const key = "web:local:reply:1";
    expect(await scenario.say("Ana", "in the fridge", { key })).toBe("accepted");
    expect(await scenario.say("Ana", "in the fridge", { key })).toBe("duplicate");
    expect(await scenario.ballots(question)).toHaveLength(1);
    expect(await scenario.told()).toHaveLength(1);
    expect(await scenario.notes()).toHaveLength(1);
  });

  it("is kept and read up to 4,000 characters, in whatever way it comes", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    const long = `in the fridge. ${"😀 ".repeat(40_000)}`;
    await scenario.say("Ana", long);
    const [said] = await scenario.ballots(question);
    await scenario.hear("Ana", { kind: "fix", ballot: said?.id ?? "", text: long });
    await scenario.hear("Ben", { kind: "words", question: question.id, text: long });
    const kept = (await scenario.ballots(question)).map(({ text }) => text?.length);
    expect(kept).toEqual([4_000, 4_000, 4_000]);
    expect(await scenario.told()).toContain("apple at fridge 1: valid");
  });

  it("to nothing is unknown", async () => {
    const scenario = await openDesk();
    expect(
      await scenario.hear("Ana", { kind: "reply", episode: "e-none", message: "m", text: "hello" }),
    ).toBe("unknown");
    const what = { kind: "press", question: "q-none", choice: "c0" } as const;
    expect(await scenario.hear("Ana", what)).toBe("unknown");
    expect(await scenario.hear("Ana", { kind: "retract", ballot: "b-none" })).toBe("unknown");
    const fix = { kind: "fix", ballot: "b-none", text: "in the fridge" } as const;
    expect(await scenario.hear("Ana", fix)).toBe("unknown");
    const question = await scenario.pose();
    expect(await scenario.press("Ana", question, "a choice that is not there")).toBe("unknown");
    expect(await scenario.ballots(question)).toEqual([]);
  });

  it("that was kept and not yet read is read at the next start", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await scenario.desk.stop();
    await scenario.memory.questions.recordBallot({
      id: "b-crash",
      question: question.id,
      eventKey: "web:local:reply:7",
      message: "web:local:reply:7",
      person: { platform: "web", workspace: "local", platformId: "ana", name: "Ana" },
      choice: null,
      text: "it's in the fridge",
      replaces: null,
      at: scenario.clock.now(),
    });
    scenario.desk = newDesk(scenario.memory, scenario.clock);
    await scenario.desk.start();
    expect(await scenario.told()).toEqual(["apple at fridge 1: valid"]);
    expect((await scenario.question(question.id)).state).toBe("answered");
  });

  it.each([
    ["pressed", reservedChoices.dontKnow, "dont_know", "All right, I will look for it myself."],
    ["pressed", reservedChoices.badQuestion, "bad_question", "I will see for myself."],
    ["said", "no idea, sorry", "dont_know", "All right, I will look for it myself."],
  ])("that says nothing (%s: %s) declines", async (how, words, reason, note) => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    if (how === "pressed") await scenario.press("Ana", question, words);
    else await scenario.say("Ana", words);
    expect(await scenario.question(question.id)).toMatchObject({ state: "declined", reason });
    expect(await scenario.told()).toEqual([]);
    expect((await scenario.notes())[0]).toContain(note);
  });
});

describe("an unclear answer", () => {
  it("gets one follow-up with choices; a second one declines", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await scenario.say("Ana", "next to the thing");
    const asked = await scenario.question(question.id);
    expect(asked.state).toBe("open");
    expect(asked.followUp?.text).toContain("I did not understand which place you mean.");
    expect(asked.followUp?.choices.length).toBeGreaterThan(0);
    const card = await buildCard(scenario.memory, "e1");
    expect(card?.question).toMatchObject({ followUp: true, choices: asked.followUp?.choices });
    await scenario.say("Ana", "you know, the thing");
    expect(await scenario.question(question.id)).toMatchObject({
      state: "declined",
      reason: "unclear",
    });
    expect(await scenario.told()).toEqual([]);
  });

  it("is made good by the follow-up", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await scenario.say("Ana", "somewhere over there");
    const { followUp } = await scenario.question(question.id);
    await scenario.press("Ana", question, followUp?.choices[0]?.label ?? "");
    expect((await scenario.question(question.id)).state).toBe("answered");
    expect(await scenario.told()).toEqual([`apple at ${followUp?.choices[0]?.value}: valid`]);
  });
});

describe("an answer that is likely and not sure", () => {
  it("is asked back in one press before it is noted", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await scenario.say("Ana", "by the sink");
    const asked = await scenario.question(question.id);
    expect(asked.state).toBe("open");
    expect(asked.followUp?.text).toBe("In the sink, or beside it?");
    expect(await scenario.told()).toEqual([]);
    // All that was on offer stays within reach.
    const offered = asked.followUp?.choices.map(({ value }) => value) ?? [];
    expect(offered).toEqual(expect.arrayContaining(question.choices.map(({ value }) => value)));
    await scenario.press("Ana", asked, asked.followUp?.choices[0]?.label ?? "");
    expect((await scenario.question(question.id)).state).toBe("answered");
    expect(await scenario.told()).toEqual(["apple at sinkbasin 1: valid"]);
  });
});

it.each([
  ["above the sink, in the cabinet", ["cabinet 1"]],
  ["in the cabinet", ["cabinet 1", "cabinet 2"]],
  ["in the cabinet, not the one above the sink", null],
])("of several places the one whose whole name was said: %s", async (words, places) => {
  const desk = await openDesk();
  await desk.pose();
  await desk.say("Ana", words);
  const [fact] = await desk.memory.facts.list({ household: "kitchen" });
  if (places) expect(fact?.objects).toEqual(places);
  else expect(fact?.objects).not.toEqual(["cabinet 1"]);
});

describe("what is asked back", () => {
  async function doubted() {
    const desk = await openDesk();
    const question = await desk.pose();
    await desk.say("Ana", "beside the fridge");
    return { desk, question };
  }

  it("offers the neighbours of the place that was named, those next to it first", async () => {
    const { desk, question } = await doubted();
    const { followUp, choices } = await desk.question(question.id);
    expect(followUp?.text).toBe("In the fridge, or beside it?");
    expect(followUp?.choices.map(({ label }) => label).at(-1)).toBe("No");
    expect(followUp?.choices).toHaveLength(choices.length + 1);
  });

  it.each(["yes", "Yes!", "yep"])("is noted with a typed %s", async (word) => {
    const { desk, question } = await doubted();
    await desk.say("Ana", word);
    expect(await desk.told()).toEqual(["apple at fridge 1: valid"]);
    expect((await desk.question(question.id)).state).toBe("answered");
  });

  it("is asked anew after a no, pressed or typed", async () => {
    for (const how of ["press", "say"] as const) {
      const { desk, question } = await doubted();
      if (how === "press") await desk.press("Ana", await desk.question(question.id), "No");
      else await desk.say("Ana", "no");
      expect(await desk.told()).toEqual([]);
      const { state, followUp, choices } = await desk.question(question.id);
      expect({ state, choices: followUp?.choices }).toEqual({ state: "open", choices });
      expect((await desk.receipts()).at(-1)).toBe("All right, I do not note that.");
    }
  });

  it("is asked back again where the next reply is not sure either; an old button says nothing", async () => {
    const { desk, question } = await doubted();
    const [old] = (await desk.question(question.id)).followUp?.choices ?? [];
    await desk.say("Ana", "hmm, left of the sink");
    expect(await desk.told()).toEqual([]);
    expect((await desk.question(question.id)).followUp?.text).toBe("In the sink, or beside it?");
    const verdict = await desk.hear("Ana", {
      kind: "press",
      question: question.id,
      choice: old?.id ?? "",
    });
    expect(verdict).toBe("unknown");
    expect(await desk.told()).toEqual([]);
  });

  it("is asked back also when it comes after the question", async () => {
    const desk = await openDesk();
    await desk.pose();
    await desk.say("Ben", "in the fridge");
    await desk.say("Ana", "no, left of the sink");
    expect(await desk.told()).toEqual(["apple at fridge 1: valid"]);
    expect((await desk.receipts()).at(-1)).toContain("please say yes or no above");
    const [asked] = await desk.memory.questions.list({ household: "kitchen", state: "open" });
    if (!asked) throw new Error("nothing was asked back");
    await desk.press("Ana", asked, "In the sink");
    const { household } = asked;
    expect((await desk.memory.facts.list({ household })).map(({ objects }) => objects)).toEqual([
      ["sinkbasin 1"],
    ]);
  });
});

describe("a second answer", () => {
  it("of the same person replaces the first", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await scenario.say("Ana", "in the fridge");
    await scenario.clock.turn(1000);
    await scenario.say("Ana", "sorry, it's on the shelf");
    expect(await scenario.told()).toEqual([
      "apple at fridge 1: superseded",
      "apple at shelf 1: valid",
    ]);
    const [first, second] = await scenario.ballots(question);
    expect(second?.replaces).toBe(first?.id);
    expect((await scenario.notes()).at(-1)).toBe(
      "receipt: Noted instead: an apple is on the shelf.",
    );
    expect((await buildCard(scenario.memory, "e1"))?.heard?.answer).toBe("on the shelf");
  });

  it("that says nothing leaves the first as it was", async () => {
    const scenario = await openDesk();
    await scenario.pose();
    await scenario.say("Ana", "in the fridge");
    await scenario.clock.turn(1000);
    await scenario.say("Ana", "you're welcome");
    expect(await scenario.told()).toEqual(["apple at fridge 1: valid"]);
    expect((await scenario.notes()).join()).not.toContain("look for it myself");
    await scenario.clock.turn(1000);
    await scenario.say("Ana", "oh no, it is on the shelf");
    expect(await scenario.told()).toEqual([
      "apple at fridge 1: superseded",
      "apple at shelf 1: valid",
    ]);
  });

  it("that was given before and delivered after does not win", async () => {
    const scenario = await openDesk();
    await scenario.pose();
    await scenario.clock.turn(5000);
    await scenario.say("Ana", "on the shelf");
    await scenario.say("Ana", "in the fridge", { at: scenario.clock.now() - 4000 });
    const valid = (await scenario.told()).filter((fact) => fact.endsWith(": valid"));
    expect(valid).toEqual(["apple at shelf 1: valid"]);
  });

  it("of another person stands beside the first", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await Promise.all([scenario.say("Ana", "in the fridge"), scenario.say("Ben", "in the bin")]);
    expect((await scenario.told()).toSorted()).toEqual([
      "apple at fridge 1: valid",
      "apple at garbagecan 1: valid",
    ]);
    expect(await scenario.question(question.id)).toMatchObject({ state: "answered" });
    expect((await scenario.ballots(question)).map(({ understood }) => understood)).toEqual([
      "fact",
      "fact",
    ]);
    expect(await scenario.notes()).toHaveLength(2);
  });
});

describe("a late answer", () => {
  it("still becomes a fact, and says that it came late", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await scenario.clock.turn(answerTimeoutMs + 1000);
    expect((await scenario.question(question.id)).state).toBe("expired");
    await scenario.say("Ana", "in the fridge");
    expect((await scenario.ballots(question))[0]).toMatchObject({ late: true, understood: "fact" });
    expect((await scenario.question(question.id)).state).toBe("expired");
    expect(await scenario.told()).toEqual(["apple at fridge 1: valid"]);
    expect(await scenario.notes()).toEqual([
      "news: Nobody answered in time: I will look for it myself.",
      "late: Thank you. I had begun to look for myself. Noted: an apple is in the fridge.",
    ]);
    expect(await scenario.ask()).toMatchObject({ handling: "notebook" });
  });

  it("is kept for next time when the task is done", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await scenario.memory.episodes.end("e1", { kind: "terminated" }, 1, [], scenario.clock.now());
    expect((await scenario.question(question.id)).state).toBe("cancelled");
    await scenario.say("Ana", "in the fridge");
    expect((await scenario.notes())[0]).toContain("I was done by then; I will remember it");
    expect(await scenario.told()).toEqual(["apple at fridge 1: valid"]);
  });

  it("that says nothing promises nothing", async () => {
    const scenario = await openDesk();
    await scenario.pose();
    await scenario.memory.episodes.end("e1", { kind: "terminated" }, 1, [], scenario.clock.now());
    await scenario.say("Ana", "no idea");
    await scenario.say("Ben", "what a nice day");
    expect((await scenario.notes()).join()).not.toMatch(/I will (look|see)/);
  });
});

describe("Fix and Take back", () => {
  async function answered() {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await scenario.say("Ana", "in the fridge");
    const [ballot] = await scenario.ballots(question);
    return { scenario, question, ballot: ballot?.id ?? "" };
  }

  it("puts the right answer in place of the wrong one", async () => {
    const { scenario, question, ballot } = await answered();
    expect(await scenario.hear("Ana", { kind: "fix", ballot, text: "in the bin" })).toBe(
      "accepted",
    );
    expect(await scenario.told()).toEqual([
      "apple at fridge 1: superseded",
      "apple at garbagecan 1: valid",
    ]);
    expect((await scenario.ballots(question)).at(-1)?.replaces).toBe(ballot);
    expect((await scenario.notes()).at(-1)).toContain("Noted instead: an apple is in the bin");
  });

  it("takes an answer back, and says so", async () => {
    const { scenario, ballot } = await answered();
    expect(await scenario.hear("Ana", { kind: "retract", ballot })).toBe("accepted");
    expect(await scenario.told()).toEqual(["apple at fridge 1: retracted"]);
    expect((await scenario.notes()).at(-1)).toBe("news: Taken back. I will not use it.");
    expect((await buildCard(scenario.memory, "e1"))?.heard?.answer).toBe("taken back");
  });

  it("are refused to everybody else", async () => {
    const { scenario, ballot } = await answered();
    expect(await scenario.hear("Ben", { kind: "retract", ballot })).toBe("unknown");
    expect(await scenario.hear("Ben", { kind: "fix", ballot, text: "in the bin" })).toBe("unknown");
    expect(await scenario.told()).toEqual(["apple at fridge 1: valid"]);
    expect(await scenario.notes()).toHaveLength(1);
  });

  it("counts once when it is delivered twice", async () => {
    const { scenario, ballot } = await answered();
    const key = "web:local:retract:1";
    expect(await scenario.hear("Ana", { kind: "retract", ballot }, { key })).toBe("accepted");
    expect(await scenario.hear("Ana", { kind: "retract", ballot }, { key })).toBe("duplicate");
    expect(await scenario.notes()).toHaveLength(2);
  });
});
