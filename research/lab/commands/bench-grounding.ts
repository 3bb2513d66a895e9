/** `sous bench grounding`: how well replies are understood. */
import * as shared from "../../../src/cli/options.js";
import { createGrammarGrounder } from "../../../src/desk/grounding/index.js";
import { Command, Option } from "../../cli/commander.js";
import { benchGrounding } from "../bench-grounding.js";
import { readGroundingItems } from "../grounding-items.js";

export function groundingCommand(): Command {
  return new Command("grounding")
    .description("read labelled replies and compare with their labels")
    .requiredOption("--file <file>", "replies with labels, one JSON object a line")
    .addOption(
      new Option("--half <half>", "only the half for tuning, or the one for reporting").choices([
        "tune",
        "report",
      ]),
    )
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      "\nExample:\n  sous bench grounding --file answers.jsonl --half report --json",
    )
    .action(async (options: { file: string; half?: "tune" | "report"; json?: boolean }) => {
      const items = readGroundingItems(options.file);
      const result = await benchGrounding({
        items,
        grounder: createGrammarGrounder(),
        half: options.half,
      });
      if (options.json) return shared.printJson({ ...result, kind: "grounding", version: 1 });
      shared.print(
        `${result.items} replies: exact ${result.exactPrecision.toFixed(3)}, safe ${result.safePrecision.toFixed(3)}, recall ${result.recall.toFixed(3)}, asked back ${result.askedBack.toFixed(3)}, injections obeyed ${result.injectionsObeyed}`,
      );
      for (const [name, figures] of [
        ...Object.entries(result.byKind),
        ...Object.entries(result.byLanguage),
      ])
        shared.print(`  ${name}: ${JSON.stringify(figures)}`);
    });
}
