/** `sous bench ambik`: when to ask, measured on AmbiK's pairs of clear and ambiguous kitchen tasks. */
import { Command, Option } from "commander";
import { type AmbikResult, benchAmbik } from "../../studies/ambik/bench-ambik.js";
import { chooseRows, readIds } from "../../studies/ambik/choose-rows.js";
import { embedded } from "../../studies/ambik/embedded/method.js";
import { loadAmbik } from "../../studies/ambik/load.js";
import { type Half, halves } from "../../studies/ambik/rows.js";
import { type Reading, readings, type Scores } from "../../studies/ambik/score.js";
import * as shared from "./options.js";

interface Options {
  readonly data: string;
  readonly ids?: string;
  readonly compat: Reading;
  readonly half: Half;
  readonly json?: boolean;
}

export function ambikCommand(): Command {
  return new Command("ambik")
    .description("AmbiK: does a method ask about preferences, and about nothing else")
    .requiredOption("--data <dir>", "folder with AmbiK_data.csv as published")
    .option("--ids <file>", "only these rows: a JSON array of ids of AmbiK_data.csv")
    .addOption(
      new Option("--compat <reading>", "metrics by the paper's text, or as its repository computes")
        .choices(readings)
        .default("paper"),
    )
    .addOption(
      new Option("--half <half>", "rows that the embedded detector was made with, the others, all")
        .choices(halves)
        .default("all"),
    )
    .addOption(shared.jsonOption())
    .action(runAmbik);
}

async function runAmbik(options: Options): Promise<void> {
  const all = loadAmbik(options.data);
  const rows = chooseRows(all, {
    half: options.half,
    ids: options.ids ? readIds(options.ids) : undefined,
  });
  const result = await benchAmbik({ rows, method: embedded, compat: options.compat });
  if (options.json) return shared.printJson(result);
  describe(result);
}

function describe(result: AmbikResult): void {
  shared.print(`${result.method} on ${result.rows} pairs, metrics by the ${result.compat}`);
  describeScores(result);
  shared.print(
    `  without the ${result.sameText} pairs of the same text: AmbDif ${figure(result.distinct.ambdif)}, reverse ${figure(result.distinct.reverse)}`,
  );
  for (const [era, scores] of Object.entries(result.eras)) {
    if (!scores) continue;
    shared.print(`${era} rows (${scores.rows}):`);
    describeScores(scores);
  }
}

function describeScores(scores: Scores): void {
  for (const [name, key] of [
    ["correct help", "chr"],
    ["help", "hr"],
    ["intent coverage", "icr"],
  ] as const) {
    const types = Object.entries(scores[key]).map(([type, share]) => `${type} ${figure(share)}`);
    shared.print(`  ${name}: ${types.join(", ")}`);
  }
  shared.print(
    `  balanced accuracy ${figure(scores.balancedAccuracy)}, SSC ${figure(scores.ssc)}, AmbDif ${figure(scores.ambdif)}, reverse ${figure(scores.reverse)}`,
  );
}

function figure(share: number | null): string {
  return share === null ? "-" : share.toFixed(3);
}
