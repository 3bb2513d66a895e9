/** Checks with the planner that a home's tasks can be done one after the other. */

import type { Simulator, Task } from "../../../src/core/episode/scene.js";
import { withArticle } from "../../../src/core/words/names.js";
import { treatments } from "../commands.js";
import { Goal } from "../goal.js";
import { Layout } from "../layout.js";
import { HouseholdSimulator } from "../simulator.js";
import type { World } from "../world.js";

/**
 * Does the tasks in order; reports and skips impossible ones. Tries every choice of an open task (people choose the
 * thing), and continues from the first.
 */
export function proveTasks(world: World) {
  if (world.tasks.length === 0) return [];
  const simulator = HouseholdSimulator.create(world, "2.1.2");
  return world.tasks.flatMap((task, index) => {
    const message = explainFailure(world, simulator, task);
    return message === null ? [] : [{ task: index, message }];
  });
}

function explainFailure(world: World, simulator: Simulator, task: Task): string | null {
  if (simulator.begin(task).terminated)
    return "it is done already when its turn comes; change the task, its place in the list, or where things are";
  const [first = task, ...others] = choicesOf(world, task);
  const failed =
    others.find((choice) => !carryOut(simulator.fork(), choice)) ??
    (carryOut(simulator, first) ? null : first);
  return failed && `it cannot be done${formatChoice(failed)}: ${explain(world, failed)}`;
}

/** Lists what an open task may become when people choose. Any other task is itself. */
export function choicesOf(world: World, task: Task): readonly Task[] {
  if (!task.open) return [task];
  const things = world.things.filter(({ type }) => type === task.object);
  return things.map(({ name }) => ({ ...task, chosen: [name] }));
}

function carryOut(simulator: Simulator, task: Task): boolean {
  simulator.begin(task);
  const outcomes = (simulator.plan() ?? []).map((command) => simulator.step(command));
  return outcomes.at(-1)?.terminated ?? false;
}

function formatChoice({ chosen }: Task): string {
  return chosen ? ` when people choose ${chosen[0]}` : "";
}

function explain(world: World, task: Task): string {
  const layout = new Layout(world, "2.1.2");
  const goal = new Goal(layout, task);
  const things = [...world.things.keys()].filter((thing) => goal.isWanted(thing));
  const movable = things.filter((thing) => layout.can(thing, "pick"));
  const kind = withArticle(task.object);
  const { treatment } = goal;
  if (treatment && layout.placesOfType(treatments[treatment]).length === 0) {
    return `there is no ${treatments[treatment]} to ${treatment} things`;
  }
  if (treatment && things.length === 0) return `one cannot ${treatment} ${kind}`;
  if (movable.length === 0) return `one cannot pick up ${kind}`;
  if (movable.length < goal.count) return `it takes ${goal.count} of ${task.object}`;
  if (goal.isLook) return `there is no ${task.target} that can be turned on`;
  if (!layout.acceptsType(task.target, task.object)) {
    return `${kind} does not go in or on ${withArticle(task.target)}`;
  }
  return "the planner finds no way; change the object or the target";
}
