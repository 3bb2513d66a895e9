/** The lab of LDM2's study: demonstrations, memories, and games to play from them. */

import type { RefinementCount } from "../../src/agent/refine-guarded.js";
import type { TaskType } from "../../src/core/scene.js";
import type { SkippedGame } from "../lab/skipped.js";

/** How tuples are sorted: by rule, by clusters of their texts, by a language model, or not at all. */
export const cellKinds = ["rule", "learned", "model", "none"] as const;
export type CellKind = (typeof cellKinds)[number];

/** One task in one home that was not played in before. */
export interface StudyTask {
  /** The home with its task: for a game `<task>/<trial>`. */
  readonly id: string;
  /** The same for homes that differ only in where things lie: for a game its `<task>`. */
  readonly family: string;
  /** A game's file, or the name of a home. */
  readonly home: string;
  readonly type: TaskType;
  /** Null: the home's own task. Else a task of the type, drawn with this seed. */
  readonly draw: number | null;
}

export interface PlayedTask {
  readonly success: boolean;
  readonly commands: readonly string[];
  /** 1 when done, else the share of subgoals that are. */
  readonly reward: number;
}

/** A memory of tuples under study. */
export interface StudyMemory {
  readonly size: number;
  /** Plays one task from memory alone, in the product's loop, with nobody to ask. */
  play(task: StudyTask, maxSteps: number): Promise<PlayedTask>;
  /**
   * Explores tasks one after the other and adds trajectories that are better than memory's own. A trajectory
   * that lowers any of these tasks, or of those that formed the memory, is taken out again.
   */
  refine(tasks: readonly StudyTask[], maxSteps: number): Promise<RefinementCount>;
}

export interface TupleLab {
  /** Games that could not be read so far. */
  readonly skipped: readonly SkippedGame[];
  /** The games below a folder that can be read, each with its own task. Throws InputError when there is none. */
  games(folder: string): readonly StudyTask[];
  /** Homes made from seeds, with drawn tasks of all types: `count` of each type. */
  homes(seed: number, count: number): readonly StudyTask[];
  /** Whether the home has a task of the type with that draw. */
  affords(task: StudyTask): boolean;
  /** A memory formed from the expert's way of doing these tasks. */
  form(tasks: readonly StudyTask[], indices: MemoryIndices): Promise<StudyMemory>;
  /** Index of the way to go by: the language model's choice; else, or where it cannot say, that with more reward, then fewer steps. */
  choose(task: StudyTask, ways: readonly PlayedTask[]): Promise<number>;
}

/** Which indices a memory has. Without one all goals, or all observations, are of one type. */
export interface MemoryIndices {
  readonly goals: boolean;
  readonly observations: boolean;
}
