/** The report of `sous bench ldm2`: Markdown with plots beside it, and one HTML file. */
import { taskTypes } from "../../core/scene.js";
import type { Block, Report, Table } from "../report/document.js";
import { plotBars } from "../report/plots.js";
import { formatTime, type ReportOrigin, writeReport } from "../report/write-report.js";
import type { BatchArm, BenchLdm2Result, RefinedArm } from "./bench-ldm2.js";
import type { Rate } from "./figures.js";

/**
 * Writes `ldm2.md`, `ldm2.html` and the plots into a folder, which is made when missing.
 * Throws InputError when nothing can be written there.
 *
 * @returns paths of the files
 */
export async function writeLdm2Report(
  folder: string,
  result: BenchLdm2Result,
  origin: ReportOrigin,
): Promise<readonly string[]> {
  return writeReport(folder, "ldm2", await composeLdm2Report(result, origin));
}

/** The report as data, for a page of its own or as a part of another. */
export async function composeLdm2Report(
  result: BenchLdm2Result,
  origin: ReportOrigin,
): Promise<Report> {
  return {
    title: `Playing from memory alone: ${result.games} games never used`,
    blocks: [
      ...formatSetting(result, origin),
      { kind: "heading", text: "Beside the paper" },
      { kind: "text", text: "The numbers stand side by side, but the settings differ:" },
      { kind: "list", items: differences },
      tableTypes(result),
      { kind: "heading", text: "How much memory it takes" },
      await plotSizes(result),
      tableSizes(result),
      ...formatAblations(result),
    ],
  };
}

function formatSetting(result: BenchLdm2Result, origin: ReportOrigin): Block[] {
  const { perType, goals, seeds, maxSteps, leftOut } = result;
  return [
    { kind: "code", text: origin.command },
    {
      kind: "text",
      text: `Memory is formed from the expert's way of doing ${perType} training tasks of each type, and refined by exploring ${goals} other training tasks of each type; seeds ${seeds.join(", ")} draw them. Then each game is played by the tuple policy alone: no planner, no questions, at most ${maxSteps} actions. ${leftOut} games were left out, because training has the same one with things elsewhere.${formatTime(origin)}`,
    },
  ];
}

const differences = [
  "Ours has no language model: tuples are voted on by rule, and their words are replaced by roles. The paper's agent is gpt-3.5-turbo, which imitates the tuples that it is shown.",
  "The games are those of the folders named in the command that training does not have; the paper plays ALFWorld's 134 unseen games. Most of our games have rooms that occur in training, with another task.",
  "Expert trajectories come from our planner, which knows the hidden state; they are shorter than ALFWorld's.",
];

function tableTypes(result: BenchLdm2Result): Table {
  const { before, after, paper, gamesByType } = result;
  const row = (
    name: string,
    games: number,
    [own, refined]: readonly (Rate | undefined)[],
    theirs: { readonly initial: number; readonly refined: number },
  ) => [
    name,
    String(games),
    formatRate(own),
    formatRate(refined),
    percent(theirs.initial),
    percent(theirs.refined),
  ];
  return {
    kind: "table",
    head: ["success", "games", "before", "refined", "paper, before", "paper, refined"],
    rows: [
      ...taskTypes.map((type) =>
        row(type, gamesByType[type] ?? 0, [before.byType[type], after.byType[type]], paper[type]),
      ),
      row("all", result.games, [before, after], paper.all),
    ],
  };
}

function armsBySize(result: BenchLdm2Result): readonly RefinedArm[] {
  return [...result.curve, result].toSorted((a, b) => a.perType - b.perType);
}

function plotSizes(result: BenchLdm2Result): Promise<Block> {
  return plotBars({
    name: "ldm2-sizes",
    title: "Success by expert trajectories per task type",
    unit: "percent of games",
    bars: armsBySize(result).flatMap(({ perType, before, after }) => [
      { label: String(perType), group: "before refinement", value: before.success * 100 },
      { label: String(perType), group: "after refinement", value: after.success * 100 },
    ]),
  });
}

function tableSizes(result: BenchLdm2Result): Table {
  return {
    kind: "table",
    head: [
      "trajectories per type",
      "before",
      "refined",
      "steps before",
      "steps refined",
      "goals failed",
      "bettered",
      "tuples added",
      "taken out again",
      "seeds that it lowered",
    ],
    rows: armsBySize(result).map(({ perType, before, after, refinement, lowered }) => [
      String(perType),
      formatRate(before),
      formatRate(after),
      before.meanSteps.toFixed(2),
      after.meanSteps.toFixed(2),
      ...[refinement.failed, refinement.bettered, refinement.added, refinement.withdrawn].map(
        (value) => value.toFixed(1),
      ),
      String(lowered),
    ]),
  };
}

function formatAblations(result: BenchLdm2Result): readonly Block[] {
  const { withoutGoalIndex, withoutObservationIndex, withoutIndices, batches } = result;
  if (!withoutGoalIndex || !withoutObservationIndex || !withoutIndices) return [];
  const rows: readonly (readonly [string, Rate])[] = [
    ["both indices, refined", result.after],
    ["both indices, not refined", result.before],
    ["no goal index, not refined", withoutGoalIndex],
    ["no observation index, not refined", withoutObservationIndex],
    ["no index, not refined", withoutIndices],
    ...batches.flatMap(formatBatches),
  ];
  return [
    { kind: "heading", text: "What is left out" },
    {
      kind: "table",
      head: ["", "success"],
      rows: rows.map(([name, rate]) => [name, formatRate(rate)]),
    },
  ];
}

function formatBatches({
  batches,
  merged,
  chosen,
}: BatchArm): readonly (readonly [string, Rate])[] {
  const count = batches === 1 ? "1 batch" : `${batches} batches`;
  return [
    [`${count} in one memory`, merged],
    [`${count}, each plays and the best process counts`, chosen],
  ];
}

function formatRate(rate: Rate | undefined): string {
  return rate ? `${percent(rate.success)} ± ${(rate.spread * 100).toFixed(1)}` : "–";
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
