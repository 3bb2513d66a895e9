import { beforeEach, expect, it } from "vitest";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import type { ExchangeFilter } from "../../src/core/exchange.js";
import { failureOf } from "../failure-of.js";
import {
  askStep,
  beginAsking,
  beginEpisode,
  factWrite,
  sampleBallot,
  sampleHousehold,
  sampleOutcome,
  sampleQuestion,
  stoppedClock,
} from "./samples.js";

let memory: OpenMemory;
let answers = 0;

beforeEach(async () => {
  memory = await openMemory({ file: ":memory:", clock: stoppedClock() });
  await beginAsking(memory);
});

async function browse(filter: Partial<ExchangeFilter> = {}) {
  const { total, questions } = await memory.questions.browse({ skip: 0, limit: 10, ...filter });
  return { total, ids: questions.map(({ question }) => question.id), questions };
}

async function flagsOf(id: string): Promise<readonly string[]> {
  return (await browse()).questions.find(({ question }) => question.id === id)?.flags ?? [];
}

/** Somebody says that the mug is at a place; "?" is not understood. */
async function say(name: string, place: string, question = "q1"): Promise<string> {
  const id = `said-${answers++}`;
  const person = { platform: "web", workspace: "local", platformId: name, name } as const;
  const text = `it is at ${place}`;
  await memory.questions.recordBallot(
    sampleBallot({ id, question, person, text, eventKey: id, at: 30 + answers }),
  );
  const { fact } = factWrite("f", { objects: [place], source: "answer" });
  const isRead = place !== "?";
  const read = isRead ? ("fact" as const) : ("unclear" as const);
  await memory.questions.recordOutcome(
    sampleOutcome({ ballot: id, understood: read, claims: isRead ? [fact] : [], settle: null }),
  );
  return id;
}

async function askAlso(
  id: string,
  household: string,
  { quorum = 1, campaign = undefined as string | undefined } = {},
): Promise<void> {
  await beginEpisode(memory, { id: `e-${id}`, household, ...(campaign && { campaign }) });
  const question = sampleQuestion({
    id,
    household,
    episode: `e-${id}`,
    quorum,
    text: `${id}?`,
    ...(campaign && { campaign }),
  });
  const record = askStep(1, { episode: `e-${id}`, question: id });
  await memory.questions.recordAsk({ record, question, waitsFor: id }, 20);
}

it("flags what people disagree about: each person's latest answer counts, and certainty does not", async () => {
  await say("Ana", "fridge 1");
  await say("Ben", "fridge 1");
  expect(await flagsOf("q1")).not.toContain("disagreement");
  const bens = await say("Ben", "sinkbasin 1");
  expect(await flagsOf("q1")).toContain("disagreement");
  // What nobody understood takes the place of nothing.
  await say("Ben", "?");
  expect(await flagsOf("q1")).toContain("disagreement");
  await memory.questions.retract(bens, "taken-back", [], 60);
  await say("Ben", "?");
  expect(await flagsOf("q1")).toEqual(["unclear", "unread"]);
});

it("flags late answers, and words until somebody has decided about them", async () => {
  const first = await say("Ana", "fridge 1");
  await memory.questions.close("q1", "expired", "nobody", 100);
  const second = await say("Ben", "fridge 1");
  expect(await flagsOf("q1")).toEqual(["late", "unread"]);
  const decided = { decision: "drop", hidden: [], reviewer: "Rea", at: 5 } as const;
  await memory.releases.review({ ballot: first, ...decided });
  expect(await flagsOf("q1")).toEqual(["late", "unread"]);
  await memory.releases.review({ ballot: second, ...decided });
  expect(await flagsOf("q1")).toEqual(["late"]);
});

it("flags what is excluded until it is included again, and refuses what it does not know", async () => {
  await askAlso("q2", "flat");
  const line = { question: "q1", reviewer: "Rea", at: 5 };
  await memory.releases.exclude({ ...line, excluded: true });
  expect(await flagsOf("q1")).toEqual(["excluded"]);
  expect((await browse({ flags: ["excluded"] })).ids).toEqual(["q1"]);
  await memory.releases.exclude({ ...line, excluded: false, at: 6 });
  expect(await flagsOf("q1")).toEqual([]);
  expect((await memory.releases.exclusions()).map(({ excluded }) => excluded)).toEqual([
    true,
    false,
  ]);
  const unknown = memory.releases.exclude({ ...line, question: "q9", excluded: true });
  expect(await failureOf(unknown)).toMatchObject({ code: "conflict" });
});

it("finds by home, campaign and words; what is looked for is no pattern", async () => {
  await askAlso("q2", "flat", { campaign: "pilot" });
  await say("Zoe", "microwave 1", "q2");
  expect((await browse()).ids).toEqual(["q2", "q1"]);
  expect((await browse({ household: "flat" })).ids).toEqual(["q2"]);
  expect((await browse({ campaign: "pilot" })).questions).toMatchObject([{ campaign: "pilot" }]);
  for (const search of ["MICROWAVE", "zoe", "it is at", "q2?"])
    expect((await browse({ search })).ids, search).toEqual(["q2"]);
  for (const search of ["%", "_", "\\"]) expect((await browse({ search })).total).toBe(0);
  expect(await browse({ skip: 1, limit: 1 })).toMatchObject({ total: 2, ids: ["q1"] });
  await memory.households.create(sampleHousehold("nothing was asked here"));
  expect(await memory.questions.scopes()).toEqual({
    homes: [
      { id: "flat", title: "Home flat" },
      { id: "kitchen", title: "Home kitchen" },
    ],
    campaigns: ["pilot"],
  });
});

it("counts of each person only what they say now", async () => {
  await say("Ben", "fridge 1");
  await say("Ben", "sinkbasin 1");
  await say("Ana", "sinkbasin 1");
  expect(await flagsOf("q1")).not.toContain("disagreement");
});

it("tells nothing of answers that others are still to give blindly", async () => {
  await askAlso("q2", "flat", { quorum: 3 });
  await say("Ana", "fridge 1", "q2");
  await say("Ben", "microwave 1", "q2");
  expect(await flagsOf("q2")).toEqual([]);
  expect((await browse({ search: "microwave" })).total).toBe(0);
  await memory.questions.close("q2", "expired", "time", 100);
  expect(await flagsOf("q2")).toEqual(["disagreement", "unread"]);
  expect((await browse({ search: "microwave" })).total).toBe(1);
});

it("asks again who took an answer back, and nobody who answered", async () => {
  const said = await say("Ana", "fridge 1");
  const [ballot] = await memory.questions.ballots("q1");
  const open = async (): Promise<readonly string[]> => {
    const who = { platform: "simulated", person: ballot?.person ?? "", skip: 0, limit: 9 } as const;
    return (await memory.questions.openFor(who)).map(({ id }) => id);
  };
  expect(await open()).toEqual([]);
  await memory.questions.retract(said, "taken-back", [], 60);
  expect(await open()).toEqual(["q1"]);
});
