/** Agents side by side over ALFWorld's games: success, steps, questions, and what their models took. */
import type { Lab, LabGame, LabSettings } from "../../lab/contract.js";
import { type AlfworldFigures, measure } from "../alfworld/figures.js";
import { chooseGames, type GameFailure, playAll } from "../alfworld/play-all.js";
import {
  type Counts,
  countEndings,
  countFailures,
  measureUsage,
  type UsageFigures,
} from "./figures.js";

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

export interface AgentResult extends AlfworldFigures, UsageFigures {
  readonly agent: string;
  readonly endings: Counts;
  /** Calls of models that failed for good, by kind. */
  readonly modelFailures: Counts;
  readonly failures: readonly GameFailure[];
}

export interface BenchAgentsResult {
  readonly label: string;
  readonly settings: AgentSettings;
  readonly seeds: readonly number[];
  readonly agents: readonly AgentResult[];
}

/** Plays every game with every agent and seed. */
export async function benchAgents(
  lab: Lab,
  request: BenchAgentsRequest,
): Promise<BenchAgentsResult> {
  const { agents, label, settings, seeds } = request;
  const games = chooseGames(lab.games(request.folder), request);
  let done = 0;
  const onGame = () => request.onProgress?.(++done, agents.length * games.length * seeds.length);
  const results: AgentResult[] = [];
  for (const agent of agents) {
    const assignments = assign(games, { ...settings, policy: agent }, seeds);
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

function assign(
  games: readonly LabGame[],
  settings: Omit<LabSettings, "seed" | "visits">,
  seeds: readonly number[],
) {
  return seeds.flatMap((seed) =>
    games.map((game) => ({ game, settings: { ...settings, visits: "likely" as const, seed } })),
  );
}
