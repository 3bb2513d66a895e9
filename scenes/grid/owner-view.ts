/** The view of people who answer in the oracle's place. */
import type { GridView } from "../../src/core/episode/grid.js";
import type { OwnerView, PlaceView, ThingView } from "../../src/core/episode/scene.js";
import { cellAt, type Grid, type Position, positionsOf, type Thing } from "./cells.js";
import { type GridGame, roomAt } from "./game.js";
import type { GridState } from "./state.js";

export function viewRooms(game: GridGame, state: GridState, grid: GridView): OwnerView {
  const room = (at: Position): string => roomId(roomAt(game.task, at));
  const carried = state.carried && viewThing(nameOf(state.carried));
  const found = listFound(state.grid);
  const rooms = grid.rooms.map((_, index) =>
    placeOf(
      roomId(index),
      found.filter(({ at }) => room(at) === roomId(index)).map(({ name }) => name),
    ),
  );
  const boxes = found.flatMap(({ at, name, content }) =>
    content === undefined ? [] : [{ ...placeOf(name, content), room: room(at), openable: true }],
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

function roomId(room: number): string {
  return `room ${room}`;
}

interface Found {
  readonly at: Position;
  readonly name: string;
  readonly content?: readonly string[];
}

function listFound(grid: Grid): readonly Found[] {
  return positionsOf(grid).flatMap((at): Found[] => {
    const cell = cellAt(grid, at);
    if (cell.kind === "door") return [{ at, name: `${cell.color} door` }];
    if (cell.kind !== "thing") return [];
    const { thing } = cell;
    const name = nameOf(thing);
    if (thing.type !== "box") return [{ at, name }];
    return [{ at, name, content: thing.content ? [nameOf(thing.content)] : [] }];
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

/** Prefers a box with content among those of one colour. */
function distinct(boxes: readonly PlaceView[]): readonly PlaceView[] {
  const byName = new Map<string, PlaceView>();
  for (const box of boxes) {
    if (!byName.get(box.id)?.things.length) byName.set(box.id, box);
  }
  return [...byName.values()];
}
