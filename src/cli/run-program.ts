import { CommanderError } from "commander";
import { reportError } from "./errors.js";
import { createProgram } from "./program.js";
import { readWords } from "./renamed.js";

/** Prints errors, and leaves the exit code in `process.exitCode`. */
export async function runProgram(typed: readonly string[]): Promise<void> {
  const { words, replaced } = readWords(typed);
  if (replaced) process.stderr.write(`sous ${replaced.from} is now: sous ${replaced.to}\n`);
  try {
    const program = await createProgram(words);
    await program.parseAsync(words, { from: "user" });
  } catch (error) {
    // Commander has already printed the error or the help.
    if (error instanceof CommanderError) process.exitCode = error.exitCode;
    else reportError(error);
  }
}
