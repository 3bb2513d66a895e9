import { describe, expect, it } from "vitest";
import type { OpenMemory } from "../../../memory/open.js";
import { announce } from "../../../src/app/campaigns/announcements.js";
import { createFigureCache } from "../../../src/app/campaigns/figure-cache.js";
import { readFigures } from "../../../src/app/campaigns/figures.js";
import { findCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { whyOver } from "../../../src/app/campaigns/player.js";
import { agreementOf, rateAnswers } from "../../../src/app/campaigns/rated-answers.js";
import { reportOn } from "../../../src/app/campaigns/report.js";
import { answerCampaign } from "../../../src/app/control/control.js";
import { createScope } from "../../../src/app/control/scope.js";
import { createLog } from "../../../src/app/operating/log.js";
import type {
  AnswerTime,
  Campaign,
  CampaignDesign,
  PayRate,
} from "../../../src/core/campaign/campaign.js";
import { reportShape } from "../../../src/core/campaign/campaign-report.js";
import type { PlaceView } from "../../../src/core/episode/scene.js";
import type { NewBallot } from "../../../src/core/memory/stores.js";
import { truthOf } from "../../../src/core/question/question.js";
import { costOf } from "../../../src/crowdwork/cost.js";
import { openRows } from "../../build/sous.js";
import { newFile } from "../../memory/folder.js";
import {
  ask,
  ballotOf,
  beginEpisode,
  factWrite,
  finish,
  read,
  say,
  stoppedClock,
} from "../../memory/samples.js";
import { ownerIn } from "../caller.js";
import { runSous } from "../run-sous.js";
import { keepCampaign, pilot, study, tell } from "./scenario.js";

const place = (
  id: string,
  thing: { readonly id: string; readonly attributes?: Record<string, string> },
) => ({
  id,
  label: id,
  kind: "shelf",
  room: "kitchen",
  zone: "storage" as const,
  openable: false,
  open: true,
  things: [{ attributes: {}, ...thing, kind: "mug", label: thing.id }],
});
const shelves = [place("shelf 1", { id: "mug 1" }), place("shelf 2", { id: "mug 2" })];

async function rate(
  places: readonly PlaceView[],
  said: readonly (readonly [who: string, place: string, change?: Partial<NewBallot>])[],
  gold = 1,
) {
  const memory = await openRows();
  await beginEpisode(memory);
  const owner = { home: "Home", places: [...places], robotAt: [], held: null };
  await ask(memory, { ...study, quorum: 3, view: { owner, seen: [] } }, { at: 12 });
  for (const [who, where, change] of said) await tell(memory, { who, place: where, ...change });
  return rateAnswers(memory, pilot({ gold }));
}

describe("the answers of a campaign", () => {
  it("are one of each person: the last that was given unseen", async () => {
    const rated = await rate(shelves.slice(0, 1), [
      ["ana", "shelf 1", { at: 30 }],
      ["ana", "shelf 2", { at: 40, choice: null, text: "on the second" }],
      ["ana", "shelf 3", { at: 60, sawOthers: true }],
      ["ben", "dk"],
      ["chloe", "shelf 1", { sawOthers: true }],
    ]);
    expect(rated.map(({ label, sawOthers, truth }) => [label, sawOthers, truth])).toEqual([
      ["shelf 2", false, "shelf 1"],
      ["dk", false, "shelf 1"],
      ["shelf 1", true, "shelf 1"],
    ]);
    expect(rated[0]).toMatchObject({ tookMs: 20, written: "on the second".length, question: "q1" });
    expect(agreementOf(rated)).toBe(0);
  });

  it("say nothing of agreement after others' words stood there, and are kept", async () => {
    const reply = { choice: null, text: "on the second", message: "m1", sawOthers: true };
    const rated = await rate(shelves.slice(0, 1), [
      ["ana", "shelf 1", { at: 30 }],
      ["ben", "shelf 2", { at: 35, ...reply }],
      ["ana", "shelf 2", { at: 40 }],
      ["chloe", "shelf 2", { at: 45 }],
    ]);
    expect(rated.map(({ label, sawOthers }) => [label, sawOthers])).toEqual([
      ["shelf 1", false],
      ["shelf 2", true],
      ["shelf 2", true],
    ]);
    expect(agreementOf(rated)).toBeNull();
  });

  it("are timed from delivery, or from when the person opened the question", async () => {
    const memory = await openRows();
    await keepCampaign(memory);
    await beginEpisode(memory, study);
    await ask(memory, { ...study, quorum: 3 }, { at: 12 });
    await tell(memory, { who: "ana", place: "dk", at: 15 });
    const shown = { question: "q1", at: 20 };
    await memory.outbox.markSent("e1", { channel: "c1", message: "m1" }, 20, shown);
    const { person } = ballotOf("", "chloe");
    const { id } = await memory.people.keep(person);
    await memory.campaigns.enrol("pilot", id, { consentVersion: "1", consentAt: 21 });
    await memory.questions.recordOpened("q1", person, 1020);
    await tell(memory, { who: "ben", place: "dk", at: 720 });
    await tell(memory, { who: "chloe", place: "dk", at: 1420 });
    const rated = await rateAnswers(memory, pilot());
    expect(rated.map(({ timedFrom, tookMs }) => [timedFrom, tookMs])).toEqual([
      ["delivered", 0],
      ["delivered", 700],
      ["opened", 400],
    ]);
  });

  it("are checked against the world only where it has one answer, and the question is gold", async () => {
    const truth = async (...given: [readonly PlaceView[], number]) =>
      (await rate(given[0], [["ana", "shelf 1"]], given[1]))[0]?.truth;
    expect(await truth(shelves, 1)).toBeNull();
    expect(await truth(shelves.slice(1), 0)).toBeNull();
    expect(await truth(shelves.slice(1), 1)).toBe("shelf 2");
  });

  it.each([
    ["where is Ana's mug", { func: "where", adjective: "Ana's", noun: "mug" }, "shelf 1"],
    ["where is the red mug", { func: "where", adjective: "red", noun: "mug" }, "shelf 2"],
    ["which mug is Ana's", { func: "which", adjective: "Ana's", noun: "mug" }, "mug 1"],
    ["where are two mugs", { func: "where", adjective: "two", noun: "mug" }, null],
    ["which mug", { func: "which", noun: "mug" }, null],
    ["what a mug is", { func: "what", noun: "mug" }, null],
  ] as const)("have the world's truth: %s", (_, need, truth) => {
    const places = [
      place("shelf 1", { id: "mug 1", attributes: { owner: "Ana", colour: "blue" } }),
      place("shelf 2", { id: "mug 2", attributes: { owner: "Ben", colour: "red" } }),
    ];
    const owner = { home: "Home", places, robotAt: [], held: null };
    expect(truthOf({ need, view: { owner, seen: [] } })).toBe(truth);
  });
});

const wanted = 0.99;

async function open(): Promise<OpenMemory> {
  const memory = await openRows(":memory:", stoppedClock());
  await beginEpisode(memory, study);
  return memory;
}

async function keepAnswered(memory: OpenMemory, nth: number, ...said: readonly string[]) {
  const id = `q${nth}`;
  const places = ["cabinet 1", "fridge 1", "shelf 1"];
  const choices = places.map((value) => ({ id: value, label: value, value }));
  await ask(memory, { id, ...study, quorum: 2, choices });
  for (const [at, place] of said.entries())
    await tell(memory, { question: id, who: `Person ${at}`, place });
  await memory.questions.close(id, "expired", "time is over", 40);
}

async function isOver(memory: OpenMemory, agreement = wanted): Promise<boolean> {
  const campaign = { id: "pilot", design: pilot({ stop: { agreement } }) } as Campaign;
  const parts = { memory, log: createLog("silent"), database: null };
  return (await whyOver(memory, campaign, 50, createFigureCache("agreement", parts))) !== null;
}

it("takes 20 questions with several answers; what the review has excluded counts when it is included again", async () => {
  const memory = await open();
  const exclude = (question: string, excluded: boolean) =>
    memory.releases.exclude({ question, excluded, reviewer: "Ana", at: 60 });
  for (let nth = 1; nth <= 20; nth++) {
    expect(await isOver(memory)).toBe(false);
    const place = nth % 2 === 0 ? "cabinet 1" : "fridge 1";
    await keepAnswered(memory, nth, place, place);
  }
  expect(await isOver(memory)).toBe(true);
  await keepAnswered(memory, 21, "cabinet 1", "fridge 1");
  expect(await isOver(memory)).toBe(false);
  await exclude("q21", true);
  expect(await isOver(memory)).toBe(true);
  await exclude("q20", true);
  expect(await isOver(memory)).toBe(false);
  for (const question of ["q20", "q21"]) await exclude(question, false);
  expect(await isOver(memory)).toBe(false);
  expect(await isOver(memory, 0.5)).toBe(true);
});

const minute = 60_000;
const day = 24 * 60 * minute;

/** Ana answers after 2 minutes, then after 3 each; Ben after an hour, unread. */
async function answered(change: Partial<CampaignDesign> = {}, file?: string): Promise<OpenMemory> {
  const memory = await openRows(file, stoppedClock());
  const design = { ...pilot({ stop: { answers: 4 } }), ...change };
  await keepCampaign(memory, { design, state: "created", createdAt: 0, startedAt: null });
  await memory.campaigns.setState("pilot", "running", null, 0);
  const arm = { name: "with", propensity: 1, reuse: true, first: "buttons" } as const;
  await beginEpisode(memory, { ...study, arm });
  await ask(memory, { ...study, quorum: 3, askedAt: 0 }, { at: 0 });
  for (const [id, name, at, understood] of [
    ["b1", "Ana", 2 * minute, "fact"],
    ["b2", "Ana", 3 * minute, "fact"],
    ["b3", "Ben", 60 * minute, "unclear"],
  ] as const) {
    await say(memory, id, name, { at });
    await read(memory, id, { settle: null, understood });
  }
  return memory;
}

async function reportAfter(change: Partial<CampaignDesign>, now = day) {
  const memory = await answered(change);
  return reportOn(memory, await findCampaign(memory, "pilot"), now);
}

const byHour: PayRate = { amount: 12, currency: "EUR", per: "hour" };
const byAnswer: PayRate = { amount: 0.15, currency: "EUR", per: "answer" };

it("counts nobody's time twice, and no answer for longer than somebody thinks", async () => {
  const work = async (times: readonly AnswerTime[]) => {
    const campaigns = { answerTimes: async () => times };
    const rate: PayRate = { amount: 60, currency: "EUR", per: "hour" };
    const cost = await costOf(campaigns, { id: "pilot", rate }, { answers: 0, growth: null });
    return { bounded: cost.workedMs, most: (cost.most ?? 0) * minute };
  };
  const [ana, ben] = [
    { person: "ana", since: 0 },
    { person: "ben", since: 0 },
  ];
  // Time between two answers counts for the second of the three questions asked at once.
  const times = [minute, 2 * minute, 3 * minute].map((at) => ({ ...ana, at, counts: true }));
  expect(await work(times)).toEqual({ bounded: 3 * minute, most: 3 * minute });
  expect(await work([{ ...ben, at: 60 * minute, counts: true }])).toEqual({
    bounded: 5 * minute,
    most: 60 * minute,
  });
  // A platform's clock may be behind.
  expect(await work([{ ...ben, at: -5, counts: true }])).toEqual({ bounded: 0, most: 0 });
  expect(await work([])).toEqual({ bounded: 0, most: 0 });
});

it("is told by the same number of answers everywhere: those that count", async () => {
  const memory = await answered({ payRate: byAnswer });
  const campaign = await findCampaign(memory, "pilot");
  const { overTime, seconds } = (await readFigures(memory, campaign)).figures;
  const { answers } = await memory.campaigns.counts("pilot");
  const inSeconds = seconds.reduce((sum, one) => sum + one.answers, 0);
  expect([overTime.length, overTime.at(-1)?.answers, inSeconds]).toEqual(Array(3).fill(answers));
});

it("is what answers count, or people's time, at the rate; and four times that when a quarter is done", async () => {
  const { cost: perAnswer, answers } = await reportAfter({ payRate: byAnswer });
  expect(answers).toBe(1);
  expect(perAnswer).toMatchObject({ answers: 1, spent: 0.15, workedMs: null, most: null });
  expect(perAnswer?.expected).toBeCloseTo(0.6, 9);

  const { cost: perHour } = await reportAfter({ payRate: byHour });
  expect(perHour).toMatchObject({ answers: 3, workedMs: 8 * minute, longestMs: 5 * minute });
  expect(perHour?.spent).toBeCloseTo((12 * 8) / 60, 9);
  expect(perHour?.most).toBeCloseTo((12 * 63) / 60, 9);
  expect(perHour?.expected).toBeCloseTo((4 * 12 * 8) / 60, 9);
});

it("is not known without a rate, and ends at the latest with the last day", async () => {
  expect(await reportAfter({})).toMatchObject({ cost: null, models: null, doneAt: 4 * day });
  const stop = { answers: 4, date: "1970-01-02" };
  const inBerlin = { payRate: byAnswer, timeZone: "Europe/Berlin", stop };
  const early = await reportAfter(inBerlin);
  expect(early.doneAt).toBe(2 * day - 60 * minute);
  expect(early.cost?.expected).toBeCloseTo(0.15 * (1 + 23 / 24), 9);
  const faraway = await reportAfter({ stop, timeZone: "Pacific/Auckland" });
  expect(faraway.doneAt).toBe(2 * day - 12 * 60 * minute);
});

it("is told in a chat, with progress and when it will be done", async () => {
  const memory = await answered({ payRate: byAnswer });
  const clock = stoppedClock(day);
  const asked = { verb: "campaign", campaign: null, move: "status" } as const;
  const scope = await createScope(memory, ownerIn("web"), "everything");
  const told = await answerCampaign({ memory, clock, scope }, asked);
  expect(told.split("\n").slice(-2)).toEqual([
    "  ▓▓▓▓▓░░░░░░░░░░░░░░░ 25 %, 1.0 answers a day, done about 1970-01-05T00:00Z",
    "  cost so far 0.15 EUR (1 answer at 0.15 EUR each), about 0.60 EUR at the end at the rate so far",
  ]);
});

it("is told by sous campaign status, with what language models took", async () => {
  const file = newFile();
  const memory = await answered({ payRate: byHour }, file);
  await memory.models.recordUsage({
    at: 5,
    model: "m",
    role: "actor",
    requests: 2,
    cached: 1,
    promptTokens: 100,
    completionTokens: 20,
    cachedTokens: 0,
    reasoningTokens: 0,
    cost: 0.25,
    charge: { episode: "e1" },
  });
  await memory.campaigns.setState("pilot", "closed", "by hand", 2 * day);
  await memory.close();
  const status = async (...more: string[]) =>
    (await runSous("campaign", "status", "pilot", "--db", file, ...more)).out;
  const told = await status();
  expect(told).toContain(
    "  cost so far 1.60 EUR (8 min for 3 answers at 12 EUR an hour: from a question, or their answer before it, to the answer, at most 5 min each; without this bound 12.60 EUR)\n",
  );
  expect(told).toContain(
    "  language models: 2 requests (and 1 kept), 100 tokens in, 20 out, $0.2500\n",
  );
  const [json] = JSON.parse(await status("--json"));
  expect(reportShape.parse(json)).toMatchObject({
    cost: { spent: 1.6, expected: 1.6 },
    models: { requests: 2, cost: 0.25 },
  });
});

it("ends with what the answers were worth, told to all", async () => {
  const memory = await openRows();
  const { campaigns, episodes, outbox } = memory;
  const campaign = await keepCampaign(memory, { design: pilot({ bot: "web" }) });
  await beginEpisode(memory, { ...study, bot: "web" });
  const drawn = { household: "kitchen", task: "kitchen", arm: "with", propensity: 1 };
  await campaigns.assign({ campaign: "pilot", ...drawn });
  await ask(memory, study);
  const ana = await say(memory, "b1", "Ana");
  await campaigns.enrol("pilot", ana, { consentVersion: "1", consentAt: 21 });
  const said = { person: ana, ballot: "b1", question: "q1", episode: "e1" };
  await read(memory, "b1", { facts: [factWrite("f1", { source: "answer" }, said)] });
  await finish(memory);
  await episodes.setWorth("e1", { stepsWith: 10, stepsWithout: 31, successWithout: true });

  await announce(memory, campaign, "debrief", 60);
  const notes = (await outbox.list({ episode: "e1" })).flatMap(({ note }) => note ?? []);
  expect(notes.at(-1)?.text).toContain("they saved me 21 steps");
  expect(notes.map(({ to }) => to)).toEqual([null]);
});
