/** The command line as a function: what follows `sous`, to its end. */
import { Command, CommanderError } from "commander";
import { readPackage } from "../app/package.js";
import { loadCommands } from "./commands.js";
import { reportError } from "./errors.js";

/** Runs one command, prints what goes wrong, and leaves the exit code in `process.exitCode`. */
export async function runProgram(words: readonly string[]): Promise<void> {
  try {
    const program = await createProgram(words);
    await program.parseAsync(words, { from: "user" });
  } catch (error) {
    // Commander has printed what it found wrong, or the help that was asked for.
    if (error instanceof CommanderError) process.exitCode = error.exitCode;
    else reportError(error);
  }
}

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

/** Commander ends the process where it finds something wrong; what it printed might be cut off then. */
function throwInstead(command: Command): void {
  command.exitOverride();
  for (const part of command.commands) throwInstead(part);
}
