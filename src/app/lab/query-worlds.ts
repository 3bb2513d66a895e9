/** Worlds with an oracle, by name: what trainers and benches can be told to use. */
import type { QueryLab } from "../../core/query-learning.js";
import type { QuerySimulator } from "../../core/query-scene.js";
import { createCookingLab, readCookingGames } from "./cooking-lab.js";

export interface QueryWorld {
  readonly summary: string;
  readonly createLab: () => QueryLab;
  /** Reads given games of a task, where the world has a format for them. Throws InputError. */
  readonly readGames?: (file: string, task: string) => readonly (() => QuerySimulator)[];
}

export const queryWorlds = {
  cooking: {
    summary: "Q-TextWorld: find ingredients in a kitchen and cut them as the recipe wants",
    createLab: createCookingLab,
    readGames: readCookingGames,
  },
} as const satisfies Readonly<Record<string, QueryWorld>>;

export type QueryWorldName = keyof typeof queryWorlds;
