/** What the simulated campaign is judged by: what people did against what was kept, and what they write. */
import { describe, expect, it } from "vitest";
import type { RatedAnswer } from "../../../src/core/campaign.js";
import { seededRandom } from "../../../src/core/random.js";
import {
  makePeople,
  mixedCrowd,
  type SimulatedPerson,
} from "../../../src/crowdwork/simulated/people.js";
import { rebuildCrowd } from "../campaign/crowd.js";
import { judgeLive } from "../campaign/judge.js";
import { type LiveAct, LivePeople } from "../campaign/people.js";
import { simulateQuestion } from "../campaign/questions.js";
import type { KeptAnswer, LiveQuestion } from "../campaign/rows.js";
import { writeAnswer } from "../campaign/words.js";
import type { ChatRoom } from "../faults/room.js";

const act = (key: string, change: Partial<LiveAct> = {}): LiveAct => ({
  key,
  acked: true,
  question: "q1",
  person: "ana",
  isTooEarly: false,
  ...change,
});

const kept = (ballot: string, key: string, change: Partial<KeptAnswer> = {}): KeptAnswer => ({
  ballot,
  key: `slack:${key}`,
  question: "q1",
  isRead: true,
  isTooEarly: false,
  ...change,
});

const none = { tooLate: 0, missed: 0, unheard: 0 };

const judge = (acts: readonly LiveAct[], answers: readonly KeptAnswer[]) =>
  judgeLive({ acts, answers, ends: [], unsaid: none });

describe("the judge of a simulated campaign", () => {
  it("finds nothing where every answer is kept once, and what came too early is not", () => {
    const acts = [act("k1"), act("k0", { isTooEarly: true }), act("k2", { acked: false })];
    expect(judge(acts, [kept("b1", "k1")])).toEqual({
      lost: 0,
      doubled: 0,
      tooEarly: 0,
      unfinished: 0,
      unsaid: none,
      findings: [],
    });
  });

  it("finds what was lost, doubled, kept too early, or never ended", () => {
    expect(judge([act("k1")], [])).toMatchObject({ lost: 1 });
    expect(judge([act("k1")], [kept("b1", "k1", { question: "q2" })])).toMatchObject({
      lost: 1,
      doubled: 1,
    });
    expect(judge([act("k1")], [kept("b1", "k1", { isRead: false })])).toMatchObject({ lost: 1 });
    expect(judge([act("k1")], [kept("b1", "k1"), kept("b2", "k1")])).toMatchObject({ doubled: 1 });
    expect(judge([act("k1")], [kept("b1", "k1", { isTooEarly: true })])).toMatchObject({
      tooEarly: 1,
      lost: 0,
      doubled: 0,
    });
    expect(judge([act("k1", { isTooEarly: true })], [kept("b1", "k1")])).toMatchObject({
      tooEarly: 0,
      lost: 0,
      doubled: 0,
    });
    const ends = [{ campaign: "c", state: "running", reason: null, enrolled: 0 }] as const;
    expect(
      judgeLive({ acts: [], answers: [], ends, unsaid: { ...none, missed: 2 } }),
    ).toMatchObject({
      unfinished: 1,
      unsaid: { ...none, missed: 2 },
      findings: [expect.stringContaining("c is running")],
    });
  });
});

const choices = ["sink 1", "fridge 1", "shelf 1"].map((value, at) => ({
  id: `c${at}`,
  value,
  label: value,
}));

const asked = (change: Partial<LiveQuestion> = {}): LiveQuestion => ({
  id: "q1",
  campaign: "c",
  household: "c:1",
  choices,
  wanted: 3,
  adjudicates: false,
  truth: "fridge 1",
  gold: false,
  ...change,
});

describe("a question of a running campaign", () => {
  it("has the world's truth, and a lure that is wrong; the same whenever it is looked at", () => {
    const question = simulateQuestion(asked(), 1);
    expect(question).toMatchObject({
      truth: "fridge 1",
      candidates: ["sink 1", "fridge 1", "shelf 1"],
    });
    expect(["sink 1", "shelf 1"]).toContain(question.lure);
    expect(simulateQuestion(asked(), 1)).toEqual(question);
    expect(simulateQuestion(asked(), 2).difficulty).not.toBe(question.difficulty);
  });

  it("has one answer that is meant, where the world knows of several", () => {
    const { truth, candidates } = simulateQuestion(asked({ truth: null }), 1);
    expect(candidates).toContain(truth);
    expect(simulateQuestion(asked({ truth: null, choices: [] }), 1).truth).toBe("bad");
  });
});

