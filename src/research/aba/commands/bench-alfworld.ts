/** `sous bench alfworld`: ALFWorld and ABA's variants of it, with simulated people. */
import { readFileSync } from "node:fs";
import { systemClock } from "../../../app/clock.js";
import { createLog } from "../../../app/log.js";
import { loadConfig, secretsOf } from "../../../app/settings/config.js";
import * as shared from "../../../cli/options.js";
import type { AskPolicyName, Variant } from "../../../core/episode.js";
import { InputError } from "../../../core/errors.js";
import type { NotebookView } from "../../../core/notebook.js";
import { Command, Option } from "../../cli/commander.js";
import { createProgressBar } from "../../cli/progress.js";
import { createLabPool } from "../../lab/pool.js";
import {
  type BenchAlfworldResult,
  benchAlfworld,
  readGameNames,
} from "../alfworld/bench-alfworld.js";

interface AlfworldOptions {
  readonly games: string;
  readonly variant: Variant;
  readonly ask: AskPolicyName;
  readonly notebook: NotebookView;
  readonly wrong: number;
  readonly unsure: number;
  readonly maxSteps: number;
  readonly seed: number;
  readonly seeds?: readonly number[];
  readonly jobs: number;
  readonly list?: string;
  readonly limit?: number;
  readonly report?: string;
  readonly json?: boolean;
}

export function alfworldCommand(): Command {
  return new Command("alfworld")
    .description("play every ALFWorld game of a folder with simulated people")
    .requiredOption("--games <dir>", "the folder with the games")
    .addOption(shared.variantOption())
    .addOption(shared.askOption())
    .addOption(shared.notebookOption())
    .addOption(
      new Option("--bot <bot>", "where people are").choices(["simulated"]).default("simulated"),
    )
    .addOption(shared.wrongOption())
    .addOption(shared.unsureOption())
    .addOption(shared.maxStepsOption())
    .addOption(shared.seedOption())
    .addOption(
      new Option("--seeds <list>", "several seeds, with commas: each plays every game").argParser(
        shared.wholeNumbers,
      ),
    )
    .addOption(
      new Option("--jobs <n>", "games at the same time, each in a process of its own")
        .argParser(shared.wholeNumber(1))
        .default(1),
    )
    .addOption(new Option("--list <file>", "only these games, in this order: <task>/<trial>"))
    .addOption(new Option("--limit <n>", "only the first n games").argParser(shared.wholeNumber(1)))
    .addOption(shared.reportOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Variants (ABA, section 4.2):
  standard     any thing of the class will do
  ambiguous    only one particular thing will do, and the sentence does not say which
  multiround   one task after the other until --max-steps actions and questions are used up

--ask conformal has nothing to be calibrated on: each game begins with an empty memory.

Examples:
  sous bench alfworld --games alfworld/valid_train --ask random:0.5 --limit 20 --json
  sous bench alfworld --games alfworld/valid_train --ask missing --json
  sous bench alfworld --games alfworld/valid_train --wrong 0.3 --unsure 0.2 --seeds 1,2,3 --jobs 2
  sous bench alfworld --games alfworld/valid_train --variant multiround --report report`,
    )
    .action(runAlfworld);
}

async function runAlfworld(options: AlfworldOptions): Promise<void> {
  const config = loadConfig();
  const log = createLog(config.logLevel, { secrets: secretsOf(config) });
  const lab = createLabPool({ config, clock: systemClock, log }, options.jobs);
  const bar = createProgressBar("games");
  const startedAt = performance.now();
  try {
    const { variant, ask, notebook, wrong, unsure, maxSteps } = options;
    const result = await benchAlfworld(lab, {
      folder: options.games,
      settings: { variant, ask, notebook, wrong, unsure, maxSteps },
      seeds: options.seeds ?? [options.seed],
      limit: options.limit,
      ...(options.list && { list: readList(options.list) }),
      onProgress: bar.show,
    });
    bar.stop();
    if (options.report) {
      const seconds = (performance.now() - startedAt) / 1000;
      const { writeAlfworldReport } = await import("../report/alfworld-report.js");
      await writeAlfworldReport(options.report, result, {
        command: shared.typedCommand(),
        seconds,
      });
    }
    if (options.json) shared.printResult(result);
    else describe(result);
  } finally {
    bar.stop();
    await lab.close();
  }
}

function readList(file: string): readonly string[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (cause) {
    throw new InputError("cannot be read", { file, cause });
  }
  return readGameNames(text, file);
}

function describe(result: BenchAlfworldResult): void {
  const { randomOrderSteps, enumeration, withoutAsking } = result;
  shared.print(
    `${result.games} games: success ${percent(result.success)}, ${result.meanSteps.toFixed(2)} steps (walkthroughs ${result.meanWalkthrough.toFixed(2)}), ${result.questionsPerTask.toFixed(2)} questions a task, ${result.repeatedQuestions} repeated, reward ${result.meanReward.toFixed(2)}`,
  );
  for (const [type, figures] of Object.entries(result.byType)) {
    shared.print(
      `  ${type.padEnd(32)} ${figures.games} games, ${percent(figures.success)}, ${figures.meanSteps.toFixed(2)} steps`,
    );
  }
  if (randomOrderSteps !== undefined) {
    shared.print(`  in random order: ${randomOrderSteps.toFixed(2)} steps`);
  }
  if (enumeration) {
    shared.print(
      `  without asking: ${percent(enumeration.success)}, ${enumeration.meanSteps.toFixed(2)} steps`,
    );
  }
  if (withoutAsking)
    shared.print(`  without asking: reward ${withoutAsking.meanReward.toFixed(2)}`);
  for (const { game, reason } of result.failures) shared.print(`  failed: ${game}: ${reason}`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
