import type { AnsweredRow } from "../../scenes/ambik/index.js";
import type { Memory } from "../../src/core/stores.js";
import { passedAnswer } from "../../src/datasets/release/row-answers.js";
import { latestReviews, type SourceRowAnswer } from "../../src/datasets/release/select.js";

/** `answer` is null when no reviewer has passed the words. */
export type PassedRow = Omit<AnsweredRow, "answer"> & { readonly answer: string | null };

export async function passRows(
  memory: Memory,
  answers: readonly SourceRowAnswer[],
): Promise<readonly PassedRow[]> {
  const reviews = latestReviews(await memory.releases.reviews());
  return answers.map((one) => ({ ...one.says, answer: passedAnswer(one, reviews) }));
}
