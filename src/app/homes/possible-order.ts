import type { HomeTask, Simulator } from "../../core/episode/scene.js";
import { seededRandom } from "../../core/random.js";
import { everydayName, preposition, withArticle } from "../../core/words/names.js";
import { capitalise, joinWords } from "../../core/words/wording.js";
import { namesPlace } from "../../desk/remarks/names-in.js";
import { asksHelp } from "../../desk/remarks/set-phrases.js";
import type { OrderReading } from "./order-refusals.js";
import { type OrderContext, phraseAbilities } from "./order-tasks.js";
import { readOrder, readParts } from "./read-order.js";

const mostExamples = 3;
const tellLater = "Once a task has begun, you can tell me where things are, or whose they are.";

/** Reads an order, and refuses what cannot be done in the home as it is now. */
export function readPossibleOrder(
  scene: Simulator,
  text: string,
  who: Omit<OrderContext, "home">,
): OrderReading {
  const home = scene.ownerView();
  const say = () => phraseExamples(drawExamples(scene, seededRandom(1, "examples")));
  const abilities = phraseAbilities(home);
  if (asksHelp(text))
    return { kind: "cannot", text: `${abilities}${say()} ${tellLater}`, isUnread: true };
  const order = { ...who, home };
  const check = (reading: OrderReading) => checkPossible(scene, reading);
  const whole = check(readOrder(text, order));
  const reading = whole.kind === "cannot" ? (readParts(text, order, check) ?? whole) : whole;
  if (reading.kind !== "cannot" || reading.isMet) return reading;
  const refused = `${reading.text} ${abilities}`;
  if (reading.isUnread === undefined) return { ...reading, text: refused };
  const later = namesPlace(text, home) ? ` ${tellLater}` : "";
  return { ...reading, text: `${refused}${say()}${later}` };
}

/** Draws sentences of tasks that can be done in the home as it is. */
export function drawExamples(scene: Simulator, random: () => number): readonly string[] {
  const found = new Map<string, string>();
  for (let draw = 0; draw < 20 && found.size < mostExamples; draw++) {
    const task = scene.sampleTask(random);
    if (!task) break;
    const said = { home: scene.ownerView(), speaker: null, clarified: {} };
    const read = checkPossible(scene, readOrder(task.sentence, said));
    if (read.kind === "tasks" && !found.has(task.type))
      found.set(task.type, read.tasks[0]?.sentence ?? "");
  }
  return [...found.values()];
}

export function phraseExamples(sentences: readonly string[]): string {
  const quoted = sentences.map((one) => `“${one.replace(/\.$/, "")}”`);
  return quoted.length > 0 ? ` Say, for example: ${joinWords(quoted, "or")}.` : "";
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
  return { kind: "cannot", text: `That is so already: ${met.join(" ")}`, isMet: true };
}

/** Says why the task that the scene has begun cannot be done; null when it can. */
function whyNot(scene: Simulator, task: HomeTask): string | null {
  if (scene.plan() !== null) return null;
  const [, treatment] = /^pick_(heat|cool|clean)_/.exec(task.type) ?? [];
  const name = withArticle(task.object);
  if (task.type === "look_at_obj_in_light")
    return `I can't look at ${name} under the ${everydayName(task.target)}.`;
  const canPlace = scene.fork();
  canPlace.begin({ ...task, type: "pick_and_place_simple" });
  if (treatment && canPlace.plan() !== null) return `I can't ${treatment} ${name}.`;
  const where = `${preposition(task.target)} the ${everydayName(task.target)}`;
  return `${capitalise(name)} doesn't go ${where}.`;
}
