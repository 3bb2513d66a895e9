/** What the start of a command costs, beside that of an empty script. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { median } from "simple-statistics";

/** Processor time of a command over that of an empty script run by tsx; 1 is as cheap as that. */
export interface StartCost {
  readonly command: string;
  readonly seconds: number;
  readonly ratio: number;
}

/**
 * Runs an empty script and the commands in turn, so that a busy machine slows all of them alike.
 *
 * @param commands what follows `sous`
 * @param runs of each; the median counts
 */
export function measureStarts(commands: readonly string[], runs: number): readonly StartCost[] {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-empty-"));
  const empty = path.join(folder, "empty.ts");
  writeFileSync(empty, "export {};\n");
  const scripts = [empty, ...commands.map((command) => `src/cli/main.ts ${command}`)];
  const seconds = scripts.map((): number[] => []);
  try {
    for (let run = 0; run < runs; run++)
      for (const [at, script] of scripts.entries()) seconds[at]?.push(timeScript(script));
  } finally {
    rmSync(folder, { recursive: true });
  }
  const [base = Number.NaN, ...medians] = seconds.map((times) => median(times));
  return medians.map((one, at) => ({
    command: `sous ${commands[at]}`,
    seconds: one,
    ratio: one / base,
  }));
}

/** Seconds of processor time, of all processes that tsx starts. */
function timeScript(script: string): number {
  const line = `TIMEFORMAT='%U %S'; time node_modules/.bin/tsx ${script} > /dev/null`;
  const { stderr, status } = spawnSync("bash", ["-c", line], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${script} failed: ${stderr}`);
  const [user, system] = (stderr.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
  return (user ?? Number.NaN) + (system ?? Number.NaN);
}
