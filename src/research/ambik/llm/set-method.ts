/** Methods that keep a set of options, calibrated by conformal prediction. */
import { conformalThreshold, predictionSet } from "../../../core/conformal.js";
import { InputError } from "../../../core/errors.js";
import { inJobs } from "../../lab/in-jobs.js";
import { type Method, type MethodName, rowsAtOnce } from "../method.js";
import type { AmbikRow } from "../rows.js";
import type { Compat } from "../score.js";
import { repoSet, repoThreshold } from "./conformal-repo.js";
import { isRightAsRepo, isRightOption } from "./options.js";
import type { AskedStep } from "./prompts.js";

/** Share of tasks whose right option is to be in the set. */
const coverage = 0.8;

/** What the model may choose when none of its options is right. */
export const notListed = "something that is not listed here";

export interface ScoredOption {
  readonly option: string;
  /** The higher, the surer; in the repository's LofreeCP the other way round. */
  readonly score: number;
}

export interface SetScorer {
  readonly name: Extract<MethodName, "knowno" | "lap" | "lofree">;
  readonly separator: "," | ", ";
  /** Options of a task with their scores, all different. */
  score(step: AskedStep): Promise<readonly ScoredOption[]>;
}

export interface Calibration {
  /** Calibration rows; of each, the task that the dataset names is used. */
  readonly rows: readonly AmbikRow[];
  readonly compat: Compat;
  readonly advance?: (() => void) | undefined;
}

/**
 * Calibrates a scorer.
 *
 * @throws InputError when there is nothing, or too little, to calibrate with
 */
export async function createSetMethod(
  scorer: SetScorer,
  { rows, compat, advance }: Calibration,
): Promise<Method> {
  if (rows.length === 0) {
    throw new InputError(
      `${scorer.name} is calibrated on rows 1 to 100, and AmbiK_data.csv has none of them`,
    );
  }
  const cases = await inJobs(rowsAtOnce, rows, async (row) => {
    const half = row.calibrateAmbiguous ? "ambiguous" : "clear";
    const scored = await scorer.score({ row, half });
    advance?.();
    return { row, scored };
  });
  const keep = compat === "paper" ? textbook(cases) : asRepo(scorer.name, cases);
  return {
    name: scorer.name,
    separator: scorer.separator,
    answer: async (row, half) => ({ answers: keep(await scorer.score({ row, half })) }),
  };
}

type Cases = readonly { readonly row: AmbikRow; readonly scored: readonly ScoredOption[] }[];
type Keep = (scored: readonly ScoredOption[]) => readonly string[];

/** One score per row: that of the surest right option, or of "not listed" when none is right. */
function textbook(cases: Cases): Keep {
  const nonconformity = cases.map(({ row, scored }) => {
    const right = scored.filter(({ option }) => isRightOption(option, row.variants));
    const counted = right.length > 0 ? right : scored.filter(({ option }) => option === notListed);
    return 1 - Math.max(Number.NEGATIVE_INFINITY, ...counted.map(({ score }) => score));
  });
  const threshold = conformalThreshold(nonconformity, coverage);
  return (scored) =>
    predictionSet(
      scored.map(({ score }) => score),
      threshold,
    ).map((index) => scored[index]?.option ?? "");
}

/** The scores of all right options of all rows. */
function asRepo(name: SetScorer["name"], cases: Cases): Keep {
  const scores = cases.flatMap(({ row, scored }) =>
    scored
      .filter(({ option }) => isRightAsRepo(option, row.variants.split("\n")))
      .map(({ score }) => score),
  );
  const threshold = repoThreshold(scores, coverage);
  return (scored) =>
    repoSet(
      name,
      Object.fromEntries(scored.map(({ option, score }) => [option, score])),
      threshold,
    );
}
