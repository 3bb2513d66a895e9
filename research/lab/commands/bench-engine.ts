/** `sous bench engine`: how fast the household world is. */
import { gameId, listGames } from "../../../scenes/household/index.js";
import * as shared from "../../../src/cli/options.js";
import { Command, InvalidArgumentError } from "../../cli/commander.js";
import { withProgressUntilStopped } from "../../cli/progress.js";
import { skippedExit } from "../../report/present.js";
import { type BenchEngineResult, benchEngine } from "../bench-engine.js";
import { loadGame } from "../open-home.js";
import { requirePlayed } from "../skipped.js";

interface EngineOptions {
  readonly games: string;
  readonly seconds: number;
  readonly seed: number;
  readonly json?: boolean;
}

export function engineCommand(): Command {
  return new Command("engine")
    .description("load every ALFWorld game of a folder, and count random steps a second")
    .requiredOption("--games <dir>", "the folder with the games, or one game file")
    .option("--seconds <n>", "time to play, over all games", readSeconds, 10)
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Load time covers reading, parsing, building and starting a game. Steps are random possible commands on one
core, in episodes of at most 50; every step returns the list of possible commands.

Example:
  sous bench engine --games alfworld/json_2.1.1/valid_seen --seconds 5 --json`,
    )
    .action(runEngine);
}

async function runEngine({ games: folder, seconds, seed, json }: EngineOptions): Promise<void> {
  const games = listGames(folder).map((file) => ({ id: gameId(file), file }));
  const result = await withProgressUntilStopped("games", (onProgress) =>
    benchEngine({ games, seconds, seed, open: loadGame, onProgress }),
  );
  if (!json) requirePlayed(result.games, result.skipped);
  if (json) shared.printJson({ ...result, kind: "engine", version: 1 });
  else describe(result);
  if (result.skipped.length > 0) process.exitCode = skippedExit;
}

function describe({ games, loadMsMedian, stepsPerSecond, rssMb, skipped }: BenchEngineResult) {
  shared.print(
    `${games} games: ${loadMsMedian.toFixed(2)} ms to load one (median), ${Math.round(stepsPerSecond)} steps a second, ${rssMb.toFixed(0)} MB`,
  );
  for (const { reason } of skipped) shared.print(`  skipped: ${reason}`);
}

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (!(seconds > 0 && seconds <= 3600)) {
    throw new InvalidArgumentError("It must be a number of seconds, more than 0 and at most 3600.");
  }
  return seconds;
}
