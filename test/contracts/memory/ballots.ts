import { describe, expect, it } from "vitest";
import type { Memory } from "../../../src/core/stores.js";
import {
  ballotOf,
  factWrite,
  idsOf,
  type Steps,
  sampleBallot,
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
    it("are kept with their person and words, and unread", async () => {
      const person = await answered();
      const { person: who, ...kept } = sampleBallot();
      const { name: personName, ...from } = who;
      expect(await questions.ballot("b1")).toEqual({
        ...kept,
        ...from,
        person,
        personName,
        late: false,
        retracted: false,
        understood: null,
        claims: [],
      });
      expect(await questions.unread()).toHaveLength(1);
    });

    it("of a person are listed newest first", async () => {
      await asking();
      const ana = await say("b1", "ana");
      await say("b2", "ben");
      for (const id of ["b3", "b4"]) await say(id, "ana");
      expect(idsOf(await questions.answersOf(ana, 10))).toEqual(["b4", "b3", "b1"]);
      expect(idsOf(await questions.answersOf(ana, 2))).toEqual(["b4", "b3"]);
      expect(await questions.answersOf("nobody", 10)).toEqual([]);
    });

    it("are kept once for an event, and not for what is not there", async () => {
      await asking();
      const record = (change: Parameters<typeof sampleBallot>[0]) =>
        questions.recordBallot(sampleBallot(change));
      expect(await record({ question: "q9" })).toBe("unknown");
      expect(await record({ replaces: "b9" })).toBe("unknown");
      expect(await record({})).toBe("accepted");
      expect(await record({ id: "b2" })).toBe("duplicate");
      expect(await questions.ballots("q1")).toHaveLength(1);
    });

    it("are one person's by platform, workspace and id, under the present name", async () => {
      const ana = await answered();
      const base = sampleBallot().person;
      await say("c1", "", { person: { ...base, name: "Ana B." } });
      await say("c2", "", { person: { ...base, workspace: "other" } });
      await say("c3", "ben");
      const ballots = await questions.ballots("q1");
      expect(new Set(ballots.map(({ person }) => person)).size).toBe(3);
      expect(ballots[1]).toMatchObject({ person: ana, personName: "Ana B." });
      expect(ballots[0]?.personName).toBe("Ana B.");
    });

    it("are late after the question settled: their facts count, and it stays as it is", async () => {
      await asking();
      await questions.close("q1", "expired", "silence", 99);
      await questions.recordBallot(sampleBallot({ at: 50 }));
      expect((await questions.ballot("b1"))?.late).toBe(true);
      await read("b1", { facts: [factWrite("f1", {}, { ballot: "b1" })] });
      expect((await questions.get("q1"))?.state).toBe("expired");
      expect(await facts.list({ household: "kitchen" })).toHaveLength(1);
    });

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
      const outcome = sampleOutcome({ facts: [fact], claims: [fact.fact], notes: [receipt] });
      for (let time = 0; time < 2; time++) await questions.recordOutcome(outcome);
      expect(await questions.ballot("b1")).toMatchObject({
        understood: "fact",
        claims: [fact.fact],
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

    it("settle by the first of two answers only", async () => {
      await answered();
      await say("b2", "ben");
      await read("b1");
      const settle = { state: "declined", reason: "nobody knows" } as const;
      await read("b2", { settle, at: 40 });
      const settled = { state: "answered", settledAt: 31 };
      expect(await questions.get("q1")).toMatchObject(settled);
    });

    it("leave it open with a follow-up to the latest unclear reply", async () => {
      await answered();
      for (const [ballot, text] of [
        ["b1", "Is it one of these?"],
        ["b2", "Again?"],
      ] as const) {
        const followUp = { text, choices: [] };
        await read(ballot, { understood: "unclear", settle: null, followUp });
        expect(await questions.get("q1")).toMatchObject({ state: "open", followUp });
        await say("b2", "ben");
      }
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

    it("says duplicate and unknown, and takes back only once", async () => {
      await answered();
      expect(await questions.retract("b9", "r1", [], 70)).toBe("unknown");
      expect(await questions.retract("b1", "r1", [], 70)).toBe("accepted");
      expect(await questions.retract("b1", "r1", [receipt], 71)).toBe("duplicate");
      expect(await questions.retract("b1", "r2", [receipt], 72)).toBe("accepted");
      expect(await outbox.get("n1")).toBeNull();
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

  it("an answer whose person is checked first is not read before, and is late when that takes too long", async () => {
    await asking();
    const unchecked = { ...ballotOf("b1", "ana"), unchecked: true };
    await questions.recordBallot(unchecked);
    expect(await questions.unread()).toEqual([]);
    expect(idsOf(await questions.unchecked())).toEqual(["b1"]);
    const end = { question: "q1", state: "expired", reason: null, basis: [], facts: [] } as const;
    expect(await questions.settle({ ...end, dispute: null, notes: [], at: 50 })).toBe(true);
    await questions.check("b1");
    expect(idsOf(await questions.unread())).toEqual(["b1"]);
    expect((await questions.ballot("b1"))?.late).toBe(true);
  });
}
