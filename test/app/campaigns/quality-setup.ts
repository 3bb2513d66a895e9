import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openMemory, type SqliteMemory } from "../../../memory/open.js";
import { reportQuality } from "../../../src/app/campaigns/quality.js";
import { parts } from "./scenario.js";

export const folder = mkdtempSync(path.join(tmpdir(), "sous-quality-"));

export const db = path.join(folder, "played.db");

export async function using<Result>(
  file: string,
  work: (memory: SqliteMemory) => Promise<Result>,
): Promise<Result> {
  const memory = await openMemory({ file, clock: parts.clock, command: "test" });
  try {
    return await work(memory);
  } finally {
    await memory.close();
  }
}

export const judge = (file = db) => using(file, (memory) => reportQuality(memory, "pilot"));
