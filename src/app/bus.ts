import type { LiveEvent } from "../core/bot.js";
import type { Change } from "../core/watch.js";

export interface Bus {
  emit(change: Change): void;
  /** @returns an unsubscribe function */
  subscribe(listener: (event: LiveEvent) => void): () => void;
}

export function createBus(): Bus {
  const listeners = new Set<(event: LiveEvent) => void>();
  return {
    emit(change) {
      for (const listener of listeners) listener({ kind: "changed", ...change });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
