/** What memory proposes at a moment: the cell's tuples, grounded to what can be done now, and their vote. */
import type { Moment, Proposal, Proposer, TupleFormer } from "../../core/tuple.js";
import { type Bearings, takeBearings } from "./bearings.js";
import { writeRoles } from "./roles.js";
import type { TupleMemory } from "./tuple-memory.js";
import { type Grounding, vote } from "./vote.js";

/** @param options.curious also what memory never did, with little confidence: to explore */
export function createProposer(
  memory: TupleMemory,
  { summariser, indexer }: Pick<TupleFormer, "summariser" | "indexer">,
  options: { readonly curious?: boolean } = {},
): Proposer {
  const { curious = false } = options;
  return {
    async propose(moment): Promise<readonly Proposal[]> {
      const bearings = takeBearings(moment);
      if (!bearings) return [];
      const history = await summariser.summarise(moment);
      const cell = await indexer.index(moment, history);
      const grounding = groundAll(bearings);
      const { tuples } = memory.retrieve(cell, ({ pattern }) => grounding.has(pattern));
      const state = { goal: moment.task, history, observation: observationOf(moment) };
      const timesDone = (command: string) => countVisits(bearings, command);
      return vote({ tuples, state, grounding, curious, timesDone });
    },
  };
}

function groundAll(bearings: Bearings): Grounding {
  const grounding = new Map<string, string[]>();
  for (const command of bearings.belief.admissible) {
    const pattern = writeRoles(bearings, command);
    grounding.set(pattern, [...(grounding.get(pattern) ?? []), command]);
  }
  return grounding;
}

function countVisits({ belief }: Bearings, command: string): number {
  return belief.deeds.filter((deed) => deed.verb === "go" && command === `go to ${deed.place}`)
    .length;
}

function observationOf({ trajectory }: Moment): string {
  const last = trajectory.findLast((step) => step.kind !== "ask");
  return last?.observation ?? "";
}
