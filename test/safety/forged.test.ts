import { describe, expect, it } from "vitest";
import { type IncomingEvent, type IncomingKind, reservedChoices } from "../../src/core/bot.js";
import type { Question } from "../../src/core/question/question.js";
import { type DeskScenario, openDesk } from "../build/desk.js";
import { sampleEpisode, sampleStep } from "../memory/samples.js";

async function everything({ memory, episode }: DeskScenario): Promise<unknown> {
  const questions = await memory.questions.list();
  return {
    questions,
    ballots: await Promise.all(questions.map(({ id }) => memory.questions.ballots(id))),
    facts: await Promise.all(
      ["kitchen", "flat"].map((household) => memory.facts.list({ household, valid: false })),
    ),
    notes: await memory.outbox.list({ episode: episode.id }),
  };
}

async function openHomes(): Promise<{ scene: DeskScenario; here: Question; there: Question }> {
  const scene = await openDesk();
  const { memory } = scene;
  const kitchen = await memory.households.get("kitchen");
  if (!kitchen) throw new Error("there is no kitchen");
  await memory.households.create({ ...kitchen, id: "flat" });
  const episode = sampleEpisode({ id: "e-flat", household: "flat", channel: "c2" });
  await memory.episodes.open(episode);
  const begin = { record: sampleStep({ episode: "e-flat" }), facts: [], invalidations: [] };
  await memory.episodes.recordStep({ ...begin, notes: [] }, scene.clock.now());
  const here = await scene.pose();
  const there = await scene.pose({ episode });
  return { scene, here, there };
}

async function forge(
  scene: DeskScenario,
  what: IncomingKind,
  changes: Partial<IncomingEvent> = {},
): Promise<string> {
  const verdict = await scene.desk.inbox.receive({
    key: `web:local:forged:${JSON.stringify(what)}`,
    platform: "web",
    workspace: "local",
    person: { id: "eve", name: "Eve" },
    at: scene.clock.now(),
    what,
    ...changes,
  });
  await scene.allRead();
  return verdict;
}

describe("what somebody made up", () => {
  it.each<[string, (here: Question) => IncomingKind]>([
    ["a choice that was never offered", ({ id }) => press(id, "c9999")],
    ["an empty choice", ({ id }) => press(id, "")],
    ["a place in a choice's stead", ({ id }) => press(id, "fridge 1")],
    ["a name that every object has", ({ id }) => press(id, "constructor")],
    ["a prototype", ({ id }) => press(id, "__proto__")],
    ["a question that is not there", () => press("q-none", "c0")],
    ["a question by an episode's id", () => press("e1", "c0")],
    ["SQL for a question", () => press("' OR 1=1 --", reservedChoices.dontKnow)],
    ["words to no question", () => ({ kind: "words", question: "q-none", text: "in the fridge" })],
    ["a reply under no card", () => replyUnder("e-none")],
    ["a reply under a home", () => replyUnder("kitchen")],
    ["a ballot that is not there", () => ({ kind: "retract", ballot: "b-none" })],
    ["a question for a ballot", ({ id }) => ({ kind: "retract", ballot: id })],
    ["a fix of nothing", () => ({ kind: "fix", ballot: "b-none", text: "in the fridge" })],
  ])("changes nothing: %s", async (_name, make) => {
    const { scene, here } = await openHomes();
    const before = await everything(scene);
    expect(await forge(scene, make(here))).toBe("unknown");
    expect(await everything(scene)).toEqual(before);
  });

  it("an answer to another home's question stays in that home", async () => {
    const { scene, here, there } = await openHomes();
    const choice = there.choices[0]?.id ?? "";
    expect(await forge(scene, press(there.id, choice))).toBe("accepted");
    const kitchen = await scene.memory.facts.list({ household: "kitchen", valid: false });
    expect(kitchen.filter(({ source }) => source === "answer")).toEqual([]);
    expect((await scene.question(here.id)).state).toBe("open");
    const { facts } = { facts: await scene.memory.facts.list({ household: "flat" }) };
    expect(facts.map(({ household }) => household)).toEqual(["flat"]);
  });

  it.each<[string, Partial<IncomingEvent>]>([
    ["somebody else", {}],
    ["the same id on another platform", { platform: "slack", person: { id: "ana", name: "Ana" } }],
    ["the same id in another workspace", { workspace: "T2", person: { id: "ana", name: "Ana" } }],
    ["the same name", { person: { id: "eve", name: "Ana" } }],
  ])("nobody's ballot is taken back or fixed by %s", async (_name, changes) => {
    const { scene, here } = await openHomes();
    await scene.press("Ana", here, "Fridge");
    const [ballot] = await scene.ballots(here);
    if (!ballot) throw new Error("there is no ballot");
    const before = await everything(scene);
    const retract = { kind: "retract", ballot: ballot.id } as const;
    expect(await forge(scene, retract, changes)).toBe("unknown");
    const fix = { kind: "fix", ballot: ballot.id, text: "in the sink" } as const;
    expect(await forge(scene, fix, changes)).toBe("unknown");
    expect(await everything(scene)).toEqual(before);
    expect(await scene.told()).toEqual(["apple at fridge 1: valid"]);
  });

  it("a press that is played again counts once", async () => {
    const { scene, here } = await openHomes();
    const what = press(here.id, here.choices[0]?.id ?? "");
    expect(await forge(scene, what)).toBe("accepted");
    const before = await everything(scene);
    expect(await forge(scene, what)).toBe("duplicate");
    expect(await everything(scene)).toEqual(before);
  });
});

function press(question: string, choice: string): IncomingKind {
  return { kind: "press", question, choice };
}

function replyUnder(episode: string): IncomingKind {
  return { kind: "reply", episode, message: "web:local:forged:reply", text: "in the fridge" };
}
