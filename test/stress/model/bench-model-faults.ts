/** How agents end their episodes while the server of their models fails in one way after the other. */

import {
  type Counts,
  countEndings,
  countFailures,
} from "../../../src/research/aba/agents/figures.js";
import {
  chooseGames,
  type GameFailure,
  playAll,
} from "../../../src/research/aba/alfworld/play-all.js";
import type { Lab, LabSettings } from "../../../src/research/lab/contract.js";

/** A way in which the server of the models can fail. */
export interface ModelFault {
  readonly name: string;
  begin(): Promise<void>;
  end(): Promise<void>;
}

/** A fault, and a lab that keeps none of the models' answers, so that every request meets the fault. */
export interface FaultTrial {
  readonly fault: ModelFault;
  readonly lab: Lab;
}

export interface BenchModelFaultsRequest {
  readonly folder: string;
  /** Names of policies. */
  readonly agents: readonly string[];
  readonly settings: Omit<LabSettings, "policy" | "visits">;
  /** Games per agent and fault: the first ones of the folder. */
  readonly games: number;
  readonly trials: readonly FaultTrial[];
  /** Called after each game. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** How the episodes of one agent ended while the server failed in one way. */
export interface FaultResult {
  readonly fault: string;
  readonly agent: string;
  readonly games: number;
  readonly endings: Counts;
  /** Calls of models that failed for good, by kind. */
  readonly modelFailures: Counts;
  /** Games that ended neither done nor with a typed end. */
  readonly crashes: readonly GameFailure[];
}

/**
 * Inflicts each fault on the first games of every agent.
 *
 * @throws InputError when the folder has no games
 */
export async function benchModelFaults(
  request: BenchModelFaultsRequest,
): Promise<readonly FaultResult[]> {
  const { agents, trials } = request;
  const results: FaultResult[] = [];
  let done = 0;
  for (const { fault, lab } of trials) {
    const games = chooseGames(lab.games(request.folder), { limit: request.games });
    const onGame = () => request.onProgress?.(++done, agents.length * trials.length * games.length);
    for (const agent of agents) {
      const settings = { ...request.settings, policy: agent, visits: "likely" } as const;
      const assignments = games.map((game) => ({ game, settings }));
      await fault.begin();
      try {
        results.push(countFault(fault, agent, await playAll(lab, assignments, onGame)));
      } finally {
        await fault.end();
      }
    }
  }
  return results;
}

function countFault(
  { name }: ModelFault,
  agent: string,
  { played, failures }: Awaited<ReturnType<typeof playAll>>,
): FaultResult {
  const ended = new Set(played.map(({ id }) => id));
  return {
    fault: name,
    agent,
    games: played.length,
    endings: countEndings(played),
    modelFailures: countFailures(played),
    crashes: failures.filter(({ game }) => !ended.has(game)),
  };
}
