import { describe, expect, it } from "vitest";
import type { Campaign } from "../../../src/core/campaign.js";
import type { Memory, NewBallot } from "../../../src/core/stores.js";
import { pilot } from "../../app/campaigns/scenario.js";
import {
  askStep,
  beginEpisode,
  sampleBallot,
  sampleEpisode,
  sampleHousehold,
  sampleOutcome,
  sampleQuestion,
  sampleStep,
} from "../../memory/samples.js";

const campaign: Campaign = {
  id: "pilot",
  design: pilot(),
  hash: "abc",
  state: "created",
  reason: null,
  createdAt: 5,
  startedAt: null,
  closedAt: null,
};
const ana = { platform: "simulated", workspace: "t", platformId: "u1", name: "Ana" } as const;
const agreed = { version: "1", at: 7 };

/** What campaigns promise. */
export function describeCampaigns(memory: () => Memory): void {
  describe("campaigns", () => {
    it("are frozen: the same again changes nothing, another design is refused", async () => {
      const { campaigns } = memory();
      expect(await campaigns.create(campaign)).toEqual(campaign);
      await campaigns.setState("pilot", "running", null, 8);
      expect(await campaigns.create(campaign)).toMatchObject({ state: "running" });
      await expect(campaigns.create({ ...campaign, hash: "def" })).rejects.toMatchObject({
        code: "conflict",
      });
      expect(await campaigns.get("pilot")).toEqual({ ...campaign, state: "running", startedAt: 8 });
      expect(await campaigns.get("other")).toBeNull();
    });

    it("keep when they first started, and why they are as they are", async () => {
      const { campaigns } = memory();
      await campaigns.create(campaign);
      await campaigns.create({ ...campaign, id: "second" });
      await campaigns.setState("pilot", "running", null, 8);
      await campaigns.setState("pilot", "paused", "for lunch", 9);
      await campaigns.setState("pilot", "running", null, 10);
      await campaigns.setState("pilot", "closed", "enough", 11);
      expect(await campaigns.list()).toMatchObject([
        { id: "pilot", state: "closed", reason: "enough", startedAt: 8, closedAt: 11 },
        { id: "second", state: "created", startedAt: null },
      ]);
    });

    it("keep the first assignment of a household", async () => {
      const { campaigns } = memory();
      await campaigns.create(campaign);
      const first = {
        campaign: "pilot",
        household: "pilot:1",
        task: "kitchen",
        arm: "with",
        propensity: 0.25,
      };
      await campaigns.assign(first);
      await campaigns.assign({ ...first, arm: "without", propensity: 0.75 });
      expect(await campaigns.assignments("pilot")).toEqual([first]);
      expect(await campaigns.assignments("other")).toEqual([]);
    });

    it("keep who agreed, until they no longer do or are forgotten", async () => {
      const { campaigns, people } = memory();
      await campaigns.create(campaign);
      const { id } = await people.keep(ana);
      expect(await campaigns.enrolment("pilot", id)).toBeNull();
      await campaigns.setExternalId("pilot", id, "5f1e");
      await campaigns.setConsent("pilot", id, agreed);
      await campaigns.setPracticeDone("pilot", id, 1);
      await campaigns.setPractised("pilot", id, 9);
      const enrolment = {
        campaign: "pilot",
        person: id,
        consent: agreed,
        practisedAt: 9,
        practiceDone: 1,
        externalId: "5f1e",
        codeGivenAt: null,
        codeDevice: null,
        device: null,
        byLink: false,
      };
      expect(await campaigns.enrolments("pilot")).toEqual([enrolment]);
      await campaigns.setCodeGiven("pilot", id, { at: 11, device: null });
      await campaigns.setCodeGiven("pilot", id, { at: 12, device: "ab" });
      await campaigns.setCodeGiven("pilot", id, { at: 13, device: "cd" });
      await campaigns.setSeat("pilot", id, { device: "ef" });
      await campaigns.setSeat("pilot", id, { byLink: true });
      const seat = { codeGivenAt: 11, codeDevice: "ab", device: "ef", byLink: true };
      expect(await campaigns.enrolment("pilot", id)).toEqual({ ...enrolment, ...seat });
      await campaigns.setConsent("pilot", id, null);
      expect(await campaigns.enrolment("pilot", id)).toEqual({
        ...enrolment,
        ...seat,
        consent: null,
      });
      await people.forget(id, "said", 10);
      expect(await campaigns.enrolments("pilot")).toHaveLength(1);
      await people.forget(id, "research", 10);
      expect(await campaigns.enrolments("pilot")).toEqual([]);
      await campaigns.setConsent("pilot", id, agreed);
      await people.forget(id, "person", 10);
      expect(await campaigns.enrolments("pilot")).toEqual([]);
    });

    it("keep when a question could first be read, and who of theirs had it before them", async () => {
      const { campaigns, people, questions, outbox } = memory();
      await campaigns.create(campaign);
      await beginEpisode(memory(), { purpose: "campaign", campaign: "pilot" });
      const question = sampleQuestion({ purpose: "campaign", campaign: "pilot" });
      await questions.recordAsk({ record: askStep(1), question, waitsFor: "q1" }, 12);
      const ref = { channel: "c1", message: "m1" };
      await outbox.markSent("e1", ref, 1);
      expect((await questions.get("q1"))?.deliveredAt).toBeUndefined();
      await outbox.markSent("e1", ref, 2, { question: "q1", at: 25 });
      await outbox.markSent("e1", ref, 3, { question: "q1", at: 40 });
      expect(await questions.get("q1")).toEqual({ ...question, deliveredAt: 25 });

      let given = 0;
      const openedAt = async (at: number) => {
        given += 1;
        const id = `b${given}`;
        await questions.recordBallot(sampleBallot({ id, eventKey: id, person: ana, at }));
        return (await questions.ballot(id))?.openedAt;
      };
      await questions.recordOpened(["q1"], ana, 26);
      const { id } = await people.keep(ana);
      await questions.recordOpened(["q1"], ana, 27);
      expect(await openedAt(30), "who has not agreed").toBeUndefined();
      await campaigns.setConsent("pilot", id, agreed);
      await questions.recordOpened(["q1", "q9"], ana, 50);
      await questions.recordOpened(["q1"], ana, 45);
      expect(await openedAt(49), "before it").toBeUndefined();
      expect(await openedAt(60)).toBe(50);
      await people.setOptedOut(id, 61);
      await questions.recordOpened(["q1"], ana, 62);
      await people.setOptedOut(id, null);
      expect(await openedAt(63)).toBe(50);
      await people.forget(id, "research", 70);
      await campaigns.setConsent("pilot", id, agreed);
      expect(await openedAt(80)).toBeUndefined();
    });

    it("keep which answers were given after others' words stood there, in whatever order they are heard", async () => {
      const { campaigns, questions } = memory();
      await campaigns.create(campaign);
      await beginEpisode(memory(), { purpose: "campaign", campaign: "pilot" });
      const question = sampleQuestion({ purpose: "campaign", campaign: "pilot", quorum: 3 });
      await questions.recordAsk({ record: askStep(1), question, waitsFor: "q1" }, 12);
      const press = (name: string, at: number, change: Partial<NewBallot> = {}) =>
        questions.recordBallot(
          sampleBallot({
            id: `${name}${at}`,
            eventKey: `${name}${at}`,
            message: null,
            replaces: null,
            at,
            person: { ...ana, platformId: name, name },
            ...change,
          }),
        );
      const inThread = (message: string) => ({
        message,
        eventKey: `${message}:1`,
        sawOthers: true,
      });
      await press("ben", 30);
      await press("chloe", 50);
      await press("ben", 40, inThread("m1"));
      await press("dan", 60);
      await press("ben", 70);
      await press("eve", 80, inThread("m2"));
      const elsewhere = { ...ana, workspace: "T2", platformId: "fay" };
      await press("fay", 90, { person: elsewhere });
      await press("gil", 35);
      const marks = async () =>
        (await questions.ballots("q1")).map(({ id, afterOthers }) => [id, afterOthers ?? false]);
      const told = [
        ["ben30", false],
        ["chloe50", true],
        ["ben40", false],
        ["dan60", true],
        ["ben70", false],
        ["eve80", true],
        ["fay90", false],
        ["gil35", false],
      ];
      expect(await marks()).toEqual(told);
      await questions.unsay("m1", "m1:gone", 95);
      expect(await marks(), "who has read it has read it").toEqual(told);
    });

    it("count what was asked and answered in them: of each person one answer to a question", async () => {
      const { campaigns, households, episodes, questions } = memory();
      await campaigns.create(campaign);
      await campaigns.assign({
        campaign: "pilot",
        household: "kitchen",
        task: "kitchen",
        arm: "with",
        propensity: 1,
      });
      await households.create(sampleHousehold());
      const arm = { name: "with", propensity: 1, reuse: true, first: "buttons" } as const;
      const episode = sampleEpisode({ purpose: "campaign", campaign: "pilot", arm });
      await episodes.open(episode);
      expect(await episodes.get("e1")).toEqual(episode);
      const write = { facts: [], invalidations: [], notes: [] };
      await episodes.recordStep({ record: sampleStep(), ...write }, 11);
      const question = sampleQuestion({ purpose: "campaign", campaign: "pilot", quorum: 2 });
      await questions.recordAsk({ record: askStep(1), question, waitsFor: "q1" }, 12);
      expect(await questions.list({ campaign: "pilot" })).toEqual([question]);
      const ballots = [
        sampleBallot({ id: "b1", eventKey: "k1", sawOthers: true }),
        sampleBallot({ id: "b2", eventKey: "k2" }),
      ];
      for (const ballot of ballots) {
        await questions.recordBallot(ballot);
        await questions.recordOutcome(sampleOutcome({ ballot: ballot.id, settle: null }));
      }
      expect((await questions.ballots("q1")).map(({ sawOthers }) => sawOthers)).toEqual([
        true,
        undefined,
      ]);
      const counts = { households: 1, householdsDone: 1, questions: 1, answers: 1, people: 1 };
      expect(await campaigns.counts("pilot")).toEqual({
        ...counts,
        questionsOpen: 1,
        episodesEnded: 0,
      });
      await episodes.end("e1", { kind: "terminated" }, 1, [], 30);
      expect(await campaigns.counts("pilot")).toEqual({
        ...counts,
        questionsOpen: 0,
        episodesEnded: 1,
      });
    });

    it("are counted each by itself, without what was taken back or not understood", async () => {
      const { campaigns, households, episodes, questions } = memory();
      for (const [nth, id] of ["pilot", "other"].entries()) {
        const design = { ...campaign.design, id };
        await campaigns.create({ ...campaign, id, design });
        await households.create(sampleHousehold(id));
        const assignment = { household: id, task: "kitchen", arm: "with", propensity: 1 };
        await campaigns.assign({ ...assignment, campaign: id });
        const study = { household: id, purpose: "campaign", campaign: id } as const;
        await episodes.open(sampleEpisode({ ...study, id: `e-${id}` }));
        const write = { facts: [], invalidations: [], notes: [] };
        await episodes.recordStep({ record: sampleStep({ episode: `e-${id}` }), ...write }, 11);
        const question = sampleQuestion({ ...study, id: `q-${id}`, episode: `e-${id}`, quorum: 9 });
        const record = askStep(1, { episode: `e-${id}`, question: question.id });
        await questions.recordAsk({ record, question, waitsFor: question.id }, 12);
        for (let at = 0; at < 4 - nth; at++) {
          const ballot = `b-${id}-${at}`;
          const person = { ...sampleBallot().person, platformId: `u${nth}${at}` };
          const given = { id: ballot, question: question.id, eventKey: ballot, person };
          await questions.recordBallot(sampleBallot(given));
          if (at === 2) continue;
          const understood = at === 1 ? "unclear" : "fact";
          await questions.recordOutcome(sampleOutcome({ ballot, understood, settle: null }));
        }
      }
      const one = {
        households: 1,
        householdsDone: 1,
        questions: 1,
        questionsOpen: 1,
        episodesEnded: 0,
      };
      expect(await campaigns.counts("other")).toEqual({ ...one, answers: 1, people: 1 });
      expect(await campaigns.counts("pilot")).toEqual({ ...one, answers: 2, people: 2 });
      await questions.retract("b-pilot-3", "r1", [], 50);
      await episodes.end("e-other", { kind: "terminated" }, 1, [], 60);
      expect(await campaigns.counts("pilot")).toEqual({ ...one, answers: 1, people: 1 });
      const ended = { ...one, questionsOpen: 0, episodesEnded: 1 };
      expect(await campaigns.counts("other")).toEqual({ ...ended, answers: 1, people: 1 });
    });
  });
}
