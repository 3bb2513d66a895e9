import { describe, expect, it } from "vitest";
import type { Memory, QuestionTimer, Settlement } from "../../../src/core/stores.js";
import {
  askStep,
  beginAnswered,
  beginAsking,
  beginEpisode,
  factWrite,
  sampleBallot,
  sampleOutcome,
  sampleQuestion,
} from "../../memory/samples.js";

const remind: QuestionTimer = { question: "q1", kind: "remind", nth: 1, dueAt: 50 };
const escalate: QuestionTimer = { question: "q1", kind: "escalate", nth: 1, dueAt: 60 };
const note = {
  id: "n1",
  note: { kind: "reminder", text: "Still open.", ballot: null, to: null },
} as const;
const call = { id: "c-1", channel: "C2" };
const nothing = { notes: [], call: null, deferTo: null };

const settlement: Settlement = {
  question: "q1",
  state: "answered",
  reason: null,
  basis: ["b1"],
  facts: [],
  dispute: null,
  notes: [],
  at: 70,
};

export function describeLife(memory: () => Memory): void {
  const due = async (at: number) => memory().questions.dueTimers(at);
  const beginTimed = async (): Promise<void> => {
    await beginEpisode(memory());
    await memory().questions.recordAsk(
      {
        record: askStep(1),
        question: sampleQuestion(),
        waitsFor: "q1",
        timers: [remind, escalate],
      },
      20,
    );
  };

  describe("timers", () => {
    it("are written with the question, and due in order", async () => {
      await beginTimed();
      expect(await due(49)).toEqual([]);
      expect(await due(50)).toEqual([remind]);
      expect(await due(60)).toEqual([remind, escalate]);
    });

    it("do what they do once", async () => {
      await beginTimed();
      const { questions, outbox } = memory();
      const firing = { notes: [note], call, deferTo: null };
      expect(await questions.fireTimer(remind, firing, 51)).toBe(true);
      expect(await questions.fireTimer(remind, firing, 52)).toBe(false);
      expect(await due(60)).toEqual([escalate]);
      expect((await outbox.list({ episode: "e1" })).map(({ kind }) => kind)).toEqual([
        "card",
        "note",
        "call",
      ]);
      expect(await outbox.get("c-1")).toMatchObject({
        kind: "call",
        question: "q1",
        channel: "C2",
        bot: "simulated",
        wanted: 1,
      });
    });

    it("can be put off", async () => {
      await beginTimed();
      const { questions } = memory();
      expect(await questions.fireTimer(remind, { ...nothing, deferTo: 80 }, 51)).toBe(true);
      expect(await due(79)).toEqual([escalate]);
      expect(await questions.fireTimer(remind, { ...nothing, notes: [note] }, 80)).toBe(true);
      expect(await questions.fireTimer(remind, { ...nothing, deferTo: 90 }, 81)).toBe(false);
      expect(await due(99)).toEqual([escalate]);
    });

    it("stop when the question is settled or its episode ends", async () => {
      await beginTimed();
      const { questions, episodes, outbox } = memory();
      await episodes.end("e1", { kind: "terminated" }, 1, [], 40);
      expect(await due(99)).toEqual([]);
      expect(await questions.fireTimer(remind, { ...nothing, notes: [note] }, 51)).toBe(false);
      expect((await outbox.list({ episode: "e1" })).map(({ kind }) => kind)).toEqual(["card"]);
    });
  });

  describe("calls", () => {
    it("are shown anew when the question changes, and wait for no card", async () => {
      await beginTimed();
      const { questions, outbox } = memory();
      await questions.fireTimer(escalate, { ...nothing, call }, 61);
      expect((await outbox.due(61, 100)).map(({ id }) => id)).toEqual(["e1", "c-1"]);
      await outbox.markSending("c-1");
      await outbox.markSent("c-1", { channel: "C2", message: "m2" }, 1);
      expect((await outbox.due(62, 100)).map(({ id }) => id)).toEqual(["e1"]);
      await questions.close("q1", "expired", "silence", 99);
      expect(await outbox.get("c-1")).toMatchObject({ state: "queued", wanted: 2, shown: 1 });
      await outbox.markSending("c-1");
      await outbox.markSent("c-1", { channel: "C2", message: "m2" }, 2);
      await memory().episodes.end("e1", { kind: "terminated" }, 1, [], 120);
      expect(await outbox.get("c-1")).toMatchObject({ state: "queued", wanted: 3 });
    });
  });

  describe("settling", () => {
    const read = async (change: Parameters<typeof sampleOutcome>[0] = {}): Promise<void> =>
      memory().questions.recordOutcome(sampleOutcome({ settle: null, ...change }));

    it("writes state, facts and notes together, once", async () => {
      const ana = await beginAnswered(memory());
      await read({ claims: [factWrite("f0").fact] });
      const { questions, facts, outbox } = memory();
      expect((await questions.ballot("b1"))?.claims).toEqual([factWrite("f0").fact]);
      const fact = factWrite("f1", { source: "answer" }, { person: ana, ballot: "b1" });
      expect(await questions.settle({ ...settlement, facts: [fact], notes: [note] })).toBe(true);
      expect(await questions.settle({ ...settlement, facts: [fact], notes: [note] })).toBe(false);
      expect(await questions.get("q1")).toMatchObject({ state: "answered", settledAt: 70 });
      expect((await facts.list({ household: "kitchen" })).map(({ id }) => id)).toEqual(["f1"]);
      expect(await outbox.get("n1")).toMatchObject({ kind: "note" });
    });

    it("waits for what is unread, and for a new count when an answer was taken back", async () => {
      await beginAnswered(memory());
      const { questions } = memory();
      expect(await questions.settle(settlement)).toBe(false);
      await read();
      await questions.retract("b1", "k-retract", [], 60);
      expect(await questions.settle(settlement)).toBe(false);
      expect((await questions.get("q1"))?.state).toBe("open");
      expect(await questions.settle({ ...settlement, basis: [] })).toBe(true);
    });
  });

  describe("disputes", () => {
    const anas = { subject: "Ana's mug", relation: "at", source: "answer" } as const;
    /** Ana says cabinet, and Ben says fridge: question q2 is to settle it. */
    const dispute = async (): Promise<void> => {
      const { questions } = memory();
      const ana = await beginAnswered(memory());
      const person = { ...sampleBallot().person, platformId: "u2", name: "Ben" };
      await questions.recordBallot(sampleBallot({ id: "b2", eventKey: "k2", person }));
      const ben = (await questions.ballot("b2"))?.person ?? "";
      const first = factWrite(
        "f1",
        { ...anas, objects: ["cabinet 1"] },
        { person: ana, ballot: "b1" },
      );
      const second = factWrite(
        "f2",
        { ...anas, objects: ["fridge 1"] },
        { person: ben, ballot: "b2" },
      );
      await questions.recordOutcome(sampleOutcome({ facts: [first] }));
      await questions.recordOutcome(
        sampleOutcome({
          ballot: "b2",
          facts: [second],
          settle: null,
          dispute: {
            question: "q2",
            adjudication: sampleQuestion({ id: "q2", adjudicates: "q1" }),
            timers: [{ ...remind, dueAt: 500 }],
            facts: ["f1", "f2"],
          },
        }),
      );
    };
    const valid = async (): Promise<readonly string[]> =>
      (await memory().facts.list({ household: "kitchen" })).map(({ id }) => id);

    it("take facts out of use, and ask", async () => {
      await dispute();
      const { questions, facts } = memory();
      expect(await valid()).toEqual([]);
      const all = await facts.list({ household: "kitchen", disputed: true });
      expect(all.map(({ id, dispute: by }) => [id, by])).toEqual([
        ["f1", "q2"],
        ["f2", "q2"],
      ]);
      expect((await questions.list({ adjudicates: "q1" })).map(({ id }) => id)).toEqual(["q2"]);
      expect(await due(500)).toEqual([{ ...remind, question: "q2", dueAt: 500 }]);
    });

    it("end by themselves when one claim falls", async () => {
      await dispute();
      const { questions } = memory();
      await questions.retract("b2", "k-retract", [], 60);
      expect(await valid()).toEqual(["f1"]);
      expect(await questions.get("q2")).toMatchObject({ state: "answered", reason: "resolved" });
      expect(await due(999)).toEqual([]);
    });

    it("go over to the question that asks again", async () => {
      await dispute();
      const { questions, facts } = memory();
      await questions.close("q2", "expired", "silence", 99);
      const record = askStep(2, { question: "q3" });
      const question = sampleQuestion({ id: "q3", adjudicates: "q1" });
      await questions.recordAsk({ record, question, waitsFor: "q3", disputed: ["f1", "f2"] }, 120);
      const all = await facts.list({ household: "kitchen", disputed: true });
      expect(all.map(({ dispute: by }) => by)).toEqual(["q3", "q3"]);
      expect(await valid()).toEqual([]);
    });
  });

  it("a step whose question was tied waits for the one that settles it", async () => {
    await beginAsking(memory());
    const { questions, episodes } = memory();
    const outcome = async () => {
      const step = (await episodes.steps("e1"))[1]?.step;
      return step?.kind === "ask" ? step.outcome : undefined;
    };
    const claims = ["cabinet 1", "fridge 1"].map((place, at) =>
      factWrite(`f${at}`, { subject: "mug 1", objects: [place], source: "answer" }),
    );
    const posed = {
      question: "q2",
      adjudication: sampleQuestion({ id: "q2", adjudicates: "q1" }),
      timers: [],
      facts: ["f0", "f1"],
    };
    const tied = { ...settlement, reason: "tied", basis: [], facts: claims, dispute: posed };
    expect(await questions.settle(tied)).toBe(true);
    expect(await outcome()).toBeNull();
    await questions.close("q2", "expired", "silence", 99);
    expect(await outcome()).toBe("expired");
  });

  it("an unanswered question may end the task", async () => {
    await beginEpisode(memory());
    const question = sampleQuestion({ fallback: "abandon" });
    await memory().questions.recordAsk({ record: askStep(1), question, waitsFor: "q1" }, 20);
    await memory().questions.close("q1", "expired", "silence", 99);
    expect((await memory().episodes.steps("e1"))[1]?.step).toMatchObject({ outcome: "abandoned" });
  });
}
