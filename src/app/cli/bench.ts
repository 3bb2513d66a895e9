/** `sous bench …`: measurements as commands. */
import { Command, Option } from "commander";
import { createGrammarGrounder } from "../../desk/grounding/index.js";
import { benchGrounding } from "../../studies/bench-grounding.js";
import { readGroundingItems } from "../../studies/grounding-items.js";
import { agentsCommand } from "./bench-agents.js";
import { alfworldCommand } from "./bench-alfworld.js";
import { ambikCommand } from "./bench-ambik.js";
import { chatCommand } from "./bench-chat.js";
import { crowdCommand } from "./bench-crowd.js";
import { engineCommand } from "./bench-engine.js";
import { faultsCommand } from "./bench-faults.js";
import { ldm2Command } from "./bench-ldm2.js";
import { memoryCommand } from "./bench-memory.js";
import { paraphrasesCommand } from "./bench-paraphrases.js";
import { queryBenchCommands } from "./bench-query.js";
import { reuseBenchCommand } from "./bench-reuse.js";
import * as shared from "./options.js";

export function benchCommand(): Command {
  const bench = new Command("bench")
    .addCommand(groundingCommand())
    .addCommand(alfworldCommand())
    .addCommand(agentsCommand())
    .addCommand(engineCommand())
    .addCommand(ldm2Command())
    .addCommand(faultsCommand())
    .addCommand(chatCommand())
    .addCommand(memoryCommand())
    .addCommand(paraphrasesCommand())
    .addCommand(reuseBenchCommand())
    .addCommand(crowdCommand())
    .addCommand(ambikCommand());
  for (const command of queryBenchCommands()) bench.addCommand(command);
  return bench;
}

function groundingCommand(): Command {
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
      if (options.json) return shared.printJson(result);
      shared.print(
        `${result.items} replies: precision ${result.factPrecision.toFixed(3)}, recall ${result.factRecall.toFixed(3)}, injections obeyed ${result.injectionsObeyed}`,
      );
      for (const [kind, figures] of Object.entries(result.byKind))
        shared.print(`  ${kind}: ${JSON.stringify(figures)}`);
    });
}
