import { describe, expect, it } from "vitest";
import type { Memory } from "../../../src/core/stores.js";
import {
  askStep,
  beginAnswered,
  beginAsking,
  sampleBallot,
  sampleEpisode,
  sampleHousehold,
  sampleQuestion,
  sampleStep,
} from "../../memory/samples.js";

const ana = { platform: "simulated", workspace: "t", platformId: "u1", name: "Ana" } as const;

export function describePeople(memory: () => Memory): void {
  describe("people", () => {
    it("keeps a person once, under the present name", async () => {
      const { people } = memory();
      const first = await people.keep(ana);
      const again = await people.keep({ ...ana, name: "Ana B." });
      expect(again).toEqual({ ...first, name: "Ana B." });
      expect(await people.find("simulated", "t", "u1")).toEqual(again);
      expect(await people.get(first.id)).toEqual(again);
      expect(await people.find("simulated", "other", "u1")).toBeNull();
      expect(await people.get("p-none")).toBeNull();
    });

    it("is the person who answers", async () => {
      const answerer = await beginAnswered(memory());
      expect((await memory().people.keep(ana)).id).toBe(answerer);
      expect(await memory().people.answerersIn("simulated", "c1")).toMatchObject([
        { id: answerer, name: "Ana" },
      ]);
      expect(await memory().people.answerersIn("simulated", "c2")).toEqual([]);
      expect(await memory().people.answerersIn("slack", "c1")).toEqual([]);
    });

    it("has said something about homes: a rule, and answers with their channels, the latest last", async () => {
      const person = await beginAnswered(memory());
      const { people, knowledge, households, episodes, questions } = memory();
      await households.create(sampleHousehold("attic"));
      const rule = { id: "r1", household: "attic", text: "doors open", source: "taught" } as const;
      await knowledge.keep([{ ...rule, person, at: 1 }]);
      const told = { household: "kitchen", bot: "simulated", channel: "c1" };
      const taught = { household: "attic", bot: null, channel: null };
      expect(await people.saidIn(person)).toEqual([taught, told]);
      await episodes.open(sampleEpisode({ id: "e2", household: "attic", channel: "c2" }));
      const asked = sampleQuestion({ id: "q2", household: "attic", episode: "e2" });
      const begun = sampleStep({ episode: "e2" });
      await episodes.recordStep({ record: begun, facts: [], invalidations: [], notes: [] }, 11);
      const record = askStep(1, { episode: "e2", question: "q2" });
      await questions.recordAsk({ record, question: asked, waitsFor: "q2" }, 20);
      await questions.recordBallot(sampleBallot({ id: "b2", question: "q2", eventKey: "k2" }));
      const later = { household: "attic", bot: "simulated", channel: "c2" };
      expect(await people.saidIn(person)).toEqual([taught, told, later]);
      expect(await people.saidIn("p-none")).toEqual([]);
      await people.forget(person, "said", 99);
      expect(await people.saidIn(person)).toEqual([]);
    });

    it("keeps what a person wants, until they want otherwise", async () => {
      const { people } = memory();
      const { id, ...wishes } = await people.keep(ana);
      expect(wishes).toMatchObject({ dailyCap: null, consentedAt: null, optedOutAt: null });
      await people.setDailyCap(id, 0);
      await people.setOptedOut(id, 50);
      await people.setConsent(id, 60);
      const changed = { dailyCap: 0, optedOutAt: 50, consentedAt: 60 };
      expect(await people.get(id)).toMatchObject(changed);
      expect(await people.hasOptedOut("simulated", "u1")).toBe(true);
      expect(await people.hasOptedOut("slack", "u1")).toBe(false);
      expect(await people.keep(ana)).toMatchObject(changed);
      await people.setDailyCap(id, null);
      await people.setOptedOut(id, null);
      await people.setConsent(id, null);
      expect(await people.get(id)).toMatchObject(wishes);
      expect(await people.hasOptedOut("simulated", "u1")).toBe(false);
    });

    it("counts a question that was put to a person and answered by them once", async () => {
      await beginAsking(memory());
      const { people, questions } = memory();
      const { id } = await people.keep(ana);
      const question = sampleQuestion({ id: "q2", assignee: id, askedAt: 25 });
      const record = askStep(2, { question: "q2" });
      await questions.recordAsk({ record, question, waitsFor: "q2" }, 25);
      expect(await people.questionsToday(id, 0)).toBe(1);
      await questions.recordBallot(sampleBallot({ question: "q2" }));
      expect(await people.questionsToday(id, 0)).toBe(1);
      await questions.recordBallot(sampleBallot({ id: "b2", eventKey: "k2" }));
      expect(await people.questionsToday(id, 0)).toBe(2);
      expect(await people.questionsToday(id, 28)).toBe(2);
      expect(await people.questionsToday(id, 31)).toBe(0);
    });
  });
}
