/** Arranges a home's rooms in one picture. A room with many places becomes several drawings ("walls"). */
import type { PlaceView } from "../../../src/core/episode/scene.js";
import { layRoom, type Room } from "./layout.js";
import { frontParts, partOf, planRoom, roomKindOf, worktopParts } from "./pieces.js";
import { sum } from "./rows.js";
import type { Frame } from "./scene.js";
import { isLarge, measuresOf, type PictureSize } from "./sizes.js";

export function roomsOf(places: readonly PlaceView[]): readonly string[] {
  return [...new Set(places.map(({ room }) => room))];
}

export interface Area {
  readonly name: string;
  readonly room: Room;
  readonly frame: Frame;
}

/** Most places per wall. More than two walls are hard to read in a chat picture. */
const mostAtWall: Readonly<Record<PictureSize, number>> = {
  page: 56,
  panel: 56,
  phone: 20,
  chat: 20,
};
const mostWallsInChat = 2;
const gap = 6;

/** Arranges rooms in two columns; in small pictures, walls of a single room in one. @param room draws only this one */
export function layAreas(places: readonly PlaceView[], size: PictureSize, room?: string) {
  const names = roomsOf(places).filter((name) => room === undefined || name === room);
  const walls = names.flatMap((name) => {
    const all = places.filter((place) => place.room === name);
    return wallsOf(all, size).map((wall) => ({ name: names.length > 1 ? name : "", wall }));
  });
  const whole = measuresOf(size).w;
  if (walls.length <= 1) {
    const laid = layRoom(walls[0]?.wall ?? [], size);
    const area = { name: "", room: laid, frame: { x: 0, y: 0, scale: 1 } };
    return { areas: [area], width: whole, height: Math.round(laid.levels.bottom) };
  }
  const columns = isLarge(size) || names.length > 1 ? 2 : 1;
  const scale = isLarge(size) ? 1.5 : 1;
  const areas: Area[] = [];
  let y = -gap;
  for (let at = 0; at < walls.length; ) {
    const beside = walls.slice(at, at + columns).map(({ wall }) => wall);
    const row = layRow(beside, whole, scale);
    y += gap;
    let x = 0;
    for (const room of row) {
      areas.push({ name: walls[at]?.name ?? "", room: oneCat(room, at), frame: { x, y, scale } });
      x += room.m.w * scale + gap;
      at += 1;
    }
    y += (row[0]?.levels.bottom ?? 0) * scale;
  }
  return { areas, width: whole, height: y };
}

/** Gives the room with more places more width, unless names would not fit then. */
function layRow(
  row: readonly (readonly PlaceView[])[],
  whole: number,
  scale: number,
): readonly Room[] {
  const isShallow = row.every((places) => planRoom(places, roomKindOf(places)).front.length === 0);
  const wide = (whole - gap * (row.length - 1)) / scale;
  const weights = row.map((places) => Math.max(3, places.length));
  const byCount = (weights[0] ?? 1) / sum(weights);
  let best: readonly Room[] = [];
  for (const share of row.length === 1 ? [1] : [byCount, 0.5, 0.4, 0.6, 0.3, 0.7]) {
    const rooms = row.map((places, nth) => {
      const w = Math.round(wide * (nth === 0 ? share : 1 - share));
      return layRoom(places, "chat", { w, isShallow });
    });
    if (best.length === 0 || countNameless(rooms) < countNameless(best)) best = rooms;
    if (countNameless(best) === 0) break;
  }
  return best;
}

function countNameless(rooms: readonly Room[]): number {
  const pieces = rooms.flatMap((room) => [...room.pieces.values()]);
  return pieces.filter(({ isTight }) => isTight).length;
}

function oneCat(room: Room, at: number): Room {
  return at === 0 ? room : { ...room, decor: room.decor.filter(({ part }) => part !== "cat") };
}

function rankOf(place: PlaceView): number {
  const part = partOf(place);
  if (part === "fridge" || worktopParts.has(part)) return 0;
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
