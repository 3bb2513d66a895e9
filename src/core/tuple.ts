/** LDM2's memory: state-action tuples, how they are formed, and where they are kept. */
import type { PolicyView } from "./decision.js";

/** Whose experience: an expert's (person or planner), Sous's own in an episode, or from trying in a simulator. */
export const tupleSources = ["expert", "played", "explored"] as const;
export type TupleSource = (typeof tupleSources)[number];

/** A part of the goal, and whether it is done. */
export interface Subgoal {
  readonly name: string;
  readonly done: boolean;
}

/** The condensed past (LDM2, section 3.1): the parts of the goal, and one line. */
export interface TupleHistory {
  /** In the order in which they are to be done. Empty for old tuples, from before there was an evaluation. */
  readonly evaluation: readonly Subgoal[];
  readonly summary: string;
}

/**
 * Where memory keeps a tuple: the types of its goal and observation, from the broadest word to the narrowest.
 * Retrieval backs off by dropping the last word.
 */
export interface TupleCell {
  readonly goal: readonly string[];
  readonly observation: readonly string[];
}

/** Whether a cell is another one, or a narrower one in it. */
export function isWithin(cell: TupleCell, broader: TupleCell): boolean {
  const begins = (path: readonly string[], beginning: readonly string[]) =>
    beginning.every((word, at) => path[at] === word);
  return begins(cell.goal, broader.goal) && begins(cell.observation, broader.observation);
}

/** A state and the action taken in it. */
export interface Experience {
  /** The task's sentence. */
  readonly goal: string;
  readonly history: TupleHistory;
  readonly observation: string;
  readonly cell: TupleCell;
  readonly action: string;
  /**
   * The action with roles in place of names: "take TARGET from HERE". Empty for old tuples, which are formed again
   * from their episode before use.
   */
  readonly pattern: string;
  readonly source: TupleSource;
  /** Of its row; absent: it is not kept. */
  readonly id?: string;
}

/** An experience with its row. */
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

/** Condenses an episode's past, by template or language model. */
export interface TupleSummariser {
  summarise(moment: EpisodeSoFar): Promise<TupleHistory>;
}

/** Names the cell of a state, by rule or by a language model's clusters. */
export interface TupleIndexer {
  index(moment: EpisodeSoFar, history: TupleHistory): Promise<TupleCell>;
}

/** Writes a command with roles in place of names, so that it fits other homes. */
export interface RoleWriter {
  write(moment: EpisodeSoFar, command: string): string;
}

/** The parts that form tuples. */
export interface TupleFormer {
  readonly summariser: TupleSummariser;
  readonly indexer: TupleIndexer;
  readonly roles: RoleWriter;
}

/** A command that memory proposes, with its confidence. The confidences of a state add up to 1. */
export interface Proposal {
  readonly command: string;
  /** The command with roles in place of names: equal patterns are the same proposal. */
  readonly pattern: string;
  readonly confidence: number;
  /** How much the most like kept moment in which it was done is like this one, in [0, 1]; absent: unknown. */
  readonly similarity?: number;
}

/** Judges whole ways of doing a task, each as its commands (LDM2, equations 5 and 10). */
export interface ProcessJudge {
  /** Number (from 0) of the step from which the first way is better than the second; null where it cannot say. */
  keyStep(
    goal: string,
    better: readonly string[],
    other: readonly string[],
  ): Promise<number | null>;
  /** Index of the way that does it best; null where it cannot say. */
  choose(goal: string, ways: readonly (readonly string[])[]): Promise<number | null>;
}

/** Proposes what to do next, the surest first; nothing when memory knows nothing possible. */
export interface Proposer {
  propose(moment: EpisodeSoFar): Promise<readonly Proposal[]>;
}

/** What was seen last. */
export function observationOf({ trajectory }: Pick<EpisodeSoFar, "trajectory">): string {
  return trajectory.findLast((step) => step.kind !== "ask")?.observation ?? "";
}