describe("a crowd that is read from rows", () => {
  const ana: SimulatedPerson = {
    id: "ana",
    kind: "diligent",
    ability: 2,
    admits: 0.3,
    constant: 0.9,
    medianMs: 9000,
    writes: [0, 0, 1],
    activity: 1,
    follows: null,
  };
  const said = (question: string, person: string): RatedAnswer => ({
    ballot: `${question}-${person}`,
    question,
    person,
    label: "fridge 1",
    platform: "slack",
    written: 0,
    tookMs: 1,
    timedFrom: "asked" as const,
    sawOthers: false,
    truth: null,
  });

  it("has the people's answers to what the world knows, and the quality that they were made with", () => {
    const given = [said("q1", "ana"), said("q2", "ana"), said("q3", "ana")];
    const crowd = rebuildCrowd({
      questions: [asked(), asked({ id: "q2", truth: null }), asked({ id: "q3" })],
      rated: [said("q1", "ana"), said("q2", "ana"), said("q1", "somebody")],
      crowds: [
        {
          people: [ana],
          given: given.map((answer) => ({ answer, thoughtBy: "ana", typingMs: 0 })),
        },
      ],
      seed: 1,
    });
    expect(crowd.answers).toEqual([said("q1", "ana")]);
    expect(crowd.questions.map(({ id }) => id)).toEqual(["q1"]);
    expect([...crowd.quality.keys()]).toEqual(["ana"]);
    expect(crowd.quality.get("ana")).toBeGreaterThan(0.4);
  });
});

describe("a simulated person at work", () => {
  const people = makePeople(12, mixedCrowd, seededRandom(3, "people"));
  const card = { question: "q1", episode: "e1", message: "m1", thread: "t1", choices };

  interface Found {
    readonly state: "running" | "closed";
    readonly stands: boolean;
    readonly seed: number;
  }

  /** All three who are asked press or write, after they have agreed. */
  async function work(
    isGone: boolean,
    { state = "running", stands = true, seed = 1 }: Partial<Found> = {},
  ) {
    const typed: number[] = [];
    const act = async () => {
      if (isGone) throw new Error("no such button");
      return { key: `k${typed.length}`, acked: true };
    };
    const fill = ({ typingMs = 0 }) => {
      typed.push(typingMs);
      return act();
    };
    const room = { bot: "slack", press: act, fill, agree: async () => undefined };
    const ends = [{ campaign: "c", state, reason: null, enrolled: 0 }] as const;
    const open = async () => (stands ? [asked()] : []);
    const crowd = new LivePeople({
      people,
      seed,
      speed: 10_000,
      signal: new AbortController().signal,
      rows: { hasAgreed: async () => true, ends: async () => ends, open },
    });
    crowd.see({ question: asked(), asked: card, room: room as unknown as ChatRoom });
    await crowd.settled();
    return { crowd, typed };
  }

  it("who cannot say it came too late, was missed or was not heard, by what became of the question", async () => {
    const told = async (...given: Parameters<typeof work>) => (await work(...given)).crowd.unsaid;
    expect(await told(true, { stands: false })).toEqual({ ...none, missed: 3 });
    expect(await told(true)).toEqual({ ...none, unheard: 3 });
    expect(await told(true, { state: "closed", stands: false })).toEqual({ ...none, tooLate: 3 });
    const { crowd: heard } = await work(false);
    expect(heard.unsaid).toEqual(none);
    expect(heard.acts.filter(({ isTooEarly }) => !isTooEarly)).toHaveLength(3);
  });

  it("writes while the form is open", async () => {
    const typed: number[] = [];
    for (let seed = 1; seed <= 8; seed += 1) typed.push(...(await work(false, { seed })).typed);
    expect(typed.length).toBeGreaterThan(0);
    expect(typed.every((ms) => ms > 0)).toBe(true);
  });
});

describe("what simulated people write", () => {
  it("is the place, in about as many characters as they write", () => {
    const choice = { label: "Top drawer" };
    expect(writeAnswer(choice, 5)).toBe("top drawer");
    expect(writeAnswer(choice, 20)).toBe("It is the top drawer.");
    expect(writeAnswer({ label: "Ana's red mug" }, 20)).toBe("It is Ana's red mug.");
    const long = writeAnswer(choice, 180);
    expect(long).toContain("top drawer");
    expect(Math.abs(long.length - 180)).toBeLessThan(60);
  });
});
