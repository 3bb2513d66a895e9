/** `sous bench recall`: whether what is asked for is among the first that memory recalls. */
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { createEmbedder } from "../../../src/app/models/embedder.js";
import { loadConfig } from "../../../src/app/settings/config.js";
import * as shared from "../../../src/cli/options.js";
import { packageFile } from "../../../src/core/package-file.js";
import { Command, Option } from "../../cli/commander.js";
import { present } from "../../report/present.js";
import { recallKind } from "../index-report.js";
import { benchRecall, readHistory, readQuestions } from "../recall/bench-recall.js";

interface RecallOptions {
  readonly file?: string;
  readonly history?: string;
  readonly embedder: "hashing" | "configured";
  readonly report?: string;
  readonly json?: boolean;
}

const folder = "research/memory/recall";

export function recallBenchCommand(): Command {
  return new Command("recall")
    .description("whether what is asked for is among the first three that memory recalls")
    .option("--file <file>", "questions, one JSON object a line (default: the 120 with Sous)")
    .option(
      "--history <file>",
      "what memory has, one JSON object a line (default: the 82 with Sous)",
    )
    .addOption(
      new Option("--embedder <which>", "what compares meanings: words, or the configured model")
        .choices(["hashing", "configured"])
        .default("hashing"),
    )
    .addOption(shared.reportOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
A question: {"id":"Q-1","question":"where are my keys?","right":["H-2","H-7"]}
History: {"id":"H-2","kind":"move","thing":"keychain 1","to":"drawer 1","text":"Ben put the keys …"}
Questions with odd ids are for tuning, those with even ids for reporting.

Example:
  sous bench recall --json`,
    )
    .action(async (options: RecallOptions) => {
      const isConfigured = options.embedder === "configured";
      const result = await benchRecall({
        history: readHistory(options.history ?? packageFile(`${folder}/history.jsonl`)),
        questions: readQuestions(options.file ?? packageFile(`${folder}/questions.jsonl`)),
        embedder: isConfigured ? createEmbedder(loadConfig()) : createHashingEmbedder(),
      });
      await present(recallKind, result, options);
    });
}
