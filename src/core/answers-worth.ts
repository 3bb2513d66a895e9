/**
 * An episode's saved steps are shared equally among the people whose answers it used. A later reuse counts as a
 * question not asked, unless the answer was found untrue.
 */
export interface AnswersWorth {
  /** Counts only episodes that were played both with and without the answers. */
  readonly stepsSaved: number;
  /** Tasks that would have failed without the answers. Each counts for every helper. */
  readonly tasksRescued: number;
  readonly questionsSpared: number;
}
