/** The language models of a lab: shared by all its games, their failures counted for each episode. */
import { modelSupply } from "../../app/models/model-supply.js";
import { type ChatModel, ModelError, type ModelFailure, observed } from "../../core/model.js";
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
  return {
    model: () =>
      observed(supply(), (error, { charge: { episode = "" } }) => {
        if (!(error instanceof ModelError)) return;
        failures.set(episode, [...(failures.get(episode) ?? []), error.failure]);
      }),
    failuresOf: (episode) => failures.get(episode) ?? [],
  };
}
