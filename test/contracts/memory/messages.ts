import { describe, expect, it } from "vitest";
import { confirmationId, standingId, standingReason } from "../../../src/core/question.js";
import type { Memory, NewBallot } from "../../../src/core/stores.js";
import {
  beginAsking,
  factWrite,
  sampleBallot,
  sampleOutcome,
  sampleQuestion,
} from "../../memory/samples.js";

const message = "slack:T1:reply:C1:17.01";

/** A version of the one message, written at this time. */
function version(id: string, at: number, change: Partial<NewBallot> = {}): NewBallot {
  return sampleBallot({
    id,
    message,
    eventKey: `${message}:${at}`,
    text: `words ${id}`,
    at,
    ...change,
  });
}

const receiptOf = (ballot: string) => ({
  id: `n-${ballot}`,
  note: { kind: "receipt", text: "Noted.", ballot, to: "u1" } as const,
});

/** Understood as one fact, with a receipt. */
const understood = (ballot: string) =>
  sampleOutcome({
    ballot,
    facts: [factWrite(`f-${ballot}`, {}, { ballot })],
    notes: [receiptOf(ballot)],
  });

export function describeMessages(memory: () => Memory): void {
  const wanted = async (id: string): Promise<number | undefined> =>
    (await memory().outbox.get(id))?.wanted;

  describe("versions of a message", () => {
    it("answer the question that the first one answered, and replace the latest before them", async () => {
      await beginAsking(memory());
      const { questions } = memory();
      await questions.recordBallot(version("b1", 30));
      await questions.close("q1", "expired", "silence", 40);
      await questions.recordBallot(version("b3", 50, { question: "q-later" }));
      await questions.recordBallot(version("b2", 45));
      expect(await questions.ballots("q1")).toMatchObject([
        { id: "b1", question: "q1", replaces: null, late: false },
        { id: "b3", question: "q1", replaces: "b1", late: true },
        { id: "b2", question: "q1", replaces: "b1", late: true },
      ]);
      expect(await questions.recordBallot(version("b4", 50))).toBe("duplicate");
    });

    it("change the receipts of what they replace", async () => {
      await beginAsking(memory());
      const { questions } = memory();
      await questions.recordBallot(version("b1", 30));
      await questions.recordOutcome(understood("b1"));
      expect(await wanted("n-b1")).toBe(1);
      await questions.recordBallot(version("b2", 40));
      await questions.recordOutcome({ ...understood("b2"), replaced: ["b1"] });
      expect(await wanted("n-b1")).toBe(2);
      expect(await wanted("n-b2")).toBe(1);
    });

    it("let a receipt that was shown be shown anew", async () => {
      await beginAsking(memory());
      const { questions, outbox } = memory();
      await questions.recordBallot(version("b1", 30));
      await questions.recordOutcome(understood("b1"));
      for (const id of ["e1", "n-b1"]) {
        const { wanted } = (await outbox.get(id)) ?? { wanted: 0 };
        await outbox.markSending(id);
        await outbox.markSent(id, { channel: "c1", message: id }, wanted);
      }
      expect(await outbox.due(99, 100)).toEqual([]);
      await questions.retract("b1", "r1", [], 40);
      expect((await outbox.due(40, 100)).map(({ id }) => id)).toEqual(["e1", "n-b1"]);
      expect(await outbox.get("n-b1")).toMatchObject({ wanted: 2, shown: 1, dueAt: 40 });
    });
  });

  describe("what was said unasked", () => {
    const standing = sampleQuestion({
      id: standingId("e1"),
      state: "cancelled",
      reason: standingReason,
      settledAt: 1,
    });
    const remark = (id: string, at: number) => ({
      ...version(id, at),
      message: `${message}-${id}`,
      question: standing.id,
      standing,
    });

    it("is kept with its standing question, which is on no list; one remark replaces no other", async () => {
      await beginAsking(memory());
      const { questions } = memory();
      expect(await questions.recordBallot(remark("b1", 30))).toBe("accepted");
      expect(await questions.recordBallot(remark("b2", 40))).toBe("accepted");
      expect(await questions.ballots(standing.id)).toMatchObject([
        { id: "b1", late: false, replaces: null },
        { id: "b2", late: false, replaces: null },
      ]);
      expect((await questions.list({ episode: "e1" })).map(({ id }) => id)).toEqual(["q1"]);
    });

    it("may put a question of its own", async () => {
      await beginAsking(memory());
      const { questions } = memory();
      await questions.recordBallot(remark("b1", 30));
      const asks = sampleQuestion({ id: confirmationId("b1"), state: "open" });
      await questions.recordOutcome({
        ...sampleOutcome({ understood: "unclear", settle: null }),
        asks,
      });
      expect(await questions.get(asks.id)).toMatchObject({ state: "open", text: asks.text });
      await questions.unsay(`${message}-b1`, `${message}-b1:gone`, 50);
      expect(await questions.get(asks.id)).toMatchObject({
        state: "cancelled",
        text: "(forgotten)",
      });
    });
  });

  describe("a deleted message", () => {
    it("is taken back with all its versions, and its words are forgotten", async () => {
      await beginAsking(memory());
      const { questions, facts } = memory();
      await questions.recordBallot(version("b1", 30));
      await questions.recordOutcome(understood("b1"));
      await questions.recordBallot(version("b2", 40));
      expect(await questions.heardMessages("e1")).toEqual([message]);
      expect(await questions.isHeard(version("b2", 40).eventKey)).toBe(true);
      expect(await questions.isHeard("another")).toBe(false);
      expect(await questions.unsay(message, `${message}:gone`, 50)).toBe("accepted");
      expect(await questions.ballots("q1")).toMatchObject([
        { id: "b1", retracted: true, text: null },
        { id: "b2", retracted: true, text: null },
      ]);
      expect(await facts.byIds(["f-b1"])).toMatchObject([{ status: "retracted", invalidAt: 50 }]);
      expect(await wanted("n-b1")).toBe(2);
      expect(await questions.unread()).toEqual([]);
      expect(await questions.heardMessages("e1")).toEqual([]);
      expect(await questions.unsay(message, `${message}:gone`, 60)).toBe("duplicate");
    });

    it("leaves other messages as they are", async () => {
      await beginAsking(memory());
      const { questions } = memory();
      await questions.recordBallot(version("b1", 30));
      const other = { message: `${message}2`, eventKey: `${message}2:1` };
      await questions.recordBallot(version("b2", 31, other));
      await questions.unsay(message, `${message}:gone`, 50);
      expect(await questions.ballot("b2")).toMatchObject({ retracted: false, text: "words b2" });
      expect(await questions.heardMessages("e1")).toEqual([`${message}2`]);
    });

    it("forgets its words also when it had been taken back", async () => {
      await beginAsking(memory());
      const { questions } = memory();
      await questions.recordBallot(version("b1", 30));
      await questions.retract("b1", "r1", [], 40);
      expect(await questions.heardMessages("e1")).toEqual([message]);
      expect(await questions.unsay(message, `${message}:gone`, 50)).toBe("accepted");
      expect(await questions.ballot("b1")).toMatchObject({ retracted: true, text: null });
    });

    it("does not count when it is delivered after its deletion; only the event is kept", async () => {
      await beginAsking(memory());
      const { questions } = memory();
      expect(await questions.unsay(message, `${message}:gone`, 20)).toBe("accepted");
      expect(await questions.recordBallot(version("b1", 30))).toBe("accepted");
      expect(await questions.recordBallot(version("b1", 30))).toBe("duplicate");
      expect(await questions.ballots("q1")).toEqual([]);
      expect(await questions.unread()).toEqual([]);
    });

    it("makes a reading that comes after it change nothing", async () => {
      await beginAsking(memory());
      const { questions, facts } = memory();
      await questions.recordBallot(version("b1", 30));
      await questions.unsay(message, `${message}:gone`, 40);
      await questions.recordOutcome(understood("b1"));
      expect(await facts.list({ household: "kitchen", valid: false })).toEqual([]);
      expect(await questions.get("q1")).toMatchObject(sampleQuestion());
      expect(await memory().outbox.get("n-b1")).toBeNull();
    });
  });
}
