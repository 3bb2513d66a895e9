/** The learner trained anew without notebook, pointer or bonus (the paper's ablations). */

import { benchQuery } from "./bench-query.js";
import { type Ablation, ablations, type QueryLab, type Weights } from "./learner/learning.js";
import type { AblationsResult, QueryTask } from "./results.js";
import { trainLearner } from "./train.js";

/** The whole learner, or what it goes without. */
export const armNames = ["whole", ...ablations] as const;
export type ArmName = (typeof armNames)[number];

interface AblationsRequest {
  readonly tasks: readonly string[];
  /** What is trained; absent: the whole learner, and one without each part. */
  readonly arms?: readonly ArmName[] | undefined;
  /** Evaluation games with each seed and task. */
  readonly n: number;
  /** Of training and of evaluation: one learner for each. */
  readonly seeds: readonly number[];
  /** Absent: as many as the world says. */
  readonly trainingGames?: number;
  /** Called after each training and as one goes on; `of` counts the games of all trainings. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** The whole learner and three without a part each, with every seed; a learner learns all tasks of the world. */
export async function benchAblations(
  lab: QueryLab,
  request: AblationsRequest,
): Promise<AblationsResult["arms"]> {
  const arms = (request.arms ?? armNames).map((name) => (name === "whole" ? undefined : name));
  const result: AblationsResult["arms"][number][] = [];
  for (const [order, without] of arms.entries()) {
    const learned = new Map<number, Weights>();
    for (const [position, seed] of request.seeds.entries()) {
      const before = order * request.seeds.length + position;
      learned.set(seed, await train(lab, { request, without, seed, before, arms: arms.length }));
    }
    const tasks: QueryTask[] = [];
    for (const task of request.tasks) {
      const { n, seeds } = request;
      const game = (seed: number, index: number) => lab.game(task, "evaluation", seed, index);
      const policy = (seed: number) => lab.learned(learned.get(seed) ?? {}, without);
      tasks.push(await benchQuery({ task, n, seeds, game, policy }));
    }
    result.push({ without: without ?? null, tasks });
  }
  return result;
}

interface OneTraining {
  readonly request: AblationsRequest;
  readonly without: Ablation | undefined;
  readonly seed: number;
  /** Trainings before this one. */
  readonly before: number;
  readonly arms: number;
}

async function train(lab: QueryLab, one: OneTraining): Promise<Weights> {
  const { request, without, seed, before, arms } = one;
  const games = request.trainingGames ?? lab.trainingGames;
  const of = arms * request.seeds.length * games;
  const { weights } = await trainLearner(lab, {
    seed,
    games,
    without,
    onProgress: (done) => request.onProgress?.(before * games + done, of),
  });
  return weights;
}
