/** Prints errors on standard error, and sets the exit code. */

import { createRedactor } from "../app/operating/redact.js";
import { faultOf, Interrupted, isRefusedFile, SousError } from "../core/errors.js";

/** Codes of errors for damaged or incomplete input, after which the exit code is 3. */
const unreadableCodes: ReadonlySet<string> = new Set([
  "storage-damaged",
  "not-whole",
  "nothing-played",
]);

/** Exit code of a check that found damage, a difference, a leak or a problem. */
export const foundExit = 3;

/** Prints one sentence, or a stack for faults of our own. */
export function reportError(error: unknown): void {
  if (error instanceof Interrupted) {
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 130;
    return;
  }
  const text = error instanceof SousError ? error.message : describeOther(error);
  process.stderr.write(`sous: ${createRedactor()(text)}\n`);
  process.exitCode = error instanceof SousError && unreadableCodes.has(error.code) ? foundExit : 1;
}

function describeOther(error: unknown): string {
  if (isRefusedFile(error)) return faultOf(error);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
