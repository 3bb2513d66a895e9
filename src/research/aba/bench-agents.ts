/** Agents side by side over ALFWorld's games: success, steps, questions, and what their models took. */
import type { Lab, LabSettings } from "../lab/contract.js";
import { countEndings, countFailures, measure, measureUsage } from "./figures.js";
import { assignSeeds, chooseGames, playAll } from "./play-all.js";
import type { AgentResult, AgentsResult } from "./results.js";

export type AgentSettings = Omit<LabSettings, "seed" | "visits" | "policy">;

export interface BenchAgentsRequest {
  readonly folder: string;
  /** Names of policies. */
  readonly agents: readonly string[];
  /** What every table is marked with: whose figures these are. */
  readonly label: string;
  readonly settings: AgentSettings;
  readonly seeds: readonly number[];
  /** Names of games ("<task>/<trial>") to be played, in this order; absent: all. */
  readonly list?: readonly string[];
  readonly limit?: number;
  /** Called after each game. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** Plays every game with every agent and seed. */
export async function benchAgents(lab: Lab, request: BenchAgentsRequest): Promise<AgentsResult> {
  const { agents, label, settings, seeds } = request;
  const games = chooseGames(lab.games(request.folder), request);
  const of = agents.length * games.length * seeds.length;
  let done = 0;
  const onGame = () => request.onProgress?.(++done, of);
  const results: AgentResult[] = [];
  for (const agent of agents) {
    const assignments = assignSeeds(games, { ...settings, policy: agent }, seeds);
    const { played, failures } = await playAll(lab, assignments, onGame);
    results.push({
      agent,
      ...measure(played, settings.maxSteps),
      ...measureUsage(played),
      endings: countEndings(played),
      modelFailures: countFailures(played),
      failures,
    });
  }
  return { label, settings, seeds, agents: results };
}
