import type { Question } from "../../../src/core/question.js";
import type { Ballot, Memory } from "../../../src/core/stores.js";
import { groupBy } from "../../../src/crowdwork/statistics/rating.js";

export interface AnsweredQuestion {
  readonly question: Question;
  /** Answers in time that were understood, "don't know" included; the last of each person, oldest first. */
  readonly answers: readonly Ballot[];
}

export async function readAnswers({
  questions,
}: Pick<Memory, "questions">): Promise<ReadonlyMap<string, readonly AnsweredQuestion[]>> {
  const answered: AnsweredQuestion[] = [];
  for (const question of await questions.list())
    answered.push({ question, answers: standing(await questions.ballots(question.id)) });
  return groupBy(answered, ({ question }) => question.episode);
}

function standing(ballots: readonly Ballot[]): readonly Ballot[] {
  const counted = ballots.filter(
    ({ late, retracted, understood }) =>
      !late && !retracted && understood !== null && understood !== "unclear",
  );
  return inOrder(new Map(inOrder(counted).map((one) => [one.person, one])).values());
}

function inOrder(ballots: Iterable<Ballot>): readonly Ballot[] {
  return [...ballots].sort((a, b) => a.at - b.at);
}
