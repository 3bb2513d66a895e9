/** Draws a grid game's map from what the robot sees, by counting its steps. Rooms' numbers are not known. */
import {
  type CarriedThing,
  type CellLook,
  compass,
  type GridSight,
} from "../../../core/episode/grid.js";
import type { QueryStep } from "../../../core/episode/query-scene.js";

export type Spot = { readonly x: number; readonly y: number };

export interface Stance extends Spot {
  /** Direction: 0 east, 1 south, 2 west, 3 north. */
  readonly turn: number;
}

export type GridMap = ReturnType<typeof createGridMap>;

export const ways = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

export function before({ x, y, turn }: Stance): Spot {
  const way = ways[turn % 4] ?? ways[0];
  return { x: x + way.x, y: y + way.y };
}

export function isOpenTo(look: CellLook | undefined): boolean {
  if (look?.kind === "door") return look.state === "open";
  return look?.kind === "floor" || look?.kind === "tile" || look?.kind === "goal";
}

/** Spots within this distance of the start get unique numbers. */
const reachOfNumbers = 512;

export function numberOf({ x, y }: Spot): number {
  return (x + reachOfNumbers) * 2 * reachOfNumbers + y + reachOfNumbers;
}

export function createGridMap() {
  const looks = new Map<number, { readonly spot: Spot; readonly seen: CellLook }>();
  let robot: Stance = { x: 0, y: 0, turn: 0 };
  let carried: CarriedThing | null = null;
  const look = (spot: Spot): CellLook | undefined => looks.get(numberOf(spot))?.seen;

  function note({ rows, facing, carries }: GridSight): void {
    robot = { ...robot, turn: compass.indexOf(facing) };
    carried = carries;
    const ahead = ways[robot.turn] ?? ways[0];
    const right = ways[(robot.turn + 1) % 4] ?? ways[0];
    for (const [row, cells] of rows.entries()) {
      for (const [column, seen] of cells.entries()) {
        if (!seen) continue;
        const far = rows.length - 1 - row;
        const aside = column - Math.floor(cells.length / 2);
        const x = robot.x + ahead.x * far + right.x * aside;
        const y = robot.y + ahead.y * far + right.y * aside;
        looks.set(numberOf({ x, y }), { spot: { x, y }, seen });
      }
    }
  }

  return {
    take({ command, outcome }: QueryStep) {
      if (command === "forward" && isOpenTo(look(before(robot)))) {
        robot = { ...robot, ...before(robot) };
      }
      if (outcome.sight) note(outcome.sight);
    },
    look,
    robot: () => robot,
    carries: () => carried,
    find: (test: (look: CellLook) => boolean) =>
      [...looks.values()].filter(({ seen }) => test(seen)).map(({ spot }) => spot),
  };
}
