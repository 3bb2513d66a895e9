import { compass, type GridSight, sightSize } from "../../src/core/grid.js";
import { cellAt, isTransparent, lookOf, type Position, steps } from "./cells.js";
import type { GridState } from "./state.js";

const last = sightSize - 1;
const middle = Math.floor(sightSize / 2);

/** Spreads from the robot's row away: sideways, then one row on. */
function spreadLight(isClear: (column: number, row: number) => boolean): boolean[][] {
  const lit = Array.from({ length: sightSize }, () => new Array<boolean>(sightSize).fill(false));
  const light = (column: number, row: number): void => {
    const cells = lit[row];
    if (cells && column >= 0 && column < sightSize) cells[column] = true;
  };
  light(middle, last);
  for (let row = last; row >= 0; row--) {
    for (const way of [1, -1]) {
      for (let walked = 0; walked < last; walked++) {
        const column = way === 1 ? walked : last - walked;
        if (!lit[row]?.[column] || !isClear(column, row)) continue;
        light(column + way, row);
        light(column + way, row - 1);
        light(column, row - 1);
      }
    }
  }
  return lit;
}

/** Converts a cell of the view to a grid position. */
export function positionInSight({ robot }: GridState, column: number, row: number): Position {
  const ahead = steps[robot.turn % 4] ?? steps[0];
  const right = steps[(robot.turn + 1) % 4] ?? steps[0];
  const far = last - row;
  const aside = column - middle;
  return {
    x: robot.x + ahead.x * far + right.x * aside,
    y: robot.y + ahead.y * far + right.y * aside,
  };
}

export function isLit(state: GridState): boolean[][] {
  return spreadLight((column, row) =>
    isTransparent(cellAt(state.grid, positionInSight(state, column, row))),
  );
}

export function lookAround(state: GridState): GridSight {
  const { grid, robot, carried } = state;
  const rows = isLit(state).map((cells, row) =>
    cells.map((seen, column) =>
      seen ? lookOf(cellAt(grid, positionInSight(state, column, row))) : null,
    ),
  );
  return {
    rows,
    facing: compass[robot.turn % 4] ?? "east",
    carries: carried && { thing: carried.type, color: carried.color },
  };
}
