#!/usr/bin/env node
/** The command line. */
import { readFileSync } from "node:fs";
import { Command } from "commander";
import { benchCommand } from "./bench.js";
import { demoCommand } from "./demo.js";
import { reportError } from "./errors.js";
import { homesCommand } from "./homes.js";
import { factsCommand, tuplesCommand } from "./kept.js";
import { moveCommand } from "./move.js";
import { playCommand } from "./play.js";
import { questionsCommand } from "./questions.js";
import { serveCommand } from "./serve.js";
import { replayCommand, verifyCommand } from "./worlds.js";

function readVersion(): string {
  for (const up of ["../../../package.json", "../../../../package.json"]) {
    try {
      return JSON.parse(readFileSync(new URL(up, import.meta.url), "utf8")).version;
    } catch {
      // One level further up when run from a build.
    }
  }
  return "unknown";
}

function createProgram(): Command {
  const program = new Command("sous")
    .description("A household agent that asks before it acts.")
    .version(readVersion())
    .showHelpAfterError("(--help shows what there is)")
    .addHelpText(
      "after",
      "\nFirst steps:\n  sous serve          the local web chat\n  sous demo           three rounds with simulated people\n  sous play kitchen   in this terminal",
    );
  const commands = [
    serveCommand(),
    playCommand(),
    demoCommand(),
    homesCommand(),
    moveCommand(),
    factsCommand(),
    tuplesCommand(),
    questionsCommand(),
    replayCommand(),
    verifyCommand(),
    benchCommand(),
  ];
  for (const command of commands) program.addCommand(command);
  return program;
}

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
await createProgram().parseAsync().catch(reportError);
