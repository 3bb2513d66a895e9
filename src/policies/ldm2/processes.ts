/** Whole processes before a language model: the first step that differs, and the one to go by (LDM2, 3.3). */
import { z } from "zod";
import type { Charge, ChatModel } from "../../core/model.js";
import { writePrompt, wrong } from "./prompt.js";

/** The actions of one way of doing a task. */
export type Actions = readonly string[];

const compareJob = `You are shown two ways in which a household robot did the same task, as numbered steps. The first is the better one.
Give the number of the first step in which they differ.`;

const chooseJob = `You are shown numbered ways in which a household robot did the same task. Give the number of the way that does it best.`;

const numbered = { name: "number", schema: z.object({ number: z.int() }) };

/**
 * The step of the better process (from 0) at which the other one parts from it.
 *
 * @throws ModelError also when the processes do not differ there, or do before
 */
export async function compareProcesses(
  model: ChatModel,
  { goal, better, other }: { goal: string; better: Actions; other: Actions },
  charge?: Charge,
): Promise<number> {
  const data = { goal, first: number(better), second: number(other) };
  const { number: step } = await model.structure(
    writePrompt({ role: "reasoner", job: compareJob, data, charge }),
    numbered,
  );
  const at = step - 1;
  const isKey = at >= 0 && at < better.length && better[at] !== other[at];
  const isFirst = better.slice(0, at).every((action, index) => action === other[index]);
  if (!isKey || !isFirst) throw wrong(`step ${step} is not the first that differs`);
  return at;
}

/** Index of the process to go by; one alone needs no model. Throws ModelError. */
export async function chooseProcess(
  model: ChatModel,
  { goal, processes }: { goal: string; processes: readonly Actions[] },
  charge?: Charge,
): Promise<number> {
  if (processes.length === 1) return 0;
  const ways = processes.map((actions, index) => ({ number: index + 1, steps: number(actions) }));
  const { number: way } = await model.structure(
    writePrompt({ role: "reasoner", job: chooseJob, data: { goal, ways }, charge }),
    numbered,
  );
  if (!processes[way - 1]) throw wrong(`there is no process ${way}`);
  return way - 1;
}

function number(actions: Actions): readonly string[] {
  return actions.map((action, index) => `${index + 1}. ${action}`);
}
