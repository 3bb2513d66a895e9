import { sampleVariance } from "simple-statistics";
import { describe, expect, it } from "vitest";
import { campaignShape } from "../../src/core/campaign.js";
import { planCampaign, planDays } from "../../src/crowdwork/plan/plan.js";
import {
  type PlanAssumptions,
  type PlannedArm,
  planPower,
} from "../../src/crowdwork/plan/plan-power.js";
import { isSignificant } from "../../src/crowdwork/statistics/significance.js";

const usual: PlanAssumptions = {
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

function design(more: object = {}) {
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

function arm(name: string, propensity: number, more: Partial<PlannedArm> = {}): PlannedArm {
  return { name, propensity, reuse: true, asks: (needs) => needs, ...more };
}

const twoArms = [arm("reuse", 0.5), arm("forget", 0.5, { reuse: false })];

describe("the plan of a campaign", () => {
  it("needs 200 days for 10,000 questions of 3 answers, with 30 people at 5 a day", () => {
    const one = arm("all", 1, { asks: () => 5 });
    const plan = planCampaign(design({ copies: 1000, rounds: 1 }), [one], {
      ...usual,
      runs: 3,
    });
    expect(plan).toMatchObject({
      households: 2000,
      episodes: 2000,
      questions: { mean: 10_000 },
      goldQuestions: 1000,
      answers: { mean: 30_000 },
      days: { mean: 200, limit: "people", answersADay: 150 },
      power: [],
    });
    expect(plan.cost.mean).toBeCloseTo(3000, 6);
  });

  it("counts what each arm asks: less where answers are used again, nothing where it never asks", () => {
    const arms = [...twoArms, arm("never", 0, { asks: () => 0 })];
    const plan = planCampaign(design({ copies: 20 }), arms, { ...usual, runs: 100 });
    const [reuse, forget, never] = plan.arms.map(({ households, questions }) =>
      questions.mean === 0 ? 0 : questions.mean / households.mean,
    );
    expect(Math.abs((reuse ?? 0) - (2 + 3 * 1))).toBeLessThan(0.15);
    expect(Math.abs((forget ?? 0) - 4 * 2)).toBeLessThan(0.15);
    expect(never).toBe(0);
  });

  it("ends with the answers that the stop rule wants", () => {
    const plan = planCampaign(design({ stop: { answers: 30 } }), twoArms, usual);
    expect(plan.answers).toEqual({ mean: 30, low: 30, high: 30 });
    expect(plan.questions.mean).toBe(10);
  });

  it("takes longer when few households are played side by side, and says so", () => {
    const plan = planCampaign(design({ atOnce: 1 }), twoArms, { ...usual, hoursToAnswer: 5 });
    expect(plan.days.limit).toBe("play");
    expect(plan.days.mean).toBeGreaterThan(plan.days.byPeople.mean);
  });

  it("counts no more answers a day than people may be asked, and those who do not answer", () => {
    const some = { ...usual, responding: 0.5, answersADay: 9 };
    const plan = planCampaign(design({ dailyQuestions: 2 }), twoArms, some);
    expect(plan.days.answersADay).toBe(60);
    expect(plan.responseRate).toBeCloseTo(0.5, 6);
    expect(plan.answers.mean / plan.questions.mean).toBeCloseTo(1.5, 1);
  });

  it("has people who differ as often as it was told, and agree the less for it", () => {
    const plans = [0.1, 0.5].map((disagreement) =>
      planCampaign(design({ copies: 20 }), twoArms, { ...usual, disagreement, runs: 2 }),
    );
    const [alike, unlike] = plans.map(({ quality }) => quality);
    expect(Math.abs((alike?.disagreement ?? 0) - 0.1)).toBeLessThan(0.03);
    expect(Math.abs((unlike?.disagreement ?? 0) - 0.5)).toBeLessThan(0.05);
    expect(alike?.alpha?.mean).toBeGreaterThan((unlike?.alpha?.mean ?? 1) + 0.2);
    expect(alike?.aggregated.mean).toBeGreaterThan(unlike?.aggregated.mean ?? 1);
    const single = planCampaign(design({ answersPerQuestion: 1 }), twoArms, {
      ...usual,
      runs: 2,
    });
    expect(single.quality.alpha).toBeNull();
  });

  it("is the same for the same seed", () => {
    const small = { ...usual, runs: 5 };
    expect(planCampaign(design(), twoArms, small)).toEqual(planCampaign(design(), twoArms, small));
  });

  it("cannot ask more people than there are, nor do more than all tasks", () => {
    expect(() => planCampaign(design(), twoArms, { ...usual, people: 2 })).toThrow(
      "answersPerQuestion is 3: that needs as many people, and there are 2",
    );
    expect(() => planCampaign(design(), twoArms, { ...usual, success: 0.9 })).toThrow(
      "more than all",
    );
  });
});

describe("power", () => {
  const planned = (more: object, assumed: Partial<PlanAssumptions> = {}) => {
    const [power] = planPower(design(more), twoArms, { ...usual, ...assumed });
    if (!power) throw new Error("there are two arms");
    return power;
  };

  it("is none where households are too few, grows with them, and is 5 % without an effect", () => {
    expect(planned({ copies: 1 })).toMatchObject({ power: 0, detectable: null });
    const few = planned({ copies: 10 }, { runs: 40 });
    const many = planned({ copies: 60 }, { runs: 60 });
    expect(many.power).toBeGreaterThan(few.power + 0.2);
    expect(many.falseAlarms).toBeLessThan(0.15);
    expect(many.detectable).toBeLessThan(few.detectable ?? 1);
    // 60 households of 4 tasks an arm, half done, design effect 1.9.
    const formula = (1.96 + 0.842) * Math.sqrt((2 * 0.25 * 1.9) / 240);
    expect(Math.abs((many.detectable ?? 0) - formula)).toBeLessThan(0.03);
    expect(many.designEffect.formula).toBeCloseTo(1.9, 12);
    expect(Math.abs(many.designEffect.simulated - 1.9)).toBeLessThan(0.5);
  });
});

describe("what the plan computes with", () => {
  it("has Student's t as in tables", () => {
    for (const [freedom, value] of [
      [10, 2.228],
      [30, 2.042],
      [118, 1.98],
    ] as const) {
      // Two groups of equal variance have 2 (n - 1) degrees of freedom.
      const size = freedom / 2 + 1;
      const group = Array.from({ length: size }, (_, at) => (at % 2 === 0 ? -1 : 1));
      const variance = sampleVariance(group);
      const shifted = (t: number) => group.map((one) => one + t * Math.sqrt((2 * variance) / size));
      expect(isSignificant(group, shifted(value + 0.005)), String(freedom)).toBe(true);
      expect(isSignificant(group, shifted(value - 0.005)), String(freedom)).toBe(false);
    }
  });

  it("tells apart only what differs", () => {
    expect(isSignificant([0.4, 0.5, 0.6, 0.5], [0.8, 0.9, 1, 0.9])).toBe(true);
    expect(isSignificant([0.4, 0.5, 0.6, 0.5], [0.4, 0.6, 0.6, 0.5])).toBe(false);
    expect(isSignificant([1], [0])).toBe(false);
  });

  const days = (more: object, assumed: Partial<PlanAssumptions> = {}) =>
    planDays(design(more), { ...usual, ...assumed }, { questions: [24], answers: [0] });

  it("waits for the last of several answers", () => {
    const wait = (answersPerQuestion: number, answerWithinHours: number, responding: number) =>
      days({ answersPerQuestion, answerWithinHours }, { responding, hoursToAnswer: 2 })
        .hoursAQuestion;
    expect(wait(1, 100, 1)).toBeCloseTo(2, 2);
    expect(wait(3, 100, 1)).toBeCloseTo(2 * (1 + 1 / 2 + 1 / 3), 2);
    expect(wait(1, 24, 0)).toBeCloseTo(24, 9);
  });

  it("asks nobody in quiet hours, over midnight too", () => {
    for (const [quietHours, awake] of [
      ["none", 24],
      ["22:00-07:00", 15],
      ["01:30-02:00", 23.5],
    ] as const) {
      const { byPlay, hoursAQuestion } = days({ quietHours, atOnce: 1 });
      expect(byPlay.mean).toBeCloseTo((24 * hoursAQuestion) / awake, 9);
    }
  });
});
