/** What the last task's thread is told when a campaign on our own page is over. */
import { expect, it } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { announceDebrief } from "../../../src/app/campaigns/announcements.js";
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

/** One person of this workspace helped: whom the notes are for; null: for all. */
async function thank(workspace: string) {
  const memory = await openMemory({ file: ":memory:", clock: stoppedClock() });
  const { campaigns, episodes, questions, outbox } = memory;
  const campaign = await campaigns.create({
    id: "pilot",
    design: pilot({ bot: "web" }),
    hash: "x",
    state: "running",
    reason: null,
    createdAt: 1,
    startedAt: 1,
    closedAt: null,
  });
  const research = { campaign: "pilot", purpose: "campaign" } as const;
  await beginEpisode(memory, { ...research, bot: "web" });
  await campaigns.assign({
    campaign: "pilot",
    household: "kitchen",
    task: "kitchen",
    arm: "with",
    propensity: 1,
  });
  const question = sampleQuestion(research);
  await questions.recordAsk({ record: askStep(1), question, waitsFor: "q1" }, 20);
  const person = { platform: "web", workspace, platformId: "u1", name: "Ana" } as const;
  await questions.recordBallot(sampleBallot({ person }));
  const ana = (await questions.ballot("b1"))?.person ?? "";
  await campaigns.setConsent("pilot", ana, { version: "1", at: 21 });
  const said = { person: ana, ballot: "b1", question: "q1", episode: "e1" };
  const facts = [factWrite("f1", { source: "answer" }, said)];
  await questions.recordOutcome(sampleOutcome({ facts }));
  await episodes.end("e1", { kind: "terminated" }, 1, [], 50);
  await episodes.setWorth("e1", { stepsWith: 10, stepsWithout: 31, successWithout: true });

  await announceDebrief(memory, campaign, 60);
  const notes = (await outbox.list({ episode: "e1" })).flatMap(({ note }) => note ?? []);
  expect(notes.at(-1)?.text).toContain("they saved me 21 steps");
  await memory.close();
  return notes.map(({ to }) => to);
}

it("thanks the one who helped on the page, and nobody there for what a guest said", async () => {
  expect(await thank("local")).toEqual(["u1", null]);
  expect(await thank("outside")).toEqual([null]);
});
