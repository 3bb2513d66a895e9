/** Plans how the robot wins a grid game, knowing also what it cannot see. Used to draw fair games. */
import {
  aheadOf,
  cellAt,
  type Grid,
  isPassable,
  isSame,
  type Pose,
  type Position,
  positionsOf,
  reachFrom,
  wayTo,
} from "./cells.js";
import { type GridGame, isThing } from "./game.js";
import { act, type GridAction, type GridState, judge } from "./state.js";

/** Plans the way to win; null when things must be moved out of the way. */
export function planWin(game: GridGame, state: GridState): readonly GridAction[] | null {
  if (judge(game, state) !== "open") return judge(game, state) === "won" ? [] : null;
  const direct = reachEnd(game, state);
  if (direct) return direct;
  const empty = withHandsEmpty(game, state);
  if (!empty) return null;
  const dropped = empty.actions.length > 0 ? reachEnd(game, empty.state) : null;
  if (dropped) return [...empty.actions, ...dropped];
  const key = takeKey(game, empty.state);
  const end = key && reachEnd(game, key.state);
  return end && [...empty.actions, ...key.actions, ...end];
}

type Leg = ReturnType<typeof carryOut>;

function reachEnd(game: GridGame, state: GridState): readonly GridAction[] | null {
  const leg = walk(game, state, (pose) => isEnd(game, state.grid, pose));
  if (!leg) return null;
  if (judge(game, leg.state) === "won") return leg.actions;
  const opened = act(leg.state, "toggle");
  return judge(game, opened) === "won" ? [...leg.actions, "toggle"] : null;
}

/** Whether the robot wins where it stands, possibly after opening something (toggling). */
function isEnd(game: GridGame, grid: Grid, pose: Pose): boolean {
  const { toy, task } = game;
  const ahead = aheadOf(pose);
  const cell = cellAt(grid, ahead);
  if (toy) {
    const hidden = cell.kind === "thing" ? cell.thing.content : undefined;
    return isThing(grid, ahead, toy) || (hidden?.type === toy.type && hidden.color === toy.color);
  }
  if (task.danger) return cellAt(grid, pose).kind === "goal";
  return cell.kind === "door" && cell.hasLock;
}

function withHandsEmpty(game: GridGame, state: GridState): Leg | null {
  const { carried } = state;
  if (!carried || carried.fits) return carryOut(state, []);
  const leg = walk(game, state, (pose) => cellAt(state.grid, aheadOf(pose)).kind === "floor");
  return leg && { actions: [...leg.actions, "drop"], state: act(leg.state, "drop") };
}

function takeKey(game: GridGame, state: GridState): Leg | null {
  const key = positionsOf(state.grid).find((at) => {
    const cell = cellAt(state.grid, at);
    return cell.kind === "thing" && cell.thing.fits;
  });
  if (!key || state.carried) return null;
  const leg = walk(game, state, (pose) => isSame(aheadOf(pose), key));
  return leg && { actions: [...leg.actions, "pickup"], state: act(leg.state, "pickup") };
}

/** Finds the nearest matching pose, avoiding danger and opening doors. */
function walk(game: GridGame, from: GridState, isGoal: (pose: Pose) => boolean): Leg | null {
  const nextTo = (pose: Pose) => {
    const ahead = canEnter(game, from, aheadOf(pose)) ? [{ ...pose, ...aheadOf(pose) }] : [];
    return [...ahead, ...[3, 1].map((by) => ({ ...pose, turn: (pose.turn + by) % 4 }))];
  };
  for (const reached of reachFrom(from.robot, nextTo))
    if (isGoal(reached.at)) return carryOut(from, wayTo(reached));
  return null;
}

function canEnter(game: GridGame, { grid, carried }: GridState, at: Position): boolean {
  const cell = cellAt(grid, at);
  if (cell.kind === "tile") return cell.color !== game.danger;
  if (cell.kind !== "door") return isPassable(cell);
  return cell.state !== "locked" || carried?.fits === true;
}

function carryOut(from: GridState, poses: readonly Pose[]) {
  const actions: GridAction[] = [];
  let state = from;
  const perform = (action: GridAction): void => {
    actions.push(action);
    state = act(state, action);
  };
  for (const pose of poses) {
    if (isSame(pose, state.robot)) {
      perform(pose.turn === (state.robot.turn + 1) % 4 ? "right" : "left");
      continue;
    }
    if (cellAt(state.grid, pose).kind === "door" && !isPassable(cellAt(state.grid, pose))) {
      perform("toggle");
    }
    perform("forward");
  }
  return { actions, state };
}
