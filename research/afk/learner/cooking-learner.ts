/** AFK's learner of cooking: linear values of decisions, from whole games and the episodic bonus. */
import { cookingVocabulary as vocabulary } from "../../../scenes/cooking/kitchen.js";
import type { QueryPolicy } from "../../../src/core/episode/query-scene.js";
import { createFollower, declinedIn } from "../../../src/policies/query/asking.js";
import { openCookingReading } from "./cooking-reading.js";
import { type Ablation, createLearner, type Exploring } from "./learning.js";
import { createLinearValues, findBest, type LinearValues, type Weights } from "./linear-values.js";

/** Less than the paper's 0.9: a wasted step costs more, which linear values tell apart more surely. */
const gamma = 0.8;

const openWithout = (without: Ablation | undefined) => (instruction: string) =>
  openCookingReading(instruction, { vocabulary, without });

export const createCookingLearner = (without?: Ablation) =>
  createLearner(gamma, without, openWithout(without), (values, exploring) =>
    createPlayer(without, values, exploring),
  );

export function createLearnedCookingPolicy(weights: Weights, without?: Ablation): QueryPolicy {
  return createPlayer(without, createLinearValues(weights));
}

function createPlayer(
  without: Ablation | undefined,
  values: LinearValues,
  exploring?: Exploring,
): QueryPolicy {
  const follow = createFollower(openWithout(without));
  return {
    name: "learned",
    decide(view) {
      const reading = follow(view);
      const isDeclined = declinedIn(view);
      const left = () =>
        reading.decisions().filter((one) => one.kind === "act" || !isDeclined(one.query));
      const decision =
        exploring && exploring.random() < exploring.exploration
          ? reading.draw(exploring.random)
          : findBest(left(), reading.features, values);
      exploring?.note(view.history.length - 1, reading.features(decision));
      return decision;
    },
  };
}
