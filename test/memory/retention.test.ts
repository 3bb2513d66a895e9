/** Who has something that is too old to keep. */
import { expect, it, onTestFinished } from "vitest";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import type { RetentionDue } from "../../src/core/retention.js";
import { pilot } from "../app/campaigns/scenario.js";
import { askStep, beginEpisode, factWrite, sampleBallot, sampleQuestion } from "./samples.js";

const before = 100;

/** A memory, and ids of the people who come to it by name. */
async function open() {
  let now = 50;
  const clock = { now: () => now, sleep: async () => {} };
  const memory = await openMemory({ file: ":memory:", clock });
  onTestFinished(() => memory.close());
  const names = new Map<string, string>();
  /** Somebody was here at this time. */
  const come = async (name: string, at: number): Promise<string> => {
    now = at;
    const who = { platform: "slack", workspace: "T1", platformId: name, name } as const;
    const { id } = await memory.people.keep(who);
    names.set(id, name);
    return id;
  };
  const due = async (): Promise<RetentionDue> => {
    const { people, words } = await memory.retention.due(before);
    const namesOf = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id);
    return { people: namesOf(people), words: namesOf(words) };
  };
  return { memory, come, due };
}

async function answer(memory: OpenMemory, name: string, at: number, campaign?: string) {
  const purpose = campaign ? "campaign" : "demo";
  const id = `q-${name}`;
  const household = `h-${name}`;
  await beginEpisode(memory, {
    id: `e-${name}`,
    household,
    purpose,
    ...(campaign && { campaign }),
  });
  await memory.questions.recordAsk(
    {
      record: askStep(1, { episode: `e-${name}`, question: id }),
      question: sampleQuestion({
        id,
        household,
        episode: `e-${name}`,
        purpose,
        ...(campaign && { campaign }),
      }),
      waitsFor: id,
    },
    1,
  );
  const person = { platform: "slack", workspace: "T1", platformId: name, name } as const;
  await memory.questions.recordBallot(
    sampleBallot({ id: `b-${name}`, question: id, eventKey: name, person, at }),
  );
}

it("whoever was not here since then is forgotten whole, unless they take part in a campaign", async () => {
  const { memory, come, due } = await open();
  const design = { id: "pilot", design: pilot(), hash: "x", reason: null } as const;
  const times = { createdAt: 1, startedAt: 1, closedAt: null };
  await memory.campaigns.create({ ...design, ...times, state: "running" });
  await come("long ago", 99);
  await come("just then", 100);
  const consent = { version: "1", at: 5 };
  await memory.campaigns.setConsent("pilot", await come("takes part", 50), consent);
  const left = await come("took part", 50);
  await memory.campaigns.setConsent("pilot", left, consent);
  await memory.campaigns.setConsent("pilot", left, null);
  expect(await due()).toEqual({ people: ["long ago", "took part"], words: [] });
});

it("of others their words go that are older: what they answered, taught and did as players", async () => {
  const { memory, come, due } = await open();
  for (const [name, at] of [
    ["old answer", 99],
    ["new answer", 100],
  ] as const)
    await answer(memory, name, at);
  await answer(memory, "campaign's", 99, "pilot");
  for (const name of ["old answer", "new answer", "campaign's"]) await come(name, 200);
  const fact = factWrite("", { source: "rule", subject: "plate" }).fact;
  for (const [name, at] of [
    ["old rule", 99],
    ["new rule", 100],
  ] as const) {
    const person = await come(name, 200);
    const household = "h-old answer";
    await memory.facts.teach({ id: name, household, fact, person, words: name }, at);
  }
  for (const [name, at] of [
    ["old advice", 99],
    ["new advice", 100],
  ] as const) {
    const person = await come(name, 200);
    await memory.knowledge.keep([
      { id: name, household: null, text: name, source: "taught", person, at },
    ]);
  }
  for (const [name, at] of [
    ["old move", 99],
    ["new move", 100],
  ] as const) {
    await beginEpisode(memory, { id: name, household: name });
    const options = [
      { id: "m0", label: "look", value: "look", move: { kind: "act", command: "look" } },
    ] as const;
    const turn = { episode: name, seq: 1, sees: [], options, view: null, reserved: null };
    await memory.turns.open({ id: `m-${name}`, ...turn, openedAt: 1, taken: null });
    const person = { platform: "slack", workspace: "T1", platformId: name, name } as const;
    await memory.turns.take({
      turn: `m-${name}`,
      choice: "m0",
      eventKey: name,
      message: null,
      person,
      at,
    });
    await come(name, 200);
  }
  const { people, words } = await due();
  expect(people).toEqual([]);
  expect(words.toSorted()).toEqual(["old advice", "old answer", "old move", "old rule"]);
});

it("nothing is erased when nothing was forgotten, and what was is counted by its run", async () => {
  const { memory, come } = await open();
  await answer(memory, "Ana", 99);
  const ana = await come("Ana", 50);
  await memory.retention.erase();
  expect(await memory.retention.last()).toBeNull();
  await memory.retention.forget("nobody", "person", 300);
  expect(await memory.retention.last()).toBeNull();
  await memory.retention.forget(ana, { demoBefore: before }, 300);
  expect(await memory.retention.last()).toMatchObject({
    at: 300,
    people: 0,
    answers: 1,
    erased: false,
  });
  await memory.retention.forget(ana, "person", 300);
  expect(await memory.retention.last()).toMatchObject({ at: 300, people: 1, answers: 1 });
  await memory.retention.erase();
  expect(await memory.retention.last()).toMatchObject({ erased: true });
});
