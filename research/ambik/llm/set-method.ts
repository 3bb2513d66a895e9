import { conformalThreshold, predictionSet } from "../../../src/core/conformal.js";
import { InputError } from "../../../src/core/errors.js";
import { advance, expectUnits, inJobs } from "../../lab/in-jobs.js";
import { averageOf } from "../../lab/numbers.js";
import { type AskedRow, type Method, type MethodName, rowsAtOnce } from "../method.js";
import type { Compat } from "../score.js";
import { isRightAsRepo, isRightOption } from "./options.js";
import type { AskedStep } from "./prompts.js";

const coverage = 0.8;

export const notListed = "something that is not listed here";

export interface ScoredOption {
  readonly option: string;
  /** The higher, the surer; in the repository's LofreeCP the other way round. */
  readonly score: number;
}

export interface SetScorer {
  readonly name: Extract<MethodName, "knowno" | "lap" | "lofree">;
  readonly separator: "," | ", ";
  score(step: AskedStep): Promise<readonly ScoredOption[]>;
}

/** @throws InputError when there is nothing, or too little, to calibrate with */
export async function createSetMethod(
  scorer: SetScorer,
  { rows, compat }: { readonly rows: readonly AskedRow[]; readonly compat: Compat },
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
  const { keep, threshold } = compat === "paper" ? textbook(cases) : asRepo(scorer.name, cases);
  const covers = ({ row, scored }: Case) =>
    rightOptions(row, scored).some(({ option }) => keep(scored).includes(option));
  return {
    name: scorer.name,
    separator: scorer.separator,
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
function textbook(cases: readonly Case[]) {
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

function asRepo(name: SetScorer["name"], cases: readonly Case[]) {
  const scores = cases.flatMap(({ row, scored }) =>
    scored
      .filter(({ option }) => isRightAsRepo(option, row.variants.split("\n")))
      .map(({ score }) => score),
  );
  const threshold = repoThreshold(scores, coverage);
  const keep = (scored: readonly ScoredOption[]) =>
    repoSet(
      name,
      Object.fromEntries(scored.map(({ option, score }) => [option, score])),
      threshold,
    );
  return { keep, threshold };
}

/**
 * Conformal prediction as in AmbiK's repository, to compare with its figures. Its quantile bounds scores from below, so
 * that a fifth of the right options is kept where four fifths are wanted.
 */
function levelOf(count: number, coverage: number): number {
  return Math.ceil((count + 1) * coverage - 1e-9) / count;
}

/** @throws InputError with so few scores that no quantile exists */
export function repoThreshold(scores: readonly number[], coverage: number): number {
  const level = levelOf(scores.length, coverage);
  if (!(level <= 1)) {
    throw new InputError(
      `${scores.length} right options are too few to calibrate as the repository does: it needs 4 at least`,
    );
  }
  return quantile(scores, level);
}

type ScoreMap = Readonly<Record<string, number>>;

/** KnowNo keeps what is above the threshold, LAP and LofreeCP what reaches it. */
export function repoSet(
  method: "knowno" | "lap" | "lofree",
  scores: ScoreMap,
  threshold: number,
): readonly string[] {
  return Object.entries(scores)
    .filter(([, score]) => (method === "knowno" ? score > threshold : score >= threshold))
    .map(([option]) => option);
}

/** LAP's score: the probability becomes an exponent, both affordances are 1 in effect. */
export function repoLapScore(probability: number): number {
  return probability > 0 ? Math.exp(probability) : 0;
}

/** Interpolated between two values, as numpy does. */
function quantile(values: readonly number[], level: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (sorted.length - 1) * level;
  const [low = Number.NaN, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}
