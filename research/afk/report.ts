import { percent } from "../../src/core/words/wording.js";
import { averageOf } from "../lab/numbers.js";
import { differing, fixed, heading, share, tableOf, text } from "../report/blocks.js";
import type { Block, Plot, Report } from "../report/document.js";
import { type ReadResult, resultsOf, sharedKind } from "../report/result-kind.js";
import type { Arm } from "./bench-ablations.js";
import type { QueryTask } from "./bench-query.js";
import papers from "./papers.json" with { type: "json" };
import type { QueryWorldName } from "./worlds.js";

interface Played {
  readonly world: QueryWorldName;
  readonly policy: string;
}
interface Ablations {
  readonly world: QueryWorldName;
  readonly trainingGames: number;
  readonly sources: readonly string[] | null;
  readonly arms: readonly Arm[];
}

export const queryKind = sharedKind<Played & { readonly tasks: readonly QueryTask[] }>(
  "query",
  compose,
);
export const queryTaskKind = sharedKind<Played & QueryTask>("query-task", compose);
export const ablationsKind = sharedKind<Ablations>("query-ablations", compose);

const titles = { cooking: "Cooking (Q-TextWorld)", grid: "Grid (Q-BabyAI)" } as const;

const differences = [
  "The paper's agents learn to read: networks over words, with 500,000 games of cooking, or 20 to 50 million frames of the grid. Our learner is a small one without an external model: features do language work that the paper's networks learn, and it is trained in minutes.",
  'The planner is written by hand and has no counterpart in the paper; "random" takes anything that notebook and pointer permit.',
  "Texts of the games and of the oracle's answers are in our own words, drawn by the statistics of the original.",
  "Precision, recall and F1 compare the questions of a game with those whose answers its task needs.",
  "The paper's figures of cooking are scores during training. Ours are of games apart from those of the training.",
  "In the grid our agents choose among ways of acting; the paper's choose single moves. Steps count moves and questions in both.",
];

function compose(results: readonly ReadResult[]): readonly Report[] {
  const played = [
    ...resultsOf(results, queryKind).map(({ result }) => result),
    ...resultsOf(results, queryTaskKind).map(({ result }) => ({ ...result, tasks: [result] })),
  ];
  const ablated = resultsOf(results, ablationsKind).map(({ result }) => result);
  return (["cooking", "grid"] as const).flatMap((world) => {
    const runs = mergeRuns(played.filter((one) => one.world === world));
    const trainings = ablated.filter((one) => one.world === world);
    if (runs.length + trainings.length === 0) return [];
    const parts = [...composeRuns(world, runs), ...trainings.flatMap(composeAblations)];
    return [{ title: titles[world], blocks: [...differing(differences), ...parts] }];
  });
}

type PolicyRun = ReturnType<typeof mergeRuns>[number];

function mergeRuns(
  results: readonly { readonly policy: string; readonly tasks: readonly QueryTask[] }[],
) {
  const runs = new Map<string, QueryTask[]>();
  for (const { policy, tasks } of results) {
    for (const task of tasks) {
      const name = `${policy}, ${task.n} × ${task.seeds.length}`;
      runs.set(name, [...(runs.get(name) ?? []).filter((one) => one.task !== task.task), task]);
    }
  }
  return [...runs].map(([name, tasks]) => ({ name, tasks }));
}

function composeRuns(world: QueryWorldName, runs: readonly PolicyRun[]): readonly Block[] {
  if (runs.length === 0) return [];
  const names = tasksOf(world, runs);
  const paperOf = (name: string) => papers[world].find(({ task }) => task === name);
  const played = names.flatMap((name) =>
    runs.flatMap((run) =>
      run.tasks.filter(({ task }) => task === name).map((task) => ({ ...task, run: run.name })),
    ),
  );
  const ours = runs.map(({ name: run, tasks }) => {
    const cell = (name: string) => formatSuccess(tasks.find(({ task }) => task === name));
    return [run, cell] as const;
  });
  const bars = [
    ...played.map(({ task, run, success }) => ({ label: task, group: run, value: success * 100 })),
    ...names.map((label) => {
      const value = Number.parseFloat(paperOf(label)?.afk ?? "0");
      return { label, group: "AFK (paper)", value };
    }),
  ];
  return [
    heading("Success beside the paper"),
    text("Percent of games. Ours: policy, games × seeds, with the deviation over seeds."),
    tableOf(names, {
      task: (name) => name,
      ...Object.fromEntries(ours),
      "No Query": (name) => paperOf(name)?.noQuery,
      "Query Baseline": (name) => paperOf(name)?.queryBaseline,
      AFK: (name) => paperOf(name)?.afk,
    }),
    {
      kind: "plot",
      name: `${world}-success`,
      title: "Success by task",
      unit: "percent of games",
      bars,
    },
    heading("Steps and questions"),
    tableOf(played, {
      task: ({ task }) => task,
      policy: ({ run }) => run,
      steps: ({ meanSteps }) => fixed(meanSteps),
      "AFK's steps": ({ task }) => paperOf(task)?.afkSteps?.toFixed(1),
      questions: ({ queries }) => fixed(queries),
      precision: ({ precision }) => share(precision),
      recall: ({ recall }) => share(recall),
      F1: ({ f1 }) => share(f1),
    }),
    ...(names.length === 1 ? [plotQuestions(world, played, ({ run }) => run)] : []),
  ];
}

