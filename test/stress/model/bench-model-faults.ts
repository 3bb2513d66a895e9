/** How agents end their episodes while the server of their models fails in one way after the other. */

import { SousError } from "../../../src/core/errors.js";
import type { GameSummary, Lab, LabGame, LabSettings } from "../../../src/research/lab/contract.js";
import { inJobs } from "../../../src/research/lab/in-jobs.js";

type Counts = Readonly<Record<string, number>>;

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
  readonly crashes: readonly { readonly game: string; readonly reason: string }[];
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
    const games = lab.games(request.folder).slice(0, request.games);
    const onGame = () => request.onProgress?.(++done, agents.length * trials.length * games.length);
    for (const agent of agents) {
      const settings = { ...request.settings, policy: agent, visits: "likely" } as const;
      await fault.begin();
      try {
        const played = await inJobs(lab.jobs, games, async (game) => {
          const result = await playGame(lab, game, settings);
          onGame();
          return result;
        });
        results.push({ fault: fault.name, agent, ...countEnds(played) });
      } finally {
        await fault.end();
      }
    }
  }
  return results;
}

type Played = GameSummary | { readonly game: string; readonly reason: string };

async function playGame(lab: Lab, { id, file }: LabGame, settings: LabSettings): Promise<Played> {
  try {
    return await lab.play(file, settings);
  } catch (error) {
    if (!(error instanceof SousError)) throw error;
    return { game: id, reason: error.message };
  }
}

function countEnds(all: readonly Played[]): Omit<FaultResult, "fault" | "agent"> {
  const played = all.filter((one) => "rounds" in one);
  return {
    games: played.length,
    endings: countNames(played.flatMap(({ rounds }) => rounds.map(({ end }) => end ?? "done"))),
    modelFailures: countNames(played.flatMap(({ modelFailures = [] }) => modelFailures)),
    crashes: all.filter((one) => "reason" in one),
  };
}

function countNames(names: readonly string[]): Counts {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
