import type { ModelStore } from "../../memory/statements/models.js";
import { modelSupply } from "../../src/app/models/model-supply.js";
import {
  around,
  type ChatModel,
  type Conversation,
  ModelError,
  type ModelFailure,
} from "../../src/core/model/model.js";
import type { BenchParts } from "./parts.js";

export type LabModels = ReturnType<typeof createLabModels>;

export function createLabModels(parts: BenchParts & { readonly store: ModelStore }) {
  const failures = new Map<string, ModelFailure[]>();
  const prompts = new Map<string, { sent: number; shared: number; last: string }>();
  const supply = modelSupply(parts);
  const notePrompt = ({ charge: { episode = "" }, messages }: Conversation): void => {
    const text = messages
      .map((turn) => (turn.speaker === "caller" ? JSON.stringify(turn.call) : turn.text))
      .join("\n");
    const { sent, shared, last } = prompts.get(episode) ?? { sent: 0, shared: 0, last: "" };
    const same = sharedLength(last, text);
    prompts.set(episode, { sent: sent + text.length, shared: shared + same, last: text });
  };
  return {
    model: (): ChatModel =>
      around(supply(), (call, prompt) => {
        notePrompt(prompt);
        return call().catch((error: unknown) => {
          const { episode = "" } = prompt.charge;
          if (error instanceof ModelError)
            failures.set(episode, [...(failures.get(episode) ?? []), error.failure]);
          throw error;
        });
      }),
    failuresOf: (episode: string) => failures.get(episode) ?? [],
    /** Characters of an episode's prompts, and those that the prompt before it began with. */
    promptsOf: (episode: string) => prompts.get(episode) ?? { sent: 0, shared: 0 },
  };
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
