/** `sous bench knowno`: the methods on KnowNo's own tasks, as in AmbiK's table 7. */
import * as shared from "../../../src/cli/options.js";
import { Command } from "../../cli/commander.js";
import { modelStoreOption } from "../../cli/options.js";
import { withProgressUntilStopped } from "../../cli/progress.js";
import { scriptedOption } from "../../lab/scripted.js";
import { present } from "../../report/present.js";
import { knowNoKind } from "../ambik-report.js";
import { benchKnowNo } from "../bench-knowno.js";
import { loadKnowNo } from "../load-knowno.js";
import type { MethodName } from "../method.js";
import { createMethod, isCalibrated } from "../methods.js";
import { methodOption, shotsOption, withModel } from "./method-options.js";

interface Options {
  readonly data: string;
  readonly method: MethodName;
  readonly shots: number;
  readonly scripted?: boolean;
  readonly db?: string;
  readonly json?: boolean;
}

export function benchKnowNoCommand(): Command {
  return new Command("knowno")
    .description("KnowNo's tasks: how often a method asks for help, and how often it is right")
    .requiredOption("--data <dir>", "folder with knowno_data.csv of AmbiK's repository")
    .addOption(methodOption())
    .addOption(shotsOption())
    .addOption(scriptedOption())
    .addOption(modelStoreOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
knowno, lap and lofree are calibrated on 100 tasks, drawn by the hash of "knowno <id>"; the others are measured.
A task succeeds when the prediction set, or the answer, names the thing that is wanted.

Examples:
  sous bench knowno --data AmbiK-dataset --method knowno --shots 3 --json
  sous bench knowno --data AmbiK-dataset --method lofree --scripted --json`,
    )
    .action((options: Options) =>
      withModel(options, "sous bench knowno", async (model) => {
        const { method: name, shots, json } = options;
        const { calibration, test } = loadKnowNo(options.data);
        const total = test.length + (isCalibrated(name) ? calibration.length : 0);
        let done = 0;
        const result = await withProgressUntilStopped("tasks", async (show) => {
          const advance = () => show(++done, total);
          const style = { shots, withoutPlans: false };
          const given = { rows: [...calibration, ...test], calibration, model, advance };
          const method = await createMethod(name, { ...given, style, compat: "paper" });
          return benchKnowNo(test, method, advance);
        });
        await present(knowNoKind, { ...result, shots }, { json });
      }),
    );
}
