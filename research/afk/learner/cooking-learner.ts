/** AFK's learner of cooking: linear values of decisions, from whole games and the episodic bonus. */
import { cookingVocabulary as vocabulary } from "../../../scenes/cooking/kitchen.js";
import type { QueryPolicy, QueryStep } from "../../../src/core/query-scene.js";
import type { Random } from "../../../src/core/random.js";
import { createFollower, declinedIn } from "../../../src/policies/query/asking.js";
import { decisionOf, openCookingReading } from "./cooking-reading.js";
import {
  type Ablation,
  bonusRewards,
  discount,
  type QueryLearner,
  type Weights,
} from "./learning.js";
import { createLinearValues, findBest, type LinearValues } from "./linear-values.js";

/** Less than the paper's 0.9: a wasted step costs more, which linear values tell apart more surely. */
const gamma = 0.8;

const openWithout = (without: Ablation | undefined) => (instruction: string) =>
  openCookingReading(instruction, { vocabulary, without });

/** Learns each decision's value from what the rest of its game was worth (Monte Carlo). */
export function createCookingLearner(without?: Ablation): QueryLearner {
  const values = createLinearValues();
  const open = openWithout(without);
  return {
    player: (exploration, random) => createPlayer(without, values, { exploration, random }),
    learn({ instruction, history }, progress) {
      const reading = open(instruction);
      const [first, ...steps] = history;
      if (first) reading.take(first);
      const read = steps.map((step: QueryStep) => ({
        features: reading.features(decisionOf(step)),
        reward: step.outcome.reward,
        pays: reading.take(step),
      }));
      const earned = read.map(({ pays }) => pays);
      const bonuses = bonusRewards(earned, { without, progress });
      const rewards = read.map(({ reward }, index) => reward + (bonuses[index] ?? 0));
      const worths = discount(rewards, gamma);
      for (const [index, { features }] of [...read.entries()].reverse()) {
        values.learn(features, worths[index] ?? 0);
      }
    },
    weights: values.weights,
  };
}

export function createLearnedCookingPolicy(weights: Weights, without?: Ablation): QueryPolicy {
  return createPlayer(without, createLinearValues(weights));
}

function createPlayer(
  without: Ablation | undefined,
  values: LinearValues,
  exploring?: { readonly exploration: number; readonly random: Random },
): QueryPolicy {
  const follow = createFollower(openWithout(without));
  return {
    name: "learned",
    decide(view) {
      const reading = follow(view);
      if (exploring && exploring.random() < exploring.exploration) {
        return reading.draw(exploring.random);
      }
      const isDeclined = declinedIn(view);
      const left = reading
        .decisions()
        .filter((one) => one.kind === "act" || !isDeclined(one.query));
      return findBest(left, reading.features, values);
    },
  };
}
