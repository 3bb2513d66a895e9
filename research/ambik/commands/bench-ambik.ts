/** `sous bench ambik`: when to ask, measured on AmbiK's pairs of clear and ambiguous kitchen tasks. */

import * as shared from "../../../src/cli/options.js";
import type { ChatModel } from "../../../src/core/model.js";
import { Command, Option } from "../../cli/commander.js";
import { modelStoreOption } from "../../cli/options.js";
import { withProgressUntilStopped } from "../../cli/progress.js";
import { scriptedOption } from "../../lab/scripted.js";
import { present } from "../../report/present.js";
import { ambikKind } from "../ambik-report.js";
import { benchAmbik } from "../bench-ambik.js";
import { chooseRows, readIds } from "../choose-rows.js";
import { loadAmbik } from "../load.js";
import type { MethodName } from "../method.js";
import { createMethod, isCalibrated } from "../methods.js";
import { type Half, halves, isCalibration } from "../rows.js";
import { type Compat, compats } from "../score.js";
import { methodOption, shotsOption, withModel } from "./method-options.js";

interface Options {
  readonly data: string;
  readonly ids?: string;
  readonly method: MethodName;
  readonly compat: Compat;
  readonly half: Half;
  readonly shots: number;
  readonly withoutPlans?: boolean;
  readonly scripted?: boolean;
  readonly db?: string;
  readonly json?: boolean;
}

export function benchAmbikCommand(): Command {
  return new Command("ambik")
    .description("AmbiK: does a method ask about preferences, and about nothing else")
    .requiredOption("--data <dir>", "folder with AmbiK_data.csv as published")
    .option("--ids <file>", "only these rows: a JSON array of ids of AmbiK_data.csv")
    .addOption(methodOption())
    .addOption(
      new Option(
        "--compat <reading>",
        "metrics and conformal prediction by the papers' text, or as AmbiK's repository computes",
      )
        .choices(compats)
        .default("paper"),
    )
    .addOption(
      new Option("--half <half>", "the rows for tuning the embedded detector, the others, or all")
        .choices(halves)
        .default("all"),
    )
    .addOption(shotsOption())
    .option("--without-plans", "tell the model the step alone, without task and plan (table 6)")
    .addOption(scriptedOption())
    .addOption(modelStoreOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
A row is a pair: a clear task and an ambiguous one in the same kitchen. Correct help asks about preferences, and
not about clear tasks, common sense or safety. AmbDif: the ambiguous task leaves more open; reverse: less.
Tuning rows are 1 to 100 and those whose hash of "ambik <id>" (32-bit FNV-1a) is even. knowno, lap and lofree
are first calibrated on rows 1 to 100; conformal has the threshold and the realised coverage. knowno and lap
need a server that gives log-probabilities, and end with an error elsewhere. The scripted model's answers say nothing about a language model.

Examples:
  sous bench ambik --data AmbiK-dataset --half report --json
  sous bench ambik --data AmbiK-dataset --ids ids.json --method knowno --compat repo
  sous bench ambik --data AmbiK-dataset --method lap --scripted --json`,
    )
    .action(runAmbik);
}

async function runAmbik(options: Options): Promise<void> {
  return withModel(options, "sous bench ambik", (model) => measure(options, model));
}

async function measure(
  { data, ids, half, method: name, compat, shots, withoutPlans = false, json }: Options,
  model: () => ChatModel,
): Promise<void> {
  const all = loadAmbik(data);
  const rows = chooseRows(all, { half, ids: ids === undefined ? undefined : readIds(ids) });
  const calibration = all.filter(({ id }) => isCalibration(id));
  const total = (isCalibrated(name) ? calibration.length : 0) + rows.length;
  const style = { shots, withoutPlans };
  let done = 0;
  const result = await withProgressUntilStopped("rows", async (show) => {
    const advance = () => show(++done, total);
    const method = await createMethod(name, {
      rows: all,
      calibration,
      style,
      compat,
      model,
      advance,
    });
    return benchAmbik({ rows, method, compat, advance });
  });
  await present(ambikKind, { ...result, ...style }, { json });
}
