/** People who contradict each other: neither is used, and one question settles it. */
import { describe, expect, it } from "vitest";
import { takeSnapshot } from "../../src/app/snapshot.js";
import { reservedChoices } from "../../src/core/bot.js";
import type { Fact } from "../../src/core/fact.js";
import type { Question } from "../../src/core/question.js";
import { buildCard } from "../../src/desk/card.js";
import { newFile } from "../memory/folder.js";
import { answerTimeoutMs, type DeskScenario, minute, openDesk } from "./desk-scenario.js";

const signal = new AbortController().signal;
const anasMug = { func: "where", noun: "mug", adjective: "Ana's" } as const;

async function adjudicationOf(scenario: DeskScenario, { id }: Question): Promise<Question> {
  const all = await scenario.memory.questions.list({ adjudicates: id });
  expect(all).toHaveLength(1);
  return scenario.question(all[0]?.id ?? null);
}

async function disputed(scenario: DeskScenario): Promise<readonly Fact[]> {
  const all = await scenario.memory.facts.list({ household: "kitchen", disputed: true });
  return all.filter(({ dispute }) => dispute !== null);
}

async function used(scenario: DeskScenario): Promise<readonly string[]> {
  const facts = await scenario.memory.facts.list({ household: "kitchen" });
  return facts.map(({ subject, objects }) => `${subject}: ${objects.join()}`);
}

/** Two of two contradict each other about Ana's mug. */
async function tie(file?: string) {
  const scenario = await openDesk({ rules: { quorum: 2 }, ...(file && { file }) });
  const question = await scenario.pose({ need: anasMug });
  await scenario.say("Ben", "in the sink");
  await scenario.say("Cleo", "in the fridge");
  return { scenario, question, second: await adjudicationOf(scenario, question) };
}

/** One answer settles it, another one says otherwise while the robot is at it. */
async function contradicted() {
  const scenario = await openDesk();
  const question = await scenario.pose({ need: anasMug });
  await scenario.say("Ben", "in the sink");
  await scenario.say("Cleo", "in the fridge");
  return { scenario, question, second: await adjudicationOf(scenario, question) };
}

describe("a tie", () => {
  it("is asked once more, without names, and nothing of it is used", async () => {
    const { scenario, question, second } = await tie();
    expect(await scenario.question(question.id)).toMatchObject({
      state: "answered",
      reason: "tied",
    });
    expect(second).toMatchObject({
      state: "open",
      adjudicates: question.id,
      quorum: 1,
      need: anasMug,
      text: "I was told two things about Ana's mug: in the sink, and in the fridge. Which is right?",
    });
    expect(second.choices.map(({ label, value }) => [label, value])).toEqual([
      ["In the sink", "sinkbasin 1"],
      ["In the fridge", "fridge 1"],
    ]);
    expect(await used(scenario)).toEqual([]);
    expect(await disputed(scenario)).toHaveLength(2);
    const card = await buildCard(scenario.memory, "e1");
    expect(card?.question?.id).toBe(second.id);
    expect(card?.heard).toBeNull();
    expect((await scenario.notes()).at(-1)).toBe(
      "news: 2 answered: 1 says in the sink, 1 says in the fridge. They cannot all be right, so I ask once more.",
    );
  });

  it("keeps those who wait until it is settled", async () => {
    const { scenario, question, second } = await tie();
    const outcome = scenario.desk.settled(question.id, signal);
    const step = async () => (await scenario.memory.episodes.steps("e1")).at(-1)?.step;
    expect(await step()).toMatchObject({ outcome: null });
    await scenario.press("Dan", second, "In the fridge");
    expect(await outcome).toBe("answered");
    expect(await step()).toMatchObject({ outcome: "answered" });
    expect(await used(scenario)).toEqual(["Ana's mug: fridge 1", "Ana's mug: fridge 1"]);
    expect(await scenario.told()).toEqual([
      "Ana's mug at sinkbasin 1: contradicted",
      "Ana's mug at fridge 1: valid",
      "Ana's mug at fridge 1: valid",
    ]);
    expect((await buildCard(scenario.memory, "e1"))?.heard).toMatchObject({
      answer: "in the fridge",
      by: "Dan",
    });
  });

  it("is settled by something else that is said in its stead", async () => {
    const { scenario } = await tie();
    await scenario.say("Dan", "neither, it is on the shelf");
    expect(await used(scenario)).toEqual(["Ana's mug: shelf 1"]);
    expect(await disputed(scenario)).toEqual([]);
  });

  it("that nobody settles stays unused, and those who wait go on", async () => {
    const { scenario, question, second } = await tie();
    const outcome = scenario.desk.settled(question.id, signal);
    await scenario.pass(answerTimeoutMs + minute);
    expect(await outcome).toBe("expired");
    expect((await scenario.question(second.id)).state).toBe("expired");
    expect(await used(scenario)).toEqual([]);
    expect(await disputed(scenario)).toHaveLength(2);
  });

  it("that nobody can settle stays unused", async () => {
    const { scenario, question, second } = await tie();
    await scenario.press("Dan", second, reservedChoices.dontKnow);
    expect(await scenario.desk.settled(question.id, signal)).toBe("declined");
    expect(await used(scenario)).toEqual([]);
  });

  it("is over when one takes their answer back", async () => {
    const { scenario, question, second } = await tie();
    const [ben] = await scenario.ballots(question);
    await scenario.hear("Ben", { kind: "retract", ballot: ben?.id ?? "" });
    expect(await used(scenario)).toEqual(["Ana's mug: fridge 1"]);
    expect(await scenario.question(second.id)).toMatchObject({
      state: "answered",
      reason: "resolved",
    });
    expect(await scenario.desk.settled(question.id, signal)).toBe("answered");
  });

  it("is over when one corrects their answer", async () => {
    const { scenario, question } = await tie();
    const [ben] = await scenario.ballots(question);
    const fix = { kind: "fix", ballot: ben?.id ?? "", text: "in the fridge" } as const;
    await scenario.hear("Ben", fix);
    expect(await used(scenario)).toEqual(["Ana's mug: fridge 1", "Ana's mug: fridge 1"]);
    expect(await disputed(scenario)).toEqual([]);
  });

  it("outlives restarts", async () => {
    const { scenario, question, second } = await tie(newFile());
    await scenario.restart();
    const outcome = scenario.desk.settled(question.id, signal);
    await scenario.settle();
    await scenario.press("Dan", second, "In the sink");
    expect(await outcome).toBe("answered");
    await scenario.restart();
    expect(await used(scenario)).toEqual(["Ana's mug: sinkbasin 1", "Ana's mug: sinkbasin 1"]);
  });
});

