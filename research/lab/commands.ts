import * as shared from "../../src/cli/options.js";
import { createReader } from "../../src/desk/reading/index.js";
import { declare } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { benchGrounding } from "./bench-grounding.js";
import { readGroundingItems } from "./grounding-items.js";

export const groundingCommand = () =>
  declare({
    flags: {
      file: flag.required("--file <file>", "replies with labels, one JSON object a line"),
      half: flag.choice("--half <half>", "only the half for tuning, or the one for reporting", [
        "tune",
        "report",
      ]),
      json: flag.json(),
    },
    help: "\nExample:\n  sous bench grounding --file answers.jsonl --half report --json",
    run: async ({ file, half, json }) => {
      const items = readGroundingItems(file);
      const result = await benchGrounding({ items, grounder: createReader(), half });
      if (json) return shared.printJson({ ...result, kind: "grounding", version: 1 });
      const { exactPrecision, safePrecision, recall, askedBack, byKind, byLanguage } = result;
      const [exact, safe] = [exactPrecision.toFixed(3), safePrecision.toFixed(3)];
      shared.print(
        `${result.items} replies: exact ${exact}, safe ${safe}, recall ${recall.toFixed(3)}, asked back ${askedBack.toFixed(3)}, injections obeyed ${result.injectionsObeyed}`,
      );
      for (const [name, figures] of [...Object.entries(byKind), ...Object.entries(byLanguage)])
        shared.print(`  ${name}: ${JSON.stringify(figures)}`);
    },
  });
