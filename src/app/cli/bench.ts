/** `sous bench …`: measurements as commands. */
import { SingleBar } from "cli-progress";
import { Command, Option } from "commander";
import type { AskPolicyName } from "../../core/episode.js";
import { createGrammarGrounder } from "../../desk/grounding/index.js";
import { benchAlfworld } from "../../studies/bench-alfworld.js";
import { benchGrounding } from "../../studies/bench-grounding.js";
import { readGroundingItems } from "../../studies/grounding-items.js";
import { systemClock } from "../clock.js";
import { loadConfig } from "../config.js";
import { createLab } from "../lab.js";
import { createLog } from "../log.js";
import { engineCommand } from "./bench-engine.js";
import { faultsCommand } from "./bench-faults.js";
import * as shared from "./options.js";

export function benchCommand(): Command {
  return new Command("bench")
    .description("measurements: grounding, alfworld, engine, faults")
    .addCommand(groundingCommand())
    .addCommand(alfworldCommand())
    .addCommand(engineCommand())
    .addCommand(faultsCommand());
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

interface AlfworldOptions {
  readonly games: string;
  readonly ask: AskPolicyName;
  readonly wrong: number;
  readonly unsure: number;
  readonly maxSteps: number;
  readonly seed: number;
  readonly limit?: number;
  readonly json?: boolean;
}

function alfworldCommand(): Command {
  return new Command("alfworld")
    .description("play every ALFWorld game of a folder with simulated people")
    .requiredOption("--games <dir>", "the folder with the games")
    .addOption(shared.askOption())
    .addOption(shared.wrongOption())
    .addOption(shared.unsureOption())
    .addOption(shared.maxStepsOption())
    .addOption(shared.seedOption())
    .addOption(new Option("--limit <n>", "only the first n games").argParser(shared.wholeNumber(1)))
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      "\nExample:\n  sous bench alfworld --games alfworld/valid_train --ask missing --json",
    )
    .action(async (options: AlfworldOptions) => {
      const config = loadConfig();
      const bar = new SingleBar({
        format: "{bar} {value} of {total} games, {eta_formatted} to go",
        stream: process.stderr,
        noTTYOutput: false,
      });
      let started = false;
      const result = await benchAlfworld(
        createLab({ config, clock: systemClock, log: createLog(config.logLevel) }),
        {
          folder: options.games,
          settings: options,
          limit: options.limit,
          onProgress: (done, of) => {
            if (!started) bar.start(of, 0);
            started = true;
            bar.update(done);
          },
        },
      );
      bar.stop();
      if (options.json) return shared.printJson(result);
      shared.print(
        `${result.games} games: success ${(result.success * 100).toFixed(1)} %, ${result.meanSteps.toFixed(1)} steps and ${result.questionsPerTask.toFixed(2)} questions a task`,
      );
      for (const [type, figures] of Object.entries(result.byType)) {
        shared.print(
          `  ${type.padEnd(32)} ${figures.games} games, ${(figures.success * 100).toFixed(1)} %, ${figures.meanSteps.toFixed(1)} steps`,
        );
      }
      for (const { game, reason } of result.failures) shared.print(`  failed: ${game}: ${reason}`);
    });
}
