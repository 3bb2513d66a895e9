/** Splits a task into subtasks with a language model (OPEx, section 3), from similar examples and after a thought. */
import { z } from "zod";
import { promptOf } from "../../core/model/model.js";
import { type PlanExample, planTypes } from "./examples.js";
import {
  aboutRules,
  deedsSoFar,
  formatRules,
  foundThings,
  type OpexParts,
  type OpexState,
} from "./state.js";

/** Examples in the prompt (top K; not given in the paper). */
const shownExamples = 3;

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

type Failed = { readonly subtask: string; readonly reason: string };

/** @param again the subtask that failed, to plan anew @throws ModelError */
export async function planTask(
  { model, select }: OpexParts,
  state: OpexState,
  again: Failed | null,
) {
  const { task } = state.view;
  const examples = await select(task, shownExamples);
  const lines = [
    ...formatRules(state.rules),
    ...examples.flatMap(formatExample),
    `Task: ${JSON.stringify(task)}`,
    ...(again ? formatState(state, again) : []),
  ];
  return model.structure(promptOf("planner", setup, lines.join("\n"), state.charge), planShape);
}

function formatExample({ task, taskType, thought, steps }: PlanExample): readonly string[] {
  return [
    `Example task: ${JSON.stringify(task)}`,
    `Example plan: ${JSON.stringify({ taskType, thought, steps })}`,
    "",
  ];
}

function formatState(state: OpexState, { subtask, reason }: Failed): readonly string[] {
  return [
    "The plan so far did not work out; plan anew from here.",
    `Subtask that was being done: ${JSON.stringify(subtask)}`,
    `What was wrong: ${JSON.stringify(reason)}`,
    `Done so far: ${deedsSoFar(state).join("; ") || "nothing"}`,
    `Holding: ${state.belief.held ?? "nothing"}`,
    `Found: ${foundThings(state).join(", ") || "nothing"}`,
    `Places: ${state.belief.places.join(", ")}`,
    `Last text of the world: ${JSON.stringify(state.lastText)}`,
  ];
}
