import { z } from "zod";
import { InputError } from "../../../src/core/errors.js";
import { parseJson } from "../../../src/core/json.js";
import type { HomeTask } from "../../../src/core/scene.js";
import type { Wording } from "../layout.js";
import type { World } from "../world.js";
import { nameEntities, translateCommand } from "./display-names.js";
import { buildWorld } from "./game-world.js";
import { readGoal } from "./goal-tree.js";
import { readProblem } from "./problem.js";

const fileSchema = z.object({
  pddl_problem: z.string(),
  grammar: z.string(),
  walkthrough: z.array(z.string()).optional(),
});

const lead = "Your task is to: ";
/** Real sentences have up to 50 characters. */
const longestSentence = 500;

export interface Game {
  readonly world: World;
  readonly task: HomeTask;
  readonly wording: Wording;
  /** A winning command list, if present. */
  readonly walkthrough: readonly string[] | null;
}

/** Files are often read twice in a row, for the walkthrough and the household. */
let last: {
  readonly text: string;
  readonly wording: Wording | undefined;
  readonly game: Game;
} | null = null;

/**
 * Parses `game.tw-pddl` (spec section 1). `wording` overrides the grammar's. Throws {@link InputError} with `file` and
 * the reason.
 */
export function readGame(text: string, options: { file: string; wording?: Wording }): Game {
  const { wording } = options;
  if (last?.text === text && last.wording === wording) return last.game;
  try {
    const game = parseGame(text, wording);
    last = { text, wording, game };
    return game;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(`not an ALFWorld game: ${error.message}`, {
      file: options.file,
      cause: error,
    });
  }
}

function parseGame(text: string, wording: Wording | undefined): Game {
  const file = fileSchema.safeParse(parseJson(text));
  if (!file.success) {
    const [issue] = file.error.issues;
    throw new InputError(`"${issue?.path.join(".") || "the file"}": ${issue?.message}`);
  }
  const { pddl_problem, grammar, walkthrough } = file.data;
  const sentence = readSentence(grammar);
  const problem = readProblem(pddl_problem);
  const task = { ...readGoal(problem.goal), sentence };
  const names = nameEntities(problem.entities.keys());
  const world = buildWorld(problem, names, task);
  checkTask(world, task);
  return {
    world,
    task,
    wording: wording ?? detectWording(grammar),
    walkthrough: walkthrough?.map((command) => translateCommand(command, names)) ?? null,
  };
}

function readSentence(grammar: string): string {
  const [, rest = ""] = grammar.split(lead, 2);
  const sentence = rest.slice(0, Math.max(0, rest.indexOf('"'))).trim();
  if (!sentence.endsWith(".")) throw new InputError("the grammar has no task sentence");
  if (sentence.length > longestSentence) throw new InputError("the task sentence is too long");
  return sentence;
}

function checkTask({ places, things }: World, { type, object, target }: HomeTask): void {
  const targets = type === "look_at_obj_in_light" ? things : places;
  for (const [kind, among] of [
    [object, things],
    [target, targets],
  ] as const) {
    if (among.some((one) => one.type === kind)) continue;
    throw new InputError(`the task needs a ${kind}, and there is none`);
  }
}

function detectWording(grammar: string): Wording {
  if (grammar.includes('template :: "move {o} to {r}"')) return "2.1.2";
  if (grammar.includes('template :: "put {o} in/on {r}"')) return "2.1.1";
  throw new InputError("the grammar has neither the older nor the newer wording of putting things");
}
