/** Worlds with an oracle, by name: what trainers and benches can be told to use. */

import { findGridTask } from "../../scenes/grid/index.js";
import { gridTasks } from "../../scenes/grid/task.js";
import { InputError } from "../../src/core/errors.js";
import type { QuerySimulator } from "../../src/core/query-scene.js";
import { Option } from "../cli/commander.js";
import { createCookingLab, readCookingGames } from "./cooking-lab.js";
import { createGridLab } from "./grid-lab.js";
import type { QueryLab } from "./learner/learning.js";

export interface QueryWorld {
  readonly summary: string;
  readonly createLab: () => QueryLab;
  /** What tasks there are, where a list of all would be long. */
  readonly tasksInWords?: string;
  /** The usual spelling of a task's name, where it has others. Throws InputError. */
  readonly spellTask?: (name: string) => string;
  /** Reads given games of a task, where the world has a format for them. Throws InputError. */
  readonly readGames?: (file: string, task: string) => readonly (() => QuerySimulator)[];
}

const gridParts = gridTasks.flatMap(({ name }) => (name.includes("+") ? [] : [name]));

export const queryWorlds = {
  cooking: {
    summary: "Q-TextWorld: find ingredients in a kitchen and cut them as the recipe wants",
    createLab: createCookingLab,
    readGames: readCookingGames,
  },
  grid: {
    summary: "Q-BabyAI: find toys, boxes, keys and safe ways in rooms; tasks are joined by +",
    createLab: createGridLab,
    tasksInWords: `${gridParts.join(", ")}, joined by + in any order, level4 for all four`,
    spellTask: (name) => findGridTask(name).name,
  },
} as const satisfies Readonly<Record<string, QueryWorld>>;

/** The usual spelling of a task's name. Throws InputError where the world has no such task. */
export function spellTask({ createLab, spellTask: spell }: QueryWorld, text: string): string {
  const { tasks, world } = createLab();
  if (tasks.includes(text)) return text;
  if (spell) return spell(text);
  throw new InputError(`no ${world} task is called "${text}". There are ${tasks.join(", ")}`);
}

/** Chosen tasks to train with: all others are unseen then. */
export function sourcesOption(who: string): Option {
  return new Option(
    "--tasks <list>",
    `tasks that ${who}, with commas: others show what carries over (default: the world's)`,
  ).argParser((text: string) => text.split(","));
}

export type QueryWorldName = keyof typeof queryWorlds;
