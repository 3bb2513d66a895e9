import type { OwnerView } from "../core/scene.js";

/** Includes the room's name for its only place: "it is in the hall". */
export function placeNames({ places }: OwnerView): Map<string, string[]> {
  const alone = (room: string) => places.filter((one) => one.room === room).length === 1;
  return new Map(places.map(({ id, label, room }) => [id, alone(room) ? [label, room] : [label]]));
}
