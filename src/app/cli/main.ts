#!/usr/bin/env node
/** The command line. */
import { Command } from "commander";
import { readPackage } from "../package.js";
import { loadCommands } from "./commands.js";
import { reportError } from "./errors.js";

async function createProgram(): Promise<Command> {
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
  for (const command of await loadCommands(process.argv.slice(2))) program.addCommand(command);
  return program;
}

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
await createProgram()
  .then((program) => program.parseAsync())
  .catch(reportError);
