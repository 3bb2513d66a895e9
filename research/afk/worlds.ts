import { drawGame } from "../../scenes/cooking/draw-game.js";
import {
  type CookingTaskName,
  cookingTasks,
  cookingVocabulary,
  cookingVocabulary as vocabulary,
} from "../../scenes/cooking/game.js";
import { cookingEngine } from "../../scenes/cooking/simulator.js";
import { drawGridGame } from "../../scenes/grid/draw-game.js";
import { gridEngine } from "../../scenes/grid/simulator.js";
import { findGridTask, gridTasks } from "../../scenes/grid/task.js";
import type { QueryPolicy } from "../../src/core/episode/query-scene.js";
import { InputError } from "../../src/core/errors.js";
import { createFollower, declinedIn } from "../../src/policies/query/asking.js";
import { createCookingPlanner } from "../../src/policies/query/cooking/planner.js";
import { createGridPlanner } from "../../src/policies/query/grid/planner.js";
import { openCookingReading } from "./learner/cooking-reading.js";
import { createGridLearner, createLearnedGridPolicy } from "./learner/grid-learner.js";
import { type Ablation, createLearner, type Exploring, type QueryLab } from "./learner/learning.js";
import {
  createLinearValues,
  findBest,
  type LinearValues,
  type Weights,
} from "./learner/linear-values.js";
import { askInKitchen, askOnGrid } from "./oracle/with-oracle.js";

export interface QueryWorld {
  readonly summary: string;
  readonly createLab: () => QueryLab;
  readonly tasksInWords?: string;
  readonly spellTask?: (name: string) => string;
}

const cookingTaskNames = Object.keys(cookingTasks).filter(isCookingTask);

export const createCookingLab = (): QueryLab => ({
  world: "cooking",
  engine: cookingEngine,
  tasks: cookingTaskNames,
  trainingGames: 8_000,
  game: (task, use, seed, index) =>
    askInKitchen(drawGame(findCookingTask(task), seed, use, task, String(index))),
  planner: (asking) => createCookingPlanner(cookingVocabulary, asking),
  learned: createLearnedCookingPolicy,
  learner: createCookingLearner,
});

function isCookingTask(name: string): name is CookingTaskName {
  return Object.hasOwn(cookingTasks, name);
}

function findCookingTask(name: string) {
  if (isCookingTask(name)) return cookingTasks[name];
  const known = cookingTaskNames.join(", ");
  throw new InputError(`no cooking task is called "${name}"; there are ${known}`);
}

export const createGridLab = (): QueryLab => ({
  world: "grid",
  engine: gridEngine,
  tasks: gridTasks.map(({ name }) => name),
  trainingTasks: gridTasks.filter(({ level }) => level <= 2).map(({ name }) => name),
  trainingGames: 3_000,
  game: (name, use, seed, index) =>
    askOnGrid(drawGridGame(findGridTask(name), seed, use, String(index))),
  planner: createGridPlanner,
  learned: createLearnedGridPolicy,
  learner: createGridLearner,
});

const gridParts = gridTasks.flatMap(({ name }) => (name.includes("+") ? [] : [name]));

export const queryWorlds = {
  cooking: {
    summary: "Q-TextWorld: find ingredients in a kitchen and cut them as the recipe wants",
    createLab: createCookingLab,
  },
  grid: {
    summary: "Q-BabyAI: find toys, boxes, keys and safe ways in rooms; tasks are joined by +",
    createLab: createGridLab,
    tasksInWords: `${gridParts.join(", ")}, joined by + in any order, level4 for all four`,
    spellTask: (name) => findGridTask(name).name,
  },
} as const satisfies Readonly<Record<string, QueryWorld>>;

export function spellTask({ createLab, spellTask: spell }: QueryWorld, text: string): string {
  const { tasks, world } = createLab();
  if (tasks.includes(text)) return text;
  if (spell) return spell(text);
  throw new InputError(`no ${world} task is called "${text}". There are ${tasks.join(", ")}`);
}

export type QueryWorldName = keyof typeof queryWorlds;

/** Less than the paper's 0.9: a wasted step costs more, which linear values tell apart more surely. */
const gamma = 0.8;

const openWithout = (without: Ablation | undefined) => (instruction: string) =>
  openCookingReading(instruction, { vocabulary, without });

const createCookingLearner = (without?: Ablation) =>
  createLearner(gamma, without, openWithout(without), (values, exploring) =>
    createPlayer(without, values, exploring),
  );

function createLearnedCookingPolicy(weights: Weights, without?: Ablation): QueryPolicy {
  return createPlayer(without, createLinearValues(weights));
}

function createPlayer(
  without: Ablation | undefined,
  values: LinearValues,
  exploring?: Exploring,
): QueryPolicy {
  const follow = createFollower(openWithout(without));
  return {
    name: "learned",
    decide(view) {
      const reading = follow(view);
      const isDeclined = declinedIn(view);
      const left = () =>
        reading.decisions().filter((one) => one.kind === "act" || !isDeclined(one.query));
      const decision =
        exploring && exploring.random() < exploring.exploration
          ? reading.draw(exploring.random)
          : findBest(left(), reading.features, values);
      exploring?.note(view.history.length - 1, reading.features(decision));
      return decision;
    },
  };
}
