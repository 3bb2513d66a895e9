/** `sous bench paraphrases`: which questions are taken for the same. */
import { createHashingEmbedder } from "../../../../memory/embed/hashing.js";
import * as shared from "../../../cli/options.js";
import { packageFile } from "../../../core/package-file.js";
import { isSameQuestion } from "../../../desk/same-question.js";
import { Command } from "../../cli/commander.js";
import {
  benchParaphrases,
  type CurvePoint,
  type HalfFigures,
  readPairs,
} from "../bench-paraphrases.js";
import { writeParaphrasesReport } from "../paraphrases-report.js";

interface ParaphrasesOptions {
  readonly file?: string;
  readonly report?: string;
  readonly json?: boolean;
}

export function paraphrasesCommand(): Command {
  return new Command("paraphrases")
    .description("which pairs of questions are taken for the same: precision and recall")
    .option("--file <file>", "pairs, one JSON object a line (default: the 300 that come with Sous)")
    .addOption(shared.reportOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
A line: {"id":1,"same":true,"one":"Where is a mug?","other":"Where can I find a mug?"}
Pairs with odd ids are for tuning, those with even ids for reporting.

Example:
  sous bench paraphrases --json`,
    )
    .action(runParaphrases);
}

async function runParaphrases({ file, report, json }: ParaphrasesOptions): Promise<void> {
  const startedAt = performance.now();
  const result = await benchParaphrases({
    pairs: readPairs(file ?? packageFile("src/research/memory/paraphrases.jsonl")),
    embedder: createHashingEmbedder(),
    decide: isSameQuestion,
  });
  if (report) {
    const seconds = (performance.now() - startedAt) / 1000;
    writeParaphrasesReport(report, result, { command: shared.typedCommand(), seconds });
  }
  if (json) return shared.printResult(result);
  describe("tuning half", result.tune);
  describe("reporting half", result.report);
  for (const { id, same, one, other } of result.tuneErrors)
    shared.print(`  ${same ? "missed" : "wrong"} ${id}: ${one} / ${other}`);
}

function describe(name: string, { pairs, precision, recall, embedderAlone }: HalfFigures): void {
  shared.print(
    `${name}: ${pairs} pairs, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
  );
  const line = ({ similarity, precision, recall }: CurvePoint) =>
    `${similarity.toFixed(2)}: ${precision.toFixed(2)}/${recall.toFixed(2)}`;
  shared.print(`  the embedder alone: ${embedderAlone.slice(8).map(line).join("  ")}`);
}
