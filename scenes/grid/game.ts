/** Describes one game of the grid world, and where its rooms are. */
import type { GridColor } from "../../src/core/episode/grid.js";
import { cellAt, type Grid, type Pose, type Position, type Thing } from "./cells.js";
import type { GridTask } from "./task.js";

export const children = ["jack", "mary"] as const;
export type Child = (typeof children)[number];

export type Described = Pick<Thing, "type" | "color">;

export interface GridGame {
  readonly task: GridTask;
  readonly grid: Grid;
  readonly start: Pose;
  readonly child: Child | null;
  readonly toy: Described | null;
  /** The child's toy that the task does not mean; null unless the game's answers name it. */
  readonly otherToy: Described | null;
  /** Colour of the other child's box, which holds the toy. */
  readonly suitcase: GridColor | null;
  readonly danger: GridColor | null;
  readonly keyColor: GridColor | null;
  /** What the answering program also mentions, although it does not help. */
  readonly decoy: { readonly color: string; readonly place: string };
  readonly places: ReadonlyMap<string, string>;
}

/** Numbers rooms row by row; a wall or door belongs to its north-western room. */
export function roomAt({ roomSize, columns, rows }: GridTask, { x, y }: Position): number {
  const column = Math.min(columns - 1, Math.max(0, Math.ceil(x / (roomSize - 1)) - 1));
  const row = Math.min(rows - 1, Math.max(0, Math.ceil(y / (roomSize - 1)) - 1));
  return row * columns + column;
}

export function cornerOf({ roomSize, columns }: GridTask, room: number): Position {
  return {
    x: (room % columns) * (roomSize - 1),
    y: Math.floor(room / columns) * (roomSize - 1),
  };
}

export function isThing(grid: Grid, at: Position, { type, color }: Described): boolean {
  const cell = cellAt(grid, at);
  return cell.kind === "thing" && cell.thing.type === type && cell.thing.color === color;
}
