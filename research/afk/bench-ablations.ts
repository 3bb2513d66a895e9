import { inJobs } from "../lab/in-jobs.js";
import { averageOf } from "../lab/numbers.js";
import { benchQuery } from "./bench-query.js";
import { ablations, type QueryLab } from "./learner/learning.js";
import { type CurvePoint, trainLearner } from "./train.js";

export const armNames = ["whole", ...ablations] as const;
export type ArmName = (typeof armNames)[number];

export async function benchAblations(
  lab: QueryLab,
  request: {
    readonly tasks: readonly string[];
    readonly sources?: readonly string[] | undefined;
    readonly arms?: readonly ArmName[];
    readonly n: number;
    readonly seeds: readonly number[];
    readonly trainingGames: number;
  },
) {
  const { seeds, n, sources, arms = armNames, trainingGames: games } = request;
  return inJobs(1, arms, async (arm) => {
    const without = arm === "whole" ? undefined : arm;
    const trainings = await inJobs(1, seeds, (seed) =>
      trainLearner(lab, { seed, games, tasks: sources, without }),
    );
    const policies = trainings.map(({ weights }) => lab.learned(weights, without));
    const tasks = await inJobs(1, request.tasks, (task) =>
      benchQuery({
        task,
        n,
        seeds,
        game: (seed, index) => lab.game(task, "evaluation", seed, index),
        policy: (seed) => policies[seeds.indexOf(seed)] ?? lab.learned({}, without),
      }),
    );
    return { without: without ?? null, tasks, curve: bandOf(trainings.map(({ curve }) => curve)) };
  });
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