/** Games by their number of questions (figure 6). */
function plotQuestions<Task extends QueryTask>(
  world: QueryWorldName,
  tasks: readonly Task[],
  groupOf: (task: Task) => string,
): Plot {
  const bars = tasks.flatMap((task) => {
    const group = groupOf(task);
    return task.gamesByQueries.map((value, count) => ({ label: String(count), group, value }));
  });
  const title = "Games by their number of questions";
  return { kind: "plot", name: `${world}-questions`, title, unit: "games", bars };
}

function composeAblations({ world, trainingGames, sources, arms }: Ablations): readonly Block[] {
  const tasks = arms[0]?.tasks ?? [];
  const isGrid = world === "grid";
  const byTask = tasks.map(({ task }) => {
    const cell = (arm: Arm) => formatSuccess(arm.tasks.find((one) => one.task === task));
    return [task, cell] as const;
  });
  const means: Readonly<Record<string, number>> = papers.gridAblationMeans;
  const paperMean = ({ without }: Arm) => `${means[without ?? "none"]?.toFixed(1) ?? "–"} %`;
  const theirs = sources
    ? `The paper has ${papers.zeroShot.join(" and ")} % on two unseen tasks of level 2.`
    : isGrid
      ? "The paper's means are over five tasks of its own choice."
      : "The paper has no such table for cooking.";
  const trained = sources ? ` of ${sources.join(", ")}` : "";
  const band = arms.flatMap(({ without, curve }) =>
    curve.map(({ games: x, success: y, low, high }) => {
      return { x, y, low, high, group: armName(without) };
    }),
  );
  return [
    heading(sources ? "From chosen tasks (table 5)" : "Trained anew"),
    text(
      `The learner trained anew (${trainingGames} games a training${trained}, seeds ${tasks[0]?.seeds.join(", ") ?? "–"}), whole, without a part each, or as a baseline. ${theirs}`,
    ),
    tableOf(arms, {
      trained: ({ without }) => armName(without),
      ...Object.fromEntries(byTask),
      mean: (arm) => percent(averageOf(arm.tasks, ({ success }) => success)),
      ...(isGrid && { "paper's mean": paperMean }),
    }),
    ...(isGrid && !sources ? [tableAblations(tasks.map(({ task }) => task))] : []),
    tableQuality(arms),
    {
      kind: "plot",
      name: `${world}-training`,
      title: "Success while training: mean and range over seeds",
      xTitle: "games",
      yTitle: "share of games won",
      band,
    },
    ...(sources ? [plotQuestions(world, tasks, ({ task }) => task)] : []),
  ];
}

function armName(without: Arm["without"]): string {
  if (without === null) return "whole";
  return without === "no-query" || without === "query-baseline" ? without : `without ${without}`;
}

/** Table 4, as published. */
function tableAblations(tasks: readonly string[]): Block {
  const rows = Object.entries(papers.gridAblations).filter(([task]) => tasks.includes(task));
  return tableOf(rows, {
    "the paper's table 4": ([task]) => task,
    "without notebook": ([, figures]) => figures[0]?.toFixed(1),
    "without pointer": ([, figures]) => figures[1]?.toFixed(1),
    "without bonus": ([, figures]) => figures[2]?.toFixed(1),
    whole: ([, figures]) => figures[3]?.toFixed(1),
  });
}

/** Table 6: F1 is the mean over games. Its tasks are told apart by the number of needed questions. */
function tableQuality(arms: readonly Arm[]): Block {
  const whole = arms.find(({ without }) => without === null) ?? arms[0];
  const ours = (whole?.tasks ?? []).map(({ task: name, needed, precision, recall, f1 }) => {
    return { name, needed: needed.toFixed(1), figures: [precision, recall, f1] };
  });
  const theirs = Object.entries(papers.queryQuality).map(([needed, figures]) => {
    return { name: "AFK (paper, table 6)", needed, figures };
  });
  return tableOf([...ours, ...theirs], {
    questions: ({ name }) => name,
    needed: ({ needed }) => needed,
    precision: ({ figures }) => share(figures[0] ?? null),
    recall: ({ figures }) => share(figures[1] ?? null),
    F1: ({ figures }) => share(figures[2] ?? null),
  });
}

function tasksOf(world: QueryWorldName, runs: readonly PolicyRun[]): readonly string[] {
  const played = new Set(runs.flatMap(({ tasks }) => tasks.map(({ task }) => task)));
  const known = papers[world].map(({ task }) => task).filter((task) => played.has(task));
  return [...new Set([...known, ...played])];
}

function formatSuccess(task: QueryTask | undefined): string | undefined {
  return task && `${(task.success * 100).toFixed(1)} ± ${(task.successSd * 100).toFixed(1)}`;
}
