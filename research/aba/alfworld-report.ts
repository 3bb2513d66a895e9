/** The part of the report on ALFWorld: our agents beside the papers' agents. */
import { type Variant, variants } from "../../src/core/episode.js";
import { percent } from "../../src/core/wording.js";
import { namePeople } from "../lab/name-people.js";
import {
  code,
  differing,
  failures,
  figures,
  fixed,
  heading,
  list,
  percentWith,
  tableOf,
  text,
} from "../report/blocks.js";
import type { Block, Report } from "../report/document.js";
import {
  formatTime,
  partOf,
  type ReadResult,
  type ReportOrigin,
  resultsOf,
  sharedKind,
} from "../report/result-kind.js";
import { composeAgents } from "./agents-report.js";
import { type ComparedRun, compareRuns, ownDifferences, sharedDifferences } from "./papers.js";
import { type AgentsResult, type AlfworldResult, agentsShape, alfworldShape } from "./results.js";

export const alfworldKind = sharedKind("alfworld", alfworldShape, composeAlfworld);

export const agentsKind = sharedKind("agents", agentsShape, composeAlfworld);

const ofModels =
  "Agents with a name in brackets are language models, or the scripted model, whose figures say nothing about a language model.";

const titles: Readonly<Record<Variant, string>> = {
  standard: "Tasks as they are",
  ambiguous: "Ambiguous tasks",
  multiround: "Many rounds",
};

/** One part on all runs by variant, then one for each result with language models. */
function composeAlfworld(results: readonly ReadResult[]): readonly Report[] {
  const alone = resultsOf(results, alfworldKind);
  const agents = resultsOf(results, agentsKind);
  const runs = [
    ...alone.map(({ result }) => ({ ...result, name: nameRun(result), costPerEpisode: null })),
    ...agents.flatMap(({ result }) => runsOf(result)),
  ];
  const notes = agents.length > 0 ? [...sharedDifferences, ofModels] : sharedDifferences;
  const blocks = variants.flatMap((variant) =>
    formatVariant(
      variant,
      runs.filter((run) => run.variant === variant),
      alone.filter(({ result }) => result.variant === variant),
    ),
  );
  return [
    { title: "ALFWorld", blocks: [...differing(notes), ...blocks] },
    ...agents.map(({ result, origin }) => partOf(composeAgents(result), origin)),
  ];
}

function formatVariant(
  variant: Variant,
  runs: readonly ComparedRun[],
  alone: readonly ReadResult<AlfworldResult>[],
): readonly Block[] {
  if (runs.length === 0) return [];
  const own = alone.slice(0, 1).map(({ result }) => list(ownDifferences(result)));
  return [
    heading(titles[variant]),
    ...own,
    tableRuns(runs),
    ...compareRuns(variant, runs),
    ...alone.flatMap(({ result, origin }) => formatRun(result, origin)),
  ];
}

function tableRuns(runs: readonly ComparedRun[]): Block {
  return tableOf(runs, {
    agent: ({ name }) => name,
    games: ({ games }) => games,
    seeds: ({ seeds }) => seeds.join(", "),
    success: formatSuccess,
    "steps a task": ({ meanSteps }) => fixed(meanSteps),
    "questions a task": ({ questionsPerTask }) => fixed(questionsPerTask),
    "follow-ups a task": ({ followUpsPerTask }) => fixed(followUpsPerTask ?? 0),
    "steps, questions and follow-ups": (run) => fixed(costOf(run)),
    "repeated questions": ({ repeatedQuestions }) => repeatedQuestions,
    "reward a game": ({ meanReward }) => fixed(meanReward),
    "US dollars a task": ({ costPerEpisode }) => costPerEpisode?.toFixed(4) ?? "none",
  });
}

/** As ABA counts: a question is a step, and so is a follow-up. */
function costOf({
  meanSteps,
  questionsPerTask,
  followUpsPerTask = 0,
}: Pick<ComparedRun, "meanSteps" | "questionsPerTask" | "followUpsPerTask">): number {
  return meanSteps + questionsPerTask + followUpsPerTask;
}

function formatSuccess({ seeds, success, successDeviation }: ComparedRun): string {
  return seeds.length > 1 ? percentWith(success, successDeviation) : percent(success);
}

