import { expect, it } from "vitest";
import type { Memory } from "../../../memory/stores.js";
import {
  ballotOf,
  idsOf,
  type Steps,
  sampleCampaign,
  sampleHousehold,
  sampleQuestion,
} from "../../memory/samples.js";
import { run } from "./runs.js";

const campaign = sampleCampaign();
const ana = ballotOf("", "ana").person;
const agreed = { consentVersion: "1", consentAt: 7 };
const withdrawn = { consentVersion: null, consentAt: null };
const inPilot = { purpose: "campaign", campaign: "pilot" } as const;

export function describeCampaigns(
  { households, episodes, questions, outbox, people, runs, campaigns }: Memory,
  { ask, begin, finish, read, say }: Steps,
): void {
  it("keep who agreed, until they no longer do or are forgotten", async () => {
    await campaigns.create(campaign);
    const { id } = await people.keep(ana);
    expect(await campaigns.enrolment("pilot", id)).toBeNull();
    await campaigns.enrol("pilot", id, { externalId: "5f1e" });
    await campaigns.enrol("pilot", id, agreed);
    await campaigns.enrol("pilot", id, { practiceDone: 1 });
    await campaigns.enrol("pilot", id, { practisedAt: 9 });
    const enrolment = {
      campaign: "pilot",
      person: id,
      ...agreed,
      practisedAt: 9,
      practiceDone: 1,
      externalId: "5f1e",
      codeGivenAt: null,
      codeDevice: null,
      device: null,
      byLink: false,
    };
    expect(await campaigns.enrolments("pilot")).toEqual([enrolment]);
    const devices = [null, "ab", "cd"];
    for (const [nth, device] of devices.entries())
      await campaigns.setCodeGiven("pilot", id, { at: 11 + nth, device });
    await campaigns.enrol("pilot", id, { device: "ef" });
    await campaigns.enrol("pilot", id, { byLink: true });
    const seat = { codeGivenAt: 11, codeDevice: "ab", device: "ef", byLink: true };
    expect(await campaigns.enrolment("pilot", id)).toEqual({ ...enrolment, ...seat });
    await campaigns.enrol("pilot", id, withdrawn);
    expect(await campaigns.enrolment("pilot", id)).toEqual({ ...enrolment, ...seat, ...withdrawn });
    await people.forget(id, "said", 10);
    expect(await campaigns.enrolments("pilot")).toHaveLength(1);
    for (const scope of ["research", "person"] as const) {
      await campaigns.enrol("pilot", id, agreed);
      await people.forget(id, scope, 10);
      expect(await campaigns.enrolments("pilot")).toEqual([]);
    }
  });

  it("keep when a question could first be read, and who of theirs had it before them", async () => {
    await campaigns.create(campaign);
    await begin(inPilot);
    const question = sampleQuestion(inPilot);
    await ask(question);
    const ref = { channel: "c1", message: "m1" };
    await outbox.markSent("e1", ref, 1);
    expect((await questions.get("q1"))?.deliveredAt).toBeUndefined();
    await outbox.markSent("e1", ref, 2, { question: "q1", at: 25 });
    await outbox.markSent("e1", ref, 3, { question: "q1", at: 40 });
    expect(await questions.get("q1")).toEqual({ ...question, deliveredAt: 25 });

    let given = 0;
    const openedAt = async (at: number) => {
      given += 1;
      await say(`b${given}`, "ana", { at });
      return (await questions.ballot(`b${given}`))?.openedAt;
    };
    await questions.recordOpened("q1", ana, 26);
    const { id } = await people.keep(ana);
    await campaigns.enrol("pilot", id, { externalId: "5f1e" });
    await questions.recordOpened("q1", ana, 27);
    expect(await openedAt(30), "who has not agreed").toBeUndefined();
    await campaigns.enrol("pilot", id, agreed);
    for (const id of ["q1", "q9"]) await questions.recordOpened(id, ana, 50);
    await questions.recordOpened("q1", ana, 45);
    expect(await openedAt(49), "before it").toBeUndefined();
    expect(await openedAt(60)).toBe(50);
    expect(await people.opened(id)).toEqual([{ question: "q1", at: 50 }]);
    const times = await campaigns.answerTimes("pilot");
    expect(times.map(({ since, at }) => [since, at])).toEqual([
      [25, 30],
      [25, 49],
      [50, 60],
    ]);
    expect(
      times.map(({ counts }) => counts),
      "not read yet",
    ).toEqual([false, false, false]);
    expect(await campaigns.answerTimes("other")).toEqual([]);
    await people.setOptedOut(id, 61);
    await questions.recordOpened("q1", ana, 62);
    await people.setOptedOut(id, null);
    expect(await openedAt(63)).toBe(50);
    await people.forget(id, "research", 70);
    await campaigns.enrol("pilot", id, agreed);
    expect(await openedAt(80)).toBeUndefined();
  });

  it("are counted each by itself, of each person one answer to a question, without what was taken back or not understood", async () => {
    const arm = { task: "k", arm: "with", propensity: 1 };
    for (const id of ["pilot", "other"]) {
      await campaigns.create(sampleCampaign(id));
      const home = { household: id, purpose: "campaign", campaign: id } as const;
      await campaigns.assign({ campaign: id, household: id, ...arm });
      await begin({ id: `e-${id}`, ...home });
      await ask({ id: `q-${id}`, episode: `e-${id}`, ...home, quorum: 9 });
    }
    for (const [nth, name] of ["ana", "ana", "ben", "cleo", "dan"].entries()) {
      const id = `b${nth + 1}`;
      await say(id, name, { question: "q-pilot" });
      const understood = name === "ben" ? "unclear" : "fact";
      if (name !== "dan") await read(id, { settle: null, understood });
    }
    const none = { answers: 0, people: 0 };
    const begun = { households: 1, householdsDone: 1, episodesEnded: 0 };
    const one = { ...begun, questions: 1, questionsOpen: 1 };
    expect(await campaigns.counts("pilot")).toEqual({ ...one, answers: 2, people: 2 });
    expect(await campaigns.counts("other")).toEqual({ ...one, ...none });
    expect(await campaigns.counts("third")).toMatchObject({ ...none, questions: 0 });
    await questions.retract("b4", "r1", [], 50);
    expect(await campaigns.counts("pilot")).toMatchObject({ answers: 1, people: 1 });
    expect(idsOf(await questions.list({ campaign: "pilot" }))).toEqual(["q-pilot"]);

    await finish("e-other");
    const ended = { questionsOpen: 0, episodesEnded: 1 };
    expect(await campaigns.counts("other")).toEqual({ ...one, ...none, ...ended });
    expect(await campaigns.counts("pilot")).toMatchObject({ questionsOpen: 1, episodesEnded: 0 });

    await runs.begin({ ...run, household: "pilot" });
    await households.create(sampleHousehold("waits"));
    await campaigns.assign({ campaign: "pilot", household: "waits", ...arm });
    const goesOn = { households: 2, householdsDone: 0, episodesEnded: 0 };
    expect(await campaigns.counts("pilot"), "one is played, one waits").toMatchObject(goesOn);
    await episodes.end("e-pilot", { kind: "truncated", reason: "stopped" }, 0, [], 90);
    await runs.finish("pilot", 0);
    expect(await campaigns.counts("pilot"), "one was stopped").toMatchObject(goesOn);
  });
}