describe("a later answer that contradicts", () => {
  it("is shown as disputed, and is not among what was learned", async () => {
    const { scenario } = await contradicted();
    const { memory, clock, view } = scenario;
    const home = { id: "kitchen", title: "Kitchen" };
    const page = await takeSnapshot(memory, { home, owner: view.owner, mode: "owner" });
    expect(page?.facts.map(({ status }) => status)).toEqual(["disputed", "disputed"]);
    await memory.episodes.end("e1", { kind: "terminated" }, 1, [], clock.now());
    expect((await buildCard(memory, "e1"))?.done?.facts).toEqual([]);
  });

  it("puts both aside and asks", async () => {
    const { scenario, question, second } = await contradicted();
    expect(await scenario.question(question.id)).toMatchObject({ state: "answered", reason: null });
    expect(second.text).toBe(
      "I was told two things about Ana's mug: in the sink, and in the fridge. Which is right?",
    );
    expect(await used(scenario)).toEqual([]);
    expect((await scenario.notes()).at(-1)).toBe(
      "late: Thank you. Ben had answered before. Noted: Ana's mug is in the fridge. " +
        "Somebody told me otherwise, so I use neither until that is settled.",
    );
  });

  it("is joined by a third one, and settled for all of them", async () => {
    const { scenario, question, second } = await contradicted();
    const [ben] = await scenario.ballots(question);
    await scenario.hear("Dan", { kind: "words", question: question.id, text: "on the shelf" });
    expect(await adjudicationOf(scenario, question)).toMatchObject({ id: second.id });
    expect(await disputed(scenario)).toHaveLength(3);
    await scenario.hear("Ben", { kind: "retract", ballot: ben?.id ?? "" });
    expect(await disputed(scenario)).toHaveLength(2);
    await scenario.press("Eva", second, "In the fridge");
    expect(await used(scenario)).toEqual(["Ana's mug: fridge 1", "Ana's mug: fridge 1"]);
  });

  it("is joined by a step that needs to know", async () => {
    const { scenario, second } = await contradicted();
    expect(await scenario.ask({ need: anasMug })).toMatchObject({
      handling: "joined",
      question: second.id,
    });
  });

  it("after the task is asked when somebody needs to know again", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose({ need: anasMug });
    await scenario.say("Ben", "in the sink");
    const { memory, clock } = scenario;
    await memory.episodes.end("e1", { kind: "terminated" }, 1, [], clock.now());
    await clock.turn(1000);
    await scenario.say("Cleo", "in the fridge");
    const waiting = await adjudicationOf(scenario, question);
    expect(waiting.state).toBe("cancelled");
    expect((await buildCard(memory, "e1"))?.done?.questions).toBe(1);
    expect(await used(scenario)).toEqual([]);
    const next = { ...scenario.episode, id: "e2", round: 2 };
    await memory.episodes.open(next);
    const verdict = await scenario.ask({ need: anasMug, episode: next, seq: 0 });
    const asked = await scenario.question(verdict.question);
    expect(verdict.handling).toBe("posted");
    expect(asked).toMatchObject({ text: waiting.text, adjudicates: question.id, episode: "e2" });
    await scenario.press("Dan", asked, "In the sink");
    expect(await used(scenario)).toEqual(["Ana's mug: sinkbasin 1", "Ana's mug: sinkbasin 1"]);
    expect(await scenario.ask({ need: anasMug, episode: next, seq: 1 })).toMatchObject({
      handling: "notebook",
    });
  });

  it("is settled by what the robot sees", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose({ need: anasMug });
    await scenario.say("Ben", "mug 1 is in the sink");
    await scenario.say("Cleo", "mug 1 is in the fridge");
    const second = await adjudicationOf(scenario, question);
    expect(second.text).toMatch(/^I was told two things about .*: in the sink, and in the fridge/);
    const claims = await disputed(scenario);
    const wrong = claims.find(({ objects }) => objects.join() === "sinkbasin 1");
    await scenario.see({
      facts: [{ subject: "fridge 1", relation: "holds", objects: ["mug 1"] }],
      disproved: [wrong?.id ?? ""],
    });
    expect(await used(scenario)).toEqual(["mug 1: fridge 1", "fridge 1: mug 1"]);
    expect(await scenario.question(second.id)).toMatchObject({ reason: "resolved" });
    expect((await buildCard(scenario.memory, "e1"))?.question).toBeNull();
  });

  it("that denies what somebody claimed is a contradiction, also of a class", async () => {
    const scenario = await openDesk();
    const question = await scenario.pose();
    await scenario.say("Ben", "in the sink");
    await scenario.say("Cleo", "not in the sink");
    const second = await adjudicationOf(scenario, question);
    expect(second.choices.map(({ label }) => label)).toEqual(["In the sink", "Not in the sink"]);
    await scenario.press("Dan", second, "Not in the sink");
    const told = (await scenario.told()).filter((fact) => fact.endsWith(": valid"));
    expect(told.every((fact) => fact.startsWith("apple not at sinkbasin 1"))).toBe(true);
    expect(await scenario.told()).toContain("apple at sinkbasin 1: contradicted");
  });

  it("of the same person is a change of mind", async () => {
    const scenario = await openDesk();
    await scenario.pose({ need: anasMug });
    await scenario.say("Ben", "in the sink");
    await scenario.clock.turn(1000);
    await scenario.say("Ben", "no, in the fridge");
    expect(await used(scenario)).toEqual(["Ana's mug: fridge 1"]);
    expect(await scenario.memory.questions.list()).toHaveLength(1);
  });

  it.each([1, 2])("within one answer of one person is no dispute (quorum %i)", async (quorum) => {
    const claims = ["sinkbasin 1", "fridge 1"].map((place) => ({
      thing: "mug 1",
      places: [place],
      polarity: true,
      certainty: "unsure" as const,
    }));
    const grounder = { ground: async () => ({ kind: "location" as const, claims }) };
    const scenario = await openDesk({ rules: { quorum }, grounder });
    const question = await scenario.pose({ need: anasMug });
    await scenario.say("Ben", "in the sink. Or no, the fridge?");
    if (quorum > 1) await scenario.press("Cleo", question, reservedChoices.dontKnow);
    expect((await scenario.question(question.id)).state).toBe("answered");
    expect(await scenario.told()).toEqual([
      "mug 1 at sinkbasin 1: valid",
      "mug 1 at fridge 1: valid",
    ]);
    expect(await disputed(scenario)).toEqual([]);
    expect(await scenario.memory.questions.list({ adjudicates: question.id })).toEqual([]);
  });

  it("about what things mean is a contradiction; about what people like it is none", async () => {
    const scenario = await openDesk();
    const which = { func: "which", noun: "mug", adjective: "Ana's" } as const;
    const mugs = { need: which, candidates: ["mug 1", "mug 2"] };
    const question = await scenario.pose(mugs);
    const [first, second] = question.choices;
    await scenario.hear("Ben", { kind: "press", question: question.id, choice: first?.id ?? "" });
    await scenario.hear("Cleo", { kind: "press", question: question.id, choice: second?.id ?? "" });
    await adjudicationOf(scenario, question);
    const like = await scenario.pose({
      ...mugs,
      need: { ...which, adjective: "preferred" },
    });
    await scenario.hear("Ben", { kind: "press", question: like.id, choice: first?.id ?? "" });
    await scenario.hear("Cleo", { kind: "press", question: like.id, choice: second?.id ?? "" });
    expect(await scenario.memory.questions.list({ adjudicates: like.id })).toEqual([]);
  });
});
