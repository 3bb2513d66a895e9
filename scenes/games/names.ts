import { type GameFormat, gameFormats } from "../../src/core/episode/scene.js";
import { cookingTasks } from "../cooking/game.js";
import { gridTasks } from "../grid/task.js";

export const gameTasks: Readonly<Record<GameFormat, readonly string[]>> = {
  cooking: Object.keys(cookingTasks),
  grid: gridTasks.map(({ name }) => name),
};

export function listGameTasks(): readonly string[] {
  return gameFormats.flatMap((format) => gameTasks[format].map((task) => `${format}:${task}`));
}
