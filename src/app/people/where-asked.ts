import type { Question } from "../../core/question.js";
import type { Memory } from "../../core/stores.js";

/** Returns the home's title, or "asked by deploy-bot". */
export async function whereAsked(memory: Memory, { id, household }: Question): Promise<string> {
  const asked = await memory.asks.asked(id);
  if (asked) return `asked by ${asked.agent}`;
  return (await memory.households.get(household))?.title ?? household;
}
