/** Methods with one answer: Binary says how sure it is, No Help never asks. */
import type { ChatModel } from "../../../src/core/model.js";
import type { Method } from "../method.js";
import { certainties, type Prompts } from "./prompts.js";

export function createBinary(model: ChatModel, prompts: Prompts): Method {
  return {
    name: "binary",
    separator: ",",
    async answer(row, half) {
      const action = await model.complete(prompts.action({ row, half }));
      const asked = prompts.certainty({ row, half }, action);
      const { scored } = await model.choose(asked, certainties);
      return { answers: [action], label: scored[0]?.option ?? "" };
    },
  };
}

export function createNoHelp(model: ChatModel, prompts: Prompts): Method {
  return {
    name: "nohelp",
    separator: ",",
    answer: async (row, half) => ({ answers: await model.complete(prompts.action({ row, half })) }),
  };
}
