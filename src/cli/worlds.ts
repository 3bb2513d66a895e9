/** Commands about worlds: replay, verify. */
import { Command, Option } from "commander";
import {
  createSimulator,
  detectWording,
  gameOpener,
  loadHousehold,
  replayCommands,
  verifyRecording,
  type Wording,
} from "../../scenes/household/index.js";
import { readTextFile } from "../core/text-file.js";
import * as shared from "./options.js";

const wordingOption = () =>
  new Option(
    "--wording <version>",
    "text version (default: as recorded, or the game's own)",
  ).choices(["2.1.1", "2.1.2"]);

export function replayCommand(): Command {
  return new Command("replay")
    .argument("<game-file>", "a game.tw-pddl, or a home's id")
    .requiredOption("--commands <file>", "one command a line")
    .addOption(wordingOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      "\nExample:\n  sous replay path/to/game.tw-pddl --commands walkthrough.txt --json",
    )
    .action((game: string, options: { commands: string; wording?: Wording; json?: boolean }) => {
      const { content, id } = loadHousehold(
        game,
        options.wording ? { wording: options.wording } : {},
      );
      const commands = readTextFile(options.commands).replace(/\n$/, "").split(/\r?\n/);
      for (const step of replayCommands(createSimulator(content, id), commands)) {
        if (options.json) shared.printJson(step);
        else
          shared.print(
            `${step.command === null ? "" : `> ${step.command}\n`}${step.observation}\n`,
          );
      }
    });
}

export function verifyCommand(): Command {
  return new Command("verify")
    .requiredOption("--recording <file>", "a recording: one step a line, JSON")
    .requiredOption("--games <dir>", "the folder with the games")
    .addOption(wordingOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      "\nExample:\n  sous verify --recording random.jsonl --games alfworld --json",
    )
    .action((options: { recording: string; games: string; wording?: Wording; json?: boolean }) => {
      const recording = readTextFile(options.recording);
      const result = verifyRecording({
        recording,
        file: options.recording,
        openGame: gameOpener(options.games, options.wording ?? detectWording(recording)),
      });
      if (options.json) shared.printJson(result);
      else {
        const { steps, observations, admissible, flags } = result;
        shared.print(
          `${steps} steps: ${observations} observations, ${admissible} admissible lists and ${flags} flags are exact.`,
        );
        for (const mismatch of result.mismatches) shared.print(JSON.stringify(mismatch, null, 2));
      }
      if (result.mismatches.length > 0) process.exitCode = 2;
    });
}
