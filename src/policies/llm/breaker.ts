/** Stops calling a failing model, for a pause that doubles. */
import type { ModelError } from "../../core/model.js";
import { isKeyRefused } from "./errors.js";

const mostFailures = 5;
const firstPauseMs = 30_000;
const longestPauseMs = 600_000;

export function createBreaker(now: () => number) {
  const troubles = new Map<string, { failures: number; last: ModelError; until: number }>();
  return {
    /** @throws ModelError of the last failure, during the pause */
    enter(model: string): void {
      const trouble = troubles.get(model);
      if (!trouble || trouble.failures < mostFailures) return;
      if (now() < trouble.until) throw trouble.last;
      // One call passes; the others wait for its result.
      trouble.until = now() + firstPauseMs;
    },
    succeeded: (model: string) => troubles.delete(model),
    failed(model: string, last: ModelError): void {
      const isKey = isKeyRefused(last);
      if (last.failure !== "unreachable" && !isKey) return;
      const { failures: before = 0 } = troubles.get(model) ?? {};
      const failures = Math.max(before + 1, isKey ? mostFailures : 0);
      const pauseMs = firstPauseMs * 2 ** Math.max(failures - mostFailures, 0);
      troubles.set(model, { failures, last, until: now() + Math.min(pauseMs, longestPauseMs) });
    },
  };
}
