/** Defines tuples (paper LDM2): each is one remembered decision, with goal, history, observation and action. */
import type { PolicyView } from "../episode/decision.js";

/** `expert`: a person or planner; `explored`: trials in a simulator. */
export const tupleSources = ["expert", "played", "explored"] as const;
export type TupleSource = (typeof tupleSources)[number];

export interface Subgoal {
  readonly name: string;
  readonly done: boolean;
}

/** What happened before the decision, in short (LDM2, section 3.1). */
export interface TupleHistory {
  /** Parts of the goal, in order. Empty for tuples of earlier versions. */
  readonly evaluation: readonly Subgoal[];
  readonly summary: string;
}

/** Key to find tuples: words for goal and observation, from broad to narrow. Searches widen by dropping the last. */
export interface TupleCell {
  readonly goal: readonly string[];
  readonly observation: readonly string[];
}

export function isWithin(cell: TupleCell, broader: TupleCell): boolean {
  const begins = (path: readonly string[], beginning: readonly string[]) =>
    beginning.every((word, at) => path[at] === word);
  return begins(cell.goal, broader.goal) && begins(cell.observation, broader.observation);
}

export interface Experience {
  readonly goal: string;
  readonly history: TupleHistory;
  readonly observation: string;
  readonly cell: TupleCell;
  readonly action: string;
  /** The action with roles for names ("take TARGET from HERE"). Empty in old tuples. */
  readonly pattern: string;
  readonly source: TupleSource;
  readonly id?: string;
}

export interface Tuple extends Experience {
  readonly id: string;
  readonly household: string;
  readonly episode: string;
  readonly seq: number;
  readonly goalType: string;
  readonly createdAt: number;
}

export type EpisodeSoFar = Pick<
  PolicyView,
  "task" | "particular" | "chosen" | "trajectory" | "rules" | "charge"
>;

export interface TupleMaker {
  readonly summarise: (moment: EpisodeSoFar) => Promise<TupleHistory>;
  readonly findCell: (moment: EpisodeSoFar) => Promise<TupleCell>;
  /** Replaces names in a command by roles, so that it fits other homes. */
  readonly writeRoles: (moment: EpisodeSoFar, command: string) => string;
}

/** A proposed command. The confidences of all that are proposed in one state add up to 1. */
export interface Proposal {
  readonly command: string;
  /** The command with roles for names. Commands with equal patterns count as one proposal. */
  readonly pattern: string;
  readonly confidence: number;
  /** Similarity of the closest tuple with this action, in [0, 1]. */
  readonly similarity?: number;
}

/** Judges solutions, each a list of commands (LDM2, equations 5 and 10). */
export interface ProcessJudge {
  /** Returns the step, from 0, at which the first solution becomes better. */
  keyStep(
    goal: string,
    better: readonly string[],
    other: readonly string[],
  ): Promise<number | null>;
  choose(goal: string, ways: readonly (readonly string[])[]): Promise<number | null>;
}

/** Proposes commands from similar tuples, best first. */
export type Proposer = (moment: EpisodeSoFar) => Promise<readonly Proposal[]>;

export function observationOf({ trajectory }: Pick<EpisodeSoFar, "trajectory">): string {
  return trajectory.findLast((step) => step.kind !== "ask")?.observation ?? "";
}
