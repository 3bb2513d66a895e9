/** Times what happens between two commits, from outside the stores. */
import { performance } from "node:perf_hooks";
import type { Memory } from "../../../src/core/stores.js";

export interface Stopwatch {
  /** The same stores, timed. */
  watch(memory: Memory): Memory;
  /** Milliseconds from an answer's commit to that of its receipt, for each answer that got one. */
  readonly receiptMs: readonly number[];
}

export function createStopwatch(): Stopwatch {
  const committedAt = new Map<string, number>();
  const receiptMs: number[] = [];
  return {
    receiptMs,
    watch: (memory) => ({
      ...memory,
      close: () => memory.close(),
      questions: {
        ...memory.questions,
        async recordBallot(ballot) {
          const verdict = await memory.questions.recordBallot(ballot);
          if (verdict === "accepted") committedAt.set(ballot.id, performance.now());
          return verdict;
        },
        async recordOutcome(outcome) {
          await memory.questions.recordOutcome(outcome);
          const from = committedAt.get(outcome.ballot);
          committedAt.delete(outcome.ballot);
          const hasReceipt = outcome.notes.length > 0;
          if (from !== undefined && hasReceipt) receiptMs.push(performance.now() - from);
        },
      },
    }),
  };
}
