#!/usr/bin/env node
/** Starts the program `sous`. */
import { runProgram } from "./run-program.js";

// Sous's files hold people's words, so only this user may read them.
process.umask(0o077);

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
await runProgram(process.argv.slice(2));
