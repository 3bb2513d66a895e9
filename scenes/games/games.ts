/** Opens games by name: "cooking:take1-cut:7" is game 7 of the task take1-cut. */
import { z } from "zod";
import type { QueryOutcome, QuerySimulator } from "../../src/core/episode/query-scene.js";
import {
  type GameFormat,
  gameFormats,
  type HouseholdSource,
  type Outcome,
  type Simulator,
  type Task,
  type WorldContent,
} from "../../src/core/episode/scene.js";
import { InputError } from "../../src/core/errors.js";
import { drawGame } from "../cooking/draw-game.js";
import { cookingTasks } from "../cooking/game.js";
import { cookingEngine, playCooking } from "../cooking/simulator.js";
import { drawGridGame } from "../grid/draw-game.js";
import { gridEngine, playGrid } from "../grid/simulator.js";
import { findGridTask, gridTasks } from "../grid/task.js";

export type GameName = NonNullable<ReturnType<typeof readGameName>>;

const storedShape = z.object({ task: z.string(), seed: z.number().int(), engine: z.string() });

const worlds = {
  cooking: {
    engine: cookingEngine,
    title: "Charlie's kitchen",
    tasks: Object.keys(cookingTasks),
    findTask: findCookingTask,
    open(name: string, seed: number) {
      const task = findCookingTask(name);
      const game = playCooking(drawGame(cookingTasks[task], seed, "chat", task));
      return asSimulator(game, { type: "cook", object: "meal", target: "kitchen" });
    },
  },
  grid: {
    engine: gridEngine,
    title: "the toy rooms",
    tasks: gridTasks.map(({ name }) => name),
    findTask: (name: string) => findGridTask(name).name,
    open(name: string, seed: number) {
      const game = playGrid(drawGridGame(findGridTask(name), seed, "chat"));
      return asSimulator(game, { type: "find", object: "way", target: "room" });
    },
  },
} as const satisfies Readonly<Record<GameFormat, object>>;

export function summariseGames() {
  return gameFormats.flatMap((format) => {
    const { title, tasks } = worlds[format];
    return tasks.map((task) => ({ id: `${format}:${task}`, title: `${title} (${task})` }));
  });
}

export function tasksOfGame(format: GameFormat): readonly string[] {
  return worlds[format].tasks;
}

/** Parses "grid:danger+open-door" or "cooking:take2:7"; null for names of other worlds. Throws InputError for faults. */
export function readGameName(name: string) {
  const [world, task = "", number, ...rest] = name.trim().toLowerCase().split(":");
  const format = gameFormats.find((one) => one === world);
  if (!format || !name.includes(":")) return null;
  if (rest.length > 0 || (number !== undefined && !/^[1-9]\d{0,8}$/.test(number))) {
    throw new InputError(
      `"${name}" names no game: ${format}:TASK, or ${format}:TASK:NUMBER for one in particular, 1 to 999999999`,
    );
  }
  const found = worlds[format].findTask(task);
  return { format, task: found, number: number === undefined ? null : Number(number) };
}

export function loadGame({
  format,
  task,
  number,
}: GameName & { readonly number: number }): HouseholdSource<WorldContent<GameFormat>> {
  const { engine, title } = worlds[format];
  const content = { format, text: JSON.stringify({ task, seed: number, engine }) } as const;
  const id = `${format}:${task}:${number}`;
  return {
    id,
    title: `${title} (${task}, game ${number})`,
    content,
    tasks: [openGame(content, id).task],
  };
}

/** Opens a stored game. Throws {@link InputError} with `name` for another text or engine version. */
export function openGame({ format, text }: WorldContent<GameFormat>, name: string): Simulator {
  const { engine, open } = worlds[format];
  const stored = storedShape.parse(JSON.parse(text));
  if (stored.engine !== engine) {
    throw new InputError(
      `${name} was drawn by ${stored.engine}, and this is ${engine}: play another game of it`,
    );
  }
  return open(stored.task, stored.seed);
}

function findCookingTask(name: string): keyof typeof cookingTasks {
  const names = Object.keys(cookingTasks) as (keyof typeof cookingTasks)[];
  const found = names.find((known) => known === name.trim().toLowerCase());
  if (found) return found;
  throw new InputError(`no cooking task is called "${name}"; there are ${names.join(", ")}`);
}

/** Plays a paper's game as a household. People answer in place of its program; questions cost no step. */
function asSimulator(
  game: QuerySimulator,
  { type, ...goal }: Pick<Task, "type" | "object" | "target">,
  begun?: Task,
): Simulator {
  const { instruction, maxSteps } = game;
  let task = begun ?? { type, sentence: instruction, ...goal, maxSteps };

  function toOutcome({ observation, sight, reward, terminated, truncated }: QueryOutcome): Outcome {
    const admissible = [...game.commands()].sort();
    return {
      observation: { text: observation, admissible, ...(sight && { sight }) },
      reward: reward > 0 ? 1 : 0,
      terminated: terminated || truncated,
    };
  }

  return {
    engine: game.engine,
    get task() {
      return task;
    },
    begin(given) {
      task = given;
      return toOutcome(game.begin());
    },
    step: (command) => toOutcome(game.step(command)),
    fork: () => asSimulator(game.fork(), { type, ...goal }, task),
    ownerView: () => game.ownerView(),
    plan: () => game.plan(),
    sampleTask: () => null,
    singleOut: () => null,
    relocate: () => {
      throw new InputError("In a game nothing can be moved by hand.");
    },
  };
}
