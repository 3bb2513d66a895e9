import type { CardQuestion } from "../../src/core/bot.js";
import type { KeptChannel } from "./channel.js";

/** People answer each question once; presses are redelivered until acknowledged. */
export class Presser {
  readonly #channel: KeptChannel;
  readonly #presses = new Map<string, { readonly choice: string; isTaken: boolean }>();

  constructor(channel: KeptChannel) {
    this.#channel = channel;
  }

  get taken(): readonly string[] {
    return [...this.#presses].flatMap(([key, { isTaken }]) => (isTaken ? [key] : []));
  }

  async answer(people: readonly string[], choose: (question: CardQuestion) => string) {
    for (const question of this.#channel.open())
      for (const person of people) {
        const key = keyOf(person, question.id);
        if (!this.#presses.has(key))
          this.#presses.set(key, { choice: choose(question), isTaken: false });
      }
    for (const [key, press] of this.#presses) {
      if (press.isTaken) continue;
      const [person = "", question = ""] = key.split(":").slice(3);
      const said = await this.#channel.press(person, question, press.choice, key);
      press.isTaken = said?.verdict === "accepted" || said?.verdict === "duplicate";
    }
  }
}

function keyOf(person: string, question: string): string {
  return `slack:T1:press:${person}:${question}`;
}
