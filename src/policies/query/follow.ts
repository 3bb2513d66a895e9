/** Reading a game step by step. */
import type { QueryStep, QueryView } from "../../core/query-scene.js";

/** Goes on reading the same game, and reads any other game from its beginning. */
export function createFollower<Reading extends { take(step: QueryStep): unknown }>(
  open: (instruction: string) => Reading,
): (view: QueryView) => Reading {
  let reading: Reading | undefined;
  let read: readonly QueryStep[] = [];
  return ({ instruction, history }) => {
    if (!reading || read.length === 0 || read.some((step, index) => history[index] !== step)) {
      reading = open(instruction);
      read = [];
    }
    for (const step of history.slice(read.length)) reading.take(step);
    read = [...history];
    return reading;
  };
}
