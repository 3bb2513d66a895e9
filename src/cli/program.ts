import { Command } from "commander";
import { readPackage } from "../app/package.js";
import { headingOf, loadCommands, mainResearch } from "./commands.js";

/** Creates the program with the commands that these words call. */
export async function createProgram(words: readonly string[]): Promise<Command> {
  const commands = await loadCommands(words);
  const others = commands.map((command) => command.name()).filter((name) => !headingOf(name));
  const research = new Set([...mainResearch.filter((name) => others.includes(name)), ...others]);
  const program = new Command("sous")
    .description("A household agent that asks before it acts.")
    .version(readPackage().version)
    // `sous release --version 2` belongs to the release.
    .enablePositionalOptions()
    .helpCommand(false)
    .showHelpAfterError("(--help shows what there is)")
    .addHelpText(
      "after",
      `\nResearch:\n  ${[...research].join(", ")}\n\nExamples:\n  sous serve\n  sous play kitchen\n  sous facts kitchen --help`,
    );
  for (const command of commands) {
    const heading = headingOf(command.name());
    if (heading !== undefined) command.helpGroup(heading);
    program.addCommand(command, { hidden: heading === undefined });
  }
  throwInstead(program);
  return program;
}

/** Commander itself would exit on an error, and could truncate output. */
function throwInstead(command: Command): void {
  command.exitOverride();
  for (const part of command.commands) throwInstead(part);
}
