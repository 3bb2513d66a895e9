/** Games by name: "cooking:take1-cut:7" is game 7 of the task take1-cut. */
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
import { type CookingTask, type CookingTaskName, cookingTasks } from "../cooking/game.js";
import { cookingEngine, playCooking } from "../cooking/simulator.js";
import { drawGridGame } from "../grid/draw-game.js";
import { gridEngine, playGrid } from "../grid/simulator.js";
import { findGridTask } from "../grid/task.js";
import { gameTasks } from "./names.js";

export type GameName = NonNullable<ReturnType<typeof readGameName>>;

const storedShape = z.object({ task: z.string(), seed: z.number().int(), engine: z.string() });

interface GameWorld {
  readonly engine: string;
  readonly title: string;
  /** Normalises the spelling of a task's name. Throws InputError. */
  readonly findTask: (name: string) => string;
  readonly open: (task: string, seed: number) => Simulator;
}

const worlds: Readonly<Record<GameFormat, GameWorld>> = {
  cooking: {
    engine: cookingEngine,
    title: "Charlie's kitchen",
    findTask: (name) => findCookingTask(name)[0],
    open: openCooking,
  },
  grid: {
    engine: gridEngine,
    title: "the toy rooms",
    findTask: (name) => findGridTask(name).name,
    open: openGrid,
  },
};

export function summariseGames(): readonly { readonly id: string; readonly title: string }[] {
  return gameFormats.flatMap((format) => {
    const { title } = worlds[format];
    return gameTasks[format].map((task) => ({
      id: `${format}:${task}`,
      title: `${title} (${task})`,
    }));
  });
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

function findCookingTask(name: string): readonly [CookingTaskName, CookingTask] {
  const names = Object.keys(cookingTasks) as CookingTaskName[];
  const found = names.find((known) => known === name.trim().toLowerCase());
  if (found) return [found, cookingTasks[found]];
  throw new InputError(`no cooking task is called "${name}"; there are ${names.join(", ")}`);
}

function openCooking(name: string, seed: number): Simulator {
  const [label, task] = findCookingTask(name);
  const game = playCooking(drawGame(task, seed, "chat", label));
  return asSimulator(game, taskOf("cook", game));
}

function openGrid(name: string, seed: number): Simulator {
  const game = playGrid(drawGridGame(findGridTask(name), seed, "chat"));
  return asSimulator(game, taskOf("find", game));
}

function taskOf(
  type: "cook" | "find",
  { instruction, maxSteps }: { readonly instruction: string; readonly maxSteps: number },
): Task {
  const goals = {
    cook: { object: "meal", target: "kitchen" },
    find: { object: "way", target: "room" },
  } as const;
  return { type, sentence: instruction, ...goals[type], maxSteps };
}

/** Plays a paper's game as a household. People answer in place of its oracle (a program); questions cost no step. */
function asSimulator(game: QuerySimulator, first: Task): Simulator {
  let task = first;

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
    fork: () => asSimulator(game.fork(), task),
    ownerView: () => game.ownerView(),
    plan: () => game.plan(),
    sampleTask: () => null,
    singleOut: () => null,
    relocate: () => {
      throw new InputError("In a game nothing can be moved by hand.");
    },
  };
}
