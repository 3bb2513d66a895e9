import { describe, expect, it } from "vitest";
import type { PlanAssumptions } from "../../src/crowdwork/plan/plan-parts.js";
import { planPower } from "../../src/crowdwork/plan/plan-power.js";
import { design, twoArms, usual } from "./plan-setup.js";

describe("power", () => {
  const planned = (more: object, assumed: Partial<PlanAssumptions> = {}) => {
    const [power] = planPower(design(more), twoArms, { ...usual, ...assumed });
    if (!power) throw new Error("there are two arms");
    return power;
  };

  it("grows with households, and is 5 % without an effect", () => {
    const [few, many] = [
      planned({ copies: 10 }, { runs: 200 }),
      planned({ copies: 60 }, { runs: 300 }),
    ];
    expect(many.power).toBeGreaterThan(few.power + 0.2);
    expect(many.falseAlarms).toBeLessThan(0.085);
    expect(many.falseAlarms).toBeGreaterThan(0.02);
    expect(many.detectable).toBeLessThan(few.detectable ?? 1);
  });

  it("is that of the formula, with clustering by household", () => {
    const { detectable, designEffect } = planned({ copies: 100 }, { runs: 300 });
    // 100 households of 4 tasks an arm, half of them done, design effect 1.9.
    const formula = (1.96 + 0.842) * Math.sqrt((2 * 0.25 * 1.9) / 400);
    expect(Math.abs((detectable ?? 0) - formula)).toBeLessThan(0.02);
    expect(designEffect.formula).toBeCloseTo(1.9, 12);
    expect(Math.abs(designEffect.simulated - 1.9)).toBeLessThan(0.35);
  });
});
