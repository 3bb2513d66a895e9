/** One report on everything: what is in the database, and what benches measured, beside the papers. */

import { composeAgentsReport } from "../../aba/report/agents-report.js";
import { composeAlfworld } from "../../aba/report/alfworld-section.js";
import { composeQueryWorlds } from "../../afk/query-section.js";
import { composeAmbik } from "../../ambik/ambik-section.js";
import { composeCrowd } from "../../crowd/crowd-section.js";
import { composeMemory } from "../../memory/memory-section.js";
import { composeReplayReport } from "../../replay/replay-report.js";
import type { Block, Report } from "../document.js";
import { type GivenResult, resultsOf } from "../read-results.js";
import { asPart, namePlotsApart } from "./blocks.js";
import type { KeptFigures } from "./kept-figures.js";
import { composeKept } from "./kept-section.js";

export interface WholeReportRequest {
  /** Null: the database has no episode, or none is reported on. */
  readonly kept: KeptFigures | null;
  readonly results: readonly GivenResult[];
  /** The command that makes this report. */
  readonly command: string;
}

/** Each part has figures, what differs from the papers in words, and plots; commands come last. */
export async function composeWhole(request: WholeReportRequest): Promise<Report> {
  const { kept, results } = request;
  const parts: readonly Report[] = [
    ...(kept ? [await composeKept(kept)] : []),
    ...(await Promise.all(
      resultsOf(results, "replay").map(({ result, origin }) => composeReplayReport(result, origin)),
    )),
    ...(await composeAlfworld(results)),
    ...resultsOf(results, "agents").map(({ result, origin }) =>
      composeAgentsReport(result, origin),
    ),
    ...(await composeQueryWorlds(results)),
    ...(await composeAmbik(results)),
    ...(await composeMemory(results)),
    ...resultsOf(results, "crowd").map(composeCrowd),
    composeCommands(request),
  ];
  return {
    title: "Sous: who played, how it went, and what it took",
    blocks: [
      { kind: "contents", headings: parts.map(({ title }) => title) },
      ...namePlotsApart(parts.flatMap(asPart)),
    ],
  };
}

function composeCommands({ results, command }: WholeReportRequest): Report {
  const measured: readonly Block[] =
    results.length === 0
      ? []
      : [
          {
            kind: "text",
            text: "These commands measured what is shown; each printed the file named behind it. Seeds stand in the command, or are the ones that its --help names.",
          },
          {
            kind: "code",
            text: results.map(({ origin, file }) => formatCommand(origin.command, file)).join("\n"),
          },
        ];
  return {
    title: "To print it again",
    blocks: [...measured, { kind: "text", text: "This page:" }, { kind: "code", text: command }],
  };
}

function formatCommand(command: string, file: string): string {
  return command.startsWith("#") ? command : `${command} > ${file}`;
}
