import { setTimeout as sleep } from "node:timers/promises";
import type { Room, Sight } from "./room.js";

const everyMs = 120;

export class Watcher {
  readonly #room: Room;
  #sight: Sight = { asked: [], cards: [] };
  readonly cardCopies = new Map<string, number>();

  constructor(room: Room) {
    this.#room = room;
  }

  get sight(): Sight {
    return this.#sight;
  }

  async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.look();
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async look(): Promise<void> {
    this.#sight = await this.#room.look();
    for (const id of new Set(this.#sight.cards)) {
      const copies = this.#sight.cards.filter((other) => other === id).length;
      this.cardCopies.set(id, Math.max(copies, this.cardCopies.get(id) ?? 0));
    }
  }
}
