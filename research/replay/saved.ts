/** Steps and successes that answers saved. */
import type { ReplayArm, ReplayedQuestion, Reply } from "./contract.js";

/** Steps that an arm took less than another: positive when it saves. */
export function stepsSaved(
  { arms }: Pick<ReplayedQuestion, "arms">,
  by: ReplayArm = "real",
  against: ReplayArm = "without",
): number {
  return arms[against].cost - arms[by].cost;
}

/** 1 when only this arm does the task, -1 when only the other does. */
export function successSaved(
  { arms }: Pick<ReplayedQuestion, "arms">,
  by: ReplayArm = "real",
  against: ReplayArm = "without",
): number {
  return Number(arms[by].success) - Number(arms[against].success);
}

/** A reply with its household and group, and the steps that its question's answer saved. */
export interface PlacedReply extends Reply {
  readonly household: string;
  readonly group: string;
  readonly saved: number;
}

/** A reply with a known time, and so a known place among the person's answers. */
export type TimedReply = PlacedReply & { readonly ms: number };

export function timedOf(replies: readonly PlacedReply[]): readonly TimedReply[] {
  return replies.flatMap((reply) => (reply.ms === null ? [] : [{ ...reply, ms: reply.ms }]));
}

export function repliesOf(questions: readonly ReplayedQuestion[]): readonly PlacedReply[] {
  return questions.flatMap((question) => {
    const { household, group } = question;
    const saved = stepsSaved(question);
    return question.replies.map((reply) => ({ ...reply, household, group, saved }));
  });
}
