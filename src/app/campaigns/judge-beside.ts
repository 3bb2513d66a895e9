/** Judges a campaign's answers in a child process. */
import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BriefQuality } from "../../core/campaign-report.js";
import { childEnvironment } from "../settings/config.js";

/**
 * Judges in a process of its own: thousands of answers take seconds, in which this process would hear nobody.
 *
 * @param database path of the file
 */
export function judgeBeside(database: string, campaign: string): Promise<BriefQuality> {
  const [file, execArgv] = judgeProgram();
  const child = fork(file, [database, campaign], {
    execArgv: [...execArgv],
    env: childEnvironment({}),
  });
  return new Promise((resolve, reject) => {
    child.once("message", (quality: BriefQuality) => resolve(quality));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`judging ended with code ${code}`)));
  });
}

/** The sources need a loader, a build does not. */
function judgeProgram(): readonly [file: string, execArgv: readonly string[]] {
  const built = fileURLToPath(new URL("./judge-process.js", import.meta.url));
  if (existsSync(built)) return [built, []];
  return [
    fileURLToPath(new URL("./judge-process.ts", import.meta.url)),
    ["--import", import.meta.resolve("tsx")],
  ];
}
