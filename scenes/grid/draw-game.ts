/** Draws the games of the grid world. */
import type { GridColor } from "../../src/core/episode/grid.js";
import { pick, type Random, seededRandom, shuffle } from "../../src/core/random.js";
import {
  cellAt,
  keyOf,
  neighboursOf,
  type Pose,
  type Position,
  positionsOf,
  reachFrom,
} from "./cells.js";
import { children, cornerOf, type GridGame } from "./game.js";
import { type LaidOut, layOutKeys, layOutThings } from "./lay-out.js";
import { planWin } from "./plan.js";
import { anyColor, findWay, insideOf, type Sketch, startSketch } from "./sketch.js";
import { firstState, judge } from "./state.js";
import { type GridTask, stepLimitOf } from "./task.js";

/** Draws games until one can be won within half of its steps. @param labels with the seed, decide what is drawn */
export function drawGridGame(task: GridTask, seed: number, ...labels: readonly string[]): GridGame {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const random = seededRandom(seed, "grid", task.name, ...labels, String(attempt));
    const game = drawOnce(task, random);
    if (game && isFair(game)) return game;
  }
  throw new Error(`no game of ${task.name} could be drawn from seed ${seed}`);
}

const mostAttempts = 1000;
const fairShare = 0.5;

function isFair(game: GridGame): boolean {
  const state = firstState(game);
  if (judge(game, state) !== "open") return false;
  if (!isAllInReach(game)) return false;
  const plan = planWin(game, state);
  return plan !== null && plan.length <= stepLimitOf(game.task) * fairShare;
}

/** Whether everything can be reached without moving things, if locks are ignored. */
function isAllInReach({ grid, start }: GridGame): boolean {
  const isWall = (at: Position): boolean => cellAt(grid, at).kind === "wall";
  const nextTo = (at: Position) =>
    cellAt(grid, at).kind === "thing" ? [] : neighboursOf(at).filter((next) => !isWall(next));
  const reached = new Set(
    [...reachFrom({ x: start.x, y: start.y }, nextTo)].map(({ at }) => keyOf(at)),
  );
  return positionsOf(grid)
    .filter((at) => ["thing", "door"].includes(cellAt(grid, at).kind))
    .every((at) => reached.has(keyOf(at)));
}

function drawOnce(task: GridTask, random: Random): GridGame | undefined {
  const startRoom = startRoomOf(task, random);
  const sketch = startSketch(task, random, doorRowOf(task));
  const laidOut = layOutThings(sketch, startRoom);
  if (!laidOut) return undefined;
  const keyColor = task.door ? layOutKeys(sketch, startRoom) : null;
  const start = startPose(sketch, startRoom);
  if (keyColor === undefined || !start) return undefined;
  putDoors(sketch, laidOut);
  const danger = task.danger ? putRivers(sketch, laidOut, start) : null;
  const { toy, otherToy, suitcase } = laidOut;
  const namesOther = task.favorite && !task.danger && !task.box;
  return {
    task,
    grid: sketch.grid(),
    start,
    child: toy && (pick(random, children) ?? "jack"),
    toy,
    otherToy: namesOther ? otherToy : null,
    suitcase,
    danger,
    keyColor,
    ...drawDecoys(random),
  };
}

/** Returns the room where the robot starts: the middle one if toys lie at both ends of a row. */
function startRoomOf({ danger, columns, rows, box }: GridTask, random: Random): number {
  if (rows > 1) return Math.floor(random() * columns * rows);
  return danger && columns === 3 && !box ? 1 : 0;
}

/** Returns the row in which walls have doors and rivers (dangerous lines) a gap; null for any. */
function doorRowOf(task: GridTask): number | null {
  if (!task.danger) return null;
  return startsInDoorway(task) ? 1 : 3;
}

function startsInDoorway({ danger, door, columns }: GridTask): boolean {
  return danger && !door && columns === 2;
}

function startPose(sketch: Sketch, room: number): Pose | undefined {
  const { task, random } = sketch;
  const turn = Math.floor(random() * 4);
  if (startsInDoorway(task)) return { x: 6, y: 1, turn };
  if (task.name === "danger+open-door") return { x: 1, y: 5, turn: 1 };
  if (task.danger && task.columns === 1) return { x: 2, y: 1, turn: 1 };
  const at = sketch.freeIn(room);
  return at && { ...at, turn };
}

function putDoors(sketch: Sketch, { lockedRoom }: LaidOut): void {
  const { task, doors, random } = sketch;
  const missing = task.door && task.rows > 1 ? pick(random, doors) : undefined;
  for (const door of doors) {
    if (door === missing) continue;
    const locked =
      lockedRoom !== null &&
      (startsAtLock(task) ? door.between[0] === 0 : door.between.includes(lockedRoom));
    const state = locked ? "locked" : task.door ? "closed" : "open";
    const color = task.columns === 2 || (locked && startsAtLock(task)) ? "blue" : anyColor(random);
    sketch.put(door, { kind: "door", color, state, hasLock: locked });
  }
}

/** Whether the locked door leads from a row's first room to its second. */
function startsAtLock({ rows, box, columns }: GridTask): boolean {
  return rows === 1 && (box || columns === 2);
}

/** Lays rivers (lines of coloured tiles); returns the colour that the robot must avoid. */
function putRivers(sketch: Sketch, { goal }: LaidOut, start: Position): GridColor {
  const [danger = "blue", safe = "yellow"] = shuffle(sketch.random, ["blue", "yellow"] as const);
  const grid = sketch.grid();
  const wanted = positionsOf(grid).filter((at) => {
    const cell = cellAt(grid, at);
    return cell.kind === "thing" || (cell.kind === "door" && cell.state === "locked");
  });
  layRivers(sketch, { danger, safe }, start, goal ? [goal, ...wanted] : wanted);
  return danger;
}

function drawDecoys(random: Random): Pick<GridGame, "decoy" | "places"> {
  const names = ["kitchen", "restroom", "livingroom"] as const;
  const sides = ["east", "west", "second floor"] as const;
  const places = new Map<string, string>(
    shuffle(random, names)
      .slice(0, 2)
      .map((name) => [name, pick(random, sides) ?? "east"]),
  );
  const color = pick(random, ["red", "yellow", "white"] as const) ?? "red";
  return { places, decoy: { color, place: pick(random, names) ?? "kitchen" } };
}

type Colors = Readonly<Record<"danger" | "safe", GridColor>>;

/**
 * Lays one to three rivers per room in two random colours. Makes a shortest path to each goal safe. For each tile so
 * changed, makes another one dangerous, to keep both colours about equally frequent.
 */
function layRivers(
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
  const kept = new Set(ways.map(({ x, y }) => keyOf({ x, y })));
  for (const at of ways) {
    const cell = cellAt(sketch.grid(), at);
    if (cell.kind !== "tile" || cell.color === safe) continue;
    sketch.put(at, { kind: "tile", color: safe });
    endanger(sketch, kept, { danger, safe });
  }
}

/** Draws one to three of a room's rows and columns 2 and 4; returns their free cells. */
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

function endanger(sketch: Sketch, kept: ReadonlySet<string>, { danger, safe }: Colors): void {
  const others = positionsOf(sketch.grid()).filter((at) => {
    const cell = cellAt(sketch.grid(), at);
    return cell.kind === "tile" && cell.color === safe && !kept.has(keyOf(at));
  });
  const other = pick(sketch.random, others);
  if (other) sketch.put(other, { kind: "tile", color: danger });
}
