/** Agents side by side over ALFWorld's games: success, steps, questions, and what their models took. */
import type { Lab, LabGame, LabSettings } from "../../lab/contract.js";
import { type AlfworldFigures, measure } from "../alfworld/figures.js";
import { chooseGames, type GameFailure, type PlayedGame, playAll } from "../alfworld/play-all.js";
import {
  type Counts,
  countEndings,
  countFailures,
  measureUsage,
  type UsageFigures,
} from "./figures.js";

export type AgentSettings = Omit<LabSettings, "seed" | "visits" | "policy">;

/** A way in which the server of the models can be made to fail. */
export interface ModelFault {
  readonly name: string;
  begin(): Promise<void>;
  end(): Promise<void>;
}

/** A fault, and a lab that has kept nothing of the models' answers, so that it is met. */
export interface FaultTrial {
  readonly fault: ModelFault;
  readonly lab: Lab;
}

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
  /** Each is inflicted on every agent, over the first games. */
  readonly faults?: readonly FaultTrial[];
  readonly faultGames?: number;
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

/** How the episodes of one agent ended while the server failed in one way. */
export interface FaultResult {
  readonly fault: string;
  readonly agent: string;
  readonly games: number;
  readonly endings: Counts;
  readonly modelFailures: Counts;
  /** Games that ended neither done nor with a typed end. */
  readonly crashes: readonly GameFailure[];
}

export interface BenchAgentsResult {
  readonly label: string;
  readonly settings: AgentSettings;
  readonly seeds: readonly number[];
  readonly agents: readonly AgentResult[];
  readonly faults: readonly FaultResult[];
}

/** Plays every game with every agent and seed, then the first games under every fault. */
export async function benchAgents(
  lab: Lab,
  request: BenchAgentsRequest,
): Promise<BenchAgentsResult> {
  const { agents, label, settings, seeds, faults = [], faultGames = 3 } = request;
  const games = chooseGames(lab.games(request.folder), request);
  const few = games.slice(0, faultGames);
  const of = agents.length * (games.length * seeds.length + few.length * faults.length);
  let done = 0;
  const onGame = () => request.onProgress?.(++done, of);
  const play = (
    where: Lab,
    agent: string,
    some: readonly LabGame[],
    withSeeds: readonly number[],
  ) => playAll(where, assign(some, { ...settings, policy: agent }, withSeeds), onGame);

  const results: AgentResult[] = [];
  for (const agent of agents) {
    const { played, failures } = await play(lab, agent, games, seeds);
    results.push({
      agent,
      ...measure(played, settings.maxSteps),
      ...measureUsage(played),
      endings: countEndings(played),
      modelFailures: countFailures(played),
      failures,
    });
  }
  const outcomes: FaultResult[] = [];
  for (const { fault, lab: fresh } of faults) {
    for (const agent of agents) {
      await fault.begin();
      try {
        const run = await play(fresh, agent, few, seeds.slice(0, 1));
        outcomes.push(formatFault(fault.name, agent, run));
      } finally {
        await fault.end();
      }
    }
  }
  return { label, settings, seeds, agents: results, faults: outcomes };
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

function formatFault(
  fault: string,
  agent: string,
  run: { readonly played: readonly PlayedGame[]; readonly failures: readonly GameFailure[] },
): FaultResult {
  const ended = new Set(run.played.map(({ id }) => id));
  return {
    fault,
    agent,
    games: run.played.length,
    endings: countEndings(run.played),
    modelFailures: countFailures(run.played),
    crashes: run.failures.filter(({ game }) => !ended.has(game)),
  };
}
