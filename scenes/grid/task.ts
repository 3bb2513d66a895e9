/** Lists Q-BabyAI's tasks: four parts and their combinations (Liu et al., appendix A.1, table 8). */
import { InputError } from "../../src/core/errors.js";
import { findNearest } from "../household/source/suggest.js";

export const taskParts = ["danger", "open-door", "favorite", "object-in-box"] as const;
export type TaskPart = (typeof taskParts)[number];

export type GridTask = ReturnType<typeof makeTask>;

/** All combinations, by the number of their parts. */
export const gridTasks: readonly GridTask[] = Array.from({ length: 2 ** taskParts.length - 1 })
  .map((_, index) => taskParts.filter((_, bit) => (index + 1) & (1 << bit)))
  .sort((one, other) => one.length - other.length)
  .map(makeTask);

const allParts = "level4";

/** Parses "favorite+danger", in any order. @throws InputError with the nearest name */
export function findGridTask(name: string): GridTask {
  const wanted = name.trim().toLowerCase();
  const parts = wanted === allParts ? [...taskParts] : wanted.split("+").map(readPart);
  const task = gridTasks.find(({ name: usual }) => usual === nameOf(parts));
  if (task && new Set(parts).size === parts.length) return task;
  throw new InputError(`"${name}" names a part twice; name each of ${taskParts.join(", ")} once`);
}

function readPart(word: string): TaskPart {
  const part = taskParts.find((name) => name === word.trim());
  if (part) return part;
  const near = findNearest(word.trim(), [...taskParts, allParts]);
  const meant = near === null ? "" : `did you mean "${near}"? `;
  throw new InputError(
    `no grid task is called "${word}"; ${meant}There are ${taskParts.join(", ")}, joined by "+", and ${allParts} for all four`,
  );
}

function nameOf(parts: readonly TaskPart[]): string {
  return taskParts.filter((part) => parts.includes(part)).join("+");
}

function makeTask(parts: readonly TaskPart[]) {
  const flags = {
    danger: parts.includes("danger"),
    door: parts.includes("open-door"),
    favorite: parts.includes("favorite"),
    box: parts.includes("object-in-box"),
  };
  /** Number of parts, which the paper calls level. */
  const level = parts.length;
  return { name: nameOf(parts), level, ...flags, ...sizeOf(flags) };
}

type Flags = Readonly<Record<"danger" | "door" | "favorite" | "box", boolean>>;

/** Returns numbers of rooms and their side with walls (table 8). Favourites need nine rooms, danger larger ones in a row. */
function sizeOf({ danger, door, favorite, box }: Flags) {
  if (danger && door && favorite && box) return { columns: 3, rows: 3, roomSize: 7 };
  if (favorite && !danger) return { columns: 3, rows: 3, roomSize: 5 };
  if (box && !danger && !door) return { columns: 1, rows: 1, roomSize: 9 };
  if (danger && door && (favorite || box)) return { columns: 3, rows: 1, roomSize: 7 };
  return { columns: door || favorite ? 2 : 1, rows: 1, roomSize: 7 };
}

export function stepLimitOf({ columns, rows, roomSize }: GridTask): number {
  return roomSize * roomSize * columns * rows;
}
