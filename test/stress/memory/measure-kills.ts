import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { childEnvironment } from "../../../src/app/settings/config.js";
import { compiledFile } from "../../compiled.js";
import { type BenchKillsResult, benchKills } from "./bench-kills.js";
import { examineMemory } from "./examine.js";

/** Runs the kills on a database in a folder of its own, with writers in processes of their own. */
export async function measureKills(options: {
  readonly kills: number;
  readonly seed: number;
  readonly onKill?: () => void;
}): Promise<BenchKillsResult> {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-memory-kills-"));
  const file = path.join(folder, "sous.db");
  const program = compiledFile("test/stress/memory/writer.ts");
  try {
    return await benchKills({
      ...options,
      spawnWriter: (seed) =>
        fork(program, [file, `${seed}`], { execArgv: [], env: childEnvironment({}) }),
      examine: () => examineMemory(file),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
