/** `sous bench alfworld`: ALFWorld and ABA's variants of it, with simulated people. */
import * as shared from "../../../src/cli/options.js";
import type { PeopleRates } from "../../../src/core/people-rates.js";
import { Command, Option } from "../../cli/commander.js";
import { countOption, seedsOption } from "../../cli/options.js";
import { type GameBenchOptions, overGames } from "../../cli/over-games.js";
import { withProgressUntilStopped } from "../../cli/progress.js";
import type { LabSettings } from "../../lab/contract.js";
import { withLabs } from "../../lab/pool.js";
import { requirePlayed } from "../../lab/skipped.js";
import { present } from "../../report/present.js";
import { alfworldKind } from "../alfworld-report.js";
import { benchAlfworld } from "../bench-alfworld.js";
import { readGameList } from "../game-list.js";

interface AlfworldOptions
  extends GameBenchOptions,
    PeopleRates,
    Pick<LabSettings, "variant" | "ask" | "notebook" | "maxSteps" | "seed"> {
  readonly games: string;
  readonly seeds?: readonly number[];
  readonly jobs: number;
  readonly list?: string;
  readonly limit?: number;
}

export function alfworldCommand(): Command {
  const command = new Command("alfworld")
    .description("play every ALFWorld game of a folder with simulated people")
    .requiredOption("--games <dir>", "the folder with the games")
    .addOption(shared.variantOption())
    .addOption(shared.askOption())
    .addOption(shared.notebookOption())
    .addOption(
      new Option("--bot <bot>", "where people are").choices(["simulated"]).default("simulated"),
    )
    .addOption(shared.maxStepsOption())
    .addOption(shared.seedOption())
    .addOption(seedsOption("each plays every game, instead of --seed"))
    .addOption(countOption("--jobs <n>", "games at the same time, each in a process of its own", 1))
    .option("--list <file>", "only these games, in this order: <task>/<trial>")
    .addOption(countOption("--limit <n>", "only the first n games"))
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
  sous bench alfworld --games alfworld/valid_train --wrong 0.3 --plausible 1 --vague 0.5 --differ 1
  sous bench alfworld --games alfworld/valid_train --variant multiround --report report`,
    );
  return overGames(shared.addPeople(command), runAlfworld);
}

async function runAlfworld(options: AlfworldOptions): Promise<void> {
  const { variant, ask, notebook, maxSteps, list } = options;
  await withLabs(options.jobs, async (lab) => {
    const result = await withProgressUntilStopped("games", (onProgress) =>
      benchAlfworld(lab, {
        folder: options.games,
        settings: { variant, ask, notebook, ...shared.readPeople(options), maxSteps },
        seeds: options.seeds ?? [options.seed],
        limit: options.limit,
        ...(list && { list: readGameList(list) }),
        onProgress,
      }),
    );
    requirePlayed(result.games, result.failures);
    await present(alfworldKind, result, options, `alfworld-${variant}`);
  });
}
