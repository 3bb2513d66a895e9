/** The parts of the report on remembering: tuples, reuse, the same question, the index. */

import { composeLdm2Report } from "../ldm2/ldm2-report.js";
import type { Block, Report } from "../report/document.js";
import { type Given, type GivenResult, resultsOf } from "../report/read-results.js";
import { formatTime } from "../report/write-report.js";
import { composeParaphrasesReport } from "./paraphrases-report.js";
import { composeReuseReport } from "./reuse-report.js";

/** A part for each result. */
export async function composeMemory(results: readonly GivenResult[]): Promise<readonly Report[]> {
  return [
    ...(await Promise.all(
      resultsOf(results, "ldm2").map(({ result, origin }) => composeLdm2Report(result, origin)),
    )),
    ...(await Promise.all(
      resultsOf(results, "reuse").map(({ result, origin }) => composeReuseReport(result, origin)),
    )),
    ...resultsOf(results, "paraphrases").map(({ result, origin }) =>
      composeParaphrasesReport(result, origin),
    ),
    ...resultsOf(results, "memory").map(composeIndex),
    ...resultsOf(results, "kills").map(composeKills),
  ];
}

function composeIndex({ result, origin }: Given<"memory">): Report {
  const ms = (value: number) => `${value.toFixed(3)} ms`;
  const blocks: readonly Block[] = [
    { kind: "code", text: origin.command },
    {
      kind: "text",
      text: `Nearest neighbours by the index, against brute force over the same ${result.dim}-dimensional vectors in the same run; seed ${result.seed}. Times are of the machine that it ran on.${formatTime(origin)}`,
    },
    {
      kind: "table",
      head: ["", "value"],
      rows: [
        ["recall of the ten nearest", result.recallAt10.toFixed(4)],
        ["a query, median", ms(result.queryMsP50)],
        ["a query, 99th percentile", ms(result.queryMsP99)],
        ["brute force, median", ms(result.bruteMsP50)],
        ["brute force, times as long", result.ratioToBrute.toFixed(0)],
        ["rows added a second", result.addPerSecond.toFixed(0)],
        ["opened in", `${result.openMs.toFixed(0)} ms`],
        ["rebuilt in", `${(result.rebuildMs / 1000).toFixed(1)} s`],
        ["beside the database", `${result.fileMb.toFixed(0)} MB`],
      ],
    },
  ];
  return { title: `The index: ${result.n} rows`, blocks };
}

function composeKills({ result, origin }: Given<"kills">): Report {
  const blocks: readonly Block[] = [
    { kind: "code", text: origin.command },
    {
      kind: "text",
      text: `A process that writes, saves and compacts is killed at any moment, and what is left is looked at.${formatTime(origin)}`,
    },
    {
      kind: "table",
      head: ["", "value"],
      rows: [
        ["kills", String(result.kills)],
        ["homes written", String(result.homesWritten)],
        ["homes taken back", String(result.homesTakenBack)],
        ["homes lost", String(result.lost)],
        ["homes of which a part was there", String(result.torn)],
        ["least recall of the ten nearest", result.leastRecallAt10.toFixed(3)],
        ["findings", String(result.findings.length)],
      ],
    },
  ];
  return { title: `The index after ${result.kills} kills`, blocks };
}
