/** Agents side by side over ALFWorld's games: success, steps, questions, and what their models took. */
import type { Lab, LabSettings } from "../lab/contract.js";
import { onceEach, type SkippedGame } from "../lab/skipped.js";
import {
  countEndings,
  countFailures,
  measure,
  measureConditions,
  measureDeciders,
  measureUsage,
} from "./figures.js";
import { assignSeeds, chooseGames, type GameChoice, playAll } from "./play-all.js";
import type { AgentResult, AgentsResult } from "./results.js";

export type AgentSettings = Omit<LabSettings, "seed" | "visits" | "policy">;

export interface BenchAgentsRequest extends GameChoice {
  /** Names of policies. */
  readonly agents: readonly string[];
  /** What every table is marked with: whose figures these are. */
  readonly label: string;
  readonly settings: AgentSettings;
}

/** Plays every game with every agent and seed. */
export async function benchAgents(lab: Lab, request: BenchAgentsRequest): Promise<AgentsResult> {
  const { agents, label, settings, seeds } = request;
  const games = chooseGames(lab.games(request.folder), request);
  const of = agents.length * games.length * seeds.length;
  let done = 0;
  const onGame = () => request.onProgress?.(++done, of);
  const results: AgentResult[] = [];
  const unread: SkippedGame[] = [];
  for (const agent of agents) {
    const assignments = assignSeeds(games, { ...settings, policy: agent }, seeds);
    const { played, failures, skipped } = await playAll(lab, assignments, onGame);
    unread.push(...skipped);
    results.push({
      agent,
      ...measure(played, settings.maxSteps),
      ...measureUsage(played),
      decidedBy: measureDeciders(played),
      ...measureConditions(played),
      endings: countEndings(played),
      modelFailures: countFailures(played),
      failures,
    });
  }
  return { label, settings, seeds, agents: results, skipped: onceEach(unread) };
}
