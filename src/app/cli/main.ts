#!/usr/bin/env node
/** The command line. */
import { Command } from "commander";
import { readPackage } from "../package.js";
import { demoCommand } from "./demo.js";
import { doctorCommand } from "./doctor.js";
import { reportError } from "./errors.js";
import { exportCommand } from "./export.js";
import { finetuneCommand } from "./finetune.js";
import { forgetCommand } from "./forget.js";
import { homesCommand } from "./homes.js";
import { indexCommand } from "./index-command.js";
import { initCommand } from "./init.js";
import { factsCommand } from "./kept.js";
import { learnCommand } from "./learn.js";
import { moveCommand } from "./move.js";
import { playCommand } from "./play.js";
import { questionsCommand } from "./questions.js";
import { recallCommand } from "./recall.js";
import { importCommand, releaseCommand } from "./release.js";
import { reportCommand } from "./report.js";
import { reuseCommand } from "./reuse.js";
import { serveCommand } from "./serve.js";
import { rulesCommand, teachCommand } from "./teach.js";
import { trainCommand } from "./train.js";
import { tuplesCommand } from "./tuples.js";
import { usageCommand } from "./usage.js";
import { replayCommand, verifyCommand } from "./worlds.js";

function createProgram(): Command {
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
  const commands = [
    serveCommand(),
    initCommand(),
    doctorCommand(),
    playCommand(),
    demoCommand(),
    homesCommand(),
    moveCommand(),
    factsCommand(),
    teachCommand(),
    rulesCommand(),
    learnCommand(),
    tuplesCommand(),
    reuseCommand(),
    reportCommand(),
    recallCommand(),
    questionsCommand(),
    indexCommand(),
    usageCommand(),
    exportCommand(),
    releaseCommand(),
    importCommand(),
    finetuneCommand(),
    forgetCommand(),
    replayCommand(),
    verifyCommand(),
    benchCommand(program),
    trainCommand(),
  ];
  for (const command of commands) program.addCommand(command);
  return program;
}

/** Its measurements are loaded when it is called: they are a third of the program. */
function benchCommand(program: Command): Command {
  const bench = new Command("bench").description(
    "measurements: alfworld, agents, ldm2, cooking, grid, ambik, reuse, memory, paraphrases, grounding, engine, chat, faults",
  );
  program.hook("preSubcommand", async (_, called) => {
    if (called !== bench) return;
    const { addBenches } = await import("./bench.js");
    addBenches(bench);
  });
  return bench;
}

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
await createProgram().parseAsync().catch(reportError);