/** One result by itself: its setting, baselines, task types, rounds and failures. */
function formatRun(result: AlfworldResult, origin: ReportOrigin): readonly Block[] {
  const { ask, seeds, maxSteps, variant, byType } = result;
  const people = namePeople(result);
  const name = `alfworld-${variant}`;
  const limit =
    variant === "multiround"
      ? `${maxSteps} actions and questions for all tasks of a game together (its reward counts follow-ups, too)`
      : `at most ${maxSteps} actions for a task, questions not counted`;
  const types = Object.entries(byType);
  return [
    heading(`By task type: ${nameRun(result)}`),
    code(origin.command),
    text(
      `Ask policy "${ask}"; simulated people: ${people.length > 0 ? people.join(", ") : "right and exact"}; seeds ${seeds.join(", ")}; ${limit}.${formatTime(origin)}`,
    ),
    ...tableBaselines(result),
    tableOf(types, {
      "task type": ([type]) => type,
      tasks: ([, { games }]) => games.toFixed(Number.isInteger(games) ? 0 : 1),
      success: ([, { success }]) => percent(success),
      steps: ([, { meanSteps }]) => fixed(meanSteps),
      questions: ([, { questionsPerTask }]) => fixed(questionsPerTask),
      "follow-ups": ([, { followUpsPerTask }]) => fixed(followUpsPerTask ?? 0),
      "all three": ([, type]) => fixed(costOf(type)),
    }),
    {
      kind: "plot",
      name: `${name}-steps`,
      title: "Steps, questions and follow-ups per task",
      unit: "mean per task",
      bars: types.flatMap(([label, { meanSteps, questionsPerTask, followUpsPerTask }]) => [
        { label, group: "steps", value: meanSteps },
        { label, group: "questions", value: questionsPerTask },
        { label, group: "follow-ups", value: followUpsPerTask ?? 0 },
      ]),
    },
    ...formatLearning(name, result),
    ...failures(result.failures.map(({ game, reason }) => `${game}: ${reason}`)),
  ];
}

function tableBaselines(result: AlfworldResult): readonly Block[] {
  const { meanWalkthrough, randomOrderSteps, randomOrderSuccess, enumeration } = result;
  const told = (success = 0, steps = 0) => `${percent(success)}, ${fixed(steps)} steps`;
  const table = figures({
    "length of the games' walkthroughs":
      meanWalkthrough > 0 && result.variant === "standard" ? fixed(meanWalkthrough) : undefined,
    "visiting places in random order":
      randomOrderSteps === undefined ? undefined : told(randomOrderSuccess, randomOrderSteps),
    "trying one thing after the other, without asking":
      enumeration && told(enumeration.success, enumeration.meanSteps),
    "reward without asking": result.withoutAsking && fixed(result.withoutAsking.meanReward),
  });
  return table.rows.length === 0 ? [] : [table];
}

/** Rounds that fewer than a tenth of the games reached say little. */
const leastShare = 0.1;

/** Questions in the first round, the second …; nothing when there is only one round. */
function formatLearning(name: string, result: AlfworldResult): readonly Block[] {
  const { questionsByRound, gamesByRound } = result;
  if (questionsByRound.length < 2) return [];
  const first = gamesByRound[0] ?? 0;
  const points = questionsByRound
    .map((y, index) => ({ x: index + 1, y, games: gamesByRound[index] ?? 0 }))
    .filter(({ games }) => games >= first * leastShare);
  return [
    heading(`Learning over rounds: ${nameRun(result)}`),
    text(
      "What people said and what was seen in earlier tasks of the same home is not asked again. Not every game gets to the later rounds before its steps are used up. A task that was begun counts, also when it was cut short.",
    ),
    {
      kind: "plot",
      name: `${name}-rounds`,
      title: "Questions per task, by round",
      xTitle: "round in the same home",
      yTitle: "questions per task",
      points,
    },
    tableOf(points, {
      round: ({ x }) => x,
      games: ({ games }) => games,
      "questions per task": ({ y }) => fixed(y),
    }),
  ];
}

function runsOf({ agents, settings, seeds, label }: AgentsResult): readonly ComparedRun[] {
  const { variant, maxSteps, ask } = settings;
  return agents.map((one) => ({
    ...one,
    variant,
    maxSteps,
    seeds,
    name: `${one.agent}${ask === "never" ? ", never asking" : ""} (${label})`,
  }));
}

/** "Sous, asking"; with how people err, where they do. */
function nameRun(result: AlfworldResult): string {
  if (result.ask === "never") return "Sous, never asking";
  const errors = namePeople(result);
  return errors.length > 0 ? `Sous, asking (people ${errors.join(", ")})` : "Sous, asking";
}
