/** Tells pages and waiting calls that a task has changed. */
import type { Change } from "../../core/episode/watch.js";

export type Bus = ReturnType<typeof createBus>;

export function createBus() {
  const listeners = new Set<(event: Change) => void>();
  return {
    emit(change: Change) {
      for (const listener of listeners) listener(change);
    },
    subscribe(listener: (event: Change) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
