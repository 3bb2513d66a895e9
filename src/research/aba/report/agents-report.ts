/** The report of `sous bench agents`: every table is marked with whose figures it shows. */

import type { Block, Report, Table } from "../../report/document.js";
import { formatTime, type ReportOrigin, writeReport } from "../../report/write-report.js";
import type { AgentResult, BenchAgentsResult } from "../agents/bench-agents.js";
import type { Counts } from "../agents/figures.js";

/**
 * Writes `agents.md` and `agents.html` into a folder, which is made when missing.
 * Throws InputError when nothing can be written there.
 *
 * @returns paths of the files
 */
export function writeAgentsReport(
  folder: string,
  result: BenchAgentsResult,
  origin: ReportOrigin,
): readonly string[] {
  return writeReport(folder, "agents", composeAgentsReport(result, origin));
}

/** The report as data, for a page of its own or as a part of another. */
export function composeAgentsReport(result: BenchAgentsResult, origin: ReportOrigin): Report {
  const { agents, settings, seeds, label } = result;
  const games = Math.max(0, ...agents.map((one) => one.games));
  return {
    title: `Agents over ${games} games (${label})`,
    blocks: [
      { kind: "code", text: origin.command },
      {
        kind: "text",
        text: `Variant "${settings.variant}", ask policy "${settings.ask}", people from ${settings.people === "model" ? "a language model" : "the owner's view"}; seeds ${seeds.join(", ")}; at most ${settings.maxSteps} actions. Model: ${label}.${formatTime(origin)}`,
      },
      ...marked("Figures", label, tableFigures(agents)),
      ...marked("What the models took, per episode", label, tableUsage(agents)),
      ...marked("Success by task type", label, tableTypes(agents)),
    ],
  };
}

function marked(title: string, label: string, table: Table): readonly Block[] {
  return [{ kind: "heading", text: `${title} (${label})` }, table];
}

function tableFigures(agents: readonly AgentResult[]): Table {
  return {
    kind: "table",
    head: ["agent", "games", "success", "steps", "questions", "how episodes ended"],
    rows: agents.map((one) => [
      one.agent,
      String(one.games),
      percent(one.success),
      one.meanSteps.toFixed(2),
      one.questionsPerTask.toFixed(2),
      formatCounts(one.endings),
    ]),
  };
}

function tableUsage(agents: readonly AgentResult[]): Table {
  return {
    kind: "table",
    head: [
      "agent",
      "requests",
      "from the cache",
      "prompt tokens",
      "completion tokens",
      "US dollars",
    ],
    rows: agents.map((one) => [
      one.agent,
      one.requestsPerEpisode.toFixed(1),
      one.cachedPerEpisode.toFixed(1),
      one.promptTokensPerEpisode.toFixed(0),
      one.completionTokensPerEpisode.toFixed(0),
      one.costPerEpisode.toFixed(4),
    ]),
  };
}

function tableTypes(agents: readonly AgentResult[]): Table {
  const types = [...new Set(agents.flatMap(({ byType }) => Object.keys(byType)))].sort();
  return {
    kind: "table",
    head: ["task type", ...agents.map(({ agent }) => agent)],
    rows: types.map((type) => [
      type,
      ...agents.map(({ byType }) => (byType[type] ? percent(byType[type].success) : "-")),
    ]),
  };
}

/** "done 12, max-steps 1" */
export function formatCounts(counts: Counts): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
