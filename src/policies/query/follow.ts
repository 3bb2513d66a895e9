import type { QueryStep, QueryView } from "../../core/query-scene.js";

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
