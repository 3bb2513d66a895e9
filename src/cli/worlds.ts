/** `sous replay`: plays a list of commands in a game or home. */
import { Command, Option } from "commander";
import {
  createSimulator,
  loadHousehold,
  replayCommands,
  type Wording,
} from "../../scenes/household/index.js";
import { readTextFile } from "../core/text-file.js";
import * as shared from "./options.js";

export const wordingOption = () =>
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
