#!/usr/bin/env node
/** The command line. */
import { runProgram } from "./run-program.js";

// Everything that Sous writes holds what people said: only this user may read it.
process.umask(0o077);

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
await runProgram(process.argv.slice(2));
