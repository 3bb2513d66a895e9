/**
 * What somebody's answers were worth. Steps of an episode are shared equally among those whose answers it used;
 * later uses are counted as questions that nobody had to be asked, unless what was said was found untrue then.
 */
export interface AnswersWorth {
  /** Steps without the answers minus steps with them, over the episodes that were done with and without. */
  readonly stepsSaved: number;
  /** Tasks that would not have been done without; each is counted for everybody who helped with it. */
  readonly tasksRescued: number;
  readonly questionsSpared: number;
}
