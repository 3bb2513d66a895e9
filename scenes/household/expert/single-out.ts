/** Ambiguous tasks (ABA, section 4.2): one thing is meant, but the sentence does not say which. */
import { looksOf } from "../../../src/core/episode/looks.js";
import type { OwnerView, PlaceView, Task, ThingView } from "../../../src/core/episode/scene.js";
import { everydayName } from "../../../src/core/names.js";
import { pick } from "../../../src/core/random.js";
import { Goal } from "../goal.js";
import type { Layout } from "../layout.js";
import type { State } from "../state.js";
import { viewAsOwner } from "../view/owner-view.js";
import { planTask } from "./plan.js";

/**
 * Draws the meant thing among all that satisfy the goal. It must be at one place and look unlike others of its kind
 * there, so that one circle shows it; any thing will do in ALFWorld's games. Null without such a thing, without
 * ambiguity, for two things and for open tasks.
 */
export function singleOut(
  layout: Layout,
  state: State,
  task: Task,
  random: () => number,
): Task | null {
  const { instance: _, ...open } = task;
  const goal = new Goal(layout, open);
  if (task.open || goal.count > 1) return null;
  const possible = layout.world.things
    .filter((_, index) => goal.isWanted(index))
    .map(({ name }) => ({ ...open, instance: name }))
    .filter((meant) => planTask(layout, state, new Goal(layout, meant))?.length);
  if (possible.length < 2) return null;
  if (layout.world.voice === "alfworld") return pick(random, possible) ?? null;
  const view = viewAsOwner(layout, state);
  const shown = pick(
    random,
    possible.filter(({ instance }) => canBeCircled(view, instance)),
  );
  return shown ? { ...shown, sentence: sayMeant(shown) } : null;
}

function canBeCircled({ places }: OwnerView, id: string): boolean {
  const [place, ...others] = places.filter(({ things }) => things.some((one) => one.id === id));
  return place !== undefined && others.length === 0 && isSingle(place, id);
}

function isSingle({ things }: PlaceView, id: string): boolean {
  const meant = things.find((one) => one.id === id);
  const isAlike = (one: ThingView): boolean =>
    meant !== undefined && one.kind === meant.kind && looksOf(one) === looksOf(meant);
  return things.filter(isAlike).length === 1;
}

/** "the mug": with "a mug" any would do, and "the hot mug" would be one already hot. */
function sayMeant({ sentence, object }: Task): string {
  const noun = everydayName(object);
  const treated = new RegExp(`^put (?:an?|some) (${[...verbs.keys()].join("|")}) ${noun}\\b`);
  return sentence
    .replace(treated, (_, state: string) => `${verbs.get(state)} the ${noun} and put it`)
    .replace(new RegExp(`\\b(?:an?|some) ${noun}\\b`), `the ${noun}`);
}

const verbs: ReadonlyMap<string, string> = new Map([
  ["clean", "clean"],
  ["hot", "heat"],
  ["cool", "cool"],
]);
