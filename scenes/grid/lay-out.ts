/** Puts the things of a task into the rooms of a new grid game. */
import { type GridColor, gridThings } from "../../src/core/episode/grid.js";
import { pick, type Random, shuffle } from "../../src/core/random.js";
import type { Position, Thing } from "./cells.js";
import type { GridGame } from "./game.js";
import { anyColor, type Sketch } from "./sketch.js";

export type LaidOut = Pick<GridGame, "toy" | "otherToy" | "suitcase"> & {
  readonly goal: Position | null;
  readonly lockedRoom: number | null;
};

const nothing: LaidOut = {
  toy: null,
  otherToy: null,
  suitcase: null,
  goal: null,
  lockedRoom: null,
};
const twoColors = ["blue", "green"] as const;

/** Puts the task's things into rooms; undefined when there is not enough room. */
export function layOutThings(sketch: Sketch, startRoom: number): LaidOut | undefined {
  const { task } = sketch;
  if (task.box) return layOutBoxes(sketch, startRoom);
  if (task.favorite) return layOutToys(sketch, startRoom);
  const lockedRoom = task.door ? task.columns * task.rows - 1 : null;
  if (!task.danger) return { ...nothing, lockedRoom };
  const goal = { x: sketch.grid().width - 2, y: sketch.grid().height - 2 };
  sketch.put(goal, { kind: "goal" });
  return { ...nothing, goal, lockedRoom };
}

/** Puts two boxes with a ball each into the rooms; all colours are drawn independently. */
function layOutBoxes(sketch: Sketch, startRoom: number): LaidOut | undefined {
  const { task, random } = sketch;
  const boxes = shuffle(random, twoColors);
  const balls = shuffle(random, twoColors);
  const wanted = pick(random, [0, 1]) ?? 0;
  const rooms = roomsForTwo(sketch, startRoom, wanted);
  let goal: Position | undefined;
  for (const [index, color] of boxes.entries()) {
    const at =
      task.name === "danger+object-in-box"
        ? { x: index === 0 ? 1 : 5, y: 5 }
        : sketch.freeIn(rooms[index] ?? startRoom);
    const ball = balls[index];
    if (!at || !ball) return undefined;
    const content = { type: "ball", color: ball } as const;
    sketch.put(at, { kind: "thing", thing: { type: "box", color, content } });
    if (index === wanted) goal = at;
  }
  const color = balls[wanted];
  if (!goal || !color) return undefined;
  // In a single row the second room is locked.
  const behind = task.rows === 1 ? 1 : (rooms[wanted] ?? 0);
  const suitcase = boxes[wanted] ?? null;
  const lockedRoom = task.door ? behind : null;
  return { ...nothing, toy: { type: "ball", color }, suitcase, goal, lockedRoom };
}

/** Draws the rooms of the two boxes. With a locked door, the wanted box is behind it. */
function roomsForTwo(
  { task, random }: Sketch,
  startRoom: number,
  wanted: number,
): readonly number[] {
  const all = Array.from({ length: task.columns * task.rows }, (_, room) => room);
  if (all.length === 1) return [0, 0];
  const others = all.filter((room) => room !== startRoom);
  if (task.rows === 1) {
    if (!task.door || (task.danger && task.columns > 2))
      return shuffle(random, task.door ? others : all);
    return [1, 1];
  }
  const target = pick(random, others) ?? 0;
  const rest = task.door ? all.filter((room) => room !== target) : all;
  const other = pick(random, rest) ?? startRoom;
  return wanted === 0 ? [target, other] : [other, target];
}

/** Lays out different toys: the first is the favourite, the second the other child's. */
function layOutToys(sketch: Sketch, startRoom: number): LaidOut | undefined {
  const { task, random } = sketch;
  const wide = task.danger;
  const toys = wide ? drawAnyTwo(random, !task.door) : drawThree(random);
  const rooms = Array.from({ length: task.columns * task.rows }, (_, room) => room);
  const others = rooms.filter((room) => room !== startRoom);
  const ends = shuffle(random, [0, task.columns - 1]);
  const places: Position[] = [];
  let goalRoom = 0;
  for (const [index, toy] of toys.entries()) {
    const not = index > 0 && task.door ? goalRoom : -1;
    const room = wide
      ? (ends[index] ?? 0)
      : (pick(random, index === 0 && task.door ? others : rooms.filter((one) => one !== not)) ?? 0);
    if (index === 0) goalRoom = room;
    const at = wide ? cornerPlace(sketch, room) : sketch.freeIn(room);
    if (!at) return undefined;
    places.push(at);
    sketch.put(at, { kind: "thing", thing: toy });
  }
  const [toy, otherToy] = toys;
  if (!toy) return undefined;
  return {
    ...nothing,
    toy,
    otherToy: wide ? null : (otherToy ?? null),
    goal: places[0] ?? null,
    lockedRoom: task.door ? goalRoom : null,
  };
}

function cornerPlace(sketch: Sketch, room: number): Position {
  const { width } = sketch.grid();
  return { x: room === 0 ? 1 : width - 2, y: 5 };
}

function drawThree(random: Random): readonly Thing[] {
  const kinds = (["ball", "box"] as const).flatMap((type) =>
    twoColors.map((color) => ({ type, color })),
  );
  return shuffle(random, kinds).slice(0, 3);
}

/** @param keys whether toys may be keys; false where a door needs one */
function drawAnyTwo(random: Random, keys: boolean): readonly Thing[] {
  const types = gridThings.filter((type) => keys || type !== "key");
  const first = { type: pick(random, types) ?? "ball", color: anyColor(random) };
  const color = anyColor(random, first.color);
  return [first, { type: pick(random, types) ?? "ball", color }];
}

/** Puts keys into the first room; returns the colour of the one that fits. */
export function layOutKeys(sketch: Sketch, startRoom: number): GridColor | undefined {
  const { task, random } = sketch;
  const colors: readonly GridColor[] = task.level === 1 ? [...twoColors, "grey"] : twoColors;
  const right = pick(random, colors);
  const fixed = [
    { x: 4, y: 1 },
    { x: 5, y: 2 },
  ];
  for (const [index, color] of shuffle(random, colors).entries()) {
    const at = task.name === "danger+open-door" ? fixed[index] : sketch.freeIn(startRoom);
    if (!at) return undefined;
    sketch.put(at, { kind: "thing", thing: { type: "key", color, fits: color === right } });
  }
  return right;
}
