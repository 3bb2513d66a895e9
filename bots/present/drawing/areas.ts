/** The rooms of a home, each as an area of the sheet. A room with too many places for its size has several walls. */
import type { PlaceView } from "../../../src/core/scene.js";
import { layRoom, type Room } from "./layout.js";
import { frontParts, partOf, runParts } from "./pieces.js";
import { sum } from "./rows.js";
import type { Frame } from "./scene.js";
import { isLarge, levelsOf, measuresOf, type PictureSize } from "./sizes.js";

/** The names of a home's rooms, in the order of their first places. */
export function roomsOf(places: readonly PlaceView[]): readonly string[] {
  return [...new Set(places.map(({ room }) => room))];
}

export interface Area {
  /** Set when the home has several rooms. */
  readonly name: string;
  readonly room: Room;
  readonly frame: Frame;
}

export interface Sheet {
  readonly areas: readonly Area[];
  readonly width: number;
  readonly height: number;
}

/** How many places a wall takes; those of a chat picture take more than two walls badly. */
const mostAtWall: Readonly<Record<PictureSize, number>> = {
  page: 56,
  panel: 56,
  phone: 20,
  chat: 20,
};
const mostWallsInChat = 2;
/** Between two areas. */
const gap = 6;

/** Puts rooms side by side on a phone (the sheet scrolls), in two columns elsewhere. @param room only this one */
export function layAreas(places: readonly PlaceView[], size: PictureSize, room?: string): Sheet {
  const names = roomsOf(places).filter((name) => room === undefined || name === room);
  const rooms = names.map((name) => ({ name, places: places.filter((one) => one.room === name) }));
  const walls = rooms.flatMap(({ name, places: all }) =>
    wallsOf(all, size).map((wall) => ({ name: rooms.length > 1 ? name : "", places: wall })),
  );
  const [only, ...others] = walls;
  const whole = measuresOf(size).w;
  if (!only || others.length === 0) {
    const laid = layRoom(only?.places ?? [], size);
    const area = { name: "", room: laid, frame: { x: 0, y: 0, scale: 1 } };
    return { areas: [area], width: whole, height: Math.round(laid.levels.bottom) };
  }
  if (size === "phone") {
    let x = -gap;
    const areas = walls.map(({ name, places: wall }, at) => {
      const room = oneCat(layRoomy(wall, whole), at);
      const frame = { x: x + gap, y: 0, scale: 1 };
      x += gap + room.m.w;
      return { name, room, frame };
    });
    return { areas, width: x, height: levelsOf(measuresOf(size)).bottom };
  }
  const columns = isLarge(size) || rooms.length > 1 ? 2 : 1;
  const scale = isLarge(size) ? 1.5 : 1;
  const height = levelsOf(measuresOf("chat")).bottom * scale;
  const areas = walls.map((wall, at) => {
    // A room with more places is wider than its neighbour.
    const [down, from] = [Math.floor(at / columns), at - (at % columns)];
    const row = walls.slice(from, from + columns).map(({ places: all }) => Math.max(3, all.length));
    const wide = whole - gap * (row.length - 1);
    const share = (until: number) => (wide * sum(row.slice(0, until))) / sum(row);
    const [x, w] = [share(at - from), share(at - from + 1) - share(at - from)];
    return {
      name: wall.name,
      room: oneCat(layRoom(wall.places, "chat", Math.round(w / scale)), at),
      frame: { x: x + (at - from) * gap, y: down * (height + gap), scale },
    };
  });
  const count = Math.ceil(walls.length / columns);
  return { areas, width: whole, height: count * (height + gap) - gap };
}

/** What scrolls anyway may be wider: until the counter's places have names, and not just numbers. */
function layRoomy(places: readonly PlaceView[], least: number): Room {
  const isRoomy = ({ pieces }: Room) =>
    [...pieces.values()].every(
      ({ part, lines }) => !runParts.has(part) || /\D/.test(lines[0] ?? ""),
    );
  let room = layRoom(places, "phone", least);
  for (let w = least; w < 2 * least && !isRoomy(room); w *= 1.3) {
    room = layRoom(places, "phone", Math.round(w * 1.3));
  }
  return room;
}

/** A home has one cat. */
function oneCat(room: Room, at: number): Room {
  return at === 0 ? room : { ...room, decor: room.decor.filter(({ part }) => part !== "cat") };
}

/** The order in which places are divided among walls: counter, what stands free, cabinets, drawers. */
function rankOf(place: PlaceView): number {
  const part = partOf(place);
  if (part === "fridge" || runParts.has(part)) return 0;
  if (part === "cabinet") return 2;
  if (part === "drawer") return 3;
  return frontParts.includes(part) ? 1.5 : 1;
}

function wallsOf(places: readonly PlaceView[], size: PictureSize): readonly PlaceView[][] {
  const needed = Math.ceil(places.length / mostAtWall[size]);
  const amount = size === "chat" ? Math.min(mostWallsInChat, needed) : needed;
  if (amount <= 1) return [[...places]];
  const order = places.toSorted((a, b) => rankOf(a) - rankOf(b));
  const each = Math.ceil(order.length / amount);
  return Array.from({ length: amount }, (_, at) => {
    const wall = new Set(order.slice(at * each, (at + 1) * each));
    return places.filter((place) => wall.has(place));
  });
}
