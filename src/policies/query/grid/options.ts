import type { CellLook } from "../../../core/grid.js";
import { before, type GridMap, isOpenTo, type Spot, ways } from "./grid-map.js";
import { type Reach, searchPaths } from "./path-search.js";

export interface Options {
  /** Faces a matching thing or door, then does `act`. */
  face(test: (look: CellLook) => boolean, act: string): string | null;
  standOn(test: (look: CellLook) => boolean): string | null;
  /** Faces free floor that is not in front of a door. */
  drop(): string | null;
  explore(): string | null;
}

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

/** Prefers doorways, as a room lies behind. */
function novelty(map: GridMap, stance: { x: number; y: number; turn: number }): number | null {
  if (map.look(before(stance)) !== undefined) return null;
  return isOpenTo(map.look(stance)) && map.look(stance)?.kind === "door" ? 0 : beyondWalls;
}

const beyondWalls = 4;
