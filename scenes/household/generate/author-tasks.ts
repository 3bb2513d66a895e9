import type { HomeTaskType, Task } from "../../../src/core/episode/scene.js";
import type { Random } from "../../../src/core/random.js";
import { choicesOf } from "../check/task-proof.js";
import { planTask } from "../expert/plan.js";
import { isSensible, sampleTask, type Wish } from "../expert/sample-task.js";
import { Goal } from "../goal.js";
import { Layout } from "../layout.js";
import { openTypes } from "../source/home-faults.js";
import { createState, type State } from "../state.js";
import { describeThing } from "../view/owner-view.js";
import { phraseTask } from "../view/sentences.js";
import type { World } from "../world.js";
import { drawSeveral } from "./draw.js";

const fewestTasks = 6;

/**
 * Draws a generated home's tasks: one of each possible type, one about somebody's thing, one about a colour, and a
 * final one in which people choose the thing (open). Null when any but the last is impossible.
 */
export function authorTasks(random: Random, world: World): Task[] | null {
  const layout = new Layout(world, "2.1.2");
  let state = createState(world);
  const needed: Wish[] = [
    { by: "owner" },
    { by: "colour" },
    ...affordedTypes(world).map((type) => ({ type })),
  ];
  const more = Array.from({ length: Math.max(0, fewestTasks - needed.length) }, () => ({}));
  const tasks: Task[] = [];
  for (const wish of [...drawSeveral(random, needed, needed.length), ...more]) {
    const task = sampleTask(layout, state, random, { ...wish, sensible: true });
    if (!task || tasks.some(({ sentence }) => sentence === task.sentence)) return null;
    state = planTask(layout, state, new Goal(layout, task))?.state ?? state;
    tasks.push(task);
  }
  const open = drawOpenTask(random, layout, state);
  return open ? [...tasks, open] : tasks;
}

function affordedTypes(world: World): HomeTaskType[] {
  const has = (place: string) => world.places.some(({ type }) => type === place);
  const types: (HomeTaskType | false)[] = [
    "pick_and_place_simple",
    "pick_two_obj_and_place",
    world.things.some(({ abilities }) => abilities.includes("use")) && "look_at_obj_in_light",
    has("sinkbasin") && "pick_clean_then_place_in_recep",
    has("microwave") && "pick_heat_then_place_in_recep",
    has("fridge") && "pick_cool_then_place_in_recep",
  ];
  return types.filter((type) => type !== false);
}

/** Draws an open task that is possible with any choice and not done yet. */
function drawOpenTask(random: Random, layout: Layout, state: State): Task | null {
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
      (choice) => planTask(layout, state, new Goal(layout, choice))?.commands.length,
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
