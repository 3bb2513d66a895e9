/** Each person presses the first choice of every question. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Room } from "../faults/room.js";

const lookMs = 200;

export class Presser {
  readonly #room: Room;
  readonly #done = new Set<string>();
  readonly #presses = new Map<string, number>();
  readonly #messages = new Map<string, Set<string>>();
  #open = 0;
  #tellPress: () => void = () => undefined;
  #nextPress = Promise.resolve();

  constructor(room: Room) {
    this.#room = room;
    this.#awaitPress();
  }

  get duplicates(): number {
    return [...this.#messages.values()].reduce((sum, { size }) => sum + size - 1, 0);
  }

  get isAsked(): boolean {
    return this.#open > 0;
  }

  get nextPress(): Promise<void> {
    return this.#nextPress;
  }

  pressesOf(question: string): number {
    return this.#presses.get(question) ?? 0;
  }

  async live(signal: AbortSignal): Promise<void> {
    const [person = ""] = this.#room.people;
    while (!signal.aborted) {
      const { asked } = await this.#room.look();
      const open = asked.filter(({ question }) => !this.#done.has(question));
      this.#open = open.length;
      for (const { question, message } of asked) {
        const shown = this.#messages.get(question) ?? new Set();
        this.#messages.set(question, shown.add(message));
      }
      for (const one of open) {
        const choice = one.choices[0]?.id;
        if (choice === undefined) continue;
        this.#presses.set(one.question, this.pressesOf(one.question) + 1);
        const act = await this.#room.press({ person, asked: one, choice }).catch(() => null);
        if (!act?.acked) continue;
        this.#done.add(one.question);
        this.#tellPress();
        this.#awaitPress();
      }
      await sleep(lookMs);
    }
  }

  #awaitPress(): void {
    this.#nextPress = new Promise((resolve) => {
      this.#tellPress = resolve;
    });
  }
}
