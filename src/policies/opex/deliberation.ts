/**
 * Runs OPEx as a generator that yields a decision and receives the next view. Running it over the trajectory restores
 * its state.
 */
import type { Decision, PolicyView } from "../../core/decision.js";
import type { ChatModel } from "../../core/model.js";
import type { ExampleSelector } from "./examples.js";
import { type OpexMoment, readMoment } from "./moment.js";
import type { OpexOptions } from "./options.js";

export type Deliberation<T = Decision> = AsyncGenerator<Decision, T, PolicyView>;

export interface OpexParts {
  readonly model: ChatModel;
  readonly select: ExampleSelector;
  readonly options: OpexOptions;
}

const longestThought = 300;

export async function* act(
  { options }: OpexParts,
  command: string,
  thought: string,
): Deliberation<OpexMoment> {
  const said = thought.replace(/\s+/g, " ").trim().slice(0, longestThought);
  const view = yield { kind: "act", command, thought: said, because: [] };
  return readMoment(view, options.knowledge);
}

export function hadNoEffect(text: string): boolean {
  return text === "Nothing happens.";
}
