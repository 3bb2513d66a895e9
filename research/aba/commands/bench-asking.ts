/** `sous bench asking`: when asking pays. */
import * as shared from "../../../src/cli/options.js";
import { Command } from "../../cli/commander.js";
import { countOption, seedsOption } from "../../cli/options.js";
import { withProgressUntilStopped } from "../../cli/progress.js";
import { withLabs } from "../../lab/pool.js";
import { present } from "../../report/present.js";
import { askingKind } from "../asking-report.js";
import { benchAsking } from "../bench-asking.js";

interface AskingOptions {
  readonly games: string;
  readonly calibrate?: string;
  readonly seeds: readonly number[];
  readonly maxSteps: number;
  readonly jobs: number;
  readonly limit?: number;
  readonly json?: boolean;
  readonly report?: string;
}

export function askingCommand(): Command {
  return new Command("asking")
    .description("what policies of asking cost: steps, and what each question counts as")
    .requiredOption("--games <dir>", "the folder with the games")
    .option("--calibrate <dir>", "calibrate on these games (default: the other half of the games)")
    .addOption(seedsOption("each plays every game", [1, 2, 3]))
    .addOption(shared.maxStepsOption())
    .addOption(countOption("--jobs <n>", "games at the same time, each in a process of its own", 1))
    .addOption(
      countOption("--limit <n>", "only n games, drawn by their names from all kinds of tasks"),
    )
    .addOption(shared.reportOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Policies: never, missing, random:0.5, conformal and voi:<lambda>, where a question counts as lambda steps,
and so does a follow-up to an answer that was not clear.
People: precise; vague ("in the cabinet", half of the time or always); wrong (3 of 10 answers); both.
Conformal and voi have seen answers of the same kind of people in other games.

Examples:
  sous bench asking --games alfworld/valid_train --limit 10 --seeds 1
  sous bench asking --games alfworld/valid_train --calibrate alfworld/train --jobs 2 --report report`,
    )
    .action(runAsking);
}

async function runAsking(options: AskingOptions): Promise<void> {
  const { games: folder, calibrate, seeds, limit, maxSteps } = options;
  await withLabs(options.jobs, async (lab) => {
    const result = await withProgressUntilStopped("games", (onProgress) =>
      benchAsking(lab, { folder, calibrate, seeds, limit, maxSteps, onProgress }),
    );
    await present(askingKind, result, options);
  });
}
