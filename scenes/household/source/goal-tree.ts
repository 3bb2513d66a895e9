/** Parses a `:goal` into one of six shapes (spec section 11). */
import { InputError } from "../../../src/core/errors.js";
import type { HomeTask, HomeTaskType } from "../../../src/core/scene.js";
import { type Expression, quote } from "./expression.js";

type Atom = readonly string[];

/** Sorted atoms by task type; `differ` is (not (= a b)). */
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

/** Throws {@link InputError} for another shape. */
export function readGoal(goal: Expression): Omit<HomeTask, "sentence"> {
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
  const inside = found.find(([predicate]) => predicate === "inreceptacle");
  if (type !== "look_at_obj_in_light") {
    return {
      type,
      object: typeOf(inside?.[1], "objecttype"),
      target: typeOf(inside?.[2], "receptacletype"),
    };
  }
  const held = found.find(([predicate]) => predicate === "holds");
  return {
    type,
    object: typeOf(held?.[2], "objecttype"),
    target: typeOf(inside?.[1], "objecttype"),
  };
}

function collectAtoms(tree: Expression, into: Map<string, Atom>): void {
  if (typeof tree === "string") throw new InputError(`the goal is broken at ${quote(tree)}`);
  const [head, ...rest] = tree;
  if (head === "and") {
    for (const part of rest) collectAtoms(part, into);
  } else if (head === "exists") {
    for (const part of rest.slice(1)) collectAtoms(part, into);
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
