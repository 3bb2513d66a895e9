/** The language models of a lab: shared by all its games, their failures counted for each episode. */

import type { Logger } from "pino";
import { modelSupply } from "../../app/models/model-supply.js";
import type { Config } from "../../app/settings/read-config.js";
import type { Clock } from "../../core/clock.js";
import { type ChatModel, ModelError, type ModelFailure } from "../../core/model.js";
import type { ModelStore } from "../../core/model-store.js";
import type { LabModels } from "./parts.js";

/** @param store where answers are kept and usage is written */
export function createLabModels(parts: {
  readonly config: Config;
  readonly store: ModelStore;
  readonly clock: Clock;
  readonly log: Logger;
}): LabModels {
  const failures = new Map<string, ModelFailure[]>();
  const supply = modelSupply(parts);
  const note =
    (episode = "") =>
    (error: unknown): never => {
      if (error instanceof ModelError) {
        failures.set(episode, [...(failures.get(episode) ?? []), error.failure]);
      }
      throw error;
    };
  return {
    model: () => watch(supply(), note),
    usageOf: (episode) => parts.store.sumUsage({ episode }),
    failuresOf: (episode) => failures.get(episode) ?? [],
  };
}

function watch(
  model: ChatModel,
  note: (episode: string | undefined) => (error: unknown) => never,
): ChatModel {
  return {
    complete: (prompt) => model.complete(prompt).catch(note(prompt.charge.episode)),
    structure: (prompt, shape) => model.structure(prompt, shape).catch(note(prompt.charge.episode)),
    choose: (prompt, options) => model.choose(prompt, options).catch(note(prompt.charge.episode)),
  };
}
