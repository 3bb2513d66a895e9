import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { type OpenMemory, type OpenMemoryOptions, openMemory } from "../../memory/open.js";
import { blankImage } from "../../memory/sqlite/blank.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import type { Params } from "../../memory/work.js";
import { type Steps, stepsIn, stoppedClock } from "./samples.js";

/** Removed after the test. */
export function newFile(name = "sous.db"): string {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-memory-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, name);
}

export function writeBlank(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, blankImage(stoppedClock().now()));
}

export async function openIn(
  file = ":memory:",
  options: Partial<OpenMemoryOptions> = {},
): Promise<OpenMemory & Steps> {
  const memory = await openMemory({ file, clock: stoppedClock(), ...options });
  let closed: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closed ??= memory.close();
    return closed;
  };
  onTestFinished(close);
  return { ...memory, ...stepsIn(memory), close };
}

export function look<Row>(file: string, sql: string, params?: Params): readonly Row[] {
  const db = new SqliteFile({ file, readOnly: true });
  const rows = db.all<Row>(sql, params);
  db.close();
  return rows;
}
