/** Figures of played games. Rates lie in [0, 1]; steps are actions, questions not counted. */
import type { RoundSummary } from "../../src/agent/summary.js";
import type { DecidedBy } from "../../src/core/model/model.js";
import { averageOf, countValues, deviationOf, divide, sumUsage } from "../lab/numbers.js";
import type { PlayedGame } from "./play-all.js";

type Played = readonly PlayedGame[];

/** @param maxSteps in many rounds: actions, questions and follow-ups of all rounds together */
export function measure(played: Played, maxSteps: number) {
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
    successDeviation: deviationOf(perSeed),
    byType: measureTypes(tasks, times),
    /** Of games whose own task was played. */
    meanWalkthrough: averageOf(walkthroughs, (length) => length),
    questionsPerTask: averageOf(tasks, ({ questions }) => questions),
    followUpsPerTask: averageOf(tasks, ({ followUps }) => followUps),
    repeatedQuestions: played.reduce((sum, one) => sum + one.repeatedQuestions, 0),
    /** Every decision with a thought counts one step more, as in ABA. */
    rewardCountingThoughts: averageOf(played, ({ rounds: some }) =>
      rewardWithin(some, maxSteps, (round) => costOf(round) + round.thoughts),
    ),
    questionsByRound: byRound.map((all) => averageOf(all, ({ questions }) => questions)),
    gamesByRound: byRound.map((all) => all.length),
    ownTasks: played.filter(({ ownTask }) => ownTask).length / times,
  };
}

export function measureBaseline(played: Played, maxSteps: number) {
  const tasks = tasksOf(played);
  return {
    success: successOf(tasks),
    meanSteps: averageOf(tasks, ({ steps }) => steps),
    meanReward: averageOf(played, (one) => rewardOf(one, maxSteps)),
  };
}

function measureTypes(tasks: readonly RoundSummary[], times: number) {
  const types = [...new Set(tasks.map(({ type }) => type))].sort();
  return Object.fromEntries(
    types.map((type) => {
      const own = tasks.filter((task) => task.type === type);
      const figures = {
        games: own.length / times,
        success: successOf(own),
        meanSteps: averageOf(own, ({ steps }) => steps),
        questionsPerTask: averageOf(own, ({ questions }) => questions),
        followUpsPerTask: averageOf(own, ({ followUps }) => followUps),
      };
      return [type as string, figures];
    }),
  );
}

/** All tasks, without the last of many rounds when it ran out of steps. */
function tasksOf(played: Played): readonly RoundSummary[] {
  return played.flatMap(({ rounds }) =>
    rounds.filter((round, index) => index === 0 || round.end !== "max-steps"),
  );
}

function successOf(tasks: readonly RoundSummary[]): number {
  return averageOf(tasks, ({ success }) => Number(success));
}

/** Questions cost no step of a single task. In many rounds, actions, questions and follow-ups count. */
function rewardOf({ rounds }: PlayedGame, maxSteps: number): number {
  const [only, second] = rounds;
  return only && !second ? only.reward : rewardWithin(rounds, maxSteps, costOf);
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

function costOf({ steps, questions, followUps }: RoundSummary): number {
  return steps + questions + followUps;
}

export function countEndings(played: Played) {
  return {
    endings: countValues(played.flatMap(({ rounds }) => rounds.map(({ end }) => end ?? "done"))),
    modelFailures: countValues(played.flatMap(({ modelFailures = [] }) => modelFailures)),
  };
}

/** ALFRED's figures of the first tasks (GC, PLWSR, PLWGC). Weighted are games whose own task was played. */
export function measureConditions(played: Played) {
  const own = played.filter(({ ownTask, walkthrough }) => ownTask && walkthrough !== null);
  const weigh = (share: (game: PlayedGame) => number): number =>
    averageOf(own, (game) => {
      const shortest = game.walkthrough ?? 0;
      const taken = Math.max(shortest, game.rounds[0]?.steps ?? 0);
      return taken === 0 ? share(game) : (share(game) * shortest) / taken;
    });
  const met = ({ conditionsMet: [first = 0] }: PlayedGame): number => first;
  return {
    goalConditions: averageOf(
      played.filter(({ conditionsMet }) => conditionsMet.length > 0),
      met,
    ),
    pathWeightedSuccess: weigh(({ rounds: [first] }) => Number(first?.success ?? false)),
    pathWeightedConditions: weigh(met),
  };
}

/** Who made the decisions: the model's first answer, a later one, a number of a list, or the rules. */
export function measureDeciders(played: Played) {
  const all = played.flatMap(({ decidedBy = [] }) => decidedBy);
  const share = (fits: (by: DecidedBy) => boolean) => divide(all.filter(fits).length, all.length);
  const isModel = ({ how }: DecidedBy) => how === "tool" || how === "answer";
  return {
    model: share((by) => isModel(by) && by.corrected === 0),
    corrected: share((by) => isModel(by) && by.corrected > 0),
    choice: share(({ how }) => how === "choice"),
    rules: share(({ how }) => how === "rules"),
  };
}

/** Means per episode; cost is in US dollars. */
export function measureUsage(played: Played) {
  const episodes = played.reduce((sum, { rounds }) => sum + rounds.length, 0);
  const total = sumUsage(played.flatMap(({ usage }) => usage ?? []));
  const sum = (what: "sent" | "shared") =>
    played.reduce((all, { prompts }) => all + (prompts?.[what] ?? 0), 0);
  return {
    requestsPerEpisode: divide(total.requests, episodes),
    cachedPerEpisode: divide(total.cached, episodes),
    promptTokensPerEpisode: divide(total.promptTokens, episodes),
    completionTokensPerEpisode: divide(total.completionTokens, episodes),
    costPerEpisode: divide(total.cost, episodes),
    requestsPerTask: divide(total.requests, episodes),
    promptTokensPerTask: divide(total.promptTokens, episodes),
    /** Share of the prompts' characters that the prompt before it began with. */
    prefixShare: divide(sum("shared"), sum("sent")),
    requests: total.requests,
  };
}
