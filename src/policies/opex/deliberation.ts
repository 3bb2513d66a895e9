/**
 * A deliberation: OPEx written as the program that it is. It yields a decision and is handed the view of
 * the next moment; working its state out again is running it over the trajectory from the start.
 */
import type { Decision, PolicyView } from "../../core/decision.js";
import type { ChatModel } from "../../core/model.js";
import type { ExampleSelector } from "./examples.js";
import { type OpexMoment, readMoment } from "./moment.js";
import type { OpexOptions } from "./options.js";

/** Ends with the decision to stop. */
export type Deliberation<T = Decision> = AsyncGenerator<Decision, T, PolicyView>;

export interface OpexParts {
  readonly model: ChatModel;
  readonly select: ExampleSelector;
  readonly options: OpexOptions;
}

/** Most characters of a thought that people are shown. */
const longestThought = 300;

/** Does one command, and gives the moment after it. */
export async function* act(
  { options }: OpexParts,
  command: string,
  thought: string,
): Deliberation<OpexMoment> {
  const said = thought.replace(/\s+/g, " ").trim().slice(0, longestThought);
  const view = yield { kind: "act", command, thought: said, because: [] };
  return readMoment(view, options.knowledge);
}

/** Whether the last world step had no effect. */
export function hadNoEffect(text: string): boolean {
  return text === "Nothing happens.";
}
