import { describe, expect, it } from "vitest";
import { systemClock } from "../../../src/app/clock.js";
import { createLog } from "../../../src/app/log.js";
import { loadConfig } from "../../../src/app/settings/config.js";
import { benchWebshop } from "../../../src/research/webshop/bench-webshop.js";
import { sharedData } from "../../shared-data.js";

const parts = { config: loadConfig(), clock: systemClock, log: createLog("error") };
const usual = {
  data: "own",
  goals: "drawn",
  n: 12,
  ask: "voi",
  variant: "ambiguous",
  rounds: 1,
  seed: 3,
  agent: "rules",
  training: 20,
  wrong: 0,
} as const;
const data = sharedData("webshop");

describe("orders in the shop", () => {
  it("go better when the robot asks about what was not said", async () => {
    const asking = await benchWebshop(parts, { ...usual, rounds: 2 });
    const silent = await benchWebshop(parts, { ...usual, ask: "never" });
    expect(asking.strictSuccess).toBeGreaterThan(silent.strictSuccess + 0.25);
    expect(silent.questionsPerGoal).toBe(0);
    expect(asking.questionsPerGoal).toBeGreaterThan(0.7);
    // The second time the household is not asked again.
    expect(asking.later[0]?.questionsPerGoal).toBeLessThan(0.3 * asking.questionsPerGoal);
    const parts_ = Object.values(asking.byKind).reduce((sum, { goals }) => sum + goals, 0);
    expect(parts_).toBe(asking.goals);
  });

  it("need few questions when everything is said", async () => {
    const { strictSuccess, questionsPerGoal } = await benchWebshop(parts, {
      ...usual,
      variant: "standard",
    });
    expect(strictSuccess).toBeGreaterThanOrEqual(0.9);
    expect(questionsPerGoal).toBeLessThan(0.2);
  });

  it.skipIf(data === null)("are also taken from published files", async () => {
    const result = await benchWebshop(parts, {
      ...usual,
      data: data ?? "",
      goals: "human",
      n: 20,
      variant: "standard",
    });
    expect(result).toMatchObject({ goals: 20, catalogue: { products: 60, goals: "human" } });
    expect(result.score).toBeGreaterThan(50);
  });
});
