import { compass, type GridView } from "../../src/core/grid.js";
import { cellAt, lookOf, positionsOf } from "./cells.js";
import { children, cornerOf, type GridGame } from "./game.js";
import { isLit, positionInSight } from "./sight.js";
import type { GridState } from "./state.js";

export function addSeen(seen: ReadonlySet<number>, state: GridState): ReadonlySet<number> {
  const { width, height } = state.grid;
  const now = isLit(state).flatMap((cells, row) =>
    cells.flatMap((lit, column) => {
      const { x, y } = positionInSight(state, column, row);
      return lit && x >= 0 && y >= 0 && x < width && y < height ? [y * width + x] : [];
    }),
  );
  return now.every((index) => seen.has(index)) ? seen : new Set([...seen, ...now]);
}

interface Shown {
  readonly instruction: string;
  readonly state: GridState;
  readonly seen: ReadonlySet<number>;
}

export function viewGrid(game: GridGame, { instruction, state, seen }: Shown): GridView {
  const { grid, robot, carried } = state;
  const looks = positionsOf(grid).map((at) => lookOf(cellAt(grid, at)));
  const inRows = <T>(cells: readonly T[]): T[][] =>
    Array.from({ length: grid.height }, (_, y) =>
      cells.slice(y * grid.width, (y + 1) * grid.width),
    );
  const { columns, rows, roomSize } = game.task;
  const half = Math.floor(roomSize / 2);
  return {
    instruction,
    rows: inRows(looks),
    seen: inRows(looks.map((_, index) => seen.has(index))),
    robot: { x: robot.x, y: robot.y, facing: compass[robot.turn % 4] ?? "east" },
    carries: carried && { thing: carried.type, color: carried.color },
    rooms: Array.from({ length: columns * rows }, (_, room) => {
      const { x, y } = cornerOf(game.task, room);
      return { name: `room${room}`, x: x + half, y: y + half };
    }),
    card: listSecrets(game),
  };
}

function listSecrets({ child, toy, otherToy, suitcase, danger, keyColor }: GridGame): string[] {
  const other = children.find((name) => name !== child);
  return [
    ...(toy ? [`${child} toy is ${toy.color} ${toy.type}`] : []),
    ...(otherToy ? [`${other} toy is ${otherToy.color} ${otherToy.type}`] : []),
    ...(suitcase ? [`the toy is in ${other} suitcase, the ${suitcase} box`] : []),
    ...(danger ? [`danger zone is ${danger}`] : []),
    ...(keyColor ? [`the ${keyColor} key opens the locked door`] : []),
  ];
}
