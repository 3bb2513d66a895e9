/** Describes a grid's cells, and finds ways through them. Positions count from the north-west corner. */
import type { CellLook, GridColor, GridThing } from "../../src/core/episode/grid.js";

export interface Position {
  readonly x: number;
  readonly y: number;
}

export interface Thing {
  readonly type: GridThing;
  readonly color: GridColor;
  /** Whether this key opens the lock. */
  readonly fits?: boolean;
  readonly content?: Thing;
}

export type Cell =
  | { readonly kind: "wall" | "floor" | "goal" }
  | { readonly kind: "tile"; readonly color: GridColor }
  | { readonly kind: "thing"; readonly thing: Thing }
  | {
      readonly kind: "door";
      readonly color: GridColor;
      readonly state: "open" | "closed" | "locked";
      readonly hasLock: boolean;
    };

export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
}

const outside: Cell = { kind: "wall" };

export function cellAt(grid: Grid, { x, y }: Position): Cell {
  if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return outside;
  return grid.cells[y * grid.width + x] ?? outside;
}

export function withCell(grid: Grid, { x, y }: Position, cell: Cell): Grid {
  return { ...grid, cells: grid.cells.with(y * grid.width + x, cell) };
}

export function isPassable(cell: Cell): boolean {
  if (cell.kind === "door") return cell.state === "open";
  return cell.kind === "floor" || cell.kind === "tile" || cell.kind === "goal";
}

export function isTransparent(cell: Cell): boolean {
  return cell.kind === "door" ? cell.state === "open" : cell.kind !== "wall";
}

export function lookOf(cell: Cell): CellLook {
  switch (cell.kind) {
    case "thing":
      return { kind: cell.thing.type, color: cell.thing.color };
    case "door":
      return { kind: "door", color: cell.color, state: cell.state };
    default:
      return cell;
  }
}

export const steps = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

export interface Pose extends Position {
  /** Direction: 0 east, 1 south, 2 west, 3 north. */
  readonly turn: number;
}

export function aheadOf({ x, y, turn }: Pose): Position {
  const step = steps[turn % 4] ?? steps[0];
  return { x: x + step.x, y: y + step.y };
}

export function isSame(one: Position, other: Position): boolean {
  return one.x === other.x && one.y === other.y;
}

export function positionsOf({ width, height }: Grid): readonly Position[] {
  return Array.from({ length: width * height }, (_, index) => ({
    x: index % width,
    y: Math.floor(index / width),
  }));
}

export function keyOf({ x, y, turn = 0 }: Position & Partial<Pose>): string {
  return `${x},${y},${turn}`;
}

type Reached<T> = { readonly at: T; readonly before: Reached<T> | null };

/** Yields what can be reached from `start`, nearest first, each with the way to it. */
export function* reachFrom<T extends Position>(
  start: T,
  nextTo: (at: T) => readonly T[],
): Generator<Reached<T>> {
  const queue: Reached<T>[] = [{ at: start, before: null }];
  const met = new Set([keyOf(start)]);
  for (const reached of queue) {
    yield reached;
    for (const at of nextTo(reached.at)) {
      if (met.has(keyOf(at))) continue;
      met.add(keyOf(at));
      queue.push({ at, before: reached });
    }
  }
}

/** Lists the way to what was reached, without its start. */
export function wayTo<T>({ at, before }: Reached<T>): readonly T[] {
  return before ? [...wayTo(before), at] : [];
}

export function neighboursOf({ x, y }: Position, ways: readonly Position[] = steps) {
  return ways.map((step) => ({ x: x + step.x, y: y + step.y }));
}
