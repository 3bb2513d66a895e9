import type { Memory } from "../../memory/stores.js";

const isWrite = /^(?:create|record|open|end|set|retract|close|begin|finish|assign)/;

/** Loses all but the first writes, as after a kill. @param onDeath called with each lost write */
export function dieAfter(
  memory: Memory,
  count: number,
  onDeath: () => void = () => undefined,
): Memory {
  let left = count;
  const mortal = <Store extends object>(store: Store): Store =>
    new Proxy(store, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== "function" || !isWrite.test(String(name))) return method;
        return async (...args: unknown[]) => {
          if (left-- > 0) return method.apply(target, args);
          onDeath();
          throw new Error("killed");
        };
      },
    });
  const { households, episodes, questions, runs, campaigns } = memory;
  return {
    ...memory,
    close: () => memory.close(),
    households: mortal(households),
    episodes: mortal(episodes),
    questions: mortal(questions),
    runs: mortal(runs),
    campaigns: mortal(campaigns),
  };
}
