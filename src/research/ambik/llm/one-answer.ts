/** Methods with one answer: Binary says how sure it is, No Help never asks. */
import type { ChatModel } from "../../../core/model.js";
import type { Method } from "../method.js";
import { actionPrompt, certaintyPrompt } from "./prompts.js";

export function createBinary(model: ChatModel): Method {
  return {
    name: "binary",
    separator: ",",
    async answer(row, half) {
      const action = await model.complete(actionPrompt({ row, half }));
      const asked = certaintyPrompt({ row, half }, action);
      const { scored } = await model.choose(asked, ["Certain", "Uncertain"]);
      return { answers: [action], label: scored[0]?.option ?? "" };
    },
  };
}

export function createNoHelp(model: ChatModel): Method {
  return {
    name: "nohelp",
    separator: ",",
    answer: async (row, half) => ({ answers: await model.complete(actionPrompt({ row, half })) }),
  };
}
