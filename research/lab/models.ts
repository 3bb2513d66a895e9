/** The language models of a lab: shared by all its games, their failures counted for each episode. */
import { modelSupply } from "../../src/app/models/model-supply.js";
import { around, type ChatModel, ModelError, type ModelFailure } from "../../src/core/model.js";
import type { ModelStore } from "../../src/core/model-store.js";
import type { BenchParts } from "./parts.js";

export type LabModels = ReturnType<typeof createLabModels>;

/** @param store where answers are kept and usage is written */
export function createLabModels(parts: BenchParts & { readonly store: ModelStore }) {
  const failures = new Map<string, ModelFailure[]>();
  const supply = modelSupply(parts);
  return {
    /** Throws ConfigError where none is configured. */
    model: (): ChatModel =>
      around(supply(), (call, { charge: { episode = "" } }) =>
        call().catch((error: unknown) => {
          if (error instanceof ModelError)
            failures.set(episode, [...(failures.get(episode) ?? []), error.failure]);
          throw error;
        }),
      ),
    /** Calls of an episode that failed for good. */
    failuresOf: (episode: string) => failures.get(episode) ?? [],
  };
}
