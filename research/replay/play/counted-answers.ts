/** People's answers to the kept questions. */
import type { Question } from "../../../src/core/question.js";
import type { Ballot, Memory } from "../../../src/core/stores.js";
import { groupBy } from "../../../src/crowdwork/statistics/rating.js";

export interface AnsweredQuestion {
  readonly question: Question;
  /** Answers in time that were understood, "don't know" included; the last of each person, oldest first. */
  readonly ballots: readonly Ballot[];
}

/** All questions that were asked, by the episode that asked first, oldest first. */
export async function readAnswers({
  questions,
}: Pick<Memory, "questions">): Promise<ReadonlyMap<string, readonly AnsweredQuestion[]>> {
  const asked: AnsweredQuestion[] = [];
  for (const question of await questions.list())
    asked.push({ question, ballots: standing(await questions.ballots(question.id)) });
  return groupBy(asked, ({ question }) => question.episode);
}

function standing(ballots: readonly Ballot[]): readonly Ballot[] {
  const counted = ballots.filter(
    ({ late, retracted, understood }) =>
      !late && !retracted && understood !== null && understood !== "unclear",
  );
  const last = new Map(inOrder(counted).map((one) => [one.person, one]));
  return inOrder([...last.values()]);
}

function inOrder(ballots: readonly Ballot[]): readonly Ballot[] {
  return ballots.toSorted((a, b) => a.at - b.at);
}
