import { describe, expect, it } from "vitest";
import { benchCrowd } from "../../crowd/bench-crowd.js";

describe("the bench of crowds", () => {
  const result = benchCrowd({ people: 60, questions: 600, answers: 3, seeds: [1, 2] });

  it("recovers quality, and answers better than the majority", () => {
    expect(result.leastCorrelation).toBeGreaterThan(0.88);
    expect(result.leastCorrelationWithDone).toBeGreaterThan(0.93);
    expect(result.leastGain).toBeGreaterThan(0.02);
    expect(result.alike.leastGain).toBeGreaterThan(-0.01);
  });

  it("sees that guessers do not agree, which pooled labels hide", () => {
    expect(result.guessers.worst).toBeLessThan(0.05);
    expect(result.guessers.worstPooled).toBeGreaterThan(0.15);
  });

  it("flags who does what, and hardly anybody else", () => {
    for (const { kind, precision, recall } of result.flags) {
      expect(precision, kind).toBeGreaterThan(0.8);
      expect(recall, kind).toBeGreaterThan(kind === "contradicting" ? 0.2 : 0.6);
    }
  });
});
