import { Command, CommanderError } from "commander";
import { readPackage } from "../app/operating/package.js";
import { headingOf, loadCommands, mainResearch } from "./commands.js";
import { reportError } from "./errors.js";

/** Commands' names in version 0.2.0, which work for one more version. */
const renamed: Readonly<Record<string, string>> = {
  audiences: "agents audiences",
  backup: "db backup",
  import: "release import",
  index: "db index",
  mcp: "agents mcp",
  migrate: "db migrate",
  move: "homes move",
  recall: "facts recall",
  restore: "db restore",
  reuse: "facts reuse",
  rules: "facts rules",
  scan: "release scan",
  teach: "facts teach",
  tuples: "facts tuples",
  usage: "doctor usage",
  verify: "db verify",
};

/** Resolves renamed commands, `help X` (`X --help`), and no words (`serve`). */
function readWords([first = "serve", ...rest]: readonly string[]) {
  if (first === "help") return readWords(rest.length > 0 ? [...rest, "--help"] : ["--help"]);
  const isRecording = rest.some((word) => /^--recording(?:=|$)/.test(word));
  const to = first === "verify" && isRecording ? "bench verify" : renamed[first];
  if (to === undefined) return { words: [first, ...rest] };
  return { words: [...to.split(" "), ...rest], replaced: { from: first, to } };
}

/** Runs a command line, prints errors, and leaves the exit code in `process.exitCode`. */
export async function runProgram(typed: readonly string[]): Promise<void> {
  const { words, replaced } = readWords(typed);
  if (replaced) process.stderr.write(`sous ${replaced.from} is now: sous ${replaced.to}\n`);
  try {
    const program = await createProgram(words);
    await program.parseAsync(words, { from: "user" });
  } catch (error) {
    // Commander already printed the error or help.
    if (error instanceof CommanderError) process.exitCode = error.exitCode;
    else reportError(error);
  }
}

/** @internal */
export async function createProgram(words: readonly string[]): Promise<Command> {
  const commands = await loadCommands(words);
  const others = commands.map((command) => command.name()).filter((name) => !headingOf(name));
  const research = new Set([...mainResearch.filter((name) => others.includes(name)), ...others]);
  const program = new Command("sous")
    .description("A household agent that asks before it acts.")
    .version(readPackage().version)
    // Leaves options to subcommands: otherwise `sous release --version 2` would print the version of Sous.
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

/** Makes Commander throw errors, as it would exit itself, and could truncate output. */
function throwInstead(command: Command): void {
  command.exitOverride();
  for (const part of command.commands) throwInstead(part);
}
