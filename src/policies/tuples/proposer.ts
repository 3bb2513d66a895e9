/** What memory proposes at a moment: the cell's tuples, grounded to what can be done now, and their vote. */
import type { Proposal, Proposer, TupleFormer } from "../../core/tuple.js";
import { type Bearings, observationOf, takeBearings } from "./bearings.js";
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
      const state = { goal: moment.task, history, observation: observationOf(moment) };
      const timesDone = (command: string) => countVisits(bearings, command);
      for (const wording of [exactly, withoutClass]) {
        const grounding = groundAll(bearings, wording);
        const { tuples } = memory.retrieve(cell, ({ pattern }) => grounding.has(wording(pattern)));
        if (tuples.length === 0) continue;
        const worded = tuples.map((tuple) => ({ ...tuple, pattern: wording(tuple.pattern) }));
        return vote({ tuples: worded, state, grounding, curious, timesDone });
      }
      return vote({
        tuples: [],
        state,
        grounding: groundAll(bearings, exactly),
        curious,
        timesDone,
      });
    },
  };
}

type Wording = (pattern: string) => string;

const exactly: Wording = (pattern) => pattern;

/** Who never went to a fridge may still go to any place: what kind it is counts only at first. */
const withoutClass: Wording = (pattern) => pattern.replace(/:\w+/, "");

function groundAll(bearings: Bearings, wording: Wording): Grounding {
  const grounding = new Map<string, string[]>();
  for (const command of bearings.belief.admissible) {
    const pattern = wording(writeRoles(bearings, command));
    grounding.set(pattern, [...(grounding.get(pattern) ?? []), command]);
  }
  return grounding;
}

function countVisits({ belief }: Bearings, command: string): number {
  return belief.deeds.filter((deed) => deed.verb === "go" && command === `go to ${deed.place}`)
    .length;
}
