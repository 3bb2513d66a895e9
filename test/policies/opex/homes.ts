/** OPEx in homes that were made, with a model that a player answers for. */
import { createSimulator, generateHome, storeHome } from "../../../scenes/household/index.js";
import type { Policy, PolicyView } from "../../../src/core/decision.js";
import type { WorldRule } from "../../../src/core/knowledge.js";
import type { ChatModel } from "../../../src/core/model.js";
import { seededRandom } from "../../../src/core/random.js";
import type { Simulator, Task, TaskType } from "../../../src/core/scene.js";
import {
  createOpexPolicy,
  type OpexName,
  opexVariants,
  planExamples,
} from "../../../src/policies/opex/index.js";

export interface Drawn {
  readonly scene: Simulator;
  readonly task: Task;
}

/** A task of a type in a home made from the seed. */
export function drawTask(type: TaskType, seed: number): Drawn {
  const kind = /heat|cool/.test(type) ? "kitchen" : "flat";
  const scene = createSimulator(storeHome(generateHome({ kind, seed })), `${kind}:${seed}`);
  const random = seededRandom(seed, type);
  for (let nth = 0; nth < 60; nth++) {
    const task = scene.sampleTask(random);
    if (task?.type === type) return { scene, task };
  }
  throw new Error(`no ${type} in ${kind} ${seed}`);
}

/** The first moment of a task, as a policy sees it. */
export function firstView({ scene, task }: Drawn): PolicyView {
  const { text: observation, admissible } = scene.begin(task).observation;
  return {
    task: task.sentence,
    particular: false,
    facts: [],
    askEagerly: false,
    trajectory: [{ kind: "begin", observation, admissible }],
  };
}

/** With the first examples, whatever the task. */
export function opexWith(model: ChatModel, name: OpexName = "opex"): Policy {
  const select = async (_: string, count: number) => planExamples.slice(0, count);
  return createOpexPolicy(name, { model, select, options: opexVariants[name] });
}

export const taught = (text: string, source: WorldRule["source"] = "taught"): WorldRule => ({
  id: `r-${text}`,
  household: null,
  text,
  source,
  person: null,
  at: 0,
});
