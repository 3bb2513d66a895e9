import { describe, expect, it } from "vitest";
import type { Memory } from "../../../memory/stores.js";
import {
  askStep,
  ballotOf,
  factWrite,
  type Steps,
  sampleHousehold,
  sampleQuestion,
  sampleStep,
} from "../../memory/samples.js";

const ana = ballotOf("", "ana").person;

export function describePeople(
  { households, episodes, questions, knowledge, people }: Memory,
  { ask, answered, asking, begin, finish, note, read, say }: Steps,
): void {
  describe("people", () => {
    it("are kept once, under the present name, and are those who answer", async () => {
      const first = await people.keep(ana);
      const again = await people.keep({ ...ana, name: "Ana B." });
      expect(again).toEqual({ ...first, name: "Ana B." });
      expect(await people.find("simulated", "t", "ana")).toEqual(again);
      expect(await people.get(first.id)).toEqual(again);
      expect(await people.find("simulated", "other", "ana")).toBeNull();
      expect(await people.get("p-none")).toBeNull();
      expect((await people.named("simulated", "ana"))?.id).toBe(first.id);
      expect(await people.named("discord", "ana")).toBeNull();
      await asking();
      expect(await say("b1", "ana")).toBe(first.id);
      expect(await people.answerersIn("simulated", "c1")).toMatchObject([
        { id: first.id, name: "ana" },
      ]);
      expect(await people.answerersIn("simulated", "c2")).toEqual([]);
      expect(await people.answerersIn("slack", "c1")).toEqual([]);
    });

    it("have said something about homes: a rule, and answers with their channels, the latest last", async () => {
      const person = await answered();
      await households.create(sampleHousehold("attic"));
      const rule = { id: "r1", household: "attic", text: "doors open", source: "taught" } as const;
      await knowledge.keep([{ ...rule, person, at: 1 }]);
      const told = { household: "kitchen", bot: "simulated", channel: "c1" };
      const taught = { household: "attic", bot: null, channel: null };
      expect(await people.saidIn(person)).toEqual([taught, told]);
      await begin({ id: "e2", household: "attic", channel: "c2" });
      await ask({ id: "q2", household: "attic", episode: "e2" });
      await say("b2", "u1", { question: "q2" });
      const later = { household: "attic", bot: "simulated", channel: "c2" };
      expect(await people.saidIn(person)).toEqual([taught, told, later]);
      expect(await people.saidIn("p-none")).toEqual([]);
      await people.forget(person, "said", 99);
      expect(await people.saidIn(person)).toEqual([]);
    });
  });

  describe("what answers were worth", () => {
    const tell = async (name: string, at = 31): Promise<string> => {
      const [ballot, id] = [`b-${name}`, `f-${name}`];
      const person = await say(ballot, name, { at });
      const told = { person, ballot, question: "q1", episode: "e1" };
      const fact = factWrite(id, { subject: `mug of ${name}`, source: "answer" }, told);
      await read(ballot, { facts: [fact], at });
      return person;
    };
    const judge = (stepsWithout: number, successWithout = true) =>
      episodes.setWorth("e1", { stepsWith: 10, stepsWithout, successWithout });

    it("is shared by those who helped in time, once the task is done and judged", async () => {
      await asking();
      const [helped, alsoHelped] = [await tell("ana"), await tell("ben")];
      await finish();
      const late = await tell("cleo", 60);
      const steps = async (id: string, campaign?: string) =>
        (await people.worthOf(id, campaign)).stepsSaved;
      expect(await steps(helped), "not judged yet").toBe(0);
      await judge(31);
      const worth = { stepsSaved: 10.5, tasksRescued: 0, questionsSpared: 0 };
      expect(await people.worthOf(helped)).toEqual(worth);
      expect(await steps(alsoHelped)).toBe(10.5);
      expect(await steps(late)).toBe(0);
      expect(await steps(helped, "pilot")).toBe(0);
    });

    it("is nothing when the task was not done", async () => {
      await asking();
      const helped = await tell("ana");
      await episodes.end("e1", { kind: "truncated", reason: "stopped" }, 0, [], 50);
      await judge(31);
      expect((await people.worthOf(helped)).stepsSaved).toBe(0);
    });

    it("counts tasks that were not to be done without, and questions spared, unless it was untrue", async () => {
      await asking();
      const helped = await tell("ana");
      await finish();
      await judge(50, false);
      await begin({ id: "e2", round: 2, startedAt: 60 });
      const { step } = askStep(0);
      const spared = { ...step, handling: "notebook", outcome: "answered" } as typeof step;
      const at = { episode: "e2", because: ["f-ana"], question: null };
      const record = askStep(1, { ...at, step: spared });
      await questions.recordAsk({ record, question: null, waitsFor: null }, 61);
      const worth = { stepsSaved: 0, tasksRescued: 1, questionsSpared: 1 };
      expect(await people.worthOf(helped)).toEqual(worth);
      expect(await people.worthOf(helped, "pilot")).toMatchObject({ questionsSpared: 0 });
      const untrue = [{ id: "f-ana", status: "contradicted", by: null }] as const;
      const look = { kind: "act", thought: "", command: "open cabinet 1" } as const;
      const shown = { ...look, observation: "Nothing.", admissible: [], reward: 0 };
      await note([], { episode: "e2", step: shown, invalidations: untrue, at: 62 });
      expect((await people.worthOf(helped)).questionsSpared, "it was not there").toBe(0);
    });
  });
}

export function describeQuestions(
  { episodes, questions, outbox }: Memory,
  { asking, begin }: Steps,
): void {
  describe("questions", () => {
    it("are written with their step, wait and card", async () => {
      await asking();
      expect(await questions.get("q1")).toEqual(sampleQuestion());
      expect(await episodes.steps("e1")).toEqual([sampleStep(), askStep(1)]);
      expect((await outbox.card("e1"))?.wanted).toBe(2);
    });

    it("go along when their task is brought to a channel, while they are open", async () => {
      await asking();
      await questions.close("q1", "expired", "silence", 40);
      const ask = { record: askStep(2, { question: "q2" }), waitsFor: "q2" };
      await questions.recordAsk({ ...ask, question: sampleQuestion({ id: "q2" }) }, 41);
      await episodes.bring("e1", { bot: "slack", channel: "c2" }, 42);
      const shown = (await outbox.list()).map(({ id, kind, channel }) => [id, kind, channel]);
      expect(shown).toEqual([["e1", "card", "c2"]]);
    });

    it.each([
      ["a step that is there already", { record: askStep(0), waitsFor: "q1" }, "conflict"],
      [
        "a wait for a question that is not there",
        { record: askStep(1, { question: null }), question: null, waitsFor: "q9" },
        "conflict",
      ],
      [
        "a step that does not ask",
        { record: sampleStep({ seq: 1 }), question: null, waitsFor: null },
        "bad-step",
      ],
    ])("are not written with %s, and nothing else is", async (_, write, code) => {
      await begin();
      const refused = questions.recordAsk({ question: sampleQuestion(), ...write }, 20);
      await expect(refused).rejects.toMatchObject({ code });
      expect(await questions.list()).toEqual([]);
      expect(await episodes.steps("e1")).toHaveLength(1);
      expect((await outbox.card("e1"))?.wanted).toBe(1);
    });
  });
}
