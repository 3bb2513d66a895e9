/** What listeners learn of each write, once it is committed. */
import { expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import type { Memory } from "../../src/core/stores.js";
import type { Change } from "../../src/core/watch.js";
import {
  askStep,
  beginEpisode,
  factWrite,
  sampleBallot,
  sampleEpisode,
  sampleOutcome,
  sampleQuestion,
  sampleStep,
  sampleTuple,
  stoppedClock,
} from "./samples.js";

const here: Change = { household: "kitchen", episode: "e1" };
const ana = sampleBallot().person;

/** A memory, and what has changed since the last look. */
async function openWatched(): Promise<{ memory: Memory; changes: () => readonly Change[] }> {
  const all: Change[] = [];
  const memory = await openMemory({
    file: ":memory:",
    clock: stoppedClock(),
    onChange: (change) => all.push(change),
  });
  return { memory, changes: () => all.splice(0) };
}

it("each write that people may see is one change of its episode", async () => {
  const { memory, changes } = await openWatched();
  const { episodes, questions, outbox, people, turns } = memory;
  await beginEpisode(memory);
  expect(changes()).toEqual([here, here]);
  const asked = { record: askStep(1), question: sampleQuestion(), waitsFor: "q1" };
  const timers = [{ kind: "remind" as const, nth: 1, dueAt: 30 }];
  const fired = { question: "q1", kind: "remind" as const, nth: 1, dueAt: 30 };
  const note = { kind: "reminder", text: "Still open", ballot: null, to: null } as const;
  const turn = {
    id: "m1",
    episode: "e1",
    seq: 2,
    sees: [],
    options: [],
    view: null,
    reserved: null,
    openedAt: 35,
    taken: null,
  };
  const writes: Readonly<Record<string, () => Promise<unknown>>> = {
    recordAsk: () => questions.recordAsk({ ...asked, timers }, 20),
    fireTimer: () =>
      questions.fireTimer(fired, { notes: [{ id: "n1", note }], call: null, deferTo: null }, 30),
    recordBallot: () => questions.recordBallot(sampleBallot()),
    recordOutcome: () => questions.recordOutcome(sampleOutcome({ facts: [factWrite("f1")] })),
    retract: () => questions.retract("b1", "event-2", [], 31),
    touchCard: () => outbox.touchCard("e1", 32),
    addNote: () => outbox.addNote("e1", { id: "n2", note }, 33),
    openTurn: () => turns.open(turn),
    takeTurn: () =>
      turns.take({
        turn: "m1",
        choice: "o1",
        person: ana,
        eventKey: "event-3",
        message: null,
        at: 36,
      }),
    setChosen: () => episodes.setChosen("e1", ["mug 1"], 37),
    forget: () => people.forget("p1", "said", 38),
    recordStep: () =>
      episodes.recordStep(
        { record: sampleStep({ seq: 2 }), facts: [], invalidations: [], notes: [] },
        39,
      ),
    end: () => episodes.end("e1", { kind: "terminated" }, 1, [sampleTuple({ seq: 2 })], 40),
    setWorth: () =>
      episodes.setWorth("e1", {
        stepsWith: 3,
        stepsWithout: 9,
        successWithout: true,
      }),
  };
  for (const [name, write] of Object.entries(writes)) {
    await write();
    expect({ [name]: changes() }).toEqual({ [name]: [here] });
  }
  await episodes.recordMove({ household: "kitchen", thing: "mug 1", place: "shelf 1", at: 41 });
  expect(changes()).toEqual([{ household: "kitchen", episode: null }]);
});

it("a write that changes nothing, or that is refused, is no change", async () => {
  const { memory, changes } = await openWatched();
  await beginEpisode(memory);
  await memory.questions.recordAsk(
    { record: askStep(1), question: sampleQuestion(), waitsFor: "q1" },
    20,
  );
  await memory.questions.recordBallot(sampleBallot());
  changes();
  expect(await memory.questions.recordBallot(sampleBallot())).toBe("duplicate");
  expect(await memory.questions.retract("none", "event-9", [], 30)).toBe("unknown");
  await expect(memory.episodes.open(sampleEpisode({ id: "e2" }))).rejects.toThrow();
  await expect(
    memory.episodes.recordStep(
      { record: sampleStep({ seq: 1 }), facts: [], invalidations: [], notes: [] },
      31,
    ),
  ).rejects.toMatchObject({ code: "conflict" });
  expect(changes()).toEqual([]);
});
