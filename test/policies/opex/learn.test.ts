/** Rules learned from wandering about homes that were made. */
import { describe, expect, it } from "vitest";
import { createSimulator, generateHome, storeHome } from "../../../scenes/household/index.js";
import { wander } from "../../../src/agent/wander.js";
import { seededRandom } from "../../../src/core/random.js";
import { learnRules } from "../../../src/policies/opex/learn.js";

function wanderHomes(homes: number, steps: number) {
  const tried = new Map<string, number>();
  return Array.from({ length: homes }, (_, seed) => {
    const start = createSimulator(storeHome(generateHome({ kind: "kitchen", seed })), `k:${seed}`);
    return wander({ start, steps, random: seededRandom(seed, "wander"), tried });
  });
}

describe("learning by wandering", () => {
  it("finds the world's rules", () => {
    const t = Date.now();
    const sequences = wanderHomes(30, 120);
    const rules = learnRules(sequences);
    console.log(
      Date.now() - t,
      rules.map((r) => `${r.support} ${r.purity.toFixed(2)} ${r.text}`),
    );
    expect(rules.length).toBeGreaterThan(5);
  });
});
