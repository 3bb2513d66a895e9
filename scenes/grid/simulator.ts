/** Plays Q-BabyAI's games (Liu et al.): a robot in a grid of rooms, which may ask. */
import {
  type CellLook,
  compass,
  type GridSight,
  type GridView,
  sightSize,
} from "../../src/core/episode/grid.js";
import type { QueryOutcome, QuerySimulator } from "../../src/core/episode/query-scene.js";
import type { OwnerView, PlaceView, ThingView } from "../../src/core/episode/scene.js";
import {
  cellAt,
  type Grid,
  isTransparent,
  lookOf,
  type Position,
  positionsOf,
  steps,
  type Thing,
} from "./cells.js";
import { type Child, children, cornerOf, type GridGame, roomAt } from "./game.js";
import { planWin } from "./plan.js";
import { act, firstState, type GridAction, type GridState, gridActions, judge } from "./state.js";
import { type GridTask, stepLimitOf } from "./task.js";

const last = sightSize - 1;
const middle = Math.floor(sightSize / 2);

/**
 * Lists the positions of the robot's view, row by row; null for unseen ones. The robot sees the neighbours of each cell
 * that does not block its sight.
 */
function litPositions({ grid, robot }: GridState): (Position | null)[][] {
  const ahead = steps[robot.turn % 4] ?? steps[0];
  const right = steps[(robot.turn + 1) % 4] ?? steps[0];
  const positionIn = (column: number, row: number): Position => ({
    x: robot.x + ahead.x * (last - row) + right.x * (column - middle),
    y: robot.y + ahead.y * (last - row) + right.y * (column - middle),
  });
  const view = Array.from({ length: sightSize }, () =>
    new Array<Position | null>(sightSize).fill(null),
  );
  const light = (column: number, row: number): void => {
    const cells = view[row];
    if (cells && column >= 0 && column < sightSize) cells[column] = positionIn(column, row);
  };
  light(middle, last);
  for (let row = last; row >= 0; row--) {
    for (const way of [1, -1]) {
      for (let walked = 0; walked < last; walked++) {
        const column = way === 1 ? walked : last - walked;
        const at = view[row]?.[column];
        if (!at || !isTransparent(cellAt(grid, at))) continue;
        light(column + way, row);
        light(column + way, row - 1);
        light(column, row - 1);
      }
    }
  }
  return view;
}

function lookAround(state: GridState): GridSight {
  const { grid, robot, carried } = state;
  return {
    rows: litPositions(state).map((row) => row.map((at) => at && lookOf(cellAt(grid, at)))),
    facing: compass[robot.turn % 4] ?? "east",
    carries: carried && { thing: carried.type, color: carried.color },
  };
}

/** Increment when rules or texts change, so that replays notice. */
export const gridEngine = "grid-1";

export interface GridSimulator extends QuerySimulator<GridState> {
  fork(): GridSimulator;
  ownerView(): OwnerView & { readonly grid: GridView };
}

/** Plays a game. An observation says first what happened or was answered, then the view, which `sight` has as data. */
export function playGrid(game: GridGame): GridSimulator {
  return resume(game, begun(game));
}

function begun(game: GridGame) {
  const state = firstState(game);
  return { state, steps: 0, seen: addSeen(new Set(), state) };
}

function resume(game: GridGame, progress: ReturnType<typeof begun>): GridSimulator {
  let { state, steps, seen } = progress;
  const instruction = formatInstruction(game.task, game.child);
  const maxSteps = stepLimitOf(game.task);

  const isOver = (): boolean => steps >= maxSteps || judge(game, state) !== "open";

  function look(feedback: string | null, answer: string | null): QueryOutcome {
    const verdict = judge(game, state);
    const sight = lookAround(state);
    return {
      observation: [...(feedback === null ? [] : [feedback]), describeSight(sight)].join("\n"),
      sight,
      answer,
      reward: verdict === "won" ? 1 - (leastLoss * steps) / maxSteps : 0,
      terminated: verdict !== "open",
      truncated: verdict === "open" && steps >= maxSteps,
    };
  }

  const over = () => ({ ...look("The game is over.", null), reward: 0 });

  return {
    engine: gridEngine,
    instruction,
    maxSteps,
    begin() {
      ({ state, steps, seen } = begun(game));
      return look(null, null);
    },
    step(command) {
      if (isOver()) return over();
      steps++;
      const action = gridActions.find((name) => name === command.trim().toLowerCase());
      const before = state;
      if (action) state = act(state, action);
      seen = addSeen(seen, state);
      return look(feedbackOf(action, state !== before), null);
    },
    tell(answer) {
      if (isOver()) return over();
      steps++;
      return look(answer, answer);
    },
    state: () => state,
    fork: () => resume(game, { state, steps, seen }),
    plan: () => planWin(game, state),
    ownerView: () => viewRooms(game, state, viewGrid(game, { state, steps, seen })),
    commands: () => (isOver() ? [] : gridActions),
  };
}

/** Share of the reward lost at the last possible step, as in MiniGrid. */
const leastLoss = 0.9;

function feedbackOf(action: GridAction | undefined, changed: boolean): string | null {
  if (!action) return `There are only these actions: ${gridActions.join(", ")}.`;
  return changed || action === "done" ? null : "Nothing happens.";
}

