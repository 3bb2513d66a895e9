import type { Task } from "../../../src/core/scene.js";
import { choicesOf } from "../check/task-proof.js";
import { planTask } from "../expert/plan.js";
import { isSensible } from "../expert/sensible.js";
import { Goal } from "../goal.js";
import type { Layout } from "../layout.js";
import { openTypes } from "../source/open-task.js";
import type { State } from "../state.js";
import { describeThing } from "../view/owner-view.js";
import { phraseTask } from "../view/sentences.js";
import { drawSeveral, type Random } from "./draw.js";

/** Possible with any choice and not done yet; null when there is none. */
export function drawOpenTask(random: Random, layout: Layout, state: State): Task | null {
  const { world } = layout;
  const targets = [...new Set(world.places.map(({ type }) => type))];
  const wishes = openTypes.flatMap((type) =>
    kindsToChooseFrom(layout).flatMap((object) =>
      targets
        .filter((target) => layout.acceptsType(target, object))
        .map((target) => ({ type, object, target, open: true }))
        .filter((wish) => isSensible(world, wish)),
    ),
  );
  const second = random() < 0.5;
  for (const wish of drawSeveral(random, wishes, wishes.length)) {
    const task = { ...wish, sentence: phraseTask(world, wish, second) };
    const isAfforded = choicesOf(world, task).every(
      (choice) => planTask(layout, state, new Goal(layout, choice))?.length,
    );
    if (isAfforded) return task;
  }
  return null;
}

/** Kinds with several things that differ in looks or owner. */
function kindsToChooseFrom({ world }: Layout): readonly string[] {
  const kinds = [...new Set(world.things.map(({ type }) => type))];
  return kinds.filter((kind) => {
    const things = world.things.filter(({ type }) => type === kind);
    const looks = new Set(things.map(({ attributes }) => describeThing("", attributes)));
    return things.length > 1 && looks.size === things.length;
  });
}
