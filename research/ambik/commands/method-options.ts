/** Options of the benches that ask language models about tasks. */
import { withMemory } from "../../../memory/open.js";
import { modelSupply } from "../../../src/app/models/model-supply.js";
import { missingModel } from "../../../src/app/settings/llm-settings.js";
import { InputError } from "../../../src/core/errors.js";
import type { ChatModel } from "../../../src/core/model.js";
import { InvalidArgumentError, Option } from "../../cli/commander.js";
import { createBenchParts } from "../../lab/bench-parts.js";
import { benchSettings } from "../../lab/scripted.js";
import { mostShots } from "../llm/prompts.js";
import { type MethodName, methodNames } from "../method.js";

export function shotsOption(): Option {
  return new Option(
    "--shots <n>",
    `worked examples in each prompt, 0 to ${mostShots} (the paper: 3)`,
  )
    .default(0)
    .argParser((text) => {
      const shots = Number(text);
      if (/^\d+$/.test(text) && shots <= mostShots) return shots;
      throw new InvalidArgumentError(`It must be a whole number from 0 to ${mostShots}.`);
    });
}

export function methodOption(): Option {
  return new Option(
    "--method <name>",
    "embedded needs no language model, the others the configured one",
  )
    .choices(methodNames)
    .default("embedded");
}

interface ModelOptions {
  readonly method: MethodName;
  readonly shots: number;
  readonly withoutPlans?: boolean;
  readonly scripted?: boolean;
  readonly db?: string;
}

/**
 * Works with the configured or the scripted model; `embedded` works without one.
 *
 * @throws InputError for options of a model beside `embedded`
 */
export async function withModel(
  { method, scripted = false, db, shots, withoutPlans }: ModelOptions,
  command: string,
  work: (model: () => ChatModel) => Promise<void>,
): Promise<void> {
  if (method === "embedded") {
    const ofModels = { shots: shots > 0, "without-plans": withoutPlans, scripted, db };
    for (const [name, given] of Object.entries(ofModels))
      if (given)
        throw new InputError(
          `--${name} is for methods with a language model: --method ${methodNames.filter((one) => one !== method).join(", ")}`,
        );
    return work(() => {
      throw missingModel();
    });
  }
  const parts = createBenchParts(benchSettings(scripted));
  await withMemory({ file: db ?? ":memory:", clock: parts.clock, command }, (memory) =>
    work(modelSupply({ ...parts, store: memory.models })),
  );
}
