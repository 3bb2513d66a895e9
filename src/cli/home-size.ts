import { many } from "../core/wording.js";

export type HomeSize = Readonly<Record<"rooms" | "places" | "things" | "tasks", number>>;

/** Returns "1 room, 12 places, 20 things, 8 tasks". */
export function formatHomeSize({ rooms, places, things, tasks }: HomeSize): string {
  const sizes = [many(rooms, "room"), many(places, "place"), many(things, "thing")];
  return `${sizes.join(", ")}, ${many(tasks, "task")}`;
}
