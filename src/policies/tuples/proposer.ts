/** What memory proposes at a moment: the cell's tuples, grounded to what can be done now, and their vote. */
import type { Proposal, Proposer, TupleFormer } from "../../core/tuple.js";
import { type Bearings, observationOf, takeBearings } from "./bearings.js";
import { writeRoles } from "./roles.js";
import { type AlikeTuple, type Moments, withoutClass } from "./tuple-memory.js";
import { type Grounding, vote } from "./vote.js";

/** @param options.curious also what memory never did, with little confidence: to explore */
export function createProposer(
  memory: Moments,
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
        const alike = await memory.alike({ ...state, cell }, new Set(grounding.keys()));
        if (alike.length === 0) continue;
        const tuples = alike.map((tuple) => ({ ...tuple, pattern: wording(tuple.pattern) }));
        const proposals = vote({ tuples, state, grounding, curious, timesDone });
        return proposals.map((one) => ({ ...one, ...similarityOf(one, tuples) }));
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

/** Of the most like tuple in which the same was done. */
function similarityOf({ pattern }: Proposal, tuples: readonly AlikeTuple[]) {
  const similarity = tuples.find((tuple) => tuple.pattern === pattern)?.similarity;
  return similarity === undefined ? {} : { similarity };
}

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
