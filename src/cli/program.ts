/** The program `sous`: its commands, and the help over all. */
import { Command } from "commander";
import { readPackage } from "../app/package.js";
import { loadCommands } from "./commands.js";

/** The program with the commands that these words call. */
export async function createProgram(words: readonly string[]): Promise<Command> {
  const program = new Command("sous")
    .description("A household agent that asks before it acts.")
    .version(readPackage().version)
    // `sous release --version 2` is the release's
    .enablePositionalOptions()
    .showHelpAfterError("(--help shows what there is)")
    .addHelpText(
      "after",
      "\nFirst steps:\n  sous serve          the local web chat\n  sous demo           three rounds with simulated people\n  sous play kitchen   in this terminal\n  sous init           Slack or Discord, step by step\n  sous doctor         what is in order, and what is not",
    );
  for (const command of await loadCommands(words)) program.addCommand(command);
  throwInstead(program);
  return program;
}

/** By itself, commander would end the process on an error, and could cut off what it printed. */
function throwInstead(command: Command): void {
  command.exitOverride();
  for (const part of command.commands) throwInstead(part);
}
