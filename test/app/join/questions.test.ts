/** What somebody from outside is asked says nothing of what others answered. */
import { expect, it, onTestFinished } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { openFor, showTo } from "../../../src/app/join/questions.js";
import { gatherData } from "../../../src/app/people/my-data.js";
import type { Memory } from "../../../src/core/stores.js";
import { newFile } from "../../memory/folder.js";
import {
  askStep,
  beginEpisode,
  sampleBallot,
  sampleOutcome,
  sampleQuestion,
} from "../../memory/samples.js";
import { pilot as design, parts } from "../campaigns/scenario.js";

const pilot = { id: "pilot" };

async function openRows(): Promise<Memory> {
  const memory = await openMemory({ file: newFile(), clock: parts.clock, command: "test" });
  onTestFinished(() => memory.close());
  await beginEpisode(memory, { purpose: "campaign", campaign: "pilot" });
  return memory;
}

async function ask(memory: Memory, seq: number, change: Parameters<typeof sampleQuestion>[0]) {
  const question = sampleQuestion({ purpose: "campaign", campaign: "pilot", ...change });
  await memory.questions.recordAsk(
    { record: askStep(seq, {}), question, waitsFor: question.id },
    20 + seq,
  );
}

const person = (name: string) =>
  ({ platform: "web", workspace: "outside", platformId: name, name }) as const;

async function rowOf({ people }: Memory, name: string): Promise<string> {
  return (await people.keep(person(name))).id;
}

it("of a dispute it is the first question, and not for those whose answers are in dispute", async () => {
  const memory = await openRows();
  await ask(memory, 1, { id: "q1", quorum: 1 });
  const said = sampleBallot({ id: "b1", question: "q1", person: person("ana") });
  await memory.questions.recordBallot(said);
  await memory.questions.recordOutcome(
    sampleOutcome({ ballot: "b1", settle: { state: "answered", reason: "tied" } }),
  );
  await ask(memory, 2, {
    id: "q2",
    adjudicates: "q1",
    text: "One says the sink, one the fridge. Which is right?",
    why: "They cannot all be right.",
  });
  const [ana, ben] = [await rowOf(memory, "ana"), await rowOf(memory, "ben")];
  expect(await openFor(memory, pilot, ana)).toEqual([]);
  const [open] = await openFor(memory, pilot, ben);
  if (!open) throw new Error("nothing is open");
  const { question } = await showTo(memory, open, ben);
  expect(question).toMatchObject({ id: "q2", text: sampleQuestion().text, why: "" });
  expect(question.choices).toEqual(open.question.choices);

  await memory.campaigns.create({
    id: "pilot",
    design: design(),
    hash: "x",
    state: "running",
    reason: null,
    createdAt: 1,
    startedAt: 1,
    closedAt: null,
  });
  await memory.campaigns.setConsent("pilot", ben, { version: "1", at: 1 });
  await memory.questions.recordOpened(["q2"], person("ben"), 30);
  await memory.questions.recordBallot(
    sampleBallot({ id: "b2", question: "q2", eventKey: "k2", person: person("ben") }),
  );
  const row = await memory.people.get(ben);
  const data = row && (await gatherData(memory, row, 40));
  expect(data).toMatchObject({
    opened: [{ question: question.text }],
    answers: [{ question: question.text }],
  });
});

it("what was asked back is for whoever it was asked back", async () => {
  const memory = await openRows();
  await ask(memory, 1, { id: "q1", quorum: 1 });
  await memory.questions.recordBallot(
    sampleBallot({ id: "b1", question: "q1", person: person("ana") }),
  );
  const followUp = { text: "Do you mean the zanzibar?", choices: [] };
  await memory.questions.recordOutcome({
    ...sampleOutcome({ ballot: "b1", facts: [], settle: null }),
    understood: "unclear",
    followUp,
  });
  for (const [name, asked] of [
    ["ana", true],
    ["ben", false],
  ] as const) {
    const id = await rowOf(memory, name);
    const [open] = await openFor(memory, pilot, id);
    if (!open) throw new Error("nothing is open");
    const { question } = await showTo(memory, open, id);
    expect([question.followUp, question.text.includes("zanzibar")]).toEqual([asked, asked]);
    expect(question.answers).toBeNull();
  }
});
