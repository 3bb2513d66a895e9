/** The planner (section 3): splits a task into subtasks, from similar examples and after a thought. */
import { z } from "zod";
import { type PlanExample, planTypes } from "./examples.js";
import {
  aboutRules,
  deedsSoFar,
  formatRules,
  foundThings,
  lastText,
  type OpexMoment,
  type OpexParts,
  writePrompt,
} from "./moment.js";

const planShape = {
  name: "plan",
  schema: z.object({
    taskType: z.enum(planTypes),
    thought: z.string(),
    steps: z.array(z.string()).min(1).max(16),
  }),
};

const setup = `You plan household tasks for a robot that works in one room.
First say which type of task it is. Then think about what the task needs: which thing, which appliance, which place, and in what order. Then give the plan: short subtasks, one after the other, each of which names what is to be found or done. The first looks round the room, unless the room is known already.
${aboutRules}`;

export interface Replanning {
  readonly subtask: string;
  readonly reason: string;
}

/** @throws ModelError */
export async function planTask(
  { model, select, options }: OpexParts,
  moment: OpexMoment,
  again: Replanning | null,
) {
  const { task } = moment.view;
  const examples = options.examples > 0 ? await select(task, options.examples) : [];
  const lines = [
    ...formatRules(moment.rules),
    ...examples.flatMap(formatExample),
    `Task: ${JSON.stringify(task)}`,
    ...(again ? formatState(moment, again) : []),
  ];
  return model.structure(writePrompt("planner", setup, { lines, moment }), planShape);
}

function formatExample({ task, taskType, thought, steps }: PlanExample): readonly string[] {
  return [
    `Example task: ${JSON.stringify(task)}`,
    `Example plan: ${JSON.stringify({ taskType, thought, steps })}`,
    "",
  ];
}

function formatState(moment: OpexMoment, { subtask, reason }: Replanning): readonly string[] {
  return [
    "The plan so far did not work out; plan anew from here.",
    `Subtask that was being done: ${JSON.stringify(subtask)}`,
    `What was wrong: ${JSON.stringify(reason)}`,
    `Done so far: ${deedsSoFar(moment).join("; ") || "nothing"}`,
    `Holding: ${moment.belief.held ?? "nothing"}`,
    `Found: ${foundThings(moment).join(", ") || "nothing"}`,
    `Places: ${moment.belief.places.join(", ")}`,
    `Last text of the world: ${JSON.stringify(lastText(moment))}`,
  ];
}
