/** The learner trained anew: whole, without a part (the paper's ablations), and as the paper's baselines. */

import { averageOf } from "../lab/numbers.js";
import { benchQuery } from "./bench-query.js";
import { type Ablation, ablations, type QueryLab, type Weights } from "./learner/learning.js";
import type { AblationsResult, QueryTask } from "./results.js";
import { type CurvePoint, type Training, trainLearner } from "./train.js";

/** The whole learner, an ablation or a baseline. */
export const armNames = ["whole", ...ablations] as const;
export type ArmName = (typeof armNames)[number];

interface AblationsRequest {
  readonly tasks: readonly string[];
  /** Tasks that are trained; absent: those that the world trains with. */
  readonly sources?: readonly string[] | undefined;
  /** What is trained; absent: all arms. */
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

/** Trains each arm with every seed, and plays each task with it. */
export async function benchAblations(
  lab: QueryLab,
  request: AblationsRequest,
): Promise<AblationsResult["arms"]> {
  const arms = (request.arms ?? armNames).map((name) => (name === "whole" ? undefined : name));
  const result: AblationsResult["arms"][number][] = [];
  for (const [order, without] of arms.entries()) {
    const learned = new Map<number, Weights>();
    const curves: (readonly CurvePoint[])[] = [];
    for (const [position, seed] of request.seeds.entries()) {
      const before = order * request.seeds.length + position;
      const training = await train(lab, { request, without, seed, before, arms: arms.length });
      learned.set(seed, training.weights);
      curves.push(training.curve);
    }
    const tasks: QueryTask[] = [];
    for (const task of request.tasks) {
      const { n, seeds } = request;
      const game = (seed: number, index: number) => lab.game(task, "evaluation", seed, index);
      const policy = (seed: number) => lab.learned(learned.get(seed) ?? {}, without);
      tasks.push(await benchQuery({ task, n, seeds, game, policy }));
    }
    result.push({ without: without ?? null, tasks, curve: bandOf(curves) });
  }
  return result;
}

/** The curves of several seeds as one, with the lowest and the highest of them. */
function bandOf(
  curves: readonly (readonly CurvePoint[])[],
): AblationsResult["arms"][number]["curve"] {
  return (curves[0] ?? []).map(({ games }, at) => {
    const shares = curves.map((curve) => curve[at]?.success ?? 0);
    const success = averageOf(shares, (share) => share);
    return { games, success, low: Math.min(...shares), high: Math.max(...shares) };
  });
}

interface OneTraining {
  readonly request: AblationsRequest;
  readonly without: Ablation | undefined;
  readonly seed: number;
  /** Trainings before this one. */
  readonly before: number;
  readonly arms: number;
}

async function train(lab: QueryLab, one: OneTraining): Promise<Training> {
  const { request, without, seed, before, arms } = one;
  const games = request.trainingGames ?? lab.trainingGames;
  const of = arms * request.seeds.length * games;
  return trainLearner(lab, {
    seed,
    games,
    ...(request.sources && { tasks: request.sources }),
    without,
    onProgress: (done) => request.onProgress?.(before * games + done, of),
  });
}
