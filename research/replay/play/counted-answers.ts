import type { Question } from "../../../src/core/question.js";
import type { Ballot, Memory } from "../../../src/core/stores.js";
import { groupBy } from "../../../src/crowdwork/statistics/rating.js";

export interface CountedAnswer {
  readonly ballot: Ballot;
  readonly nth: number;
}

export interface AnsweredQuestion {
  readonly question: Question;
  /** Answers in time that were understood, "don't know" included; the last of each person, oldest first. */
  readonly answers: readonly CountedAnswer[];
}

export async function readAnswers({
  questions,
}: Pick<Memory, "questions">): Promise<ReadonlyMap<string, readonly AnsweredQuestion[]>> {
  const asked: { question: Question; ballots: readonly Ballot[] }[] = [];
  for (const question of await questions.list()) {
    asked.push({ question, ballots: standing(await questions.ballots(question.id)) });
  }
  const nths = countAnswers(asked.flatMap(({ ballots }) => ballots));
  const answered = asked.map(({ question, ballots }) => ({
    question,
    answers: ballots.map((ballot) => ({ ballot, nth: nths.get(ballot.id) ?? 1 })),
  }));
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

function countAnswers(ballots: readonly Ballot[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const nths = new Map<string, number>();
  for (const { id, person } of inOrder(ballots)) {
    const nth = (counts.get(person) ?? 0) + 1;
    counts.set(person, nth);
    nths.set(id, nth);
  }
  return nths;
}
