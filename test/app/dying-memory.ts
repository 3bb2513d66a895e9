/** A memory that dies: from one write on nothing is written any more, as after a kill. */
import type { Memory } from "../../src/core/stores.js";

const writes = new Set([
  "create",
  "recordMove",
  "open",
  "recordStep",
  "end",
  "setChosen",
  "setWorth",
  "recordAsk",
  "recordBallot",
  "recordOutcome",
  "retract",
  "close",
  "begin",
  "setPaused",
  "finish",
  "assign",
  "setState",
  "setConsent",
]);

/** The memory that lets so many writes through; the same rows stay readable in the given one. */
export function dieAfter(memory: Memory, count: number): Memory {
  let left = count;
  const mortal = <Store extends object>(store: Store): Store =>
    new Proxy(store, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== "function") return method;
        return async (...args: unknown[]) => {
          if (writes.has(String(name)) && left-- <= 0) throw new Error("killed");
          return method.apply(target, args);
        };
      },
    });
  return {
    ...memory,
    close: () => memory.close(),
    households: mortal(memory.households),
    episodes: mortal(memory.episodes),
    questions: mortal(memory.questions),
    runs: mortal(memory.runs),
    campaigns: mortal(memory.campaigns),
  };
}
