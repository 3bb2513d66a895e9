/** Verifies databases and the engine, and replays games. */
import { Option } from "commander";
import type { Wording } from "../../../scenes/household/layout.js";
import { replayCommands } from "../../../scenes/household/replay.js";
import { createSimulator } from "../../../scenes/household/source/content.js";
import { loadHousehold } from "../../../scenes/household/source/load.js";
import { detectWording, gameOpener, verifyRecording } from "../../../scenes/household/verify.js";
import { formatVerified, verifyDatabase } from "../../app/backup/verify-database.js";
import { readTextFile } from "../../core/text-file.js";
import { many } from "../../core/words/wording.js";
import { foundExit } from "../errors.js";
import * as shared from "../options.js";
import { type DataOptions, dataCommand, SousCommand } from "../sous-command.js";
import { databaseOf } from "./database.js";

export function verifyCommand(): SousCommand {
  return dataCommand("verify")
    .notes(`
Reads every row and replays every home. On PostgreSQL it only replays the homes, as the server checks its rows
itself. Ends with exit code 3 when SQLite finds damage, a row refers to one that is gone, or a home does not replay
as it was played.

Example:
  sous db verify --db team.db --json`)
    .action(async (options: DataOptions) => {
      const file = databaseOf(options);
      const verified = await verifyDatabase(file);
      shared.printEither(options, verified, formatVerified(file, verified));
      if (!verified.whole) process.exitCode = foundExit;
    });
}

export function compareCommand(): SousCommand {
  return new SousCommand("verify")
    .requiredOption("--recording <file>", "the recording: one step a line, JSON (.gz too)")
    .requiredOption("--games <dir>", "the folder with its games")
    .addOption(wordingOption())
    .addOption(shared.jsonOption())
    .notes(`
Ends with exit code 3 when a step differs or a game cannot be read. Such a game is skipped.

Example:
  sous bench verify --recording random.jsonl --games alfworld --json`)
    .action(compareRecording);
}

function compareRecording(options: {
  recording: string;
  games: string;
  wording?: Wording;
  json?: boolean;
}): void {
  const { recording: file, games, wording } = options;
  const recording = readTextFile(file);
  const openGame = gameOpener(games, wording ?? detectWording(recording));
  const result = verifyRecording({ recording, file, openGame });
  const { steps, observations, admissible, flags } = result;
  const words = shared.present([
    steps > 0 &&
      `${many(steps, "step")}: ${many(observations, "observation")}, ${many(admissible, "admissible list")} and ${many(flags, "flag")} are exact.`,
    ...result.mismatches.map((mismatch) => JSON.stringify(mismatch, null, 2)),
    ...result.skipped.map(({ file: game, reason }) => `skipped ${game}: ${reason}`),
  ]);
  shared.printEither(options, result, words);
  if (result.mismatches.length + result.skipped.length > 0) process.exitCode = foundExit;
}

const wordingOption = () =>
  new Option(
    "--wording <version>",
    "text version (default: as recorded, or the game's own)",
  ).choices(["2.1.1", "2.1.2"]);

export function replayCommand(): SousCommand {
  return new SousCommand("replay")
    .argument("<game-file>", "a game.tw-pddl, or a home's id")
    .requiredOption("--commands <file>", "one command a line")
    .addOption(wordingOption())
    .addOption(shared.jsonOption())
    .examples("sous replay path/to/game.tw-pddl --commands walkthrough.txt --json")
    .action((game: string, options: { commands: string; wording?: Wording; json?: boolean }) => {
      const { content, id } = loadHousehold(game, options.wording);
      const commands = readTextFile(options.commands).replace(/\n$/, "").split(/\r?\n/);
      for (const step of replayCommands(createSimulator(content, id), commands)) {
        const typed = step.command === null ? [] : [`> ${step.command}`];
        shared.printEither(options, step, [...typed, `${step.observation}\n`]);
      }
    });
}
