/** Measures a method on pairs of tasks. */
import { inJobs } from "../lab/in-jobs.js";
import { averageOf } from "../lab/numbers.js";
import type { PromptStyle } from "./llm/prompts.js";
import { type Method, type Answered as MethodAnswer, type PairHalf, rowsAtOnce } from "./method.js";
import {
  type AmbikRow,
  eraOf,
  isCalibration,
  isSameText,
  measuresOf,
  type Outcome,
} from "./rows.js";
import { type Compat, type Scores, scoreByPaper, scoreByRepo } from "./score.js";

/** A pair with what was answered. */
interface Answered {
  readonly row: AmbikRow;
  readonly clear: Outcome & MethodAnswer;
  readonly ambiguous: Outcome & MethodAnswer;
}

/**
 * @param rows at least one
 * @param advance called after each pair
 */
export async function benchAmbik(options: {
  readonly rows: readonly AmbikRow[];
  readonly method: Method;
  readonly compat: Compat;
  readonly advance?: () => void;
}) {
  const { rows, method, compat, advance } = options;
  const pairs = await inJobs(rowsAtOnce, rows, async (row): Promise<Answered> => {
    const clear = await answer(method, row, "clear");
    const ambiguous = await answer(method, row, "ambiguous");
    advance?.();
    return { row, clear, ambiguous };
  });
  const score = (some: readonly Answered[]) => scorePairs(some, compat, method);
  const same = pairs.filter(({ row }) => isSameText(row));
  const { ambdif, reverse } = score(pairs.filter((pair) => !same.includes(pair)));
  const era = (name: "careful" | "later") => {
    const some = pairs.filter(({ row }) => eraOf(row.id) === name);
    return some.length === 0 ? null : { rows: some.length, ...score(some) };
  };
  return {
    rows: rows.length,
    method: method.name,
    ...score(pairs),
    compat,
    ...(method.calibration && {
      /** `realised`: of the tasks that nothing was calibrated with. */
      conformal: { ...method.calibration, realised: realisedCoverage(pairs) },
    }),
    /** Pairs with the same text twice: nothing tells their tasks apart. */
    sameText: same.length,
    distinct: { ambdif, reverse },
    eras: { careful: era("careful"), later: era("later") },
  };
}

export type AmbikResult = Awaited<ReturnType<typeof benchAmbik>> & PromptStyle;

/** Of both tasks of the pairs that nothing was calibrated with; null where there are none. */
function realisedCoverage(pairs: readonly Answered[]): number | null {
  const tasks = pairs
    .filter(({ row }) => !isCalibration(row.id))
    .flatMap(({ clear, ambiguous }) => [clear, ambiguous]);
  return tasks.length === 0 ? null : averageOf(tasks, ({ covered }) => Number(covered));
}

async function answer(method: Method, row: AmbikRow, half: PairHalf) {
  return { ...measuresOf(row, half), ...(await method.answer(row, half)) };
}

function scorePairs(pairs: readonly Answered[], compat: Compat, method: Method): Scores {
  const outcomes = [...pairs.map(({ clear }) => clear), ...pairs.map(({ ambiguous }) => ambiguous)];
  return compat === "paper" ? scoreByPaper(outcomes) : scoreByRepo(outcomes, method.separator);
}
