/** Off-policy estimates of simulated logs, whose true values are known. */
import { expect, it } from "vitest";
import { seededRandom } from "../../../src/core/random.js";
import {
  type AskingTarget,
  costOf,
  estimateOffPolicy,
  type LoggedChoice,
  type LoggedEpisode,
} from "../../replay/off-policy.js";

/**
 * Two choices in a row, in homes that are tidy or not: searches are longer in untidy homes, and an answer to the second
 * question saves less after one to the first. A coin makes a fifth of the choices, else it asks.
 */
function playEpisode(name: string, random: () => number, asks: AskingTarget): LoggedEpisode {
  const isUntidy = random() < 0.4;
  let asked = 0;
  const choices = [0, 1].map((at): LoggedChoice => {
    const chance = asks(asked);
    const isAsked = random() < chance;
    const search = (isUntidy ? 9 : 4) - at - (isAsked ? 3 - asked : 0);
    const cost = search + Math.floor(random() * 5);
    asked += Number(isAsked);
    return { asked: isAsked, propensity: isAsked ? chance : 1 - chance, kind: "where", cost };
  });
  return { household: name, before: 1, choices };
}

function play(seed: string, count: number, asks: AskingTarget): readonly LoggedEpisode[] {
  const random = seededRandom(1, "logs", seed);
  return Array.from({ length: count }, (_, at) => playEpisode(`${at >> 1}`, random, asks));
}

const costOfEpisode = ({ before, choices }: LoggedEpisode) =>
  choices.reduce((sum, choice) => sum + costOf(choice, 1), before);
const meanCost = (episodes: readonly LoggedEpisode[]) =>
  episodes.reduce((sum, one) => sum + costOfEpisode(one), 0) / episodes.length;
const exploring: AskingTarget = () => 0.9;

it.each([
  ["never", () => 0],
  ["random:0.5", () => 0.5],
  ["budget:1", (asked: number) => Number(asked < 1)],
] as const)("estimates of %s hold the true cost in 9 of 10 logs", (name, target) => {
  const truth = meanCost(play("truth", 10_000, target));
  const logs = Array.from({ length: 40 }, (_, at) => play(`${name} ${at}`, 1000, exploring));
  const estimates = logs.map((log) => estimateOffPolicy(log, target, 1));
  const holds = (of: "ips" | "doublyRobust") =>
    estimates.filter((one) => one && one[of].low <= truth && truth <= one[of].high).length;
  expect(holds("ips")).toBeGreaterThanOrEqual(34);
  expect(holds("doublyRobust")).toBeGreaterThanOrEqual(34);
});

it("say something, but nothing of choices that had no chance", () => {
  const logs = play("sure", 50, () => 1);
  expect(estimateOffPolicy(logs, () => 0, 1)).toBeNull();
  const same = estimateOffPolicy(logs, () => 1, 1);
  expect(same?.ips.value).toBeCloseTo(meanCost(logs));
  expect(same?.doublyRobust.value).toBeCloseTo(meanCost(logs));
  const exploring = estimateOffPolicy(
    play("drawn", 400, () => 0.9),
    () => 0.5,
    1,
  );
  expect(exploring?.doublyRobust.low).toBeGreaterThan(12);
  expect(exploring?.doublyRobust.high).toBeLessThan(17);
  expect(same).toMatchObject({ clipped: 0 });
  expect(same?.effective).toBeCloseTo(50);
});

it("say the same of who never asks, whatever a question costs", () => {
  const logs = play("price", 60, exploring);
  const [free, dear] = [0, 16].map((price) => estimateOffPolicy(logs, () => 0, price));
  expect(free?.ips.value).toBeGreaterThan(8);
  expect(dear?.ips).toEqual(free?.ips);
  expect(dear?.doublyRobust.value).toBeCloseTo(free?.doublyRobust.value ?? 0);
  const [cheap, costly] = [0, 16].map((price) => estimateOffPolicy(logs, () => 1, price));
  expect((costly?.doublyRobust.value ?? 0) - (cheap?.doublyRobust.value ?? 0)).toBeCloseTo(32, 0);
});
