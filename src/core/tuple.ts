/** LDM2's memory: state-action tuples, how they are formed, and where they are kept. */
import type { PolicyView } from "./decision.js";

/** Who did it: an expert (person or planner), Sous in an episode, or Sous trying things in a simulator. */
export const tupleSources = ["expert", "played", "explored"] as const;
export type TupleSource = (typeof tupleSources)[number];

/** A part of the goal, and whether it is done. */
export interface Subgoal {
  readonly name: string;
  readonly done: boolean;
}

/** What led to a moment, condensed (LDM2, section 3.1): the goal's parts, and one line. */
export interface TupleHistory {
  /** In the order in which they are to be done. Empty for tuples of before there was an evaluation. */
  readonly evaluation: readonly Subgoal[];
  readonly summary: string;
}

/**
 * Where memory keeps a tuple: the type of its goal and of its observation, each from the broadest word
 * to the narrowest. Retrieval backs off by leaving out the last word.
 */
export interface TupleCell {
  readonly goal: readonly string[];
  readonly observation: readonly string[];
}

/** One state and what was done in it, wherever that happened. */
export interface Experience {
  /** The task's sentence. */
  readonly goal: string;
  readonly history: TupleHistory;
  readonly observation: string;
  readonly cell: TupleCell;
  readonly action: string;
  /**
   * The action with roles for names: "take TARGET from HERE". Empty for tuples of before there were roles;
   * they are formed again from their episode before they are used.
   */
  readonly pattern: string;
  readonly source: TupleSource;
}

/** An experience as it is kept. */
export interface Tuple extends Experience {
  readonly id: string;
  readonly household: string;
  readonly episode: string;
  readonly seq: number;
  readonly goalType: string;
  readonly createdAt: number;
}

/** An episode up to now, as far as its agent could see it. */
export type EpisodeSoFar = Pick<
  PolicyView,
  "task" | "particular" | "chosen" | "trajectory" | "rules" | "charge"
>;

/** Condenses what led to a moment: by template, or by a language model. */
export interface TupleSummariser {
  summarise(moment: EpisodeSoFar): Promise<TupleHistory>;
}

/** Names the cell of a moment: by rule, or by a language model's clusters. */
export interface TupleIndexer {
  index(moment: EpisodeSoFar, history: TupleHistory): Promise<TupleCell>;
}

/** Writes a command of a moment with roles in place of names, so that it fits other homes. */
export interface RoleWriter {
  write(moment: EpisodeSoFar, command: string): string;
}

/** Everything that forming a tuple takes. */
export interface TupleFormer {
  readonly summariser: TupleSummariser;
  readonly indexer: TupleIndexer;
  readonly roles: RoleWriter;
}

/** A command that memory proposes, and how sure it is of it; confidences of a moment add up to 1. */
export interface Proposal {
  readonly command: string;
  /** The command with roles for names: what is the same in it for memory. */
  readonly pattern: string;
  readonly confidence: number;
}

/** Proposes what to do next, the surest first; nothing when memory knows nothing that can be done. */
export interface Proposer {
  propose(moment: EpisodeSoFar): Promise<readonly Proposal[]>;
}
