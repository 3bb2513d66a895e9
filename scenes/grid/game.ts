/** A grid game: a task, a drawn grid, and what is hidden of it. */
import type { GridColor, GridThing } from "../../src/core/grid.js";
import { cellAt, type Grid, type Pose, type Position } from "./cells.js";
import type { GridTask } from "./task.js";

export const children = ["jack", "mary"] as const;
export type Child = (typeof children)[number];

/** A thing by the words that describe it. */
export interface Described {
  readonly type: GridThing;
  readonly color: GridColor;
}

export interface GridGame {
  readonly task: GridTask;
  readonly grid: Grid;
  readonly start: Pose;
  /** Whose toy is wanted; null where none is. */
  readonly child: Child | null;
  /** The toy that is wanted. */
  readonly toy: Described | null;
  /** What the other child likes, if the oracle says it. */
  readonly otherToy: Described | null;
  /** Colour of the box that the toy is in: the other child's suitcase. */
  readonly suitcase: GridColor | null;
  readonly danger: GridColor | null;
  /** The lock of the doors that are locked, and the colour of the key to it. */
  readonly lock: number | null;
  readonly keyColor: GridColor | null;
  /** Distractors in the oracle's answers: another ball somewhere, and where such places are. */
  readonly decoy: { readonly color: string; readonly place: string };
  readonly places: ReadonlyMap<string, string>;
}

/** Rooms are numbered row by row; a wall or door belongs to the room in its north-west. */
export function roomAt({ roomSize, columns, rows }: GridTask, { x, y }: Position): number {
  const column = Math.min(columns - 1, Math.max(0, Math.ceil(x / (roomSize - 1)) - 1));
  const row = Math.min(rows - 1, Math.max(0, Math.ceil(y / (roomSize - 1)) - 1));
  return row * columns + column;
}

/** The corner cell of a room's walls. */
export function cornerOf({ roomSize, columns }: GridTask, room: number): Position {
  return {
    x: (room % columns) * (roomSize - 1),
    y: Math.floor(room / columns) * (roomSize - 1),
  };
}

/** Whether the position holds a matching thing. */
export function isThing(grid: Grid, at: Position, { type, color }: Described): boolean {
  const cell = cellAt(grid, at);
  return cell.kind === "thing" && cell.thing.type === type && cell.thing.color === color;
}
