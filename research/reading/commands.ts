import { writeFileSync } from "node:fs";
import * as shared from "../../src/cli/options.js";
import { packageFile } from "../../src/core/package-file.js";
import { featureVersion } from "../../src/desk/reading/features.js";
import { declare } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { hashOf, limits, madeWeight, readTraining } from "./data.js";
import { prepare } from "./examples.js";
import { fitStored } from "./fit.js";
import { prepareAct } from "./made-acts.js";
import { validate } from "./validate.js";

const shipped = packageFile("src/desk/reading/weights.json");

export function trainWeights(): string {
  const { open, table, made, acts } = readTraining();
  const heads = fitStored([
    ...[...open, ...table].map((item) => prepare(item)),
    ...made.map((item) => prepare(item, madeWeight)),
    ...acts.map(prepareAct),
  ]);
  const data = hashOf(acts, open, table, made);
  return `${JSON.stringify({ features: featureVersion, data, limits, heads })}\n`;
}

export const trainReadingCommand = () =>
  declare({
    flags: {
      out: flag.text("--out <file>", "where the weights are written (default: the shipped file)"),
      validate: flag.toggle(
        "--validate",
        "cross-validate by author instead, and print how reliable the probabilities are",
      ),
      json: flag.json(),
    },
    help: `
Learns from the labelled replies and remarks in test/desk/replies (those for reporting are never read), the behaviour
table in test/desk/reading, and replies and remarks made from templates. The same data give the same file, bit for bit.

Example:
  sous train reading --validate`,
    run: async ({ out = shipped, validate: isValidation, json }) => {
      if (!isValidation) {
        const weights = trainWeights();
        writeFileSync(out, weights);
        return json
          ? shared.printJson({
              file: out,
              bytes: weights.length,
              kind: "reading-weights",
              version: 1,
            })
          : shared.print(`${out}: ${Math.round(weights.length / 1000)} KB`);
      }
      const result = await validate(limits.normal);
      if (json) return shared.printJson({ ...result, kind: "reading-validation", version: 1 });
      const { totals, reach, reliability } = result;
      const { safePrecision, recall, askedBack } = totals;
      shared.print(
        `${totals.items} replies: safe ${safePrecision.toFixed(3)}, recall ${recall.toFixed(3)}, asked back ${askedBack.toFixed(3)}, injections obeyed ${totals.injectionsObeyed}`,
      );
      shared.print(`at most ${reach.reached} of ${reach.readings} readings can be reached`);
      for (const { from, to, count, mean, right } of reliability.rows)
        shared.print(
          `  probability ${from} to ${to}: ${count}, ${mean.toFixed(3)} expected, ${right.toFixed(3)} right`,
        );
      shared.print(`calibration error ${reliability.expectedCalibrationError.toFixed(3)}`);
    },
  });
