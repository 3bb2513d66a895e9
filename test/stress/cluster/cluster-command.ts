import { Command, Option } from "commander";
import * as shared from "../../../src/cli/options.js";
import { countOption } from "../options.js";
import { type ClusterResult, runCluster } from "./run-cluster.js";

interface Options {
  readonly workers: number;
  readonly kills: number;
  readonly stop: number;
  readonly tasks: number;
  readonly seed: number;
  readonly json?: boolean;
}

export function clusterCommand(): Command {
  return new Command("cluster")
    .addOption(countOption("--workers <n>", "processes on one database: one leads", 2, 3))
    .addOption(countOption("--kills <n>", "how often the leader is killed", 1, 10))
    .addOption(new Option("--split", "has no effect: a process does everything").hideHelp())
    .addOption(countOption("--stop <s>", "at the end the leader is stopped for so long", 0, 0))
    .addOption(countOption("--tasks <n>", "in each home, to see what a step costs", 1, 8))
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
It starts a private PostgreSQL and plays against the peers of Slack and Discord and the web page, all on
loopback: run it in a clone of the repository. The lease is 2 s. takeoverMsP99 is the time from a kill to
the next leader's epoch, cpuPerStepRatio the processor time for a step on PostgreSQL by that on SQLite,
without kills. A stopped leader may post once more: postsAfterStop counts it, removedPosts what was found
and removed. Exit code 2 when anything was lost, came twice or did not end.

Examples:
  npm run -s stress -- cluster --workers 4 --kills 50 --json
  npm run -s stress -- cluster --workers 2 --kills 1 --stop 40`,
    )
    .action(runClusterCommand);
}

async function runClusterCommand({ json, ...options }: Options): Promise<void> {
  const result = await runCluster({
    ...options,
    say: (line) => process.stderr.write(`${line}\n`),
    onKill: (done) => process.stderr.write(`${done} of ${options.kills} kills\n`),
  });
  if (json) shared.printJson(result);
  else describe(result);
  const { lost, doubled, duplicatePosts, unfinished } = result;
  if (lost + doubled + duplicatePosts + unfinished > 0) process.exitCode = 2;
}

function describe(result: ClusterResult): void {
  const { kills, lost, doubled, duplicatePosts, unfinished, cpuPerStepMs } = result;
  shared.print(
    `${kills} kills: ${lost} answers lost, ${doubled} counted twice, ${duplicatePosts} duplicate posts, ${unfinished} tasks unfinished`,
  );
  shared.print(
    `  ${result.steps} steps, ${result.answers} answers; the next one led within ${result.takeoverMsP99} ms and served within ${result.serveMsP99} ms (p99)`,
  );
  shared.print(
    `  ${result.stops} stops: ${result.postsAfterStop} posts twice; ${result.removedPosts} posts removed in all`,
  );
  shared.print(
    `  a step: ${cpuPerStepMs.postgres} ms of processor time, ${cpuPerStepMs.sqlite} ms on SQLite (${result.cpuPerStepRatio} x); PostgreSQL itself ${cpuPerStepMs.server} ms`,
  );
  for (const finding of result.findings) shared.print(`  ${finding}`);
}
