/** AFK's learner, small: linear values of decisions, from whole games and the episodic bonus. */
import type { QueryPolicy } from "../../../src/core/query-scene.js";
import type { Random } from "../../../src/core/random.js";
import { declinedIn } from "../../../src/policies/query/asking.js";
import { createFollower } from "../../../src/policies/query/follow.js";
import { bonusRewards, discount, paperBeta } from "./bonus.js";
import { decisionOf, type OpenReading } from "./game-reading.js";
import type { QueryLearner, Weights } from "./learning.js";
import { createLinearValues, findBest, type LinearValues } from "./linear-values.js";

export interface QueryLearnerOptions {
  readonly open: OpenReading;
  /** Beta, the reward of a note that enlarges A0; it decreases over the last 40 % of the training. */
  readonly beta?: number;
}

/** Learns each decision's value from what the rest of its game was worth (Monte Carlo). */
export function createQueryLearner({ open, beta = paperBeta }: QueryLearnerOptions): QueryLearner {
  const values = createLinearValues();
  return {
    player: (exploration, random) => createPlayer(open, values, { exploration, random }),
    learn({ instruction, history }, progress) {
      const reading = open(instruction);
      const [first, ...steps] = history;
      if (first) reading.take(first);
      const read = steps.map((step) => ({
        features: reading.features(decisionOf(step)),
        reward: step.outcome.reward,
        pays: reading.take(step),
      }));
      const bonuses = bonusRewards(
        read.map(({ pays }) => pays),
        { beta, progress },
      );
      const rewards = read.map(({ reward }, index) => reward + (bonuses[index] ?? 0));
      const worths = discount(rewards, gamma);
      for (const [index, { features }] of [...read.entries()].reverse()) {
        values.learn(features, worths[index] ?? 0);
      }
    },
    weights: values.weights,
  };
}

/**
 * What a reward is worth one step earlier. Less than the paper's 0.9: a wasted step costs more, which
 * linear values tell apart more surely.
 */
const gamma = 0.8;

/** Plays what was learned: always the decision of the largest value, the first of equal ones. */
export function createLearnedPolicy(open: OpenReading, weights: Weights): QueryPolicy {
  return createPlayer(open, createLinearValues(weights));
}

interface Exploring {
  readonly exploration: number;
  readonly random: Random;
}

function createPlayer(open: OpenReading, values: LinearValues, exploring?: Exploring): QueryPolicy {
  const follow = createFollower(open);
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
