/** Figures of played games. Rates lie in [0, 1]; steps are actions, questions not counted. */
import { mean, sampleStandardDeviation } from "simple-statistics";
import type { RoundSummary } from "../../agent/summary.js";
import type { PlayedGame } from "./play-all.js";
import type { AlfworldFigures, BaselineFigures, UsageFigures } from "./results.js";

type Counts = Readonly<Record<string, number>>;

/** @param maxSteps in many rounds: actions and questions of all rounds together */
export function measure(played: readonly PlayedGame[], maxSteps: number): AlfworldFigures {
  const seeds = [...new Set(played.map(({ seed }) => seed))];
  const perSeed = seeds.map((seed) =>
    successOf(tasksOf(played.filter((one) => one.seed === seed))),
  );
  const tasks = tasksOf(played);
  const times = Math.max(1, seeds.length);
  const walkthroughs = played.flatMap((one) =>
    one.ownTask && one.walkthrough !== null ? [one.walkthrough] : [],
  );
  const rounds = Math.max(0, ...played.map((one) => one.rounds.length));
  const byRound = Array.from({ length: rounds }, (_, index) =>
    played.flatMap((one) => one.rounds[index] ?? []),
  );
  return {
    games: new Set(played.map(({ id }) => id)).size,
    ...measureBaseline(played, maxSteps),
    successDeviation: perSeed.length > 1 ? sampleStandardDeviation(perSeed) : 0,
    byType: measureTypes(tasks, times),
    meanWalkthrough: average(walkthroughs),
    questionsPerTask: average(tasks.map(({ questions }) => questions)),
    repeatedQuestions: played.reduce((sum, one) => sum + one.repeatedQuestions, 0),
    rewardCountingThoughts: average(
      played.map((one) => rewardWithin(one.rounds, maxSteps, costWithThoughts)),
    ),
    questionsByRound: byRound.map((all) => average(all.map(({ questions }) => questions))),
    gamesByRound: byRound.map((all) => all.length),
    ownTasks: played.filter(({ ownTask }) => ownTask).length / times,
  };
}

export function measureBaseline(played: readonly PlayedGame[], maxSteps: number): BaselineFigures {
  const tasks = tasksOf(played);
  return {
    success: successOf(tasks),
    meanSteps: average(tasks.map(({ steps }) => steps)),
    meanReward: average(played.map((one) => rewardOf(one, maxSteps))),
  };
}

function measureTypes(tasks: readonly RoundSummary[], times: number): AlfworldFigures["byType"] {
  const types = [...new Set(tasks.map(({ type }) => type))].sort();
  return Object.fromEntries(
    types.map((type) => {
      const own = tasks.filter((task) => task.type === type);
      return [
        type,
        {
          games: own.length / times,
          success: successOf(own),
          meanSteps: average(own.map(({ steps }) => steps)),
          questionsPerTask: average(own.map(({ questions }) => questions)),
        },
      ];
    }),
  );
}

/** All tasks, without the last of many rounds when it ran out of steps. */
function tasksOf(played: readonly PlayedGame[]): readonly RoundSummary[] {
  return played.flatMap(({ rounds }) =>
    rounds.filter((round, index) => index === 0 || round.end !== "max-steps"),
  );
}

function successOf(tasks: readonly RoundSummary[]): number {
  return average(tasks.map(({ success }) => Number(success)));
}

/** Questions cost no step of a single task. In many rounds, actions and questions both count. */
function rewardOf({ rounds }: PlayedGame, maxSteps: number): number {
  const [only, second] = rounds;
  if (only && !second) return only.reward;
  return rewardWithin(rounds, maxSteps, costOf);
}

/** Reward of the tasks that were done before the steps were used up. */
function rewardWithin(
  rounds: readonly RoundSummary[],
  maxSteps: number,
  cost: (round: RoundSummary) => number,
): number {
  let spent = 0;
  let reward = 0;
  for (const round of rounds) {
    spent += cost(round);
    if (spent <= maxSteps) reward += round.reward;
  }
  return reward;
}

function costOf({ steps, questions }: RoundSummary): number {
  return steps + questions;
}

function costWithThoughts(round: RoundSummary): number {
  return costOf(round) + round.thoughts;
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : mean([...values]);
}

/** Episodes by how they ended: "done", or what cut them short. */
export function countEndings(played: readonly PlayedGame[]): Counts {
  return count(played.flatMap(({ rounds }) => rounds.map(({ end }) => end ?? "done")));
}

/** Calls of models that failed for good, by kind. */
export function countFailures(played: readonly PlayedGame[]): Counts {
  return count(played.flatMap(({ modelFailures = [] }) => modelFailures));
}

function count(names: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function measureUsage(played: readonly PlayedGame[]): UsageFigures {
  const episodes = played.reduce((sum, { rounds }) => sum + rounds.length, 0);
  const total = (read: (usage: NonNullable<PlayedGame["usage"]>) => number): number =>
    played.reduce((sum, { usage }) => sum + (usage ? read(usage) : 0), 0);
  const perEpisode = (sum: number): number => (episodes === 0 ? 0 : sum / episodes);
  return {
    requestsPerEpisode: perEpisode(total(({ requests }) => requests)),
    cachedPerEpisode: perEpisode(total(({ cached }) => cached)),
    promptTokensPerEpisode: perEpisode(total(({ promptTokens }) => promptTokens)),
    completionTokensPerEpisode: perEpisode(total(({ completionTokens }) => completionTokens)),
    costPerEpisode: perEpisode(total(({ cost }) => cost)),
    requests: total(({ requests }) => requests),
  };
}
