/** What a campaign costs, as its report and `sous campaign status` tell it. */
import { expect, it, vi } from "vitest";
import { type OpenMemory, openMemory } from "../../../memory/open.js";
import { findCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { reportOn } from "../../../src/app/campaigns/report.js";
import { answerCampaign } from "../../../src/app/control/campaign.js";
import { createScope } from "../../../src/app/control/scope.js";
import { campaignCommand } from "../../../src/cli/campaign.js";
import type { AnswerTime, CampaignDesign, PayRate } from "../../../src/core/campaign.js";
import { reportShape } from "../../../src/core/campaign-report.js";
import { costOf } from "../../../src/crowdwork/cost.js";
import { newFile } from "../../memory/folder.js";
import {
  askStep,
  sampleBallot,
  sampleEpisode,
  sampleHousehold,
  sampleOutcome,
  sampleQuestion,
  sampleStep,
  stoppedClock,
} from "../../memory/samples.js";
import { ownerIn } from "../caller.js";
import { pilot } from "./scenario.js";

const minute = 60_000;
const day = 24 * 60 * minute;
const nothing = { facts: [], invalidations: [], notes: [] };

/** One question, put at 0; Ana answers after 2 minutes, and otherwise after 3; Ben after an hour, unread. */
async function answered(file: string, change: Partial<CampaignDesign> = {}): Promise<OpenMemory> {
  const memory = await openMemory({ file, clock: stoppedClock(), command: "test" });
  const { campaigns, households, episodes, questions } = memory;
  const design = { ...pilot({ stop: { answers: 4 } }), ...change };
  await campaigns.create({
    id: "pilot",
    design,
    hash: "abc",
    state: "created",
    reason: null,
    createdAt: 0,
    startedAt: null,
    closedAt: null,
  });
  await campaigns.setState("pilot", "running", null, 0);
  await households.create(sampleHousehold());
  const arm = { name: "with", propensity: 1, reuse: true, first: "buttons" } as const;
  await episodes.open(sampleEpisode({ purpose: "campaign", campaign: "pilot", arm }));
  await episodes.recordStep({ record: sampleStep(), ...nothing }, 0);
  const question = sampleQuestion({
    purpose: "campaign",
    campaign: "pilot",
    quorum: 3,
    askedAt: 0,
  });
  await questions.recordAsk({ record: askStep(1), question, waitsFor: "q1" }, 0);
  const said = [
    { id: "b1", name: "Ana", at: 2 * minute },
    { id: "b2", name: "Ana", at: 3 * minute },
    { id: "b3", name: "Ben", at: 60 * minute },
  ];
  for (const { id, name, at } of said) {
    const person = { ...sampleBallot().person, platformId: name, name };
    await questions.recordBallot(sampleBallot({ id, eventKey: id, person, at }));
    const understood = name === "Ben" ? "unclear" : "fact";
    await questions.recordOutcome(sampleOutcome({ ballot: id, settle: null, understood }));
  }
  return memory;
}

async function reportAfter(change: Partial<CampaignDesign>, now = day) {
  const memory = await answered(":memory:", change);
  const report = await reportOn(memory, await findCampaign(memory, "pilot"), now);
  await memory.close();
  return report;
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
  // Three questions were put at once: what is between two answers was spent on the second.
  const times = [minute, 2 * minute, 3 * minute].map((at) => ({ ...ana, at }));
  expect(await work(times)).toEqual({ bounded: 3 * minute, most: 3 * minute });
  expect(await work([{ ...ben, at: 60 * minute }])).toEqual({
    bounded: 5 * minute,
    most: 60 * minute,
  });
  // A platform's clock may be behind ours.
  expect(await work([{ ...ben, at: -5 }])).toEqual({ bounded: 0, most: 0 });
  expect(await work([])).toEqual({ bounded: 0, most: 0 });
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
  const memory = await answered(":memory:", { payRate: byAnswer });
  const clock = stoppedClock(day);
  const asked = { verb: "campaign", campaign: null, move: "status" } as const;
  const scope = await createScope(memory, ownerIn("web"), "everything");
  const told = await answerCampaign({ memory, clock, scope }, asked);
  await memory.close();
  expect(told.split("\n").slice(-2)).toEqual([
    "  ▓▓▓▓▓░░░░░░░░░░░░░░░ 25 %, 1.0 answers a day, done about 1970-01-05T00:00Z",
    "  cost so far 0.15 EUR (1 answer at 0.15 EUR each), about 0.60 EUR at the end at the rate so far",
  ]);
});

it("is told by sous campaign status, with what language models took", async () => {
  const file = newFile();
  const memory = await answered(file, { payRate: byHour });
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
  const told = await print("status", "pilot", "--db", file);
  expect(told).toContain(
    "  cost so far 1.60 EUR (8 min for 3 answers at 12 EUR an hour: from a question, or their answer before it, to the answer, at most 5 min each; without this bound 12.60 EUR)\n",
  );
  expect(told).toContain(
    "  language models: 2 requests (and 1 kept), 100 tokens in, 20 out, $0.2500\n",
  );
  const [json] = JSON.parse(await print("status", "pilot", "--db", file, "--json"));
  expect(reportShape.parse(json)).toMatchObject({
    cost: { spent: 1.6, expected: 1.6 },
    models: { requests: 2, cost: 0.25 },
  });
});

async function print(...given: readonly string[]): Promise<string> {
  const printed = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  try {
    await campaignCommand().parseAsync([...given], { from: "user" });
    return printed.mock.calls.map(([chunk]) => String(chunk)).join("");
  } finally {
    printed.mockRestore();
  }
}
