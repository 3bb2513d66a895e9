/** Leaves a model alone that does not answer: for a while, then twice as long. */
import type { ModelError } from "../../core/model.js";
import { isKeyRefused } from "./errors.js";

/** Calls in a row that must fail before a model is left alone, and for how long. */
const mostFailures = 5;
const firstPauseMs = 30_000;
const longestPauseMs = 600_000;

/** How the last calls of a model failed. */
interface Trouble {
  readonly failures: number;
  readonly last: ModelError;
  /** In milliseconds since 1970. */
  readonly until: number;
}

export function createBreaker(now: () => number) {
  const troubles = new Map<string, Trouble>();
  const setTrouble = (model: string, failures: number, last: ModelError): void => {
    const pauseMs = firstPauseMs * 2 ** (failures - mostFailures);
    const until = failures < mostFailures ? 0 : now() + Math.min(pauseMs, longestPauseMs);
    troubles.set(model, { failures, last, until });
  };
  return {
    /** @throws ModelError as the last call did, while the model is left alone */
    enter(model: string): void {
      const trouble = troubles.get(model);
      if (!trouble) return;
      if (now() < trouble.until) throw trouble.last;
      // one call passes; the others wait for what it finds
      setTrouble(model, trouble.failures, trouble.last);
    },
    succeeded: (model: string) => troubles.delete(model),
    failed(model: string, last: ModelError): void {
      const isKey = isKeyRefused(last);
      if (last.failure !== "unreachable" && !isKey) return;
      const failures = (troubles.get(model)?.failures ?? 0) + 1;
      setTrouble(model, isKey ? Math.max(failures, mostFailures) : failures, last);
    },
  };
}
