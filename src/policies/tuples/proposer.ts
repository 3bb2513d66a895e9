/** Proposes commands by a vote of the cell's tuples, grounded to what is possible now. */

import type { EpisodeSoFar, Proposal, Proposer, TupleFormer } from "../../core/tuple.js";
import { observationOf } from "../../core/tuple.js";
import { rolesOf } from "./roles.js";
import { type AlikeTuple, type Moments, withoutClass } from "./tuple-memory.js";
import { type Grounding, vote } from "./vote.js";

/** @param options.curious also proposes, with low confidence, what memory never did */
export function createProposer(
  memory: Moments,
  { summariser, indexer }: Pick<TupleFormer, "summariser" | "indexer">,
  options: { readonly curious?: boolean } = {},
): Proposer {
  const { curious = false } = options;
  return {
    async propose(moment): Promise<readonly Proposal[]> {
      const roles = rolesOf(moment);
      if (!roles) return [];
      const history = await summariser.summarise(moment);
      const cell = await indexer.index(moment, history);
      const state = { goal: moment.task, history, observation: observationOf(moment) };
      const possible = moment.trajectory.findLast((step) => step.kind !== "ask")?.admissible ?? [];
      const timesDone = (command: string) => countVisits(moment, command);
      for (const wording of [exactly, withoutClass]) {
        const grounding = groundAll(possible, (command) => wording(roles(command)));
        const alike = await memory.alike({ ...state, cell }, new Set(grounding.keys()));
        if (alike.length === 0) continue;
        const tuples = alike.map((tuple) => ({ ...tuple, pattern: wording(tuple.pattern) }));
        const proposals = vote({ tuples, state, grounding, curious, timesDone });
        return proposals.map((one) => ({ ...one, ...similarityOf(one, tuples) }));
      }
      return vote({
        tuples: [],
        state,
        grounding: groundAll(possible, roles),
        curious,
        timesDone,
      });
    },
  };
}

type Wording = (pattern: string) => string;

const exactly: Wording = (pattern) => pattern;

function similarityOf({ pattern }: Proposal, tuples: readonly AlikeTuple[]) {
  const similarity = tuples.find((tuple) => tuple.pattern === pattern)?.similarity;
  return similarity === undefined ? {} : { similarity };
}

function groundAll(commands: readonly string[], patternOf: Wording): Grounding {
  const grounding = new Map<string, string[]>();
  for (const command of commands) {
    const pattern = patternOf(command);
    grounding.set(pattern, [...(grounding.get(pattern) ?? []), command]);
  }
  return grounding;
}

function countVisits({ trajectory }: EpisodeSoFar, command: string): number {
  if (!command.startsWith("go to ")) return 0;
  return trajectory.filter((step) => step.kind === "act" && step.command === command).length;
}
