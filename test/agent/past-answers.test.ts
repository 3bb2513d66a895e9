import { describe, expect, it } from "vitest";
import {
  createConformalRule,
  formatCalibration,
  type PastAnswer,
} from "../../src/agent/conformal-asking.js";
import { collectPastAnswers } from "../../src/agent/past-answers.js";
import { createAskPolicy, nameAskRule, readAskRule } from "../../src/agent/when-to-ask.js";
import type { Sous } from "../../src/app/wire.js";
import type { AskSituation } from "../../src/core/episode/decision.js";
import type { StepRecord } from "../../src/core/episode/episode.js";
import { seededRandom } from "../../src/core/random.js";
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

const situation: AskSituation = { episode: "e1", seed: 1, step: 3, asked: 0 };
const decide = (name: string, change: Partial<AskSituation> = {}, past?: readonly PastAnswer[]) =>
  createAskPolicy(name, past).decide({ ...situation, ...change });
const steps = Array.from({ length: 2000 }, (_, step) => step);

it("never asks, asks what is missing, or asks even what is known", () => {
  const policies = ["never", "missing", "always"].map((name) => createAskPolicy(name));
  expect(policies.map((policy) => policy.name)).toEqual(["never", "missing", "always"]);
  expect(policies.map((policy) => policy.decide(situation).ask)).toEqual([false, true, true]);
  expect(policies.map((policy) => policy.eager)).toEqual([false, false, true]);
});

describe("random", () => {
  it("asks with its probability, and logs that of what it chose", () => {
    const decisions = steps.map((step) => decide("random:0.3", { step }));
    const asked = decisions.filter(({ ask }) => ask);
    expect(asked.length / steps.length).toBeCloseTo(0.3, 1);
    expect(new Set(asked.map(({ propensity }) => propensity))).toEqual(new Set([0.3]));
    expect(decisions.find(({ ask }) => !ask)?.propensity).toBeCloseTo(0.7, 12);
  });

  it("decides alike when an episode is taken up again, and otherwise in another episode", () => {
    const of = (episode: string) =>
      steps.map((step) => decide("random:0.5", { episode, step }).ask);
    expect(of("e1")).toEqual(of("e1"));
    expect(of("e1")).not.toEqual(of("e2"));
  });
});

it("a budget counts the questions that were put to people", () => {
  expect([0, 1, 2, 3].map((asked) => decide("budget:2", { asked }).ask)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(decide("budget:0").ask).toBe(false);
  expect(decide("budget:2", { asked: 2 }).propensity).toBe(1);
});

/** The top candidate is right nine times of ten. */
const past: readonly PastAnswer[] = Array.from({ length: 50 }, (_, index) => ({
  scores: [0.7, 0.2, 0.1],
  right: index % 10 === 0 ? 1 : 0,
}));

describe("conformal", () => {
  it("asks unless past answers show that the likeliest candidate can be trusted", () => {
    const share = (scores?: readonly number[], known = past) =>
      steps.filter((step) => decide("conformal", { step, ...(scores && { scores }) }, known).ask)
        .length / steps.length;
    expect(share([0.7, 0.2, 0.1])).toBeCloseTo(0.05, 1);
    expect(share([0.5, 0.4, 0.1])).toBeCloseTo(0.95, 1);
    expect(share([0.75, 0.72])).toBeCloseTo(0.95, 1);
    expect(share(undefined)).toBeCloseTo(0.95, 1);
    expect(share([0.9, 0.1], past.slice(0, 3))).toBeCloseTo(0.95, 1);
  });

  it("keeps the right candidate as often as it promises, whatever the scores", () => {
    const random = seededRandom(4, "scores");
    const cases: PastAnswer[] = Array.from({ length: 3000 }, () => {
      const sure = random();
      return { scores: [sure, 1 - sure], right: random() < 0.3 + sure / 2 ? 0 : 1 };
    });
    const isUnsure = createConformalRule(cases.slice(0, 500));
    const acting = cases.slice(500).filter(({ scores }) => !isUnsure(scores));
    const wrong = acting.filter(({ scores, right }) => (scores[right ?? 0] ?? 0) < 0.5);
    expect(wrong.length / 2500).toBeLessThanOrEqual(0.22);
  });
});

describe("names", () => {
  it("are read with their amounts", () => {
    expect(readAskRule("random:0.3")).toEqual({ kind: "random", amount: 0.3 });
    expect(readAskRule("budget:2")).toEqual({ kind: "budget", amount: 2 });
    expect(readAskRule("conformal")).toEqual({ kind: "conformal" });
  });

  it.each([
    ["sometimes", /"sometimes": name one of never, missing, always, random:<p>/],
    ["random", /probability between 0 and 1, as in random:0.3/],
    ["random:", /probability/],
    ["random:1.5", /probability/],
    ["budget:1.5", /whole number of questions, as in budget:2/],
    ["budget:-1", /whole number/],
    ["missing:2", /name one of/],
    ["random:0.3:1", /name one of/],
  ])("%s is refused", (name, message) => {
    expect(() => readAskRule(name)).toThrow(message);
  });
});

it("tosses a coin for a share of the choices, and keeps the probability of each", () => {
  const policy = createAskPolicy("never+explore:0.4");
  const choices = Array.from({ length: 500 }, (_, step) =>
    policy.decide({ episode: "e1", seed: 1, step, asked: 0 }),
  );
  const asked = choices.filter(({ ask }) => ask);
  expect(asked.length / choices.length).toBeCloseTo(0.2, 1);
  for (const { ask, propensity } of choices) expect(propensity).toBeCloseTo(ask ? 0.2 : 0.8);
  const mixed = createAskPolicy("random:0.9+explore:0.5");
  const { ask, propensity } = mixed.decide({ episode: "e1", seed: 1, step: 1, asked: 0 });
  expect(propensity).toBeCloseTo(ask ? 0.7 : 0.3);
  expect(nameAskRule(readAskRule("voi+explore:.2"))).toBe("voi:1+explore:0.2");
});

it.each([
  "missing+explore:",
  "missing+explore:0",
  "missing+explore:1.2",
  "missing+explore:.1+explore:.1",
])("refuses %s", (name) => expect(() => createAskPolicy(name)).toThrow(/explore needs a share/));
