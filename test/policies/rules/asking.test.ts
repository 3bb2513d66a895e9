/** Ask policies in the loop: what they are told, and what comes of it. */
import { expect, it } from "vitest";
import { createSimulator, listHomes, loadHousehold } from "../../../scenes/household/index.js";
import type { PastAnswer } from "../../../src/agent/conformal-asking.js";
import { createAskPolicy } from "../../../src/agent/when-to-ask.js";
import type { AskPolicy, AskSituation } from "../../../src/core/decision.js";
import { seededRandom } from "../../../src/core/random.js";
import { playGame } from "./play.js";

/** The first tasks of every home, each in a home as it was at first. */
async function playAll(asking: AskPolicy) {
  const games = listHomes().flatMap((home) =>
    [1, 2, 3].map(async (seed) => {
      const scene = createSimulator(loadHousehold(home).content);
      const task = scene.sampleTask(seededRandom(seed, home));
      return task ? [await playGame({ scene, task, answers: "true", asking })] : [];
    }),
  );
  return (await Promise.all(games)).flat();
}

/** The policy, and every situation that it was asked in. */
function overhear(policy: AskPolicy) {
  const heard: AskSituation[] = [];
  const asking: AskPolicy = {
    ...policy,
    decide: (need, situation) => {
      heard.push(situation);
      return policy.decide(need, situation);
    },
  };
  return { asking, heard };
}

it("are told the episode, the step, the questions so far, and how likely each candidate is", async () => {
  const { asking, heard } = overhear(createAskPolicy("missing"));
  const games = await playAll(asking);
  expect(heard.length).toBeGreaterThan(games.length / 2);
  expect(heard.filter(({ asked }) => asked === 0).length).toBeGreaterThan(0);
  for (const { episode, step, asked, scores = [] } of heard) {
    expect(episode).toBe("test 1");
    expect(step).toBeGreaterThan(asked);
    expect(scores.reduce((sum, score) => sum + score, 0)).toBeCloseTo(1, 9);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  }
});

it("keep to a budget, and what is not asked is looked for", async () => {
  const most = async (name: string) => {
    const games = await playAll(createAskPolicy(name));
    expect(games.every(({ won }) => won)).toBe(true);
    return Math.max(...games.map(({ questions }) => questions));
  };
  expect(await most("budget:0")).toBe(0);
  expect(await most("budget:1")).toBe(1);
});

it("ask less by conformal prediction when the likeliest place was right so far", async () => {
  const { asking, heard } = overhear(createAskPolicy("missing"));
  const missing = await playAll(asking);
  const past: readonly PastAnswer[] = heard
    .flatMap(({ scores }) => (scores ? [{ scores, right: 0 }] : []))
    .slice(0, 30);
  const calibrated = await playAll(createAskPolicy("conformal", past));
  const fresh = await playAll(createAskPolicy("conformal"));
  const questions = (games: typeof missing) => games.reduce((sum, game) => sum + game.questions, 0);
  expect(questions(calibrated)).toBeLessThan(questions(missing));
  expect(questions(fresh)).toBeGreaterThan(questions(calibrated));
});
