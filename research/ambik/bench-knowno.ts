/** Measures a method on KnowNo's tasks (AmbiK's table 7). */
import { inJobs } from "../lab/in-jobs.js";
import { averageOf } from "../lab/numbers.js";
import type { KnowNoTask } from "./load.js";
import { type Method, rowsAtOnce } from "./method.js";
import { asksForHelp, intentCoverage } from "./metrics-paper.js";

/** @param tasks at least one, none of them used for calibration */
export async function benchKnowNo(
  tasks: readonly KnowNoTask[],
  method: Method,
  advance: () => void,
) {
  const judged = await inJobs(rowsAtOnce, tasks, async ({ kind, ...task }) => {
    const { covered, ...answered } = await method.answer(task, "ambiguous");
    advance();
    const { intent } = task;
    return {
      kind,
      asks: Number(asksForHelp(answered)),
      succeeds: Number(intentCoverage({ ...answered, intent }) === 1),
      covered: Number(covered),
    };
  });
  const score = (some: typeof judged) => ({
    tasks: some.length,
    helpRate: averageOf(some, ({ asks }) => asks),
    success: averageOf(some, ({ succeeds }) => succeeds),
  });
  const kinds = [...new Set(judged.map(({ kind }) => kind))].sort();
  return {
    method: method.name,
    ...score(judged),
    ...(method.calibration && {
      conformal: { ...method.calibration, realised: averageOf(judged, ({ covered }) => covered) },
    }),
    kinds: kinds.map((kind) => ({ kind, ...score(judged.filter((one) => one.kind === kind)) })),
  };
}
export type KnowNoResult = Awaited<ReturnType<typeof benchKnowNo>> & { readonly shots: number };
