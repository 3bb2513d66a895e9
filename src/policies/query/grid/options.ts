/** What the robot can set out to do, as the next action of it; null where it cannot. */
import type { CellLook } from "../../../core/grid.js";
import { before, type GridMap, isOpenTo, type Spot, ways } from "./grid-map.js";
import { type Reach, searchPaths } from "./path-search.js";

/** Options of one moment; all of them share one search. */
export interface Options {
  /** To face a thing or door of that name, "blue ball" or "locked blue door"; `act` when it is faced. */
  face(test: (look: CellLook) => boolean, act: string): string | null;
  /** To stand on what looks so. */
  standOn(test: (look: CellLook) => boolean): string | null;
  /** To face free floor for the carried thing, not in front of a door. */
  drop(): string | null;
  /** To see what was never seen. */
  explore(): string | null;
}

/** @param danger colour of the tiles to avoid; null: nothing is known to be dangerous */
export function openOptions(map: GridMap, danger: string | null): Options {
  const isSafe = (look: CellLook): boolean => look.kind !== "tile" || look.color !== danger;
  let searched: Reach | undefined;
  const reach = (): Reach => {
    searched ??= searchPaths(map, isSafe);
    return searched;
  };
  const looksSo = (spot: Spot, test: (look: CellLook) => boolean): boolean => {
    const look = map.look(spot);
    return look !== undefined && test(look);
  };
  return {
    face(test, act) {
      const course = reach().nearest((stance) => looksSo(before(stance), test));
      return course && (course.command ?? act);
    },
    standOn(test) {
      const course = reach().nearest((stance) => looksSo(stance, test));
      return course && (course.command ?? "done");
    },
    drop() {
      const course = reach().nearest((stance) => {
        const spot = before(stance);
        return map.look(spot)?.kind === "floor" && !isBeforeDoor(map, spot);
      });
      return course && (course.command ?? "drop");
    },
    explore() {
      const course = reach().best((stance) => novelty(map, stance));
      return course && (course.command ?? "done");
    },
  };
}

function isBeforeDoor(map: GridMap, { x, y }: Spot): boolean {
  return ways.some((way) => map.look({ x: x + way.x, y: y + way.y })?.kind === "door");
}

/** Facing something unseen is a goal; best from a doorway, with a room behind it. */
function novelty(map: GridMap, stance: { x: number; y: number; turn: number }): number | null {
  if (map.look(before(stance)) !== undefined) return null;
  return isOpenTo(map.look(stance)) && map.look(stance)?.kind === "door" ? 0 : beyondWalls;
}

/** How many more steps a doorway is worth than an unseen stretch of wall. */
const beyondWalls = 4;
