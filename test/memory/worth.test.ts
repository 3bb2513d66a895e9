/** What somebody's answers were worth: shared with those who helped in time, and counted on later. */
import { expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import type { AnswersWorth } from "../../src/core/answers-worth.js";
import {
  askStep,
  beginAsking,
  factWrite,
  sampleBallot,
  sampleEpisode,
  sampleOutcome,
  sampleStep,
  stoppedClock,
} from "./samples.js";

type Told = { readonly name: string; readonly at: number; readonly subject: string };

async function begin() {
  const memory = await openMemory({ file: ":memory:", clock: stoppedClock() });
  await beginAsking(memory);
  return {
    memory,
    /** Says where a thing is, in the first task or after its end. */
    async tell({ name, at, subject }: Told): Promise<void> {
      const [id, fact] = [`b-${name}`, `f-${name}`];
      const person = { ...sampleBallot().person, platformId: name, name };
      await memory.questions.recordBallot(sampleBallot({ id, eventKey: id, person, at }));
      const told = { person: (await memory.questions.ballot(id))?.person ?? "", ballot: id };
      const facts = [
        factWrite(fact, { subject, source: "answer" }, { ...told, question: "q1", episode: "e1" }),
      ];
      await memory.questions.recordOutcome(sampleOutcome({ ballot: id, facts, at }));
    },
    async end(stepsWithout: number, successWithout = true): Promise<void> {
      await memory.episodes.end("e1", { kind: "terminated" }, 1, [], 50);
      await memory.episodes.setWorth("e1", { stepsWith: 10, stepsWithout, successWithout });
    },
    async worthOf(name: string): Promise<AnswersWorth> {
      const person = (await memory.people.list()).find((one) => one.name === name);
      if (!person) throw new Error(`Nobody is called ${name}.`);
      return memory.people.worthOf(person.id);
    },
  };
}

it("is shared equally by those who helped, and not with who came too late", async () => {
  const { tell, end, worthOf } = await begin();
  await tell({ name: "Ana", at: 31, subject: "mug 1" });
  await tell({ name: "Ben", at: 32, subject: "mug 2" });
  await end(31);
  await tell({ name: "Cleo", at: 60, subject: "mug 3" });
  expect(await worthOf("Ana")).toEqual({ stepsSaved: 10.5, tasksRescued: 0, questionsSpared: 0 });
  expect((await worthOf("Ben")).stepsSaved).toBe(10.5);
  expect((await worthOf("Cleo")).stepsSaved).toBe(0);
});

it("counts tasks that were not to be done without, and questions that nobody was asked later", async () => {
  const { memory, tell, end, worthOf } = await begin();
  await tell({ name: "Ana", at: 31, subject: "mug 1" });
  await end(50, false);
  await memory.episodes.open(sampleEpisode({ id: "e2", round: 2, startedAt: 60 }));
  const { step } = askStep(0);
  const spared = { ...step, handling: "notebook", outcome: "answered" } as typeof step;
  const at = { episode: "e2", because: ["f-Ana"] };
  await memory.questions.recordAsk(
    { record: sampleStep({ ...at, step: spared, observationHash: null }), ...nobody },
    61,
  );
  expect(await worthOf("Ana")).toEqual({ stepsSaved: 0, tasksRescued: 1, questionsSpared: 1 });

  const observation = "In the cabinet you see nothing.";
  const look = { kind: "act", thought: "", command: "open cabinet 1", observation } as const;
  await memory.episodes.recordStep(
    {
      record: sampleStep({ episode: "e2", seq: 1, step: { ...look, admissible: [], reward: 0 } }),
      facts: [],
      notes: [],
      invalidations: [{ id: "f-Ana", status: "contradicted", by: null }],
    },
    62,
  );
  expect((await worthOf("Ana")).questionsSpared, "it was not there").toBe(0);
});

it("counts only tasks that were done, whose worth is known, and of one campaign when it is named", async () => {
  const { memory, tell, end, worthOf } = await begin();
  await tell({ name: "Ana", at: 31, subject: "mug 1" });
  await memory.episodes.end("e1", { kind: "terminated" }, 1, [], 50);
  expect((await worthOf("Ana")).stepsSaved, "not worked out yet").toBe(0);
  await end(31);
  const person = (await memory.people.list()).find(({ name }) => name === "Ana")?.id ?? "";
  expect((await memory.people.worthOf(person)).stepsSaved).toBe(21);
  expect((await memory.people.worthOf(person, "pilot")).stepsSaved).toBe(0);

  const other = await begin();
  await other.tell({ name: "Ana", at: 31, subject: "mug 1" });
  const stopped = { kind: "truncated", reason: "stopped" } as const;
  await other.memory.episodes.end("e1", stopped, 0, [], 50);
  await other.end(31);
  expect((await other.worthOf("Ana")).stepsSaved, "it was not done").toBe(0);
});

const nobody = { question: null, waitsFor: null };
