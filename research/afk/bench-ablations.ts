/** The learner trained anew: whole, without a part (the paper's ablations), and as the paper's baselines. */

import { averageOf } from "../lab/numbers.js";
import { benchQuery, type QueryTask } from "./bench-query.js";
import { ablations, type QueryLab, type Weights } from "./learner/learning.js";
import { type CurvePoint, trainLearner } from "./train.js";

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
export async function benchAblations(lab: QueryLab, request: AblationsRequest) {
  const { seeds, n, sources, trainingGames: games = lab.trainingGames } = request;
  const arms = request.arms ?? armNames;
  const of = arms.length * seeds.length * games;
  let before = 0;
  const benchArm = async (arm: ArmName) => {
    const without = arm === "whole" ? undefined : arm;
    const learned = new Map<number, Weights>();
    const curves: (readonly CurvePoint[])[] = [];
    for (const seed of seeds) {
      const onProgress = (done: number) => request.onProgress?.(before + done, of);
      const own = sources && { tasks: sources };
      const training = await trainLearner(lab, { seed, games, ...own, without, onProgress });
      before += games;
      learned.set(seed, training.weights);
      curves.push(training.curve);
    }
    const tasks: QueryTask[] = [];
    for (const task of request.tasks) {
      const game = (seed: number, index: number) => lab.game(task, "evaluation", seed, index);
      const policy = (seed: number) => lab.learned(learned.get(seed) ?? {}, without);
      tasks.push(await benchQuery({ task, n, seeds, game, policy }));
    }
    return { without: without ?? null, tasks, curve: bandOf(curves) };
  };
  const result: Awaited<ReturnType<typeof benchArm>>[] = [];
  for (const arm of arms) result.push(await benchArm(arm));
  return result;
}
export type Arm = Awaited<ReturnType<typeof benchAblations>>[number];

/** The curves of several seeds as one, with the lowest and the highest of them. */
function bandOf(curves: readonly (readonly CurvePoint[])[]) {
  return (curves[0] ?? []).map(({ games }, at) => {
    const shares = curves.map((curve) => curve[at]?.success ?? 0);
    const success = averageOf(shares, (share) => share);
    return { games, success, low: Math.min(...shares), high: Math.max(...shares) };
  });
}
