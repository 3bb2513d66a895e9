import { describe, expect, it } from "vitest";
import { formatCalibration } from "../../src/agent/conformal-asking.js";
import { collectPastAnswers } from "../../src/agent/past-answers.js";
import { nameAskRule, readAskRule } from "../../src/agent/when-to-ask.js";
import type { Sous } from "../../src/app/wire.js";
import type { StepRecord } from "../../src/core/episode/episode.js";
import { openSous, play } from "../build/sous.js";

async function asks(sous: Sous, episodes: readonly { readonly id: string }[]) {
  const records: StepRecord[] = [];
  for (const { id } of episodes) records.push(...(await sous.memory.episodes.steps(id)));
  return records.filter(({ step }) => step.kind === "ask");
}

describe("what is kept of a need that came up", () => {
  it("is how likely each candidate was held to be, and how likely the choice was", async () => {
    const sous = await openSous();
    const [episode] = await play(sous, { askPolicy: "random:1" });
    expect(episode?.askPolicy).toBe("random:1");
    const [first] = await asks(sous, episode ? [episode] : []);
    expect(first?.step).toMatchObject({ handling: "posted", outcome: "answered" });
    expect(first?.propensity).toBe(1);
    const total = Object.values(first?.scores ?? {}).reduce((sum, score) => sum + score, 0);
    expect(total).toBeCloseTo(1, 9);
  });

  it("is kept of those that a policy withheld, too, which then come out by looking", async () => {
    const sous = await openSous();
    const [episode] = await play(sous, { askPolicy: "random:0" });
    const [first] = await asks(sous, episode ? [episode] : []);
    expect(first?.step).toMatchObject({ handling: "withheld" });
    expect(first?.propensity).toBe(1);
    const past = (await collectPastAnswers(sous.memory, "kitchen", "")).at(-1);
    expect(past).toEqual({
      scores: Object.values(first?.scores ?? {}),
      right: Object.keys(first?.scores ?? {}).indexOf("cabinet 2"),
    });
  });
});

describe("past answers", () => {
  it("leave out the episode that is going on, and stand for other homes that have none", async () => {
    const sous = await openSous();
    const [episode] = await play(sous);
    const all = await collectPastAnswers(sous.memory, "kitchen", "");
    expect(all.length).toBeGreaterThan(0);
    expect(await collectPastAnswers(sous.memory, "kitchen", episode?.id ?? "")).toEqual([]);
    expect(await collectPastAnswers(sous.memory, "elsewhere", "")).toEqual(all);
  });
});

describe("in words", () => {
  const sure = { scores: [0.8, 0.2], right: 0 };

  it("a calibration says what is missing, or from which likelihood on nobody is asked", () => {
    expect(formatCalibration([sure])).toMatch(
      /1 past answer, and at least 4 are needed.*are asked/,
    );
    const lost = Array.from({ length: 9 }, () => ({ ...sure, right: null }));
    expect(formatCalibration(lost)).toMatch(/too often none of the candidates was right/);
    expect(formatCalibration(Array.from({ length: 9 }, () => sure))).toMatch(
      /calibrated on 9 past answers.*at least 80 % likely/,
    );
  });

  it.each([
    ["random:.30", "random:0.3"],
    ["budget:02", "budget:2"],
    ["always", "always"],
  ])("%s is kept as %s", (given, kept) => {
    expect(nameAskRule(readAskRule(given))).toBe(kept);
  });
});
