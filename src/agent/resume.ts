import { createHash } from "node:crypto";
import type { Episode, StepRecord, TrajectoryStep } from "../core/episode/episode.js";
import type { Observation, Scene } from "../core/episode/scene.js";

export type Resumed =
  | { readonly kind: "ready"; readonly trajectory: readonly TrajectoryStep[] }
  | { readonly kind: "world-changed"; readonly seq: number };

export function hashObservation(observation: Observation): string {
  return createHash("sha256")
    .update(JSON.stringify([observation.text, observation.admissible]))
    .digest("hex");
}

/** Replays an episode's stored steps in its scene, which must be in the episode's initial state. */
export function resumeEpisode(
  scene: Scene,
  episode: Episode,
  records: readonly StepRecord[],
): Resumed {
  for (const record of records) {
    const { step } = record;
    if (step.kind === "ask") continue;
    const outcome = step.kind === "begin" ? scene.begin(episode.task) : scene.step(step.command);
    if (hashObservation(outcome.observation) !== record.observationHash) {
      return { kind: "world-changed", seq: record.seq };
    }
  }
  return { kind: "ready", trajectory: records.map(({ step }) => step) };
}
