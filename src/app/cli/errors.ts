/** How errors leave the program: one clear sentence on standard error, a non-zero exit code. */
import { SousError } from "../../core/errors.js";
import { createRedactor } from "../redact.js";

/** What to do when somebody pressed Ctrl-C. */
export class Interrupted extends SousError {
  constructor(hint: string) {
    super("interrupted", hint);
  }
}

/** Prints an error for people (a stack only for faults of our own) and sets the exit code. */
export function reportError(error: unknown): void {
  if (error instanceof Interrupted) {
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 130;
    return;
  }
  const text = error instanceof SousError ? error.message : describeFault(error);
  process.stderr.write(`sous: ${createRedactor()(text)}\n`);
  process.exitCode = 1;
}

function describeFault(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
