/** What people may call the places of a home. */
import type { OwnerView } from "../core/scene.js";

/** Each place by its label, and by the name of its room where it is the only place there: "it is in the hall". */
export function placeNames({ places }: OwnerView): Map<string, string[]> {
  const alone = (room: string) => places.filter((one) => one.room === room).length === 1;
  return new Map(places.map(({ id, label, room }) => [id, alone(room) ? [label, room] : [label]]));
}
