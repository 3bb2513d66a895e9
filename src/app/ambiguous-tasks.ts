/** Ambiguous tasks as people meet them: a sentence, a circle and a question. */
import { meantAdjective } from "../core/notebook.js";
import { type Random, seededRandom } from "../core/random.js";
import type { OwnerView, Simulator, Task } from "../core/scene.js";
import { phraseQuestion } from "../desk/phrase-question.js";
import { findContradictions } from "./contradictions.js";

export interface AmbiguousTask {
  readonly task: Task;
  /** What people are asked first. */
  readonly question: string;
  readonly view: OwnerView;
  /** What contradicts what, as sentences; empty: a careful person can answer. */
  readonly faults: readonly string[];
}

/** Tries for each wanted task. */
const mostDraws = 400;

/** Up to `count` different tasks that a home affords as it is, drawn from a seed. */
export function drawAmbiguousTasks(
  scene: Simulator,
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly AmbiguousTask[] {
  const random = seededRandom(seed, "ambiguous", scene.ownerView().home);
  const drawn = new Map<string, AmbiguousTask>();
  for (let draw = 0; draw < mostDraws * count && drawn.size < count; draw++) {
    const one = drawOne(scene, random);
    if (one) drawn.set(`${one.task.sentence}|${one.task.instance}`, one);
  }
  return [...drawn.values()];
}

/**
 * Null when the draw leaves nothing in doubt.
 *
 * @rig ambiguous
 */
export function drawOne(scene: Simulator, random: Random): AmbiguousTask | null {
  const sampled = scene.sampleTask(random);
  const task = sampled && scene.singleOut(sampled, random);
  if (!task) return null;
  const question = phraseQuestion({ func: "where", adjective: meantAdjective, noun: task.object });
  const view = scene.ownerView();
  return { task, question, view, faults: findContradictions(task, question, view) };
}
