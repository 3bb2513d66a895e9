/** People of the rig. */
import { setTimeout as sleep } from "node:timers/promises";
import { Happening } from "./moments.js";
import type { AskRoom } from "./page-room.js";

/** One person in a room who presses the first choice of every question, until they know that it arrived. */
export class Presser {
  readonly #room: AskRoom;
  readonly #done = new Set<string>();
  readonly #presses = new Map<string, number>();
  readonly #pressed = new Happening();
  /** The messages that showed a question. */
  readonly #messages = new Map<string, Set<string>>();

  constructor(room: AskRoom) {
    this.#room = room;
  }

  nextPress(): Promise<void> {
    return this.#pressed.happened();
  }

  get duplicates(): number {
    return [...this.#messages.values()].reduce((sum, { size }) => sum + size - 1, 0);
  }

  /** How often they pressed: again when nothing told them that it arrived. */
  pressesOf(question: string): number {
    return this.#presses.get(question) ?? 0;
  }

  async live(signal: AbortSignal): Promise<void> {
    const [person = ""] = this.#room.people;
    while (!signal.aborted) {
      const { asked } = await this.#room.look();
      for (const one of asked) {
        const shown = this.#messages.get(one.question) ?? new Set();
        this.#messages.set(one.question, shown.add(one.message));
        const choice = one.choices[0]?.id;
        if (choice === undefined || this.#done.has(one.question)) continue;
        this.#presses.set(one.question, this.pressesOf(one.question) + 1);
        const act = await this.#room.press({ person, asked: one, choice }).catch(() => null);
        if (!act?.acked) continue;
        this.#done.add(one.question);
        this.#pressed.happen();
      }
      await sleep(200);
    }
  }
}
