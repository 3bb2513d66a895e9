/** Parses ALFWorld's game files. */
import { z } from "zod";
import type { HomeTask, HomeTaskType } from "../../../src/core/episode/scene.js";
import { InputError } from "../../../src/core/errors.js";
import { parseJson } from "../../../src/core/json.js";
import { remembering } from "../../../src/core/newest.js";
import type { Wording } from "../layout.js";
import type { World } from "../world.js";
import { nameEntities, translateCommand } from "./display-names.js";
import { buildWorld } from "./game-world.js";
import { type Expression, quote, readProblem } from "./problem.js";

type Atom = readonly string[];

/** Task types by the sorted predicates of their goals; `differ` is (not (= a b)). */
const shapes: ReadonlyMap<string, HomeTaskType> = new Map(
  Object.entries({
    "inreceptacle objecttype receptacletype": "pick_and_place_simple",
    "cleanable inreceptacle isclean objecttype receptacletype": "pick_clean_then_place_in_recep",
    "heatable inreceptacle ishot objecttype receptacletype": "pick_heat_then_place_in_recep",
    "coolable inreceptacle iscool objecttype receptacletype": "pick_cool_then_place_in_recep",
    "differ inreceptacle inreceptacle objecttype objecttype receptacletype":
      "pick_two_obj_and_place",
    "atlocation holds inreceptacle istoggled objecttype objecttype receptacleatlocation toggleable":
      "look_at_obj_in_light",
  } as const),
);

/** Parses a `:goal`. @throws InputError when it is of none of the six types */
function readGoal(goal: Expression): Omit<HomeTask, "sentence"> {
  const atoms = new Map<string, Atom>();
  collectAtoms(goal, atoms);
  const found = [...atoms.values()];
  const shape = found.map(([predicate]) => predicate).sort();
  const type = shapes.get(shape.join(" "));
  if (!type) throw new InputError(`the goal has none of the six known shapes: ${quote(goal)}`);
  const typeOf = (id: string | undefined, predicate: string) => {
    const atom = found.find((a) => a[0] === predicate && a[1] === id);
    if (!atom?.[2]) throw new InputError(`the goal does not say what ${id} is: ${quote(goal)}`);
    return atom[2].replace(/type$/, "");
  };
  const [, content, place] = found.find(([predicate]) => predicate === "inreceptacle") ?? [];
  const [, , held] = found.find(([predicate]) => predicate === "holds") ?? [];
  return type === "look_at_obj_in_light"
    ? { type, object: typeOf(held, "objecttype"), target: typeOf(content, "objecttype") }
    : { type, object: typeOf(content, "objecttype"), target: typeOf(place, "receptacletype") };
}

function collectAtoms(tree: Expression, into: Map<string, Atom>): void {
  if (typeof tree === "string") throw new InputError(`the goal is broken at ${quote(tree)}`);
  const [head, ...rest] = tree;
  if (head === "and" || head === "exists") {
    for (const part of head === "and" ? rest : rest.slice(1)) collectAtoms(part, into);
  } else {
    const atom = head === "not" ? readDifference(tree) : tree;
    if (!atom.every((word) => typeof word === "string")) {
      throw new InputError(`the goal is broken at ${quote(tree)}`);
    }
    into.set(atom.join(" "), atom as Atom);
  }
}

function readDifference(tree: readonly Expression[]): readonly Expression[] {
  const [, equality] = tree;
  if (!Array.isArray(equality) || equality[0] !== "=") {
    throw new InputError(`the goal is broken at ${quote(tree)}`);
  }
  return ["differ", ...(equality.slice(1) as Expression[])];
}

const fileSchema = z.object({
  pddl_problem: z.string(),
  grammar: z.string(),
  walkthrough: z.array(z.string()).optional(),
});

const lead = "Your task is to: ";
/** Most characters; ALFWorld's sentences have up to 50. */
const longestSentence = 500;

export type Game = Omit<ReturnType<typeof parse>, "grammar"> & { readonly wording: Wording };

/** `wording` replaces the one detected in the game's grammar. @throws InputError with file and why */
export function readGame(
  text: string,
  { file, wording }: { file: string; wording?: Wording },
): Game {
  try {
    const { grammar, ...game } = parseGame(text);
    return { ...game, wording: wording ?? detectWording(grammar) };
  } catch (cause) {
    if (!(cause instanceof InputError)) throw cause;
    throw new InputError(`not an ALFWorld game: ${cause.message}`, { file, cause });
  }
}

/** Keeps the last game, as files are read twice in a row: for the solution and the household. */
const parseGame = remembering(parse, 1, 1e6);

function parse(text: string) {
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
    grammar,
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
