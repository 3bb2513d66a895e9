import { createHash } from "node:crypto";
import type { Episode, StepRecord } from "../core/episode/episode.js";
import type { Observation, Scene } from "../core/episode/scene.js";

export function hashObservation(observation: Observation): string {
  return createHash("sha256")
    .update(JSON.stringify([observation.text, observation.admissible]))
    .digest("hex");
}

/**
 * Replays an episode's stored steps in its scene, which must be in the episode's initial state. Returns the first step
 * whose observation differs now.
 */
export function findChangedStep(
  scene: Scene,
  episode: Episode,
  records: readonly StepRecord[],
): StepRecord | undefined {
  return records.find(({ step, observationHash }) => {
    if (step.kind === "ask") return false;
    const outcome = step.kind === "begin" ? scene.begin(episode.task) : scene.step(step.command);
    return hashObservation(outcome.observation) !== observationHash;
  });
}
