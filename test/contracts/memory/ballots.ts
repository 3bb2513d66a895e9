import { describe, expect, it } from "vitest";
import type { Memory } from "../../../memory/stores.js";
import {
  claimOf,
  factWrite,
  idsOf,
  type Steps,
  sampleOutcome,
  sampleTuple,
} from "../../memory/samples.js";

const receipt = {
  id: "n1",
  note: { kind: "receipt", text: "Noted.", ballot: "b1", to: "u1" },
} as const;

export function describeBallots(
  { questions, facts, tuples, outbox }: Memory,
  { answered, asking, begin, finish, note, read, say }: Steps,
): void {
  const wanted = async () => (await outbox.card("e1"))?.wanted ?? 0;

  describe("ballots", () => {
    it("replace the given one, or the person's one before that was not taken back", async () => {
      await asking();
      const given = [
        ["b1", "ana", { at: 30 }],
        ["b2", "ana", { at: 31 }],
        ["b3", "ben", { at: 32 }],
        ["b4", "ana", { at: 33, replaces: "b1" }],
        ["b5", "ana", { at: 29 }],
      ] as const;
      for (const [id, name, change] of given) await say(id, name, change);
      await questions.retract("b3", "r3", [], 34);
      await say("b6", "ben", { at: 35 });
      const ballots = await questions.ballots("q1");
      expect(Object.fromEntries(ballots.map(({ id, replaces }) => [id, replaces]))).toEqual({
        b1: null,
        b2: "b1",
        b3: null,
        b4: "b1",
        b5: null,
        b6: null,
      });
    });
  });

  describe("outcomes", () => {
    it("write facts, reading, settlement and notes together, once", async () => {
      const person = await answered();
      const source = { person, question: "q1", ballot: "b1", episode: "e1" };
      const fact = factWrite("f1", { subject: "mug", source: "answer" }, source);
      const outcome = sampleOutcome({ facts: [fact], claims: [claimOf(fact)], notes: [receipt] });
      for (let time = 0; time < 2; time++) await questions.recordOutcome(outcome);
      expect(await questions.ballot("b1")).toMatchObject({
        understood: "fact",
        claims: [claimOf(fact)],
      });
      expect(await questions.get("q1")).toMatchObject({ state: "answered", settledAt: 31 });
      expect(await facts.list({ household: "kitchen" })).toMatchObject([
        { household: "kitchen", slot: "mug|at|cabinet 1", personName: "Ana", ...source },
      ]);
      expect(await outbox.get("n1")).toMatchObject({ episode: "e1", note: receipt.note });
      expect(await wanted()).toBe(3);
      expect(await questions.unread()).toEqual([]);
      const unknown = questions.recordOutcome(sampleOutcome({ ballot: "b9" }));
      await expect(unknown).rejects.toMatchObject({ code: "unknown-ballot" });
    });
  });

  describe("taking back", () => {
    it("retracts the ballot's facts, and removes tuples that rested on them", async () => {
      await answered();
      const told = ["mug 1", "mug 2"].map((subject, at) =>
        factWrite(`f${at + 1}`, { subject }, { ballot: "b1" }),
      );
      await read("b1", { facts: told });
      const newer = factWrite("f3", { objects: ["sink 1"] }, { supersedes: ["f1"] });
      await note([newer], { because: ["f1"], at: 40 });
      await finish("e1", { tuples: [sampleTuple()] });
      await begin({ id: "e2", round: 2 });
      await note([], { episode: "e2", because: ["f3"], at: 55 });
      const other = sampleTuple({ id: "t2", episode: "e2" });
      await finish("e2", { at: 60, tuples: [other] });
      const before = await wanted();

      expect(await questions.retract("b1", "r1", [receipt], 70)).toBe("accepted");
      expect(await questions.ballot("b1")).toMatchObject({ retracted: true });
      expect(await facts.byIds(["f1", "f2", "f3"])).toMatchObject([
        { status: "retracted", invalidAt: 40, supersededBy: "f3" },
        { status: "retracted", invalidAt: 70 },
        { status: "valid", invalidAt: null },
      ]);
      expect(idsOf(await tuples.list("kitchen"))).toEqual(["t2"]);
      const { goal, observation } = other;
      const nearest = await tuples.nearest({ goal, observation, k: 5 });
      expect(nearest.map(({ tuple }) => tuple.id)).toEqual(["t2"]);
      expect(await wanted()).toBe(before + 1);
      expect(await outbox.get("n1")).not.toBeNull();
    });

    it.each(["alone", "with its message"])(
      "makes an outcome that comes after it change nothing: %s",
      async (how) => {
        await asking();
        await say("b1", "ana", { message: "m1" });
        if (how === "alone") await questions.retract("b1", "r1", [], 70);
        else await questions.unsay("m1", "m1:gone", 70);
        expect(await questions.unread()).toEqual([]);
        await read("b1", { facts: [factWrite("f1")] });
        expect(await facts.list({ household: "kitchen", valid: false })).toEqual([]);
        expect((await questions.get("q1"))?.state).toBe("open");
      },
    );
  });
}
