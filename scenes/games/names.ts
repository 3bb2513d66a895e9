/** What games are called, without the worlds that play them. */
import { type GameFormat, gameFormats } from "../../src/core/scene.js";
import { cookingTasks } from "../cooking/game.js";
import { gridTasks } from "../grid/task.js";

/** The tasks of each world. */
export const gameTasks: Readonly<Record<GameFormat, readonly string[]>> = {
  cooking: Object.keys(cookingTasks),
  grid: gridTasks.map(({ name }) => name),
};

/** The names of all games, without their numbers. */
export function listGameTasks(): readonly string[] {
  return gameFormats.flatMap((format) => gameTasks[format].map((task) => `${format}:${task}`));
}
