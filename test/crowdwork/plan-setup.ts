import { campaignShape } from "../../src/core/campaign.js";
import type { PlanAssumptions, PlannedArm } from "../../src/crowdwork/plan/plan-parts.js";

export const usual: PlanAssumptions = {
  people: 30,
  answersADay: 5,
  disagreement: 0.2,
  responding: 1,
  hoursToAnswer: 0.1,
  needs: 2,
  remembered: 0.5,
  payPerAnswer: 0.1,
  success: 0.5,
  effect: 0.2,
  correlation: 0.3,
  runs: 40,
  seed: 1,
};

export function design(more: object = {}) {
  return campaignShape.parse({
    id: "pilot",
    title: "Pilot",
    tasks: ["one", "two"],
    bot: "web",
    channel: "main",
    consent: { version: "1", text: "Yes." },
    instructions: "Read.",
    debrief: "Thanks.",
    pay: "none",
    ethics: "none",
    answersPerQuestion: 3,
    copies: 2,
    rounds: 4,
    atOnce: 100,
    ...more,
  });
}

export function arm(name: string, propensity: number, more: Partial<PlannedArm> = {}): PlannedArm {
  return { name, propensity, reuse: true, asks: (needs) => needs, ...more };
}

export const twoArms = [arm("reuse", 0.5), arm("forget", 0.5, { reuse: false })];
