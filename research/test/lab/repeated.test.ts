import { expect, it } from "vitest";
import type { Memory } from "../../../memory/stores.js";
import { openRows } from "../../../test/build/sous.js";
import {
  askStep,
  beginAnswered,
  factWrite,
  sampleOutcome,
  sampleQuestion,
  sampleStep,
  stoppedClock,
} from "../../../test/memory/samples.js";
import { countRepeated } from "../../lab/lab.js";

/** One answered question: the answer is fact f1. */
async function openAnswered(): Promise<Memory> {
  const memory = await openRows(":memory:", stoppedClock());
  const person = await beginAnswered(memory);
  const told = factWrite(
    "f1",
    { subject: "mug", source: "answer" },
    { person, question: "q1", ballot: "b1", episode: "e1" },
  );
  await memory.questions.recordOutcome(sampleOutcome({ facts: [told] }));
  return memory;
}

async function askAgain(
  memory: Memory,
  { seq = 2, noun = "mug" }: { readonly seq?: number; readonly noun?: string },
): Promise<number> {
  const need = { func: "where", noun } as const;
  const factWatermark = await memory.facts.watermark("kitchen");
  const record = askStep(seq, { question: "q2", factWatermark });
  const question = sampleQuestion({ id: "q2", need, askedAt: 50 });
  await memory.questions.recordAsk({ record, question, waitsFor: "q2" }, 50);
  return countRepeated(memory, "kitchen");
}

it("counts a need that is asked again while its answer is valid, and no other", async () => {
  expect(await askAgain(await openAnswered(), {})).toBe(1);
  expect(await askAgain(await openAnswered(), { noun: "cup" })).toBe(0);
});

it("does not count what was asked again because the answer had turned out untrue", async () => {
  const memory = await openAnswered();
  await memory.episodes.recordStep(
    {
      record: sampleStep({ seq: 2 }),
      facts: [],
      invalidations: [{ id: "f1", status: "contradicted" }],
      notes: [],
    },
    40,
  );
  expect(await askAgain(memory, { seq: 3 })).toBe(0);
});
