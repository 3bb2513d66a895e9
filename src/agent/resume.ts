/** Resumes an episode where its rows end: replays the world without making decisions again. */
import { createHash } from "node:crypto";
import type { Episode, StepRecord, TrajectoryStep } from "../core/episode.js";
import type { Observation, Scene } from "../core/scene.js";

export type Resumed =
  | { readonly kind: "ready"; readonly trajectory: readonly TrajectoryStep[] }
  /** The replay differs from the record, so this is no longer the same world. */
  | { readonly kind: "world-changed"; readonly seq: number };

/** SHA-256 of an observation. */
export function hashObservation(observation: Observation): string {
  return createHash("sha256")
    .update(JSON.stringify([observation.text, observation.admissible]))
    .digest("hex");
}

/** Replays the records. The scene has to be in the state in which the episode began. */
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
