#!/usr/bin/env node
import { setFlagsFromString } from "node:v8";
import { runProgram } from "./run-program.js";

// Most commands end within seconds: V8's optimising compiler took a quarter of their processor time.
setFlagsFromString("--interrupt-budget=800000");

// Sous's files hold people's words, so only this user may read them.
process.umask(0o077);

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});
await runProgram(process.argv.slice(2));
