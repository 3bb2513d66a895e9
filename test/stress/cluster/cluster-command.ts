import { Command, Option } from "commander";
import * as shared from "../../../src/cli/options.js";
import { countOption, report } from "../options.js";
import { type ClusterOptions, runCluster } from "./run-cluster.js";

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

async function runClusterCommand({
  json,
  ...options
}: ClusterOptions & { readonly json?: boolean }): Promise<void> {
  const result = await runCluster({
    ...options,
    say: (line) => process.stderr.write(`${line}\n`),
    onKill: (done) => process.stderr.write(`${done} of ${options.kills} kills\n`),
  });
  const { lost, doubled, duplicatePosts, unfinished } = result;
  report(result, json, lost + doubled + duplicatePosts + unfinished > 0 ? 2 : 0);
}
