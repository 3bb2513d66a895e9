import type { HomeTask, Simulator } from "../../core/episode/scene.js";
import { everydayName, preposition, withArticle } from "../../core/words/names.js";
import { capitalise } from "../../core/words/wording.js";
import { abilities, type OrderReading } from "./order-refusals.js";
import type { OrderContext } from "./order-tasks.js";
import { readOrder } from "./read-order.js";

/** Reads an order, and refuses what cannot be done in the home as it is now. */
export function readPossibleOrder(
  scene: Simulator,
  text: string,
  who: Omit<OrderContext, "home">,
): OrderReading {
  return checkPossible(scene, readOrder(text, { ...who, home: scene.ownerView() }));
}

export function checkPossible(scene: Simulator, reading: OrderReading): OrderReading {
  if (reading.kind !== "tasks") return reading;
  const ahead = scene.fork();
  const met: string[] = [];
  for (const task of reading.tasks) {
    if (ahead.begin(task).reward === 1) met.push(task.sentence);
    const problem = whyNot(ahead, task);
    if (problem !== null) return { kind: "cannot", text: problem };
    for (const command of ahead.plan() ?? []) ahead.step(command);
  }
  if (met.length < reading.tasks.length) return reading;
  return { kind: "cannot", text: `That is so already: ${met.join(" ")}` };
}

/** Says why a task that has begun cannot be done; null when it can. */
function whyNot(scene: Simulator, task: HomeTask): string | null {
  if (scene.plan() !== null) return null;
  const [, treatment] = /^pick_(heat|cool|clean)_/.exec(task.type) ?? [];
  const name = withArticle(task.object);
  if (task.type === "look_at_obj_in_light")
    return `I can't look at ${name} under the ${everydayName(task.target)}. ${abilities}`;
  const canPlace = scene.fork();
  canPlace.begin({ ...task, type: "pick_and_place_simple" });
  if (treatment && canPlace.plan() !== null) return `I can't ${treatment} ${name}. ${abilities}`;
  const where = `${preposition(task.target)} the ${everydayName(task.target)}`;
  return `${capitalise(name)} doesn't go ${where}. ${abilities}`;
}
