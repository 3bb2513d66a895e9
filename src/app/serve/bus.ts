/** Passes changes of episodes on to pages and waiting calls. */
import type { LiveEvent } from "../../core/bot.js";
import type { Change } from "../../core/episode/watch.js";

export type Bus = ReturnType<typeof createBus>;

export function createBus() {
  const listeners = new Set<(event: LiveEvent) => void>();
  return {
    emit(change: Change) {
      for (const listener of listeners) listener({ kind: "changed", ...change });
    },
    subscribe(listener: (event: LiveEvent) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
