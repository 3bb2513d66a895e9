/** Applies the grid world's rules: how an action changes the grid, and who wins. */
import {
  aheadOf,
  type Cell,
  cellAt,
  type Grid,
  isPassable,
  type Pose,
  type Thing,
  withCell,
} from "./cells.js";
import { type GridGame, isThing } from "./game.js";

export interface GridState {
  readonly grid: Grid;
  readonly robot: Pose;
  readonly carried: Thing | null;
}

export const gridActions = [
  "left",
  "right",
  "forward",
  "pickup",
  "drop",
  "toggle",
  "done",
] as const;
export type GridAction = (typeof gridActions)[number];

export function firstState({ grid, start }: GridGame): GridState {
  return { grid, robot: start, carried: null };
}

export function act(state: GridState, action: GridAction): GridState {
  const { grid, robot, carried } = state;
  const at = aheadOf(robot);
  const ahead = cellAt(grid, at);
  switch (action) {
    case "left":
      return { ...state, robot: { ...robot, turn: (robot.turn + 3) % 4 } };
    case "right":
      return { ...state, robot: { ...robot, turn: (robot.turn + 1) % 4 } };
    case "forward":
      return isPassable(ahead) ? { ...state, robot: { ...robot, ...at } } : state;
    case "pickup":
      if (ahead.kind !== "thing" || carried) return state;
      return { ...state, carried: ahead.thing, grid: withCell(grid, at, { kind: "floor" }) };
    case "drop": {
      if (!carried || ahead.kind !== "floor") return state;
      const put = withCell(grid, at, { kind: "thing", thing: carried });
      return { ...state, carried: null, grid: put };
    }
    case "toggle": {
      const toggled = toggle(ahead, carried);
      return toggled ? { ...state, grid: withCell(grid, at, toggled) } : state;
    }
    case "done":
      return state;
  }
}

/** Opens a box, leaving its content; opens a locked door with the key that fits, of any colour. */
function toggle(cell: Cell, carried: Thing | null): Cell | null {
  if (cell.kind === "thing" && cell.thing.type === "box") {
    const { content } = cell.thing;
    return content ? { kind: "thing", thing: content } : { kind: "floor" };
  }
  if (cell.kind !== "door" || (cell.state === "locked" && !carried?.fits)) return null;
  return { ...cell, state: cell.state === "open" ? "closed" : "open" };
}

export type Verdict = "won" | "lost" | "open";

/** Tells whether the game is won or lost. Stepping on danger always loses, as does facing the wrong ball from a box. */
export function judge(game: GridGame, { grid, robot }: GridState): Verdict {
  const under = cellAt(grid, robot);
  if (under.kind === "tile" && under.color === game.danger) return "lost";
  const ahead = cellAt(grid, aheadOf(robot));
  const { task, toy } = game;
  if (toy && isThing(grid, aheadOf(robot), toy)) return "won";
  if (toy) {
    const wrong = task.box && ahead.kind === "thing" && ahead.thing.type === "ball";
    return wrong ? "lost" : "open";
  }
  if (task.danger) return under.kind === "goal" ? "won" : "open";
  const opened = grid.cells.some(
    (cell) => cell.kind === "door" && cell.hasLock && cell.state === "open",
  );
  return opened ? "won" : "open";
}
