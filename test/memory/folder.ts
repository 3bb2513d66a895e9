import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** A path in a new folder that is removed after the test. */
export function newFile(name = "sous.db"): string {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-memory-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, name);
}
