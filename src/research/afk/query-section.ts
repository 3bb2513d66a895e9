/** The parts of the report on AFK's worlds: cooking and the grid. */
import type { Block, Report, Table } from "../report/document.js";
import { fixed, percent, share } from "../report/format-duration.js";
import { plotBars } from "../report/plots.js";
import { type GivenResult, resultsOf } from "../report/read-results.js";
import type { AblationsResult, QueryResult, QueryTask } from "../report/result-shapes.js";
import { differing, heading } from "../report/whole/blocks.js";
import { gridAblationMeans, queryPapers } from "./paper-figures.js";

type World = QueryResult["world"];

const titles: Readonly<Record<World, string>> = {
  cooking: "Cooking (Q-TextWorld)",
  grid: "Grid (Q-BabyAI)",
};

const shared = [
  "The paper's agents learn to read: networks over words, with 500,000 games of cooking, or 20 to 50 million frames of the grid. Our learner is a small one without an external model: features do language work that the paper's networks learn, and it is trained in minutes.",
  'The planner is written by hand and has no counterpart in the paper; "random" takes anything that notebook and pointer permit.',
  "Texts of the games and of the oracle's answers are in our own words, drawn by the statistics of the original.",
  "Precision, recall and F1 compare the questions of a game with those whose answers its task needs.",
];

const own: Readonly<Record<World, string>> = {
  cooking:
    "The paper's figures are scores during training (means of the last 1000 games, five seeds); ours are of games apart from those of the training, with nothing learned any more.",
  grid: "Our agents choose among ways of acting (go to a thing, pick up, toggle, a path that avoids what the notebook calls dangerous); the paper's choose single moves. Steps count moves and questions in both.",
};

/** A part for each world that results are given of. */
export async function composeQueryWorlds(
  results: readonly GivenResult[],
): Promise<readonly Report[]> {
  const played = [...resultsOf(results, "query"), ...resultsOf(results, "queryTask")];
  const ablated = resultsOf(results, "ablations");
  const parts: Report[] = [];
  for (const world of ["cooking", "grid"] as const) {
    const runs = mergeRuns(played.map(({ result }) => result).filter((one) => one.world === world));
    const trainings = ablated.map(({ result }) => result).filter((one) => one.world === world);
    const blocks = [
      ...(await formatRuns(world, runs)),
      ...trainings.flatMap((training) => formatAblations(training)),
    ];
    if (blocks.length > 0) {
      const differences = differing([own[world], ...shared]);
      parts.push({ title: titles[world], blocks: [...differences, ...blocks] });
    }
  }
  return parts;
}

/** What one policy did, over all results of it with as many games. */
interface Run {
  readonly name: string;
  readonly tasks: readonly QueryTask[];
}

function mergeRuns(results: readonly QueryResult[]): readonly Run[] {
  const runs = new Map<string, QueryTask[]>();
  for (const { policy, tasks } of results) {
    for (const task of tasks) {
      const name = `${policy}, ${task.n} × ${task.seeds.length}`;
      runs.set(name, [...(runs.get(name) ?? []).filter((one) => one.task !== task.task), task]);
    }
  }
  return [...runs].map(([name, tasks]) => ({ name, tasks }));
}

async function formatRuns(world: World, runs: readonly Run[]): Promise<readonly Block[]> {
  if (runs.length === 0) return [];
  return [
    heading("Success beside the paper"),
    {
      kind: "text",
      text: "Percent of games. Ours are named by policy, games × seeds, with the standard deviation over seeds.",
    },
    tableSuccess(world, runs),
    await plotSuccess(world, runs),
    heading("Steps and questions"),
    tableQuestions(world, runs),
  ];
}

function tableSuccess(world: World, runs: readonly Run[]): Table {
  return {
    kind: "table",
    head: ["task", ...runs.map(({ name }) => name), "No Query", "Query Baseline", "AFK"],
    rows: tasksOf(world, runs).map((name) => {
      const paper = paperOf(world, name);
      return [
        name,
        ...runs.map(({ tasks }) => formatSuccess(tasks.find(({ task }) => task === name))),
        ...(paper ? [paper.noQuery, paper.queryBaseline, paper.afk] : ["–", "–", "–"]),
      ];
    }),
  };
}

function plotSuccess(world: World, runs: readonly Run[]): Promise<Block> {
  return plotBars({
    name: `${world}-success`,
    title: "Success by task",
    unit: "percent of games",
    bars: tasksOf(world, runs).flatMap((name) => [
      ...runs.flatMap((run) =>
        run.tasks
          .filter(({ task }) => task === name)
          .map(({ success }) => ({ label: name, group: run.name, value: success * 100 })),
      ),
      {
        label: name,
        group: "AFK (paper)",
        value: Number.parseFloat(paperOf(world, name)?.afk ?? "0"),
      },
    ]),
  });
}

function tableQuestions(world: World, runs: readonly Run[]): Table {
  return {
    kind: "table",
    head: ["task", "policy", "steps", "AFK's steps", "questions", "precision", "recall", "F1"],
    rows: tasksOf(world, runs).flatMap((name) =>
      runs.flatMap((run) =>
        run.tasks
          .filter(({ task }) => task === name)
          .map((one) => [
            name,
            run.name,
            fixed(one.meanSteps),
            paperOf(world, name)?.afkSteps?.toFixed(1) ?? "–",
            fixed(one.queries),
            ...[one.precision, one.recall, one.f1].map(share),
          ]),
      ),
    ),
  };
}

function formatAblations({ world, trainingGames, arms }: AblationsResult): readonly Block[] {
  const tasks = arms[0]?.tasks ?? [];
  const mean = (some: readonly QueryTask[]) =>
    some.reduce((sum, { success }) => sum + success, 0) / Math.max(1, some.length);
  const isGrid = world === "grid";
  return [
    heading("Without a part"),
    {
      kind: "text",
      text: `The learner trained anew (${trainingGames} games a training, seeds ${tasks[0]?.seeds.join(", ") ?? "–"}), whole and without a part each.${isGrid ? " The paper's means are over five tasks of its own choice." : " The paper has no such table for cooking."}`,
    },
    {
      kind: "table",
      head: [
        "without",
        ...tasks.map(({ task }) => task),
        "mean",
        ...(isGrid ? ["paper's mean"] : []),
      ],
      rows: arms.map((arm) => [
        arm.without ?? "nothing: whole",
        ...tasks.map(({ task }) => formatSuccess(arm.tasks.find((one) => one.task === task))),
        percent(mean(arm.tasks)),
        ...(isGrid ? [`${gridAblationMeans.get(arm.without)?.toFixed(1) ?? "–"} %`] : []),
      ]),
    },
  ];
}

/** In the paper's order; tasks that it does not have come last. */
function tasksOf(world: World, runs: readonly Run[]): readonly string[] {
  const played = new Set(runs.flatMap(({ tasks }) => tasks.map(({ task }) => task)));
  const known = queryPapers[world].map(({ task }) => task).filter((task) => played.has(task));
  return [...known, ...[...played].filter((task) => !known.includes(task))];
}

function paperOf(world: World, name: string) {
  return queryPapers[world].find(({ task }) => task === name);
}

function formatSuccess(task: QueryTask | undefined): string {
  if (!task) return "–";
  return `${(task.success * 100).toFixed(1)} ± ${(task.successSd * 100).toFixed(1)}`;
}
