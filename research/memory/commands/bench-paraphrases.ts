/** `sous bench paraphrases`: which questions are taken for the same. */
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { withMemory } from "../../../memory/open.js";
import { createEmbedder } from "../../../src/app/models/embedder.js";
import { modelSupply } from "../../../src/app/models/model-supply.js";
import { loadConfig } from "../../../src/app/settings/config.js";
import * as shared from "../../../src/cli/options.js";
import { packageFile } from "../../../src/core/package-file.js";
import { createModelJudge } from "../../../src/desk/model-judge.js";
import { isSameQuestion, isTakenForSame } from "../../../src/desk/same-question.js";
import { Command, Option } from "../../cli/commander.js";
import { createBenchParts } from "../../lab/bench-parts.js";
import { present } from "../../report/present.js";
import { benchParaphrases, type ParaphrasesBench, readPairs } from "../bench-paraphrases.js";
import { paraphrasesKind } from "../index-report.js";
import type { ParaphrasesResult } from "../results.js";

interface ParaphrasesOptions {
  readonly file?: string;
  readonly embedder: "hashing" | "configured";
  readonly judge: "none" | "model";
  readonly report?: string;
  readonly json?: boolean;
}

export function paraphrasesCommand(): Command {
  return new Command("paraphrases")
    .description("which pairs of questions are taken for the same: precision and recall")
    .option("--file <file>", "pairs, one JSON object a line (default: the 300 that come with Sous)")
    .addOption(
      new Option("--embedder <which>", "what compares sentences: words, or the configured model")
        .choices(["hashing", "configured"])
        .default("hashing"),
    )
    .addOption(
      new Option("--judge <who>", "who is asked about pairs that the rules leave open")
        .choices(["none", "model"])
        .default("none"),
    )
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

async function runParaphrases(options: ParaphrasesOptions): Promise<void> {
  const bench = {
    pairs: readPairs(options.file ?? packageFile("research/memory/paraphrases.jsonl")),
    embedder:
      options.embedder === "configured" ? createEmbedder(loadConfig()) : createHashingEmbedder(),
    decide: isSameQuestion,
  };
  const result =
    options.judge === "none" ? await benchParaphrases(bench) : await benchWithModel(bench);
  await present(paraphrasesKind, result, options);
}

async function benchWithModel(bench: ParaphrasesBench): Promise<ParaphrasesResult> {
  const parts = createBenchParts();
  return withMemory({ file: ":memory:", clock: parts.clock }, (memory) => {
    const judge = createModelJudge(modelSupply({ ...parts, store: memory.models })());
    return benchParaphrases({
      ...bench,
      helped: (one, other, similarity) =>
        isTakenForSame({ one, other, similarity }, (a, b) => judge(a, b, {})),
    });
  });
}
