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
  /** Of the next pause. */
  readonly pauseMs: number;
  readonly closedUntil: number;
}

/** @param now milliseconds since 1970 */
export function createBreaker(now: () => number) {
  const troubles = new Map<string, Trouble>();
  return {
    /** @throws ModelError as the last call did, while the model is left alone; after that, one call passes each pause */
    enter(model: string): void {
      const trouble = troubles.get(model);
      if (!trouble || trouble.closedUntil === 0) return;
      if (now() < trouble.closedUntil) throw trouble.last;
      troubles.set(model, { ...trouble, closedUntil: now() + trouble.pauseMs });
    },
    succeeded: (model: string) => troubles.delete(model),
    failed(model: string, last: ModelError): void {
      const isKey = isKeyRefused(last);
      if (last.failure !== "unreachable" && !isKey) return;
      const { failures = 0, pauseMs = firstPauseMs } = troubles.get(model) ?? {};
      const isLeft = isKey || failures + 1 >= mostFailures;
      troubles.set(model, {
        failures: failures + 1,
        last,
        pauseMs: isLeft ? Math.min(pauseMs * 2, longestPauseMs) : pauseMs,
        closedUntil: isLeft ? now() + pauseMs : 0,
      });
    },
  };
}
