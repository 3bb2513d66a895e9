/** A model in this process that a player answers for, as the server would over HTTP. */
import type { ChatModel, Prompt } from "../../../src/core/model.js";
import { ModelError } from "../../../src/core/model.js";

/** What a player is shown: the prompt's two texts, and the options of a choice. */
export type Player = (prompt: {
  readonly system: string;
  readonly user: string;
  readonly options: readonly string[];
}) => string | null;

export interface ToldModel extends ChatModel {
  /** Every prompt that was not answered from the cache, oldest first. */
  readonly sent: readonly Prompt[];
}

/** The same prompt is asked once, as with the response cache. */
export function createToldModel(player: Player): ToldModel {
  const sent: Prompt[] = [];
  const cache = new Map<string, string>();
  const answer = (prompt: Prompt, options: readonly string[]): string => {
    const key = JSON.stringify([prompt.role, prompt.messages, options]);
    const known = cache.get(key);
    if (known !== undefined) return known;
    sent.push(prompt);
    const [system, user] = prompt.messages.map(({ text }) => text);
    const told = player({ system: system ?? "", user: user ?? "", options });
    if (told === null) throw new ModelError("refused", "The player knows no such prompt.");
    cache.set(key, told);
    return told;
  };
  return {
    sent,
    converse: async () => {
      throw new Error("nothing is called");
    },
    complete: async (prompt) => answer(prompt, []).trim(),
    async structure(prompt, { schema }) {
      const parsed = schema.safeParse(JSON.parse(answer(prompt, [])));
      if (!parsed.success) throw new ModelError("malformed", parsed.error.message);
      return parsed.data;
    },
    async choose(prompt, options) {
      const option = answer(prompt, options);
      return { scored: [{ option, probability: 1 }], by: "constrained" };
    },
  };
}
