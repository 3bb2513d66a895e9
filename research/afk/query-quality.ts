/** How good an episode's questions were (the paper's table of query quality). */
import { averageOf, divide } from "../lab/numbers.js";

interface QueryQuality {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/**
 * Precision is distinct good questions over all questions, repeats counted; recall is the same over all
 * good questions there are; F1 is their harmonic mean. Each is 0 where nothing was asked or nothing is good.
 *
 * @param asked every question of the episode, in any spelling that `good` shares
 * @param good the questions without which the task is not to be done
 */
export function queryQuality(asked: readonly string[], good: ReadonlySet<string>): QueryQuality {
  const found = new Set(asked.filter((query) => good.has(query))).size;
  const precision = divide(found, asked.length);
  const recall = divide(found, good.size);
  const f1 = divide(2 * precision * recall, precision + recall);
  return { precision, recall, f1 };
}

/** Each figure's mean over episodes (the mean of F1, not the F1 of the means); 0 for none. */
export function meanQuality(episodes: readonly QueryQuality[]): QueryQuality {
  return {
    precision: averageOf(episodes, ({ precision }) => precision),
    recall: averageOf(episodes, ({ recall }) => recall),
    f1: averageOf(episodes, ({ f1 }) => f1),
  };
}
