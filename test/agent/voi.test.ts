import { expect, it } from "vitest";
import { type AnswersSeen, noAnswers } from "../../src/agent/answers-seen.js";
import { createAskPolicy } from "../../src/agent/when-to-ask.js";
import type { AskSituation, Look } from "../../src/core/episode/decision.js";

/** Equally likely. */
const cabinets: readonly Look[] = Array.from({ length: 10 }, (_, at) => ({
  kind: "cabinet",
  found: 2,
  wasted: 2,
  chance: 1 / (10 - at),
  another: 0,
  draw: 0,
  drawWhenNamed: 1,
}));
const fridge: Look = {
  kind: "fridge",
  found: 2,
  wasted: 2,
  chance: 0.9,
  another: 0,
  draw: 0,
  drawWhenNamed: 1,
};

function decide(name: string, looks: readonly Look[], all: AnswersSeen = noAnswers) {
  const situation: AskSituation = { episode: "e1", seed: 1, step: 3, asked: 0, looks };
  return createAskPolicy(name, [], { own: noAnswers, all }).decide(situation);
}

it("asks when looking alone would take longer than a question counts as", () => {
  expect(decide("voi:2", cabinets)).toMatchObject({ ask: true, propensity: 1 });
  expect(decide("voi:9", cabinets).ask).toBe(false);
  expect(decide("voi", cabinets).weighed).toMatchObject({ alone: 11, price: 1 });
});

it("asks where what it says an answer saves is more than a question counts as", () => {
  const { saves = 0 } = decide("voi:1", cabinets).weighed ?? {};
  expect(decide(`voi:${saves * 0.95}`, cabinets).ask).toBe(true);
  expect(decide(`voi:${saves * 1.1}`, cabinets).ask).toBe(false);
});

it("looks at the likeliest place first, and asks when it was not there", () => {
  const looks = [fridge, ...cabinets];
  expect(decide("voi:1", looks).ask).toBe(false);
  expect(decide("voi:1", looks.slice(1)).ask).toBe(true);
});

it("expects less of people who name only the kind of place, or err, or know nothing", () => {
  const saves = (seen: Partial<AnswersSeen>) =>
    decide("voi:1", cabinets, { ...noAnswers, ...seen }).weighed?.saves ?? 0;
  const usual = saves({});
  expect(saves({ told: 50, right: 50, exact: 50 })).toBeGreaterThan(usual);
  expect(saves({ vague: 50 })).toBeLessThan(usual - 3);
  expect(saves({ right: 20, wrong: 30 })).toBeLessThan(usual - 2);
  expect(saves({ untold: 50 })).toBeLessThan(usual - 3);
});

it("a home's own people count more than others, and little when they said little", () => {
  const vague = { ...noAnswers, told: 40, vague: 40 };
  const exact = { ...noAnswers, told: 40, exact: 40 };
  const saves = (own: AnswersSeen) =>
    createAskPolicy("voi", [], { own, all: exact }).decide({
      episode: "e1",
      seed: 1,
      step: 3,
      asked: 0,
      looks: cabinets,
    }).weighed?.saves ?? 0;
  expect(saves(vague)).toBeLessThan(saves(noAnswers) - 2);
  expect(saves({ ...noAnswers, told: 1, vague: 1 })).toBeGreaterThan(saves(vague));
});

it.each(["voi:", "voi:-1", "voi:x", "voi:Infinity"])("refuses %s", (name) => {
  expect(() => createAskPolicy(name)).toThrow(/voi needs the steps/);
});
