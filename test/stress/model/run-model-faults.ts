/** `model --faults`: agents while the scripted server fails, and how many games crashed. */
import { openMemory } from "../../../memory/open.js";
import { systemClock as clock } from "../../../src/app/clock.js";
import { createLog } from "../../../src/app/log.js";
import { benchedPolicy } from "../../../src/app/models/policies.js";
import { loadConfig } from "../../../src/app/settings/config.js";
import type { Config } from "../../../src/app/settings/read-config.js";
import * as shared from "../../../src/cli/options.js";
import { withProgress } from "../../../src/research/cli/progress.js";
import type { LabSettings } from "../../../src/research/lab/contract.js";
import { createLab } from "../../../src/research/lab/lab.js";
import { scriptedName } from "../../../src/research/lab/scripted.js";
import { benchModelFaults, type FaultResult } from "./bench-model-faults.js";
import { type ScriptedServer, scriptedTimeoutMs } from "./scripted-server.js";

export interface ModelFaultsOptions extends Omit<LabSettings, "policy" | "visits" | "notebook"> {
  /** Games per agent and fault. */
  readonly faults: number;
  readonly games: string;
  readonly agents: readonly string[];
  readonly jobs: number;
  readonly json?: boolean;
}

/** Prints what came of it. Sets exit code 1 when a game crashed. */
export async function runModelFaults(
  server: ScriptedServer,
  { faults, games, agents, jobs, json, ...settings }: ModelFaultsOptions,
): Promise<void> {
  const config = useScripted(loadConfig(), server);
  const labs = await Promise.all(
    server.faults.map(async (fault) => ({ fault, ...(await openLab(config, jobs)) })),
  );
  try {
    const results = await withProgress("games", (onProgress) =>
      benchModelFaults({
        folder: games,
        agents: agents.map(benchedPolicy),
        settings,
        games: faults,
        trials: labs,
        onProgress,
      }),
    );
    if (json) shared.printResult({ label: scriptedName, settings, faults: results });
    else describe(results);
    if (results.some(({ crashes }) => crashes.length > 0)) process.exitCode = 1;
  } finally {
    for (const lab of labs) await lab.close();
  }
}

function useScripted(config: Config, { url, key }: ScriptedServer): Config {
  const limits = { timeoutMs: scriptedTimeoutMs, maxRetries: 1, concurrency: 8 };
  const caps = { campaignTokens: null, episodeTokens: null, dayTokens: null, dayDollars: null };
  const model = { apiKey: key, baseUrl: url, model: scriptedName, ...limits };
  return { ...config, llm: { model, caps } };
}

/** A lab with a memory of its own. */
async function openLab(config: Config, jobs: number) {
  const log = createLog("error");
  const memory = await openMemory({ file: ":memory:", clock, command: "stress model" });
  return {
    lab: createLab({ config, clock, log, store: memory.models }, jobs),
    close: () => memory.close(),
  };
}

function describe(results: readonly FaultResult[]): void {
  for (const { fault, agent, games, endings, modelFailures, crashes } of results) {
    shared.print(
      `${fault}, ${agent} (${scriptedName}): ${games} games, ${formatCounts(endings)}; failed calls: ${formatCounts(modelFailures)}; ${crashes.length} crashes`,
    );
    for (const { game, reason } of crashes) shared.print(`  ${game}: ${reason}`);
  }
}

/** "done 12, max-steps 1" */
function formatCounts(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");
}
