import type { CellLook, GridSight } from "../../src/core/grid.js";
import type { Child } from "./game.js";
import type { GridTask } from "./task.js";

export function formatInstruction(task: GridTask, child: Child | null): string {
  const { danger, door, favorite, box } = task;
  const parts: string[] = [];
  if (danger) parts.push("avoid danger zone");
  if (door && !child) parts.push(danger ? openDoor("door") : openDoor("blue door"));
  if (door && child) parts.push("find the key to the door");
  if (box) parts.push(`find ${child} toy`);
  else if (favorite) parts.push(`go to ${child} toy`);
  else if (danger) parts.push("go to the green square");
  return parts.join(", ");
}

function openDoor(door: string): string {
  return `find the key and open the ${door}`;
}

/** Facing, the cell ahead, what is carried, and what is seen, nearest first. */
export function describeSight(sight: GridSight): string {
  const { rows, facing, carries } = sight;
  const last = rows.length - 1;
  const middle = Math.floor(rows.length / 2);
  const ahead = rows[last - 1]?.[middle] ?? null;
  const seen = rows.flatMap((row, y) =>
    row.flatMap((look, x) => {
      if (!look || (y === last && x === middle) || !isNotable(look)) return [];
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

function isNotable({ kind }: CellLook): boolean {
  return kind !== "wall" && kind !== "floor";
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
