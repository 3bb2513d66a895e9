/** The report of `sous bench paraphrases`: Markdown with plots beside it, and one HTML file. */

import type { Report, Table } from "../report/document.js";
import { formatTime, type ReportOrigin, writeReport } from "../report/write-report.js";
import type { BenchParaphrasesResult, CurvePoint } from "./bench-paraphrases.js";

/**
 * Writes `paraphrases.md` and `paraphrases.html` into a folder, which is made when missing.
 * Throws InputError when nothing can be written there.
 *
 * @returns paths of the files
 */
export function writeParaphrasesReport(
  folder: string,
  result: BenchParaphrasesResult,
  origin: ReportOrigin,
): readonly string[] {
  return writeReport(folder, "paraphrases", composeParaphrasesReport(result, origin));
}

/** The report as data, for a page of its own or as a part of another. */
export function composeParaphrasesReport(
  result: BenchParaphrasesResult,
  origin: ReportOrigin,
): Report {
  const { embedder, tune, report } = result;
  return {
    title: `Which questions are the same: ${tune.pairs + report.pairs} pairs`,
    blocks: [
      { kind: "code", text: origin.command },
      {
        kind: "text",
        text: `Two questions are the same when they ask the same with the same telling words and their vectors (${embedder}) are near enough. Rules and threshold were made on the ${tune.pairs} pairs with odd ids; the ${report.pairs} others were only reported. Pairs and rules are by the same hand.${formatTime(origin, 1)}`,
      },
      {
        kind: "table",
        head: ["half", "pairs", "precision", "recall"],
        rows: [
          ["tuning", String(tune.pairs), rate(tune.precision), rate(tune.recall)],
          ["reporting", String(report.pairs), rate(report.precision), rate(report.recall)],
        ],
      },
      { kind: "heading", text: "Reporting half, at other thresholds" },
      tableCurve(report.curve, report.embedderAlone),
    ],
  };
}

function tableCurve(curve: readonly CurvePoint[], alone: readonly CurvePoint[]): Table {
  return {
    kind: "table",
    head: [
      "similarity of at least",
      "precision",
      "recall",
      "precision, embedder alone",
      "recall, embedder alone",
    ],
    rows: curve.map(({ similarity, precision, recall }, at) => [
      similarity.toFixed(2),
      rate(precision),
      rate(recall),
      rate(alone[at]?.precision ?? 0),
      rate(alone[at]?.recall ?? 0),
    ]),
  };
}

function rate(share: number): string {
  return share.toFixed(3);
}
