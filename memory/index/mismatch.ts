import type { Graph } from "./graph.js";
import type { RowReader } from "./row-reader.js";

const sampledPoints = 64;

/** Returns true for numbers never assigned, missing rows or other vectors. Adds missing tombstones first. */
export async function findMismatch(graph: Graph, rows: RowReader): Promise<boolean> {
  if ((await rows.highestNumber()) < graph.covers) return true;
  const numbers = await rows.numbers();
  const present = new Set(numbers);
  for (const number of graph.numbers()) if (!present.has(number)) graph.remove(number);
  const kept = graph.numbers();
  if (kept.length !== numbers.filter((number) => number <= graph.covers).length) return true;
  const step = Math.max(1, Math.floor(kept.length / sampledPoints));
  const some = kept.filter((_, at) => at % step === 0);
  return (await rows.byNumbers(some)).some(({ number, vector }) =>
    graph.pointOf(number).some((value, at) => value !== vector[at]),
  );
}
