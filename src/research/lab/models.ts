/** The language models of a lab: shared by all its games, their failures counted for each episode. */
import { modelSupply } from "../../app/models/model-supply.js";
import { type ChatModel, ModelError, type ModelFailure } from "../../core/model.js";
import type { ModelStore } from "../../core/model-store.js";
import type { BenchParts } from "./bench-parts.js";

export interface LabModels {
  /** Throws ConfigError where none is configured. */
  model(): ChatModel;
  /** Calls of an episode that failed for good. */
  failuresOf(episode: string): readonly ModelFailure[];
}

/** @param store where answers are kept and usage is written */
export function createLabModels(parts: BenchParts & { readonly store: ModelStore }): LabModels {
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
    model() {
      const model = supply();
      return {
        complete: (prompt) => model.complete(prompt).catch(note(prompt.charge.episode)),
        structure: (prompt, shape) =>
          model.structure(prompt, shape).catch(note(prompt.charge.episode)),
        choose: (prompt, options) =>
          model.choose(prompt, options).catch(note(prompt.charge.episode)),
      };
    },
    failuresOf: (episode) => failures.get(episode) ?? [],
  };
}
