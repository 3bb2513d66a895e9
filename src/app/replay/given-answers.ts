/** What people answered to the questions that are kept. */
import type { Question } from "../../core/question.js";
import type { Ballot, Memory } from "../../core/stores.js";

/** The first answer in time that still stands and was understood, if only as not knowing. */
export interface FirstAnswer {
  readonly ballot: Ballot;
  /** Which of the person's answers, from 1. */
  readonly nth: number;
}

export interface GivenAnswer {
  readonly question: Question;
  /** Null: nobody answered in time. */
  readonly answer: FirstAnswer | null;
}

/** All questions that were asked, by the episode that asked first, oldest first. */
export async function readAnswers({
  questions,
}: Pick<Memory, "questions">): Promise<ReadonlyMap<string, readonly GivenAnswer[]>> {
  const asked: { question: Question; ballot: Ballot | null }[] = [];
  for (const question of await questions.list()) {
    asked.push({ question, ballot: firstOf(await questions.ballots(question.id)) });
  }
  const nths = countAnswers(asked.flatMap(({ ballot }) => (ballot ? [ballot] : [])));
  const given = new Map<string, GivenAnswer[]>();
  for (const { question, ballot } of asked) {
    const answer = ballot && { ballot, nth: nths.get(ballot.id) ?? 1 };
    const others = given.get(question.episode);
    if (others) others.push({ question, answer });
    else given.set(question.episode, [{ question, answer }]);
  }
  return given;
}

function firstOf(ballots: readonly Ballot[]): Ballot | null {
  const counted = ballots.filter(
    ({ late, retracted, understood }) =>
      !late && !retracted && understood !== null && understood !== "unclear",
  );
  return [...counted].sort((a, b) => a.at - b.at)[0] ?? null;
}

function countAnswers(ballots: readonly Ballot[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const nths = new Map<string, number>();
  for (const { id, person } of [...ballots].sort((a, b) => a.at - b.at)) {
    const nth = (counts.get(person) ?? 0) + 1;
    counts.set(person, nth);
    nths.set(id, nth);
  }
  return nths;
}
