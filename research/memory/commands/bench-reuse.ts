/** `sous bench reuse`: what remembering is worth over many rounds, and where it misleads. */
import { listHomes } from "../../../scenes/household/index.js";
import * as shared from "../../../src/cli/options.js";
import type { PeopleRates } from "../../../src/core/people-rates.js";
import { Command } from "../../cli/commander.js";
import { countOption, probabilityOption, seedsOption } from "../../cli/options.js";
import { type GameBenchOptions, overGames } from "../../cli/over-games.js";
import { withProgressUntilStopped } from "../../cli/progress.js";
import { withLabs } from "../../lab/pool.js";
import { requirePlayed } from "../../lab/skipped.js";
import { present } from "../../report/present.js";
import { benchReuse } from "../reuse/bench-reuse.js";
import { reuseKind } from "../reuse-report.js";

interface ReuseOptions extends GameBenchOptions, PeopleRates {
  readonly games?: string;
  readonly rounds: number;
  readonly seeds: readonly number[];
  readonly moved: number;
  readonly maxSteps: number;
  readonly homes: number;
  readonly jobs: number;
}

export function reuseBenchCommand(): Command {
  const command = new Command("reuse")
    .description("many rounds a home, its memory kept: questions saved, and wrong reuse")
    .option("--games <dir>", "the folder with the games (default: the homes that come with Sous)")
    .addOption(countOption("--rounds <n>", "tasks in each home", 20))
    .addOption(seedsOption("each plays every home", [1, 2, 3]))
    .addOption(
      probabilityOption(
        "--moved <p>",
        "other arms: probability that a thing moves between two tasks",
        0.1,
      ),
    )
    .addOption(shared.maxStepsOption())
    .addOption(countOption("--homes <n>", "most homes, from as many rooms as possible", 30))
    .addOption(countOption("--jobs <n>", "homes at the same time, each in a process of its own", 1))
    .addOption(shared.reportOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Three arms: people who tell the truth, nothing moved; then people who answer as the options say (wrong at times
unless told otherwise) and move things behind the agent's back; then these with an agent that learns no habits.
What came of it is read from the recorded steps and the true state.

Examples:
  sous bench reuse
  sous bench reuse --games alfworld/valid_train --rounds 20 --seeds 1,2,3 --jobs 2 --json
  sous bench reuse --games alfworld/valid_train --homes 200 --report report
  sous bench reuse --wrong 0 --stale 0.5 --moved 0.2    people who do not know of half of the moves`,
    );
  return overGames(shared.addPeople(command, 0.2), runReuse);
}

async function runReuse(options: ReuseOptions): Promise<void> {
  const { games, homes: limit } = options;
  const people = shared.readPeople(options);
  await withLabs(options.jobs, async (lab) => {
    const homes = games ? lab.games(games) : listHomes().map((id) => ({ id, file: id }));
    const result = await withProgressUntilStopped("homes", (onProgress) =>
      benchReuse(lab, { ...options, people, homes, limit, onProgress }),
    );
    requirePlayed(result.truthful.tasks, result.failures);
    await present(reuseKind, result, options);
  });
}
