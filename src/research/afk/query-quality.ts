/** How good an episode's questions were (the paper's table of query quality). */

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
  const precision = asked.length === 0 ? 0 : found / asked.length;
  const recall = good.size === 0 ? 0 : found / good.size;
  const f1 = found === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1 };
}

/** Each figure's mean over episodes (the mean of F1, not the F1 of the means); 0 for none. */
export function meanQuality(episodes: readonly QueryQuality[]): QueryQuality {
  const mean = (figure: (quality: QueryQuality) => number): number =>
    episodes.reduce((sum, quality) => sum + figure(quality), 0) / Math.max(1, episodes.length);
  return {
    precision: mean(({ precision }) => precision),
    recall: mean(({ recall }) => recall),
    f1: mean(({ f1 }) => f1),
  };
}
