import type { Experience, ProcessJudge, Proposer, TupleFormer } from "../../core/tuple.js";
import type { PickAlike } from "./alike.js";
import { createProposer } from "./proposer.js";
import { type Moments, TupleMemory, withoutClass } from "./tuple-memory.js";

export interface TupleMind {
  readonly former: TupleFormer;
  readonly memory: TupleMemory;
  readonly proposer: Proposer;
  readonly explorer: Proposer;
  /** Without it, trajectories are compared command by command. */
  readonly judge?: ProcessJudge;
}

/** @param pick selects the tuples of a cell that vote; by default all that fit */
export function createTupleMind(
  experiences: Iterable<Experience>,
  former: TupleFormer,
  pick?: PickAlike,
): TupleMind {
  const memory = new TupleMemory(experiences);
  const moments = pick ? shownMoments(memory, pick) : memory;
  return {
    former,
    memory,
    proposer: createProposer(moments, former),
    explorer: createProposer(moments, former, { curious: true }),
  };
}

/** Limits a cell to what a prompt would show, possible now or not. */
function shownMoments(memory: TupleMemory, pick: PickAlike): Moments {
  return {
    async alike(moment, patterns) {
      const shown = await pick(moment, memory.around(moment.cell));
      return shown.filter(
        ({ pattern }) => patterns.has(pattern) || patterns.has(withoutClass(pattern)),
      );
    },
  };
}
