/** The detector as a method: asks about the open choice, or does as it is told. */
import { type Method, taskOf } from "../method.js";
import { findOpenChoice } from "./detect.js";

/** Reads the environment's list and the task's sentence, nothing else of a row. */
export const embedded: Method = {
  name: "embedded",
  separator: ", ",
  async answer(row, half) {
    const task = taskOf(row, half);
    return { answers: findOpenChoice(row.objects, task)?.candidates ?? [task] };
  },
};
