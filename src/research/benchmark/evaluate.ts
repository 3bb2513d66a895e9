/** The one evaluator: every agent is scored by it, from what was played here. */
import type { GameSummary } from "../lab/contract.js";
import { averageOf } from "../lab/numbers.js";
import type { Figures } from "./results.js";
import type { BenchmarkTask } from "./tasks.js";

/** Most actions of a task, and what a task counts that is not done. In games and rows they count it too. */
export const mostSteps = 50;

export interface PlayedTask {
  readonly task: BenchmarkTask;
  readonly summary: GameSummary;
}

/** Means over tasks, in [0, 1] and in steps; of many rounds, the last one does not count when it was cut short. */
export function evaluate(played: readonly PlayedTask[]): Figures {
  const rounds = played.flatMap(({ task, summary }) =>
    summary.rounds
      .filter(({ end }, at) => at === 0 || end !== "max-steps")
      .map((round) => ({
        ...round,
        success:
          task.shouldAsk === undefined ? round.success : round.questions > 0 === task.shouldAsk,
      })),
  );
  const cost = (lambda: number) =>
    averageOf(
      rounds,
      ({ success, steps, questions }) =>
        (success ? steps : Math.max(steps, mostSteps)) + lambda * questions,
    );
  return {
    tasks: played.length,
    success: averageOf(rounds, ({ success }) => Number(success)),
    steps: averageOf(rounds, ({ steps }) => steps),
    questions: averageOf(rounds, ({ questions }) => questions),
    done: rounds.filter(({ success }) => success).length,
    repeated: played.reduce((sum, { summary }) => sum + summary.repeatedQuestions, 0),
    seconds: averageOf(played, ({ summary }) => summary.peopleMs / 1000),
    cost: { "0": cost(0), "0.5": cost(0.5), "1": cost(1), "2": cost(2), "4": cost(4) },
  };
}
