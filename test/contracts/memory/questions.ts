import { describe, expect, it } from "vitest";
import type { Memory } from "../../../src/core/stores.js";
import {
  askStep,
  beginAsking,
  beginEpisode,
  factWrite,
  sampleBallot,
  sampleOutcome,
  sampleQuestion,
  sampleStep,
} from "../../memory/samples.js";

export function describeQuestions(memory: () => Memory): void {
  const answer = async (question: string): Promise<void> => {
    const ballot = { id: `b-${question}`, question, eventKey: `key-${question}` };
    await memory().questions.recordBallot(sampleBallot(ballot));
    const told = { question, ballot: ballot.id };
    const facts = [factWrite(`f-${question}`, { source: "answer", subject: question }, told)];
    await memory().questions.recordOutcome(sampleOutcome({ ballot: ballot.id, facts }));
  };

  describe("questions", () => {
    it("writes step, question, wait and card together", async () => {
      await beginAsking(memory());
      expect(await memory().questions.get("q1")).toEqual(sampleQuestion());
      expect(await memory().episodes.steps("e1")).toEqual([sampleStep(), askStep(1)]);
      expect((await memory().outbox.card("e1"))?.wanted).toBe(2);
    });

    it("writes nothing when the step is there already", async () => {
      await beginEpisode(memory());
      const write = { record: askStep(0), question: sampleQuestion(), waitsFor: "q1" };
      await expect(memory().questions.recordAsk(write, 20)).rejects.toMatchObject({
        code: "conflict",
      });
      expect(await memory().questions.list()).toEqual([]);
      expect((await memory().outbox.card("e1"))?.wanted).toBe(1);
    });

    it("refuses a wait for a question that is not there", async () => {
      await beginEpisode(memory());
      const write = { record: askStep(1, { question: null }), question: null, waitsFor: "q9" };
      await expect(memory().questions.recordAsk(write, 20)).rejects.toMatchObject({
        code: "conflict",
      });
      expect(await memory().episodes.steps("e1")).toHaveLength(1);
    });

    it("refuses a step that does not ask", async () => {
      await beginEpisode(memory());
      const write = { record: sampleStep({ seq: 1 }), question: null, waitsFor: null };
      await expect(memory().questions.recordAsk(write, 20)).rejects.toMatchObject({
        code: "bad-step",
      });
    });

    it("keeps a suppressed question as a step with its outcome", async () => {
      await beginEpisode(memory());
      const step = {
        kind: "ask",
        thought: "Somebody said so yesterday.",
        need: { func: "where", noun: "mug" },
        handling: "notebook",
        outcome: "answered",
      } as const;
      const record = askStep(1, { step, question: null });
      await memory().questions.recordAsk({ record, question: null, waitsFor: null }, 20);
      expect((await memory().episodes.steps("e1"))[1]).toEqual(record);
    });

    it("joins: everyone who waits reads the same outcome", async () => {
      await beginAsking(memory());
      const record = askStep(2);
      await memory().questions.recordAsk({ record, question: null, waitsFor: "q1" }, 22);
      const outcomes = async (): Promise<readonly unknown[]> =>
        (await memory().episodes.steps("e1")).flatMap(({ step }) =>
          step.kind === "ask" ? [step.outcome] : [],
        );
      expect(await outcomes()).toEqual([null, null]);
      await answer("q1");
      expect(await outcomes()).toEqual(["answered", "answered"]);
    });

    it("touches the card of every episode that waits", async () => {
      await beginAsking(memory());
      await beginEpisode(memory(), { id: "f1", household: "flat" });
      const record = askStep(1, { episode: "f1" });
      await memory().questions.recordAsk({ record, question: null, waitsFor: "q1" }, 22);
      await answer("q1");
      expect((await memory().outbox.card("e1"))?.wanted).toBe(3);
      expect((await memory().outbox.card("f1"))?.wanted).toBe(3);
    });

    it("finds open questions whose time is over, and no others", async () => {
      await beginEpisode(memory());
      for (const [index, deadline] of [100, 50, 101, 40].entries()) {
        const seq = index + 1;
        const question = sampleQuestion({ id: `q${seq}`, deadline });
        const record = askStep(seq, { question: question.id });
        await memory().questions.recordAsk({ record, question, waitsFor: question.id }, 10);
      }
      await memory().questions.close("q4", "expired", "silence", 41);
      const overdue = await memory().questions.due(100);
      expect(overdue.map(({ id }) => id)).toEqual(["q2", "q1"]);
      expect(await memory().questions.due(49)).toEqual([]);
    });

    it("closes an open question once", async () => {
      await beginAsking(memory());
      expect(await memory().questions.close("q1", "expired", "silence", 99)).toBe(true);
      expect(await memory().questions.close("q1", "cancelled", "again", 100)).toBe(false);
      expect(await memory().questions.get("q1")).toMatchObject({
        state: "expired",
        reason: "silence",
        settledAt: 99,
      });
      expect((await memory().outbox.card("e1"))?.wanted).toBe(3);
      expect(await memory().questions.close("q9", "expired", "silence", 99)).toBe(false);
    });

    it("says which may have to be settled, and which are", async () => {
      await beginAsking(memory());
      const counted = sampleQuestion({ id: "q2", quorum: 3, deadline: 5000 });
      const record = askStep(2, { question: "q2" });
      const { questions } = memory();
      await questions.recordAsk({ record, question: counted, waitsFor: "q2" }, 22);
      expect(await questions.due(1019)).toEqual([]);
      expect((await questions.due(1020)).map(({ id }) => id)).toEqual(["q1"]);
      expect((await questions.counted()).map(({ id }) => id)).toEqual(["q2"]);
      expect(await questions.settledAmong(["q1", "q2"])).toEqual([]);
      await questions.close("q1", "expired", "silence", 1020);
      expect(await questions.settledAmong(["q1", "q2", "q9"])).toEqual(["q1"]);
      expect((await questions.due(9999)).map(({ id }) => id)).toEqual(["q2"]);
      await questions.close("q2", "expired", "silence", 9999);
      expect(await questions.counted()).toEqual([]);
    });

    it("lists by household, episode and state", async () => {
      await beginAsking(memory());
      const { questions } = memory();
      expect(await questions.list({ household: "kitchen", state: "open" })).toHaveLength(1);
      expect(await questions.list({ episode: "e1" })).toHaveLength(1);
      expect(await questions.list({ household: "flat" })).toEqual([]);
      expect(await questions.list({ state: "answered" })).toEqual([]);
    });

    it("finds an open question with the same need, adjective and all", async () => {
      await beginAsking(memory());
      const blue = sampleQuestion({
        id: "q2",
        need: { func: "where", noun: "mug", adjective: "blue" },
      });
      const record = askStep(2, { question: "q2" });
      await memory().questions.recordAsk({ record, question: blue, waitsFor: "q2" }, 22);
      const { questions } = memory();
      expect((await questions.findOpen("kitchen", { func: "where", noun: "mug" }))?.id).toBe("q1");
      expect(await questions.findOpen("kitchen", blue.need)).toEqual(blue);
      expect(await questions.findOpen("kitchen", { func: "which", noun: "mug" })).toBeNull();
      expect(await questions.findOpen("flat", { func: "where", noun: "mug" })).toBeNull();
      await questions.close("q1", "expired", "silence", 99);
      expect(await questions.findOpen("kitchen", { func: "where", noun: "mug" })).toBeNull();
    });

    it("finds answered questions that mean the same, the nearest first", async () => {
      await beginEpisode(memory());
      const asked = [
        { id: "q1", text: "Where is Ana's blue mug?", need: { func: "where", noun: "mug" } },
        { id: "q2", text: "Where is a mug?", need: { func: "where", noun: "mug" } },
        { id: "q3", text: "Where is a mug?", need: { func: "where", noun: "cup" } },
        { id: "q4", text: "Where is a mug?", need: { func: "which", noun: "mug" } },
        { id: "q5", text: "Where is a mug?", need: { func: "where", noun: "mug" } },
      ] as const;
      for (const [index, change] of asked.entries()) {
        const record = askStep(index + 1, { question: change.id });
        const question = sampleQuestion(change);
        await memory().questions.recordAsk({ record, question, waitsFor: change.id }, 20);
        if (change.id !== "q5") await answer(change.id);
      }
      const need = { func: "where", noun: "mug" } as const;
      const answered = { text: "Where is a mug?", state: "answered" } as const;
      const found = await memory().questions.findAlike("kitchen", need, answered);
      expect(found.map(({ question }) => question.id)).toEqual(["q2", "q1"]);
      expect(found[0]?.similarity).toBeCloseTo(1, 5);
      expect(found[1]?.similarity).toBeLessThan(0.95);
      expect(await memory().questions.findAlike("flat", need, answered)).toEqual([]);
      const open = { text: "Where is a mug?", state: "open" } as const;
      const waiting = await memory().questions.findAlike("kitchen", need, open);
      expect(waiting.map(({ question }) => question.id)).toEqual(["q5"]);
    });
  });
}
