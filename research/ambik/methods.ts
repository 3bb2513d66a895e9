import type { ChatModel } from "../../src/core/model/model.js";
import { embedded } from "./embedded/detect.js";
import { certainties, createPrompts, type PromptStyle } from "./llm/prompts.js";
import { createKnowNo, createLap, createLofree } from "./llm/scorers.js";
import { createSetMethod } from "./llm/set-method.js";
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
  switch (name) {
    case "binary":
      return {
        name,
        async answer(row, half) {
          const action = await model.complete(prompts.action({ row, half }));
          const asked = prompts.certainty({ row, half }, action);
          const { scored } = await model.choose(asked, certainties);
          return { answers: [action], label: scored[0]?.option ?? "" };
        },
      };
    case "nohelp":
      return {
        name,
        answer: async (row, half) => ({
          answers: [await model.complete(prompts.action({ row, half }))],
        }),
      };
    case "knowno":
      return createSetMethod(createKnowNo(model, prompts), calibration);
    case "lofree":
      return createSetMethod(createLofree(model, prompts), calibration);
    case "lap": {
      const known = [...new Set(rows.flatMap(({ objects }) => objects))];
      return createSetMethod(createLap(model, prompts, known), calibration);
    }
  }
}
