/** Applies the grid's rules. */
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
  const { robot } = state;
  switch (action) {
    case "left":
      return { ...state, robot: { ...robot, turn: (robot.turn + 3) % 4 } };
    case "right":
      return { ...state, robot: { ...robot, turn: (robot.turn + 1) % 4 } };
    case "forward":
      return isPassable(cellAt(state.grid, aheadOf(robot)))
        ? { ...state, robot: { ...robot, ...aheadOf(robot) } }
        : state;
    case "pickup":
      return pickUp(state);
    case "drop":
      return drop(state);
    case "toggle":
      return toggle(state);
    case "done":
      return state;
  }
}

function pickUp(state: GridState): GridState {
  const at = aheadOf(state.robot);
  const cell = cellAt(state.grid, at);
  if (cell.kind !== "thing" || state.carried) return state;
  return { ...state, carried: cell.thing, grid: withCell(state.grid, at, { kind: "floor" }) };
}

/** Puts the carried thing down; only onto bare floor. */
function drop(state: GridState): GridState {
  const at = aheadOf(state.robot);
  if (!state.carried || cellAt(state.grid, at).kind !== "floor") return state;
  const grid = withCell(state.grid, at, { kind: "thing", thing: state.carried });
  return { ...state, carried: null, grid };
}

/** Opens a box, leaving its content; opens a locked door with its lock's key, of any colour. */
function toggle(state: GridState): GridState {
  const at = aheadOf(state.robot);
  const cell = cellAt(state.grid, at);
  if (cell.kind === "thing" && cell.thing.type === "box") {
    const { content } = cell.thing;
    const left: Cell = content ? { kind: "thing", thing: content } : { kind: "floor" };
    return { ...state, grid: withCell(state.grid, at, left) };
  }
  if (cell.kind !== "door") return state;
  if (cell.state === "locked" && !state.carried?.fits) return state;
  const door = { ...cell, state: cell.state === "open" ? "closed" : "open" } as const;
  return { ...state, grid: withCell(state.grid, at, door) };
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
