/** The report of `sous bench reuse`: Markdown with plots beside it, and one HTML file. */

import type { Block, Report, Table } from "../report/document.js";
import { plotBars, plotLine } from "../report/plots.js";
import { formatTime, type ReportOrigin, writeReport } from "../report/write-report.js";
import type { BenchReuseResult } from "./reuse/bench-reuse.js";
import type { AgeFigures, ArmFigures, Spread } from "./reuse/figures.js";

/**
 * Writes `reuse.md`, `reuse.html` and the plots into a folder, which is made when missing.
 * Throws InputError when nothing can be written there.
 *
 * @returns paths of the files
 */
export async function writeReuseReport(
  folder: string,
  result: BenchReuseResult,
  origin: ReportOrigin,
): Promise<readonly string[]> {
  return writeReport(folder, "reuse", await composeReuseReport(result, origin));
}

/** The report as data, for a page of its own or as a part of another. */
export async function composeReuseReport(
  result: BenchReuseResult,
  origin: ReportOrigin,
): Promise<Report> {
  const { homes, rounds } = result;
  return {
    title: `A memory worth reusing: ${homes} homes, ${rounds} rounds each`,
    blocks: [
      ...formatSetting(result, origin),
      { kind: "heading", text: "Figures" },
      tableArms(result),
      { kind: "heading", text: "Learning over rounds" },
      await plotRounds(result),
      ...(await formatAges(result)),
      ...formatFailures(result),
    ],
  };
}

function formatSetting(result: BenchReuseResult, origin: ReportOrigin): Block[] {
  const { rooms, seeds, wrong, moved, maxSteps } = result;
  return [
    { kind: "code", text: origin.command },
    {
      kind: "text",
      text: `One task after the other in the same home, whose memory is kept; ${rooms} rooms, seeds ${seeds.join(", ")}, at most ${maxSteps} actions for a task. Two arms: people who tell the truth and a home in which only the agent moves things; and people who give a wrong answer to ${percent(wrong)} of what they are asked, and move each thing with probability ${moved} between two tasks, unseen.${formatTime(origin)}`,
    },
    {
      kind: "text",
      text: "What came of it is worked out from the recorded steps and from where things really were, not from what the desk, the notebook or the ledger say; the last row says in how many homes the ledger counted otherwise.",
    },
  ];
}

function tableArms({ truthful, moving, wrong, moved }: BenchReuseResult): Table {
  const row = (name: string, formatArm: (arm: ArmFigures) => string): readonly string[] => [
    name,
    formatArm(truthful),
    formatArm(moving),
  ];
  return {
    kind: "table",
    head: ["", "truthful, nothing moved", `${percent(wrong)} wrong, ${percent(moved)} moved`],
    rows: [
      row("tasks", ({ tasks }) => String(tasks)),
      row("success", ({ success }) => spread(success)),
      row("questions saved", ({ questionsSaved }) => String(questionsSaved)),
      row("questions asked", ({ questionsAsked }) => String(questionsAsked)),
      row("saved, of all that came up", ({ reuseRate }) => spread(reuseRate)),
      row("saved and then seen to be untrue", ({ wrongReuseRate }) => spread(wrongReuseRate)),
      row("the same, median over seeds", ({ wrongReuseRate }) => percent(wrongReuseRate.median)),
      row("asked although the answer was known and true", (arm) =>
        String(arm.unnecessaryQuestions),
      ),
      row("asked again out of doubt", ({ askedAgain }) => String(askedAgain)),
      row("of these, what was noted was not so", ({ rightlyDoubted }) => String(rightlyDoubted)),
      row("answers found untrue", ({ untrueAnswers }) => String(untrueAnswers)),
      row("used after it was seen to be untrue", (arm) => String(arm.usedAfterContradiction)),
      row("homes in which the ledger disagrees", (arm) => String(arm.ledgerDisagrees)),
    ],
  };
}

function plotRounds({ moving, truthful }: BenchReuseResult): Promise<Block> {
  const bars = (group: string, { questionsByRound }: ArmFigures) =>
    questionsByRound.map((value, index) => ({ label: String(index + 1), group, value }));
  return plotBars({
    name: "reuse-rounds",
    title: "Questions per task, by round in the same home",
    unit: "questions per task",
    bars: [...bars("truthful", truthful), ...bars("wrong and moved", moving)],
  });
}

async function formatAges({ moving }: BenchReuseResult): Promise<readonly Block[]> {
  const ages = moving.byAge.filter(({ relied }) => relied > 0);
  if (ages.length === 0) return [];
  const text =
    "What the agent saw itself and relied on later, by the number of rounds since it last saw the thing there. Nobody who only remembers can avoid 1 - (1 - p)^age, p being the share that is moved in a round. Everything that was remembered keeps to that; what is relied on may be gone more often soon after, because a task is drawn among those that are not done: what somebody took away from where it belonged has to be brought there again. What is likelier moved than not is asked again instead.";
  return [
    { kind: "heading", text: "Not there any more, by age" },
    { kind: "text", text },
    await plotStale(ages),
    {
      kind: "table",
      head: [
        "rounds since seen",
        "relied on",
        "not there",
        "share",
        "of all remembered",
        "unavoidable",
        "asked again",
      ],
      rows: moving.byAge.map((count) => [
        String(count.age),
        String(count.relied),
        String(count.stale),
        count.relied > 0 ? percent(count.staleRate) : "–",
        percent(count.goneRate),
        percent(count.unavoidable),
        String(count.askedAgain),
      ]),
    },
  ];
}

function plotStale(ages: readonly AgeFigures[]): Promise<Block> {
  return plotLine({
    name: "reuse-stale",
    title: "Share of remembered things that were not there any more",
    xTitle: "rounds since seen",
    yTitle: "share",
    points: ages.map(({ age, staleRate, relied }) => ({ x: age, y: staleRate, games: relied })),
  });
}

function formatFailures({ failures }: BenchReuseResult): readonly Block[] {
  if (failures.length === 0) return [];
  const items = failures.map(({ home, seed, reason }) => `${home} (seed ${seed}): ${reason}`);
  return [
    { kind: "heading", text: "Failures" },
    { kind: "list", items },
  ];
}

function spread({ mean, deviation, bySeed }: Spread): string {
  return bySeed.length > 1 ? `${percent(mean)} ± ${(deviation * 100).toFixed(2)}` : percent(mean);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
