/** The report of `sous bench alfworld`: Markdown with plots beside it, and one HTML file. */

import type { Block, Report, Table } from "../../report/document.js";
import { plotBars, plotLine } from "../../report/plots.js";
import { formatTime, type ReportOrigin, writeReport } from "../../report/write-report.js";
import type { BenchAlfworldResult } from "../alfworld/bench-alfworld.js";
import { comparePapers } from "./alfworld-papers.js";

/**
 * Writes `alfworld-<variant>.md`, `.html` and the plots into a folder, which is made when missing.
 * Throws InputError when nothing can be written there.
 *
 * @returns paths of the files
 */
export async function writeAlfworldReport(
  folder: string,
  result: BenchAlfworldResult,
  origin: ReportOrigin,
): Promise<readonly string[]> {
  const name = `alfworld-${result.variant}`;
  const report = await composeReport(name, result, origin);
  return writeReport(folder, name, report);
}

const titles = {
  standard: "ALFWorld",
  ambiguous: "ALFWorld with ambiguous tasks",
  multiround: "ALFWorld over many rounds",
} as const;

async function composeReport(
  name: string,
  result: BenchAlfworldResult,
  origin: ReportOrigin,
): Promise<Report> {
  return {
    title: `${titles[result.variant]}: ${result.games} games`,
    blocks: [
      ...formatSetting(result, origin),
      { kind: "heading", text: "Figures" },
      tableFigures(result),
      { kind: "heading", text: "By task type" },
      tableTypes(result),
      await plotTypes(name, result),
      ...(await comparePapers(name, result)),
      ...(await formatLearning(name, result)),
      ...formatFailures(result),
    ],
  };
}

function formatSetting(result: BenchAlfworldResult, origin: ReportOrigin): Block[] {
  const { ask, wrong, unsure, seeds, maxSteps, variant } = result;
  const limit =
    variant === "multiround"
      ? `${maxSteps} steps for all tasks of a game together, actions and questions counted`
      : `at most ${maxSteps} actions for a task, questions not counted`;
  return [
    { kind: "code", text: origin.command },
    {
      kind: "text",
      text: `Ask policy "${ask}"; simulated people wrong with probability ${wrong}, not knowing with probability ${unsure}; seeds ${seeds.join(", ")}; ${limit}.${formatTime(origin)}`,
    },
  ];
}

function tableFigures(result: BenchAlfworldResult): Table {
  const { randomOrderSteps, randomOrderSuccess, enumeration, withoutAsking } = result;
  const deviation =
    result.seeds.length > 1 ? ` ± ${(result.successDeviation * 100).toFixed(1)}` : "";
  const walked = result.meanWalkthrough > 0 && result.variant === "standard";
  const rows: (readonly [string, string] | null)[] = [
    ["success", `${percent(result.success)}${deviation}`],
    ["steps per task", result.meanSteps.toFixed(2)],
    walked ? ["length of the games' walkthroughs", result.meanWalkthrough.toFixed(2)] : null,
    ["questions per task", result.questionsPerTask.toFixed(2)],
    ["repeated questions", String(result.repeatedQuestions)],
    ["reward per game", result.meanReward.toFixed(2)],
    result.variant === "multiround"
      ? ["reward per game, thoughts counted as steps", result.rewardCountingThoughts.toFixed(2)]
      : null,
    randomOrderSteps !== undefined && randomOrderSuccess !== undefined
      ? [
          "visiting places in random order",
          `${percent(randomOrderSuccess)}, ${randomOrderSteps.toFixed(2)} steps`,
        ]
      : null,
    enumeration
      ? [
          "trying one thing after the other, without asking",
          `${percent(enumeration.success)}, ${enumeration.meanSteps.toFixed(2)} steps`,
        ]
      : null,
    withoutAsking ? ["reward without asking", withoutAsking.meanReward.toFixed(2)] : null,
  ];
  return { kind: "table", head: ["", "value"], rows: rows.filter((row) => row !== null) };
}

function tableTypes({ byType }: BenchAlfworldResult): Table {
  return {
    kind: "table",
    head: ["task type", "tasks", "success", "steps", "questions"],
    rows: Object.entries(byType).map(([type, figures]) => [
      type,
      figures.games.toFixed(Number.isInteger(figures.games) ? 0 : 1),
      percent(figures.success),
      figures.meanSteps.toFixed(2),
      figures.questionsPerTask.toFixed(2),
    ]),
  };
}

function plotTypes(name: string, { byType }: BenchAlfworldResult): Promise<Block> {
  return plotBars({
    name: `${name}-steps`,
    title: "Steps and questions per task",
    unit: "mean per task",
    bars: Object.entries(byType).flatMap(([label, figures]) => [
      { label, group: "steps", value: figures.meanSteps },
      { label, group: "questions", value: figures.questionsPerTask },
    ]),
  });
}

/** Rounds that fewer than a tenth of the games reached say little. */
const leastShare = 0.1;

/** How many questions it took in the first round, the second …; nothing where there is one round only. */
export async function formatLearning(
  name: string,
  result: BenchAlfworldResult,
): Promise<readonly Block[]> {
  const { questionsByRound, gamesByRound } = result;
  if (questionsByRound.length < 2) return [];
  const first = gamesByRound[0] ?? 0;
  const points = questionsByRound
    .map((y, index) => ({ x: index + 1, y, games: gamesByRound[index] ?? 0 }))
    .filter(({ games }) => games >= first * leastShare);
  return [
    { kind: "heading", text: "Learning over rounds" },
    {
      kind: "text",
      text: "What people said and what was seen in earlier tasks of the same home is not asked again. Not every game gets to the later rounds before its steps are used up; a task that was begun counts, also when it was cut short.",
    },
    await plotLine({
      name: `${name}-rounds`,
      title: "Questions per task, by round",
      xTitle: "round in the same home",
      yTitle: "questions per task",
      points,
    }),
    {
      kind: "table",
      head: ["round", "games", "questions per task"],
      rows: points.map(({ x, y, games }) => [String(x), String(games), y.toFixed(2)]),
    },
  ];
}

function formatFailures({ failures }: BenchAlfworldResult): readonly Block[] {
  if (failures.length === 0) return [];
  return [
    { kind: "heading", text: "Failures" },
    { kind: "list", items: failures.map(({ game, reason }) => `${game}: ${reason}`) },
  ];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
