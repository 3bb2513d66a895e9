import type { ChatModel } from "../../src/core/model/model.js";
import { embedded } from "./embedded/detect.js";
import { createKnowNo } from "./llm/knowno.js";
import { createLap } from "./llm/lap.js";
import { createLofree } from "./llm/lofree.js";
import { certainties, createPrompts, type PromptStyle, type Prompts } from "./llm/prompts.js";
import { createSetMethod, type SetScorer } from "./llm/set-method.js";
import type { AskedRow, Method, MethodName } from "./method.js";

/**
 * @param rows all that were loaded: the names of things are taken from them
 * @throws ConfigError from `model`; InputError when there is too little to calibrate with
 */
export async function createMethod(
  name: MethodName,
  options: {
    readonly rows: readonly AskedRow[];
    readonly calibration: readonly AskedRow[];
    readonly style: PromptStyle;
    readonly model: () => ChatModel;
  },
): Promise<Method> {
  if (name === "embedded") return embedded;
  const { rows, calibration } = options;
  const model = options.model();
  const prompts = createPrompts(options.style);
  if (name === "binary") return createBinary(model, prompts);
  if (name === "nohelp") return createNoHelp(model, prompts);
  const scorers: Readonly<Record<SetScorer["name"], () => SetScorer>> = {
    knowno: () => createKnowNo(model, prompts),
    lap: () => createLap(model, prompts, [...new Set(rows.flatMap(({ objects }) => objects))]),
    lofree: () => createLofree(model, prompts),
  };
  return createSetMethod(scorers[name](), calibration);
}

function createBinary(model: ChatModel, prompts: Prompts): Method {
  return {
    name: "binary",
    async answer(row, half) {
      const action = await model.complete(prompts.action({ row, half }));
      const asked = prompts.certainty({ row, half }, action);
      const { scored } = await model.choose(asked, certainties);
      return { answers: [action], label: scored[0]?.option ?? "" };
    },
  };
}

function createNoHelp(model: ChatModel, prompts: Prompts): Method {
  return {
    name: "nohelp",
    answer: async (row, half) => ({ answers: await model.complete(prompts.action({ row, half })) }),
  };
}
