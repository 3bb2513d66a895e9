/** Runs in the worker before each test file: says which process it is, and which functions the tests reach. */
import { appendFileSync, writeFileSync } from "node:fs";
import { afterAll, expect } from "vitest";

declare global {
  var sousReached: ((probe: string) => void) | undefined;
}

const { SOUS_MUTATE_PID: pidFile, SOUS_MUTATE_REACHED: reachedFile } = process.env;
if (pidFile) writeFileSync(pidFile, String(process.pid));
if (reachedFile) {
  const reached = new Set<string>();
  globalThis.sousReached = (probe) => void reached.add(probe);
  afterAll(() => {
    const { testPath } = expect.getState();
    appendFileSync(reachedFile, `${JSON.stringify({ test: testPath, reached: [...reached] })}\n`);
  });
}
