import { viewDraft } from "../../../scenes/household/index.js";
import { InputError } from "../../core/errors.js";
import type { Clarified } from "../../core/question.js";
import type { HomeTask } from "../../core/scene.js";
import { readOrder } from "./read-order.js";

/**
 * Parses a task's sentence as an order.
 * @throws InputError when the sentence is no task of that home, with the nearest reading
 */
export function readTask(text: string, sentence: string): HomeTask {
  const home = viewDraft(text);
  if (!home) throw new InputError("First give the home places and things: a task is about them.");
  const read = (clarified: Clarified) => readOrder(sentence, { home, speaker: null, clarified });
  const first = read({});
  // A task may be about any of several cabinets.
  const [only, ...others] = first.kind === "ask" ? first.choices : [];
  const reading = only && others.length === 0 ? read(only.clarified) : first;
  if (reading.kind !== "tasks") throw new InputError(reading.text);
  const [task, ...more] = reading.tasks;
  if (!task || more.length > 0)
    throw new InputError("That is more than one task: add them singly.");
  return task;
}
