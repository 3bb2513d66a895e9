/** `memory-kills`: SIGKILL while a memory is written, saved and compacted, and what is left. */
import { Command } from "commander";
import * as shared from "../../../src/cli/options.js";
import { withProgress } from "../../../src/research/cli/progress.js";
import { countOption } from "../options.js";
import { killMoments } from "./bench-kills.js";
import { measureKills } from "./measure-kills.js";

interface KillsOptions {
  readonly kills: number;
  readonly seed: number;
  readonly json?: boolean;
}

export function memoryKillsCommand(): Command {
  return new Command("memory-kills")
    .description("kill a process that writes, saves and compacts a memory, and look what is left")
    .addOption(countOption("--kills <n>", "how often", 1, 200))
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      "\nExit code 2 when a home was lost or torn, or the index is wrong.\n\nExample:\n  npm run -s stress -- memory-kills --kills 200 --json",
    )
    .action(runKills);
}

async function runKills({ kills, seed, json }: KillsOptions): Promise<void> {
  let done = 0;
  const result = await withProgress("kills", (show) =>
    measureKills({ kills, seed, onKill: () => show(++done, kills) }),
  );
  if (json) shared.printResult({ ...result, kind: "kills", version: 1 });
  else {
    const { homesWritten, lost, torn, snapshots, leastRecallAt10 } = result;
    shared.print(
      `${kills} kills (${killMoments.map((moment) => `${result.killsAt[moment]} at ${moment}`).join(", ")}): ` +
        `${homesWritten} homes written, ${lost} lost, ${torn} torn; snapshots ${JSON.stringify(snapshots)}; ` +
        `recall@10 at least ${leastRecallAt10.toFixed(3)}`,
    );
    for (const finding of result.findings) shared.print(`  ${finding}`);
  }
  if (result.findings.length > 0) process.exitCode = 2;
}
