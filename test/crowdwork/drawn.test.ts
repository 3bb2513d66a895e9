/** A drawn crowd and a drawn plan stay as they are: a seed gives the same people, answers and figures for ever. */
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { campaignShape } from "../../src/core/campaign.js";
import { planCampaign } from "../../src/crowdwork/plan/plan.js";
import { simulateCrowd } from "../../src/crowdwork/simulated/crowd.js";

/** Numbers count to six digits, so that no other processor differs. */
const rounded = (_: string, value: unknown) => {
  if (typeof value === "number") return Number(value.toPrecision(6));
  return value instanceof Map ? [...value] : value;
};
const mark = (drawn: unknown) =>
  createHash("sha256").update(JSON.stringify(drawn, rounded)).digest("hex").slice(0, 12);

it("a crowd: its people, questions, answers, and how good they are", () => {
  const crowd = simulateCrowd({ people: 20, questions: 20, answers: 8, seed: 5, repeats: 0.3 });
  const marks = [crowd.people, crowd.questions, crowd.answers, crowd.quality];
  expect([crowd.answers.length, ...marks.map(mark)]).toEqual([
    206,
    "56f3d7626aa2",
    "5dc8d8fb0f6e",
    "d9aeda36da6f",
    "80a51f91ac45",
  ]);
});

it("a plan: its arms, days, cost, quality and power", () => {
  const words = { instructions: "Read.", debrief: "Thanks.", pay: "none", ethics: "none" };
  const consent = { version: "1", text: "Yes." };
  const home = { id: "pilot", title: "Pilot", tasks: ["one", "two"], bot: "web", channel: "main" };
  const size = { answersPerQuestion: 3, copies: 2, rounds: 4, atOnce: 3 };
  const design = campaignShape.parse({ ...home, ...words, ...size, consent });
  const arms = [true, false].map((reuse) => ({
    name: reuse ? "reuse" : "forget",
    propensity: 0.5,
    reuse,
    asks: (needs: number) => needs,
  }));
  const people = { people: 9, answersADay: 5, disagreement: 0.2, responding: 0.8 };
  const homes = { hoursToAnswer: 2, needs: 2, remembered: 0.5, payPerAnswer: 0.1 };
  const drawn = { success: 0.5, effect: 0.2, correlation: 0.3, runs: 2, seed: 3 };
  const plan = planCampaign(design, arms, { ...people, ...homes, ...drawn });
  const { quality, power, cost, arms: byArm, ...rest } = plan;
  expect([quality, power, cost, byArm, rest].map(mark)).toEqual([
    "be8528061db3",
    "0d392b7c82a4",
    "836f7be4631d",
    "999f9740e2c0",
    "4e16f17da5ec",
  ]);
});
