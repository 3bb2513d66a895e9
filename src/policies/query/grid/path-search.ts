/** Searches paths over the robot's map, avoiding what its notebook calls dangerous. */
import type { CellLook } from "../../../core/episode/grid.js";
import { before, type GridMap, isOpenTo, numberOf, type Stance } from "./grid-map.js";

export interface Course {
  readonly command: string | null;
}

export type Reach = ReturnType<typeof searchPaths>;

interface Node extends Course {
  readonly stance: Stance;
  readonly cost: number;
}

/** Reachable stances by distance; a closed door costs one more. */
export function searchPaths(map: GridMap, isSafe: (look: CellLook) => boolean) {
  const nodes: Node[] = [];
  const layers: Node[][] = [[{ stance: map.robot(), cost: 0, command: null }]];
  const settled = new Set<number>();
  for (let cost = 0; cost < layers.length; cost++) {
    for (const node of layers[cost] ?? []) {
      const key = numberOf(node.stance) * 4 + node.stance.turn;
      if (settled.has(key)) continue;
      settled.add(key);
      nodes.push(node);
      for (const move of movesFrom(map, isSafe, node.stance)) {
        const command = node.command ?? move.command;
        const next = { stance: move.stance, cost: cost + move.cost, command };
        const layer = layers[next.cost] ?? [];
        layers[next.cost] = layer;
        layer.push(next);
      }
    }
  }
  return {
    nearest(test: (stance: Stance) => boolean): Course | null {
      return nodes.find(({ stance }) => test(stance)) ?? null;
    },
    best(penalty: (stance: Stance) => number | null): Course | null {
      let best: { node: Node; total: number } | undefined;
      for (const node of nodes) {
        if (best && node.cost >= best.total) break;
        const extra = penalty(node.stance);
        if (extra === null) continue;
        const total = node.cost + extra;
        if (!best || total < best.total) best = { node, total };
      }
      return best?.node ?? null;
    },
  };
}

interface Move extends Node {
  readonly command: string;
}

function movesFrom(
  map: GridMap,
  isSafe: (look: CellLook) => boolean,
  stance: Stance,
): readonly Move[] {
  const turns: Move[] = [
    { command: "left", stance: { ...stance, turn: (stance.turn + 3) % 4 }, cost: 1 },
    { command: "right", stance: { ...stance, turn: (stance.turn + 1) % 4 }, cost: 1 },
  ];
  const spot = before(stance);
  const ahead = map.look(spot);
  if (!ahead || !isSafe(ahead)) return turns;
  const moved = { ...stance, ...spot };
  if (isOpenTo(ahead)) turns.push({ command: "forward", stance: moved, cost: 1 });
  else if (ahead.kind === "door" && ahead.state === "closed") {
    turns.push({ command: "toggle", stance: moved, cost: 2 });
  }
  return turns;
}
