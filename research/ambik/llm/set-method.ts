import { conformalThreshold, predictionSet } from "../../../src/agent/conformal-asking.js";
import { InputError } from "../../../src/core/errors.js";
import { advance, expectUnits, inJobs } from "../../lab/in-jobs.js";
import { averageOf } from "../../lab/numbers.js";
import { type AskedRow, type Method, type MethodName, rowsAtOnce } from "../method.js";
import { type AskedStep, isRightOption } from "./prompts.js";

const coverage = 0.8;

export const notListed = "something that is not listed here";

export interface ScoredOption {
  readonly option: string;
  /** The higher, the surer. */
  readonly score: number;
}

export interface SetScorer {
  readonly name: Extract<MethodName, "knowno" | "lap" | "lofree">;
  score(step: AskedStep): Promise<readonly ScoredOption[]>;
}

/** @throws InputError when there is nothing, or too little, to calibrate with */
export async function createSetMethod(
  scorer: SetScorer,
  rows: readonly AskedRow[],
): Promise<Method> {
  if (rows.length === 0) {
    throw new InputError(
      `${scorer.name} is calibrated on rows 1 to 100, and the file has none of them`,
    );
  }
  expectUnits(rows.length);
  const cases = await inJobs(rowsAtOnce, rows, async (row) => {
    const half = row.calibrateAmbiguous ? "ambiguous" : "clear";
    const scored = await scorer.score({ row, half });
    advance();
    return { row, scored };
  });
  const { keep, threshold } = calibrate(cases);
  const covers = ({ row, scored }: Case) =>
    rightOptions(row, scored).some(({ option }) => keep(scored).includes(option));
  return {
    name: scorer.name,
    calibration: {
      target: coverage,
      tasks: cases.length,
      threshold: Number.isFinite(threshold) ? threshold : null,
      coverage: averageOf(cases, (one) => Number(covers(one))),
    },
    async answer(row, half) {
      const scored = await scorer.score({ row, half });
      return { answers: keep(scored), covered: covers({ row, scored }) };
    },
  };
}

interface Case {
  readonly row: AskedRow;
  readonly scored: readonly ScoredOption[];
}

/** By the variants where they are clean (calibration rows), else by the intent; "not listed" when none is right. */
function rightOptions(row: AskedRow, scored: readonly ScoredOption[]): readonly ScoredOption[] {
  const wanted = row.calibrateAmbiguous === null ? row.intent : row.variants;
  const right = scored.filter(({ option }) => isRightOption(option, wanted));
  return right.length > 0 ? right : scored.filter(({ option }) => option === notListed);
}

/** One score per row: that of the surest right option, or of "not listed" when none is right. */
function calibrate(cases: readonly Case[]) {
  const nonconformity = cases.map(({ row, scored }) => {
    const right = rightOptions(row, scored);
    return 1 - Math.max(Number.NEGATIVE_INFINITY, ...right.map(({ score }) => score));
  });
  const threshold = conformalThreshold(nonconformity, coverage);
  const keep = (scored: readonly ScoredOption[]) =>
    predictionSet(
      scored.map(({ score }) => score),
      threshold,
    ).map((index) => scored[index]?.option ?? "");
  return { keep, threshold };
}
