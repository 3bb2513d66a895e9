/** What LDM2's study plays. */
import type { TaskType } from "../../src/core/scene.js";

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

/** Which indices a memory has. Without one all goals, or all observations, are of one type. */
export interface MemoryIndices {
  readonly goals: boolean;
  readonly observations: boolean;
}
