import { describe, expect, it } from "vitest";
import type { Memory } from "../../../src/core/stores.js";
import {
  beginAnswered,
  beginAsking,
  factWrite,
  sampleBallot,
  sampleEpisode,
  sampleOutcome,
  sampleStep,
  sampleTuple,
} from "../../memory/samples.js";

const receipt = {
  id: "n1",
  note: { kind: "receipt", text: "Noted.", ballot: "b1", to: "u1" },
} as const;

export function describeBallots(memory: () => Memory): void {
  describe("ballots", () => {
    it("keeps a ballot with its person and words", async () => {
      const person = await beginAnswered(memory());
      expect(await memory().questions.ballot("b1")).toEqual({
        id: "b1",
        question: "q1",
        person,
        personName: "Ana",
        platform: "simulated",
        workspace: "t",
        platformId: "u1",
        eventKey: "simulated:t:words:1:1",
        message: null,
        choice: null,
        text: "in the cabinet, I think",
        late: false,
        retracted: false,
        replaces: null,
        understood: null,
        claims: [],
        at: 30,
      });
      expect(await memory().questions.unread()).toHaveLength(1);
    });

    it("lists a person's last ballots, newest first", async () => {
      await beginAsking(memory());
      const { questions } = memory();
      for (const [id, platformId] of [
        ["b1", "u1"],
        ["b2", "u2"],
        ["b3", "u1"],
        ["b4", "u1"],
      ] as const) {
        const person = { ...sampleBallot().person, platformId };
        await questions.recordBallot(sampleBallot({ id, eventKey: `key ${id}`, person }));
      }
      const person = (await questions.ballot("b1"))?.person ?? "";
      const ids = async (limit: number) =>
        (await questions.answersOf(person, limit)).map(({ id }) => id);
      expect(await ids(10)).toEqual(["b4", "b3", "b1"]);
      expect(await ids(2)).toEqual(["b4", "b3"]);
      expect(await questions.answersOf("nobody", 10)).toEqual([]);
    });

    it("keeps an event once, whatever comes with it the second time", async () => {
      await beginAsking(memory());
      const { questions } = memory();
      expect(await questions.recordBallot(sampleBallot())).toBe("accepted");
      expect(await questions.recordBallot(sampleBallot({ id: "b2" }))).toBe("duplicate");
      expect(await questions.ballots("q1")).toHaveLength(1);
    });

    it("knows nothing of a question or a replaced ballot that is not there", async () => {
      await beginAsking(memory());
      const { questions } = memory();
      expect(await questions.recordBallot(sampleBallot({ question: "q9" }))).toBe("unknown");
      expect(await questions.recordBallot(sampleBallot({ replaces: "b9" }))).toBe("unknown");
      expect(await questions.recordBallot(sampleBallot())).toBe("accepted");
    });

    it("recognises a person by platform, workspace and id, under the present name", async () => {
      const ana = await beginAnswered(memory());
      const base = sampleBallot().person;
      const people = [
        { ...base, name: "Ana B." },
        { ...base, workspace: "other" },
        { ...base, platformId: "u2", name: "Ben" },
      ];
      for (const [index, person] of people.entries()) {
        const change = { id: `c${index}`, eventKey: `k${index}`, person };
        await memory().questions.recordBallot(sampleBallot(change));
      }
      const ballots = await memory().questions.ballots("q1");
      expect(new Set(ballots.map(({ person }) => person)).size).toBe(3);
      expect(ballots[1]).toMatchObject({ person: ana, personName: "Ana B." });
      expect(ballots[0]?.personName).toBe("Ana B.");
    });

    it("marks what comes after the question settled as late", async () => {
      await beginAsking(memory());
      await memory().questions.close("q1", "expired", "silence", 99);
      await memory().questions.recordBallot(sampleBallot({ at: 50 }));
      expect((await memory().questions.ballot("b1"))?.late).toBe(true);
      const late = sampleOutcome({ facts: [factWrite("f1", {}, { ballot: "b1" })] });
      await memory().questions.recordOutcome(late);
      expect((await memory().questions.get("q1"))?.state).toBe("expired");
      expect(await memory().facts.list({ household: "kitchen" })).toHaveLength(1);
    });

    it("notes which ballot it replaces: the given one, or the person's one before", async () => {
      await beginAnswered(memory());
      const { questions } = memory();
      const ben = { ...sampleBallot().person, platformId: "u2", name: "Ben" };
      const more = [
        { id: "b2", eventKey: "k2", at: 31 },
        { id: "b3", eventKey: "k3", at: 32, person: ben },
        { id: "b4", eventKey: "k4", at: 33, replaces: "b1" },
        { id: "b5", eventKey: "k5", at: 29 },
      ];
      for (const change of more) await questions.recordBallot(sampleBallot(change));
      const ballots = await questions.ballots("q1");
      expect(ballots.map(({ id, replaces }) => [id, replaces])).toEqual([
        ["b1", null],
        ["b2", "b1"],
        ["b3", null],
        ["b4", "b1"],
        ["b5", null],
      ]);
    });

    it("does not replace a ballot that was taken back", async () => {
      await beginAnswered(memory());
      await memory().questions.retract("b1", "r1", [], 31);
      await memory().questions.recordBallot(sampleBallot({ id: "b2", eventKey: "k2", at: 32 }));
      expect((await memory().questions.ballot("b2"))?.replaces).toBeNull();
    });
  });

  describe("outcomes", () => {
    it("writes facts, reading, settlement and notes together", async () => {
      const person = await beginAnswered(memory());
      const source = { person, question: "q1", ballot: "b1", episode: "e1" };
      const fact = factWrite("f1", { subject: "mug", source: "answer" }, source);
      await memory().questions.recordOutcome(sampleOutcome({ facts: [fact], notes: [receipt] }));
      expect(await memory().questions.ballot("b1")).toMatchObject({ understood: "fact" });
      expect(await memory().questions.get("q1")).toMatchObject({
        state: "answered",
        settledAt: 31,
      });
      expect(await memory().facts.byIds(["f1"])).toMatchObject([
        { household: "kitchen", slot: "mug|at|cabinet 1", personName: "Ana", ...source },
      ]);
      expect(await memory().outbox.get("n1")).toMatchObject({ episode: "e1", note: receipt.note });
      expect((await memory().outbox.card("e1"))?.wanted).toBe(3);
      expect(await memory().questions.unread()).toEqual([]);
    });

    it("counts once when it is recorded twice", async () => {
      await beginAnswered(memory());
      const outcome = sampleOutcome({ facts: [factWrite("f1")], notes: [receipt] });
      await memory().questions.recordOutcome(outcome);
      await memory().questions.recordOutcome(outcome);
      expect(await memory().facts.list({ household: "kitchen" })).toHaveLength(1);
      expect((await memory().outbox.card("e1"))?.wanted).toBe(3);
    });

    it("settles by the first of two answers only", async () => {
      await beginAnswered(memory());
      await memory().questions.recordBallot(sampleBallot({ id: "b2", eventKey: "k2" }));
      await memory().questions.recordOutcome(sampleOutcome());
      const settle = { state: "declined", reason: "nobody knows" } as const;
      await memory().questions.recordOutcome(sampleOutcome({ ballot: "b2", settle, at: 40 }));
      expect(await memory().questions.get("q1")).toMatchObject({
        state: "answered",
        settledAt: 31,
      });
    });

    it("stays open with a follow-up to the latest unclear reply", async () => {
      await beginAnswered(memory());
      const followUp = { text: "Is it one of these?", choices: [] };
      const unclear = sampleOutcome({ understood: "unclear", settle: null, followUp });
      await memory().questions.recordOutcome(unclear);
      expect(await memory().questions.get("q1")).toMatchObject({ state: "open", followUp });
      await memory().questions.recordBallot(sampleBallot({ id: "b2", eventKey: "k2" }));
      const other = { text: "Again?", choices: [] };
      await memory().questions.recordOutcome({ ...unclear, ballot: "b2", followUp: other });
      expect((await memory().questions.get("q1"))?.followUp).toEqual(other);
    });

    it("refuses an outcome of a ballot that is not there", async () => {
      await beginAsking(memory());
      await expect(memory().questions.recordOutcome(sampleOutcome())).rejects.toMatchObject({
        code: "unknown-ballot",
      });
    });
  });

  describe("taking back", () => {
    it("retracts the ballot's facts, and removes tuples that rested on them", async () => {
      await beginAnswered(memory());
      const facts = [
        factWrite("f1", {}, { ballot: "b1" }),
        factWrite("f2", { subject: "mug 2" }, { ballot: "b1" }),
      ];
      const { episodes, questions } = memory();
      await questions.recordOutcome(sampleOutcome({ facts }));
      const seen = {
        record: sampleStep({ seq: 2, because: ["f1"] }),
        invalidations: [],
        notes: [],
      };
      const newer = factWrite("f3", { objects: ["sink 1"] }, { supersedes: ["f1"] });
      await episodes.recordStep({ ...seen, facts: [newer] }, 40);
      await episodes.end("e1", { kind: "terminated" }, 1, [sampleTuple()], 50);
      await episodes.open(sampleEpisode({ id: "e2", round: 2 }));
      const resting = sampleStep({ episode: "e2", because: ["f3"] });
      await episodes.recordStep({ record: resting, facts: [], invalidations: [], notes: [] }, 55);
      const other = sampleTuple({ id: "t2", episode: "e2" });
      await episodes.end("e2", { kind: "terminated" }, 1, [other], 60);
      const card = await memory().outbox.card("e1");

      expect(await questions.retract("b1", "r1", [receipt], 70)).toBe("accepted");
      expect(await questions.ballot("b1")).toMatchObject({ retracted: true });
      expect(await memory().facts.byIds(["f1", "f2", "f3"])).toMatchObject([
        { status: "retracted", invalidAt: 40, supersededBy: "f3" },
        { status: "retracted", invalidAt: 70 },
        { status: "valid", invalidAt: null },
      ]);
      expect((await memory().tuples.list("kitchen")).map(({ id }) => id)).toEqual(["t2"]);
      const query = { goal: other.goal, observation: other.observation, k: 5 };
      const nearest = await memory().tuples.nearest(query);
      expect(nearest.map(({ tuple }) => tuple.id)).toEqual(["t2"]);
      expect((await memory().outbox.card("e1"))?.wanted).toBe((card?.wanted ?? 0) + 1);
      expect(await memory().outbox.get("n1")).not.toBeNull();
    });

    it("says duplicate and unknown, and takes back only once", async () => {
      await beginAnswered(memory());
      const { questions, outbox } = memory();
      expect(await questions.retract("b9", "r1", [], 70)).toBe("unknown");
      expect(await questions.retract("b1", "r1", [], 70)).toBe("accepted");
      expect(await questions.retract("b1", "r1", [receipt], 71)).toBe("duplicate");
      expect(await questions.retract("b1", "r2", [receipt], 72)).toBe("accepted");
      expect(await outbox.get("n1")).toBeNull();
    });

    it("makes an outcome that comes after it change nothing", async () => {
      await beginAnswered(memory());
      await memory().questions.retract("b1", "r1", [], 70);
      expect(await memory().questions.unread()).toEqual([]);
      await memory().questions.recordOutcome(sampleOutcome({ facts: [factWrite("f1")] }));
      expect(await memory().facts.list({ household: "kitchen", valid: false })).toEqual([]);
      expect((await memory().questions.get("q1"))?.state).toBe("open");
    });
  });
}
