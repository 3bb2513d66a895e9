/** Figures of a dataset of conversations. */
import type { Conversation } from "../../../src/core/conversation.js";
import { countValues } from "../../lab/numbers.js";

export class SummaryCount {
  readonly #splits = {
    train: { conversations: 0, homes: new Set<string>(), tokens: 0 },
    validation: { conversations: 0, homes: new Set<string>(), tokens: 0 },
  };
  readonly #added: Conversation[] = [];
  readonly #sum = { tasks: 0, actions: 0, questions: 0, noisy: 0, longest: 0 };

  get conversations(): number {
    return this.#splits.train.conversations + this.#splits.validation.conversations;
  }

  add(
    conversation: Conversation,
    { split, tokens }: { readonly split: "train" | "validation"; readonly tokens: number },
  ): void {
    const counts = this.#splits[split];
    counts.conversations += 1;
    counts.homes.add(conversation.home);
    counts.tokens += tokens;
    this.#added.push({ ...conversation, turns: [] });
    const actions = conversation.turns.filter(({ speaker }) => speaker === "assistant");
    this.#sum.tasks += conversation.tasks;
    this.#sum.actions += actions.length;
    this.#sum.questions += actions.filter(({ text }) => /^Ask: /m.test(text)).length;
    this.#sum.noisy += actions.filter(({ isNoise }) => isNoise).length;
    this.#sum.longest = Math.max(this.#sum.longest, tokens);
  }

  result() {
    const { train, validation } = this.#splits;
    const all = Math.max(1, this.conversations);
    return {
      train: { ...train, homes: train.homes.size },
      validation: { ...validation, homes: validation.homes.size },
      byType: countValues(this.#added.map(({ type }) => type)),
      byVariant: countValues(this.#added.map(({ variant }) => variant)),
      byPeople: countValues(this.#added.map(({ people }) => people)),
      /** Tasks that were done; the agent's messages, and those of them that are questions or noise; the longest, in tokens. */
      ...this.#sum,
      questionsPerConversation: this.#sum.questions / all,
    };
  }
}

export type DatasetSummary = ReturnType<SummaryCount["result"]>;
