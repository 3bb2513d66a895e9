import { CommanderError } from "commander";
import { reportError } from "./errors.js";
import { createProgram } from "./program.js";

/** Names of 0.2.0, which work for one more version. */
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

/** Also reads `help X` as `X --help`, and no words as `serve`. */
function readWords([first = "serve", ...rest]: readonly string[]) {
  if (first === "help") return readWords(rest.length > 0 ? [...rest, "--help"] : ["--help"]);
  const isRecording = rest.some((word) => /^--recording(?:=|$)/.test(word));
  const to = first === "verify" && isRecording ? "bench verify" : renamed[first];
  if (to === undefined) return { words: [first, ...rest] };
  return { words: [...to.split(" "), ...rest], replaced: { from: first, to } };
}

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
