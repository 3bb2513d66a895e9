/** When a campaign is over because people agree. */
import { expect, it, onTestFinished } from "vitest";
import { type OpenMemory, openMemory } from "../../../memory/open.js";
import { watchAgreement, whyOver } from "../../../src/app/campaigns/stop-rules.js";
import type { Campaign } from "../../../src/core/campaign.js";
import {
  askStep,
  beginEpisode,
  factWrite,
  sampleBallot,
  sampleOutcome,
  sampleQuestion,
  stoppedClock,
} from "../../memory/samples.js";
import { pilot } from "./scenario.js";

const study = { purpose: "campaign", campaign: "pilot" } as const;
const wanted = 0.99;

async function open(): Promise<OpenMemory> {
  const memory = await openMemory({ file: ":memory:", clock: stoppedClock() });
  onTestFinished(() => memory.close());
  await beginEpisode(memory, study);
  return memory;
}

/** A settled question to which two people say these places. */
async function keepAnswered(memory: OpenMemory, nth: number, ...said: readonly string[]) {
  const id = `q${nth}`;
  const choices = ["cabinet 1", "fridge 1", "shelf 1"].map((value) => ({
    id: value,
    label: value,
    value,
  }));
  const question = sampleQuestion({ id, ...study, quorum: 2, choices });
  const record = askStep(nth, { question: id });
  await memory.questions.recordAsk({ record, question, waitsFor: id }, 20);
  for (const [at, place] of said.entries()) {
    const ballot = `${id}-${at}`;
    const person = { ...sampleBallot().person, platformId: `u${at}`, name: `Person ${at}` };
    const claims = [factWrite("", { subject: "mug", objects: [place], source: "answer" }).fact];
    const given = { id: ballot, question: id, eventKey: ballot, person };
    await memory.questions.recordBallot(sampleBallot(given));
    const outcome = { ballot, understood: "choice", claims, settle: null } as const;
    await memory.questions.recordOutcome(sampleOutcome(outcome));
  }
  await memory.questions.close(id, "expired", "time is over", 40);
}

/** Two people agree about so many questions, on different places. */
async function keepAgreed(memory: OpenMemory, count: number): Promise<void> {
  for (let nth = 1; nth <= count; nth++) {
    const place = nth % 2 === 0 ? "cabinet 1" : "fridge 1";
    await keepAnswered(memory, nth, place, place);
  }
}

async function isOver(memory: OpenMemory, agreement = wanted): Promise<boolean> {
  const campaign = { id: "pilot", design: pilot({ stop: { agreement } }) } as Campaign;
  return (await whyOver(memory, campaign, 50, watchAgreement())) !== null;
}

const exclude = (memory: OpenMemory, question: string, excluded: boolean) =>
  memory.releases.exclude({ question, excluded, reviewer: "Ana", at: 60 });

it("takes 20 questions with several answers", async () => {
  const memory = await open();
  await keepAgreed(memory, 19);
  expect(await isOver(memory)).toBe(false);
  await keepAnswered(memory, 20, "shelf 1", "shelf 1");
  expect(await isOver(memory)).toBe(true);
});

it("does not count what the review has excluded, until it is included again", async () => {
  const memory = await open();
  await keepAgreed(memory, 20);
  await keepAnswered(memory, 21, "cabinet 1", "fridge 1");
  expect(await isOver(memory)).toBe(false);
  await exclude(memory, "q21", true);
  expect(await isOver(memory)).toBe(true);
  await exclude(memory, "q20", true);
  expect(await isOver(memory)).toBe(false);
  await exclude(memory, "q20", false);
  await exclude(memory, "q21", false);
  expect(await isOver(memory)).toBe(false);
  expect(await isOver(memory, 0.5)).toBe(true);
});
