/** The one evaluator: every agent is scored by it, from what was played here. */
import type { GameSummary } from "../lab/contract.js";
import { averageOf, divide } from "../lab/numbers.js";
import type { BenchmarkTask } from "./tasks.js";

/** Most actions of a task whose world sets no other limit, and the least that a task counts that is not done. */
export const mostSteps = 50;

export interface PlayedTask {
  readonly task: BenchmarkTask;
  readonly summary: GameSummary;
}

/**
 * Means over tasks, in [0, 1] and in steps. Of many rounds, a last one that the limit cut short is no task of its own,
 * but its steps and questions count: who idles to the limit in a hard task pays for it. A follow-up is a question more.
 */
export function evaluate(played: readonly PlayedTask[]) {
  const rounds = played.flatMap(({ task, summary }) =>
    summary.rounds.map((round, at) => ({
      ...round,
      questions: round.questions + round.followUps,
      isCut: at > 0 && round.end === "max-steps",
      success: round.success && (task.shouldAsk ?? round.questions > 0) === round.questions > 0,
    })),
  );
  const counted = rounds.filter(({ isCut }) => !isCut);
  const perTask = (value: (round: (typeof rounds)[number]) => number) =>
    divide(
      rounds.reduce((sum, round) => sum + value(round), 0),
      counted.length,
    );
  const cost = (lambda: number) =>
    perTask(
      ({ success, isCut, steps, questions }) =>
        (success || isCut ? steps : Math.max(steps, mostSteps)) + lambda * questions,
    );
  return {
    tasks: played.length,
    success: averageOf(counted, ({ success }) => Number(success)),
    steps: perTask(({ steps }) => steps),
    questions: perTask(({ questions }) => questions),
    done: counted.filter(({ success }) => success).length,
    /** Questions whose answer was there already; then people's time for their answers. */
    repeated: played.reduce((sum, { summary }) => sum + summary.repeatedQuestions, 0),
    seconds: averageOf(played, ({ summary }) => summary.peopleMs / 1000),
    /** By lambda: steps, and so many for each question. */
    cost: { "0": cost(0), "0.5": cost(0.5), "1": cost(1), "2": cost(2), "4": cost(4) },
  };
}
export type Figures = ReturnType<typeof evaluate>;
