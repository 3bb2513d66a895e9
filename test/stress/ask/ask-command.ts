import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Command } from "commander";
import { childEnvironment } from "../../../src/app/settings/config.js";
import * as shared from "../../../src/cli/options.js";
import { sousProgram } from "../../program.js";
import { cleanSettings, createNursery, peerProgram } from "../children.js";
import { type AskResult, runAsk } from "./run-ask.js";

interface AskOptions {
  readonly asks: number;
  readonly kills: number;
  readonly seed: number;
  readonly json?: boolean;
}

export function askCommand(): Command {
  return new Command("ask")
    .option("--asks <n>", "questions of the first agent", shared.wholeNumber(1), 20)
    .option("--kills <n>", "kills of Sous meanwhile", shared.wholeNumber(0), 2)
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText("after", "\nExample:\n  npm run -s stress -- ask --asks 20 --kills 2 --json")
    .action(async ({ json, ...options }: AskOptions) => {
      const result = await measureAsk(options);
      if (json) shared.printJson(result);
      else shared.print(JSON.stringify(result, null, 2));
      const { lost, doubled, duplicatePosts, wrongScope, staleReuses } = result;
      if (lost + doubled + duplicatePosts + wrongScope + staleReuses > 0) process.exitCode = 2;
    });
}

/** Runs it with this program and the peers of this repository, in a folder of its own. */
export async function measureAsk(
  options: Pick<AskOptions, "asks" | "kills" | "seed">,
): Promise<AskResult> {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-ask-"));
  const children = createNursery(() => rmSync(folder, { recursive: true, force: true }));
  try {
    return await runAsk({
      ...options,
      database: path.join(folder, "sous.db"),
      spawnSous: (args, environment) =>
        children.start(
          [...sousProgram, ...args],
          childEnvironment({ ...cleanSettings, ...environment }),
        ),
      spawnPeer: (bot) => children.start(peerProgram(bot), childEnvironment(cleanSettings)),
    });
  } finally {
    children.endAll();
  }
}
