/** Draws the empty rooms of a grid game, with walls and doors. */
import { type GridColor, gridColors } from "../../src/core/episode/grid.js";
import { pick, type Random, shuffle } from "../../src/core/random.js";
import {
  type Cell,
  cellAt,
  type Grid,
  isSame,
  neighboursOf,
  type Position,
  positionsOf,
  reachFrom,
  steps,
  wayTo,
  withCell,
} from "./cells.js";
import { cornerOf } from "./game.js";
import type { GridTask } from "./task.js";

export type Sketch = ReturnType<typeof startSketch>;

export function startSketch(task: GridTask, random: Random, doorRow: number | null) {
  const { columns, rows, roomSize } = task;
  const side = roomSize - 1;
  const empty = { width: side * columns + 1, height: side * rows + 1, cells: [] };
  let grid: Grid = {
    ...empty,
    cells: positionsOf(empty).map(({ x, y }) =>
      x % side === 0 || y % side === 0 ? { kind: "wall" } : { kind: "floor" },
    ),
  };
  const doors = listDoors(task, random, doorRow);
  const isBeforeDoor = ({ x, y }: Position): boolean =>
    doors.some((door) => Math.abs(door.x - x) + Math.abs(door.y - y) === 1);
  return {
    task,
    random,
    doors,
    grid: () => grid,
    put(at: Position, cell: Cell) {
      grid = withCell(grid, at, cell);
    },
    /** Draws a free cell of a room, not in front of a door. */
    freeIn(room: number) {
      const free = insideOf(task, room).filter(
        (at) => cellAt(grid, at).kind === "floor" && !isBeforeDoor(at),
      );
      return pick(random, free);
    },
  };
}

export function insideOf(task: GridTask, room: number): readonly Position[] {
  const side = task.roomSize - 2;
  const corner = cornerOf(task, room);
  return Array.from({ length: side * side }, (_, index) => ({
    x: corner.x + 1 + (index % side),
    y: corner.y + 1 + Math.floor(index / side),
  }));
}

/** Draws a door between any two neighbours, in `doorRow` of the wall or anywhere. */
function listDoors(task: GridTask, random: Random, doorRow: number | null) {
  const { columns, rows, roomSize } = task;
  const along = (): number => doorRow ?? 1 + Math.floor(random() * (roomSize - 2));
  const doors: (Position & { readonly between: readonly [number, number] })[] = [];
  for (let room = 0; room < columns * rows; room++) {
    const { x, y } = cornerOf(task, room);
    if ((room + 1) % columns !== 0) {
      doors.push({ x: x + roomSize - 1, y: y + along(), between: [room, room + 1] });
    }
    if (room + columns < columns * rows) {
      doors.push({ x: x + along(), y: y + roomSize - 1, between: [room, room + columns] });
    }
  }
  return doors;
}

/** Shortest path between two positions, both excluded, around things and walls. */
export function findWay(
  { random, ...sketch }: Pick<Sketch, "random" | "grid">,
  from: Position,
  to: Position,
): readonly Position[] {
  const grid = sketch.grid();
  const isEnd = (at: Position): boolean => isSame(at, to);
  const nextTo = (at: Position) =>
    neighboursOf(at, shuffle(random, steps)).filter((next) => {
      const { kind } = cellAt(grid, next);
      return isEnd(next) || (kind !== "wall" && kind !== "thing");
    });
  const end = [...reachFrom({ x: from.x, y: from.y }, nextTo)].find((reached) => isEnd(reached.at));
  return end ? wayTo(end).slice(0, -1) : [];
}

export function anyColor(random: Random, but?: GridColor): GridColor {
  return (
    pick(
      random,
      gridColors.filter((color) => color !== but),
    ) ?? "red"
  );
}
