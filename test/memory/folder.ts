import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { openMemory } from "../../memory/open.js";
import { stoppedClock } from "./samples.js";

/** A path in a new folder that is removed after the test. */
export function newFile(name = "sous.db"): string {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-memory-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, name);
}

let blank: Buffer | null = null;

/** A database with nothing in it, as it is left by its first opening, which takes long beside a test. */
export async function writeBlank(file: string): Promise<void> {
  if (!blank) {
    const folder = mkdtempSync(path.join(tmpdir(), "sous-blank-"));
    const first = path.join(folder, "sous.db");
    await (await openMemory({ file: first, clock: stoppedClock() })).close();
    blank = readFileSync(first);
    rmSync(folder, { recursive: true });
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, blank);
}