function addSeen(seen: ReadonlySet<number>, state: GridState): ReadonlySet<number> {
  const { width, height } = state.grid;
  const isInside = ({ x, y }: Position) => x >= 0 && y >= 0 && x < width && y < height;
  const now = litPositions(state)
    .flat()
    .flatMap((at) => (at && isInside(at) ? [at.y * width + at.x] : []));
  return now.every((index) => seen.has(index)) ? seen : new Set([...seen, ...now]);
}

function viewGrid(game: GridGame, { state, seen }: ReturnType<typeof begun>): GridView {
  const { grid, robot, carried } = state;
  const looks = positionsOf(grid).map((at) => lookOf(cellAt(grid, at)));
  const inRows = <T>(cells: readonly T[]): T[][] =>
    Array.from({ length: grid.height }, (_, y) =>
      cells.slice(y * grid.width, (y + 1) * grid.width),
    );
  const { columns, rows, roomSize } = game.task;
  const half = Math.floor(roomSize / 2);
  return {
    instruction: formatInstruction(game.task, game.child),
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

function formatInstruction(task: GridTask, child: Child | null): string {
  const { danger, door, favorite, box } = task;
  const parts: string[] = [];
  if (danger) parts.push("avoid danger zone");
  if (door && !child) parts.push(`find the key and open the ${danger ? "door" : "blue door"}`);
  if (door && child) parts.push("find the key to the door");
  if (box) parts.push(`find ${child} toy`);
  else if (favorite) parts.push(`go to ${child} toy`);
  else if (danger) parts.push("go to the green square");
  return parts.join(", ");
}

/** Writes where the robot looks, the cell ahead, what it carries, and what it sees, nearest first. */
function describeSight(sight: GridSight): string {
  const { rows, facing, carries } = sight;
  const ahead = rows[last - 1]?.[middle] ?? null;
  const seen = rows.flatMap((row, y) =>
    row.flatMap((look, x) => {
      const isBare = !look || look.kind === "wall" || look.kind === "floor";
      if (isBare || (y === last && x === middle)) return [];
      return [{ look, far: last - y, aside: x - middle }];
    }),
  );
  const far = ({ far, aside }: { far: number; aside: number }) => far + Math.abs(aside);
  const list = [...seen]
    .sort((one, other) => far(one) - far(other))
    .map(({ look, far, aside }) => `${withArticle(nameLook(look))} ${formatWay(far, aside)}`);
  return [
    `You look ${facing}. Right ahead: ${ahead ? nameLook(ahead) : "nothing that can be seen"}.`,
    `You carry ${carries ? withArticle(`${carries.color} ${carries.thing}`) : "nothing"}.`,
    list.length === 0
      ? "You see nothing else than floor and walls."
      : `You see ${list.join("; ")}.`,
  ].join("\n");
}

function nameLook(look: CellLook): string {
  switch (look.kind) {
    case "wall":
    case "floor":
      return look.kind;
    case "goal":
      return "green square";
    case "door":
      return `${look.state} ${look.color} door`;
    default:
      return `${look.color} ${look.kind}`;
  }
}

function withArticle(name: string): string {
  return `${/^[aeio]/.test(name) ? "an" : "a"} ${name}`;
}

function formatWay(far: number, aside: number): string {
  const side = `${Math.abs(aside)} to the ${aside < 0 ? "left" : "right"}`;
  if (far === 0) return side;
  return aside === 0 ? `${far} ahead` : `${far} ahead and ${side}`;
}

/** Shows the game to people, who answer in place of the paper's answering program. */
function viewRooms(game: GridGame, state: GridState, grid: GridView) {
  const room = (at: Position): string => `room ${roomAt(game.task, at)}`;
  const carried = state.carried && viewThing(nameOf(state.carried));
  const found = listFound(state.grid);
  const rooms = grid.rooms.map((_, index) => {
    const here = found.filter(({ at }) => roomAt(game.task, at) === index);
    return placeOf(
      `room ${index}`,
      here.map(({ name }) => name),
    );
  });
  const boxes = found.flatMap(({ at, name, content }) =>
    content === null ? [] : [{ ...placeOf(name, content), room: room(at), openable: true }],
  );
  return {
    home: "the toy rooms",
    places: [...rooms, ...distinct(boxes)],
    robotAt: [room(state.robot)],
    held: carried,
    card: grid.card,
    grid,
  };
}

function listFound(grid: Grid) {
  return positionsOf(grid).flatMap((at) => {
    const cell = cellAt(grid, at);
    if (cell.kind === "door") return [{ at, name: `${cell.color} door`, content: null }];
    if (cell.kind !== "thing") return [];
    const { type, content } = cell.thing;
    const inside = content ? [nameOf(content)] : [];
    return [{ at, name: nameOf(cell.thing), content: type === "box" ? inside : null }];
  });
}

function nameOf({ color, type }: Pick<Thing, "color" | "type">): string {
  return `${color} ${type}`;
}

function placeOf(id: string, things: readonly string[]): PlaceView {
  return {
    id,
    label: id,
    kind: id.replace(/ \d+$/, ""),
    room: id,
    zone: "other",
    openable: false,
    open: false,
    things: [...new Set(things)].map(viewThing),
  };
}

function viewThing(name: string): ThingView {
  const [colour = ""] = name.split(" ");
  return { id: name, label: name, kind: name, attributes: { colour } };
}

/** Keeps one box of each colour, if possible one that holds something. */
function distinct(boxes: readonly PlaceView[]): readonly PlaceView[] {
  const byName = new Map<string, PlaceView>();
  for (const box of boxes) {
    if (!byName.get(box.id)?.things.length) byName.set(box.id, box);
  }
  return [...byName.values()];
}
