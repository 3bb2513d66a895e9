import { fork } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type BenchKillsResult, benchKills } from "../../studies/memory/bench-kills.js";
import { childEnvironment } from "../config.js";
import { examineMemory } from "./examine.js";

/** Runs the kills on a database in a folder of its own, with writers in processes of their own. */
export async function measureKills(options: {
  readonly kills: number;
  readonly seed: number;
  readonly onKill?: () => void;
}): Promise<BenchKillsResult> {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-memory-kills-"));
  const file = path.join(folder, "sous.db");
  const [program, execArgv] = writerProgram();
  try {
    return await benchKills({
      ...options,
      spawnWriter: (seed) =>
        fork(program, [file, `${seed}`], { execArgv: [...execArgv], env: childEnvironment({}) }),
      examine: () => examineMemory(file),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The writer's entry: the sources need a loader, a build does not. */
function writerProgram(): readonly [file: string, execArgv: readonly string[]] {
  const built = fileURLToPath(new URL("./writer.js", import.meta.url));
  if (existsSync(built)) return [built, []];
  return [
    fileURLToPath(new URL("./writer.ts", import.meta.url)),
    ["--import", import.meta.resolve("tsx")],
  ];
}
