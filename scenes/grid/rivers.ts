import type { GridColor } from "../../src/core/grid.js";
import { pick, type Random, shuffle } from "../../src/core/random.js";
import { cellAt, type Position } from "./cells.js";
import { cornerOf } from "./game.js";
import { findWay, insideOf, type Sketch } from "./sketch.js";

export interface Colors {
  readonly danger: GridColor;
  readonly safe: GridColor;
}

/**
 * Lays one to three rivers per room in two random colours. Makes a shortest path to each goal safe, and for each
 * changed tile another one off the paths dangerous, so that both colours stay about equally frequent.
 */
export function layRivers(
  sketch: Sketch,
  { danger, safe }: Colors,
  start: Position,
  goals: readonly Position[],
): void {
  const { random, task } = sketch;
  for (let room = 0; room < task.columns * task.rows; room++) {
    for (const at of listRiver(sketch, room)) {
      sketch.put(at, { kind: "tile", color: pick(random, [danger, safe]) ?? danger });
    }
  }
  const ways = [start, ...goals.flatMap((goal) => findWay(sketch, start, goal))];
  const kept = new Set(ways.map(({ x, y }) => `${x},${y}`));
  for (const at of ways) {
    const cell = cellAt(sketch.grid(), at);
    if (cell.kind !== "tile" || cell.color === safe) continue;
    sketch.put(at, { kind: "tile", color: safe });
    endanger(sketch, random, kept, { danger, safe });
  }
}

/** Rows and columns 2 and 4 of a room, except occupied cells. */
function listRiver(sketch: Sketch, room: number): readonly Position[] {
  const { random, task } = sketch;
  const lines = shuffle(random, [
    { along: "y", at: 2 },
    { along: "y", at: 4 },
    { along: "x", at: 2 },
    { along: "x", at: 4 },
  ] as const).slice(0, 1 + Math.floor(random() * 3));
  const corner = cornerOf(task, room);
  return insideOf(task, room).filter(
    (cell) =>
      cellAt(sketch.grid(), cell).kind === "floor" &&
      lines.some(({ along, at }) => cell[along] - corner[along] === at),
  );
}

function endanger(
  sketch: Sketch,
  random: Random,
  kept: ReadonlySet<string>,
  { danger, safe }: Colors,
): void {
  const { cells, width } = sketch.grid();
  const others = cells.flatMap((cell, index) => {
    const at = { x: index % width, y: Math.floor(index / width) };
    const isSafe = cell.kind === "tile" && cell.color === safe && !kept.has(`${at.x},${at.y}`);
    return isSafe ? [at] : [];
  });
  const other = pick(random, others);
  if (other) sketch.put(other, { kind: "tile", color: danger });
}
