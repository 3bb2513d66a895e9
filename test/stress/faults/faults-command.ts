/** `faults`: SIGKILL at random moments, and what came of it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Command } from "commander";
import { listHomes } from "../../../scenes/household/index.js";
import { childEnvironment } from "../../../src/app/settings/config.js";
import * as shared from "../../../src/cli/options.js";
import { withProgress } from "../../../src/research/cli/progress.js";
import { sousProgram } from "../../program.js";
import { cleanSettings, createNursery, peerProgram } from "../children.js";
import { botsOption, countOption } from "../options.js";
import { type BenchFaultsRequest, type BenchFaultsResult, benchFaults } from "./bench-faults.js";
import { readKeptRows } from "./kept-rows.js";
import { type FaultBot, faultBots } from "./room.js";

interface FaultsOptions {
  readonly kills: number;
  readonly bots: readonly FaultBot[];
  readonly seed: number;
  readonly json?: boolean;
}

export interface FaultsProgram {
  /** What starts this program again: flags of node, then its entry file. */
  readonly command: readonly string[];
}

export function faultsCommand(): Command {
  return new Command("faults")
    .description("kill the process at random moments over episodes on each bot, and count the loss")
    .addOption(countOption("--kills <n>", "kills on each bot", 1, 20))
    .addOption(botsOption(faultBots))
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
It plays against protocol peers on loopback (test/peers): run it in a clone of the repository.
Exit code 2 when anything was lost, came twice or did not end.

Examples:
  npm run -s stress -- faults --kills 100 --json
  npm run -s stress -- faults --kills 20 --bots slack --seed 7`,
    )
    .action(runFaults);
}

async function runFaults({ kills, bots, seed, json }: FaultsOptions): Promise<void> {
  let done = 0;
  const result = await withProgress("kills", (show) =>
    measureFaults({
      kills,
      bots,
      homes: listHomes(),
      seed,
      command: sousProgram,
      onKill: () => show(++done, kills * bots.length),
    }),
  );
  if (json) shared.printJson(result);
  else describe(result);
  const { lost, doubled, duplicatePosts, unfinished } = result;
  if (lost + doubled + duplicatePosts + unfinished > 0) process.exitCode = 2;
}

/** Runs the bench with this program and the peers of this repository, in a folder of its own. */
export async function measureFaults(
  options: FaultsProgram & Pick<BenchFaultsRequest, "kills" | "bots" | "homes" | "seed" | "onKill">,
): Promise<BenchFaultsResult> {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-faults-"));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const children = createNursery(removeFolder);
  try {
    return await benchFaults({
      ...options,
      spawnSous: (args, environment) =>
        children.start(
          [...options.command, ...args],
          childEnvironment({ ...cleanSettings, ...environment }),
        ),
      spawnPeer: (bot) => children.start(peerProgram(bot), childEnvironment(cleanSettings)),
      newDatabase: (name) => path.join(folder, `${name}.db`),
      readRows: readKeptRows,
    });
  } finally {
    children.endAll();
  }
}

function describe({ kills, lost, doubled, duplicatePosts, unfinished, byBot }: BenchFaultsResult) {
  shared.print(
    `${kills} kills: ${lost} answers lost, ${doubled} counted twice, ${duplicatePosts} duplicate posts, ${unfinished} episodes unfinished`,
  );
  for (const [bot, one] of Object.entries(byBot)) {
    shared.print(
      `  ${bot}: ${one.kills} kills (${one.killsWhileAsked} while a question stood, ${one.killsWhileAnswering} while somebody answered), ${one.episodes} episodes, ${one.questions} questions, ${one.answers} answers, ${one.seconds} s`,
    );
    for (const finding of one.findings) shared.print(`    ${finding}`);
  }
}
