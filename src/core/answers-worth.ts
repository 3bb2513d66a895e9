/**
 * What somebody's answers were worth. The steps saved in an episode are shared equally among the people whose
 * answers it used. Later uses count as questions that nobody had to be asked, unless the answer was then found
 * untrue.
 */
export interface AnswersWorth {
  /** Steps without the answers minus steps with them, over the episodes that were done both ways. */
  readonly stepsSaved: number;
  /** Tasks that would have failed without them. Each counts for everybody who helped. */
  readonly tasksRescued: number;
  readonly questionsSpared: number;
}
