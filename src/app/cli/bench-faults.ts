/** `sous bench faults`: SIGKILL at random moments, and what came of it. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { SingleBar } from "cli-progress";
import { Command, Option } from "commander";
import { InputError } from "../../core/errors.js";
import {
  type BenchFaultsRequest,
  type BenchFaultsResult,
  benchFaults,
} from "../../studies/faults/bench-faults.js";
import { type FaultBot, faultBots } from "../../studies/faults/room.js";
import { childEnvironment } from "../config.js";
import { summariseHomes } from "../households.js";
import { readKeptRows } from "../kept-rows.js";
import * as shared from "./options.js";

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
    .addOption(
      new Option("--kills <n>", "kills on each bot").argParser(shared.wholeNumber(1)).default(20),
    )
    .addOption(
      new Option("--bots <list>", "which bots, with commas")
        .argParser(readBots)
        .default(faultBots, faultBots.join(",")),
    )
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
It plays against protocol peers on loopback (test/peers): run it in a clone of the repository.
Exit code 2 when anything was lost, came twice or did not end.

Examples:
  sous bench faults --kills 100 --json
  sous bench faults --kills 20 --bots slack --seed 7`,
    )
    .action(runFaults);
}

async function runFaults({ kills, bots, seed, json }: FaultsOptions): Promise<void> {
  const bar = new SingleBar({
    format: "{bar} {value} of {total} kills, {eta_formatted} to go",
    stream: process.stderr,
    noTTYOutput: false,
  });
  const command = [...process.execArgv, process.argv[1] ?? ""];
  const homes = summariseHomes().map(({ id }) => id);
  bar.start(kills * bots.length, 0);
  const result = await measureFaults({
    kills,
    bots,
    homes,
    seed,
    command,
    onKill: () => bar.increment(),
  });
  bar.stop();
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
          childEnvironment({ ...clean, ...environment }),
        ),
      spawnPeer: (bot) =>
        children.start(
          ["--import", import.meta.resolve("tsx"), findPeer(bot), "--until-stdin-closes"],
          childEnvironment(clean),
        ),
      newDatabase: (name) => path.join(folder, `${name}.db`),
      readRows: readKeptRows,
    });
  } finally {
    children.endAll();
  }
}

/** Nothing of a real workspace may leak into the bench. */
const clean = {
  ...{ SOUS_WEB_PORT: "0", SOUS_PACE_MS: "25", SOUS_ANSWER_MINUTES: "5", SOUS_LOG_LEVEL: "warn" },
  ...{ SOUS_QUIET_HOURS: "none", SOUS_REMIND_MINUTES: "none" },
  ...{ SLACK_BOT_TOKEN: "", SLACK_APP_TOKEN: "", SLACK_CHANNEL: "", SLACK_API_URL: "" },
  ...{ DISCORD_BOT_TOKEN: "", DISCORD_GUILD: "", DISCORD_CHANNEL: "", DISCORD_API_URL: "" },
};

/** Children that never outlive this process, also when somebody stops it. */
function createNursery(cleanUp: () => void) {
  const alive = new Set<ChildProcess>();
  const interrupt = () => process.exit(130);
  const endAll = () => {
    for (const child of alive) child.kill("SIGKILL");
    cleanUp();
    process.off("exit", endAll).off("SIGINT", interrupt).off("SIGTERM", interrupt);
  };
  process.on("exit", endAll).on("SIGINT", interrupt).on("SIGTERM", interrupt);
  return {
    endAll,
    start(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
      const child = spawn(process.execPath, args, { env, stdio: ["pipe", "pipe", "pipe"] });
      alive.add(child);
      child.once("exit", () => alive.delete(child));
      return child;
    },
  };
}

/** The peer's entry, from the sources or from a build inside the repository. */
function findPeer(bot: FaultBot): string {
  for (const up of ["../../../", "../../../../"]) {
    const file = fileURLToPath(new URL(`${up}test/peers/${bot}/main.ts`, import.meta.url));
    if (existsSync(file)) return file;
  }
  throw new InputError(
    `The ${bot} peer is not here: this program runs without its tests. Run the bench in a clone of the repository.`,
  );
}

function readBots(text: string): readonly FaultBot[] {
  const names = text.split(",").map((name) => name.trim());
  const bots = faultBots.filter((bot) => names.includes(bot));
  if (bots.length === 0 || bots.length !== new Set(names).size)
    throw new InputError(`--bots takes some of ${faultBots.join(",")}, not "${text}".`);
  return bots;
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
