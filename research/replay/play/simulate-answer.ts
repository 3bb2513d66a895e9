import type { Answerer, Temper } from "../../../bots/simulated/answer.js";
import { answerQuestion } from "../../../bots/simulated/answer.js";
import { type CardQuestion, reservedChoices } from "../../../src/core/bot.js";
import type { Fact } from "../../../src/core/fact.js";
import type { Grounder } from "../../../src/core/grounding.js";
import { newId } from "../../../src/core/id.js";
import { contradicts } from "../../../src/core/notebook.js";
import type { OracleAnswer } from "../../../src/core/oracle.js";
import type { FollowUp, Question } from "../../../src/core/question.js";
import type { Ballot, BallotOutcome } from "../../../src/core/stores.js";
import { readBallot } from "../../../src/desk/hear/read-ballot.js";
import type { AnswerEffect } from "./continue-episode.js";

/**
 * Answers in words that go through grounding, with one follow-up when they are not understood.
 *
 * @param known the household's valid facts when it was asked
 */
export async function simulateAnswer(
  question: Question,
  known: readonly Fact[],
  temper: Temper,
  grounder: Grounder,
  person: Answerer = { name: question.id, household: question.household },
): Promise<AnswerEffect> {
  const situation = { known, temper, grounder, person };
  const first = await say(question, null, situation);
  const last = first.followUp ? await say(question, first.followUp, situation) : first;
  return settle(last, known);
}

interface Situation {
  readonly known: readonly Fact[];
  readonly temper: Temper;
  readonly grounder: Grounder;
  readonly person: Answerer;
}

function say(
  recorded: Question,
  followUp: FollowUp | null,
  { known, temper, grounder, person }: Situation,
): Promise<BallotOutcome> {
  const question: Question = { ...recorded, state: "open", followUp };
  const said = answerQuestion(show(question), question.need, person, temper);
  return readBallot({
    question,
    grounder,
    facts: known,
    ballots: [],
    words: "",
    episodeEnded: false,
    ballot: ballotOf(question, said),
    now: question.askedAt,
  });
}

function show(question: Question): CardQuestion {
  const { followUp } = question;
  return {
    ...question,
    ...(followUp && { text: `${question.text} ${followUp.text}`, choices: followUp.choices }),
    followUp: followUp !== null,
    assignee: null,
    answers: null,
  };
}

function ballotOf({ id, askedAt }: Question, said: OracleAnswer): Ballot {
  const key = newId("b");
  return {
    id: key,
    eventKey: key,
    question: id,
    message: null,
    person: "simulated",
    personName: "",
    platformId: "simulated",
    platform: "simulated",
    workspace: "local",
    late: false,
    retracted: false,
    choice: said.kind === "choice" ? (said.choice ?? reservedChoices.dontKnow) : null,
    text: said.kind === "words" ? said.text : null,
    replaces: null,
    understood: null,
    claims: [],
    at: askedAt,
  };
}

/** Of two contradictory claims neither is used. */
function settle(
  { facts, invalidations, settle }: BallotOutcome,
  known: readonly Fact[],
): AnswerEffect {
  const against = known.filter(
    ({ source, ...fact }) =>
      source === "answer" && facts.some((write) => contradicts(write.fact, fact)),
  );
  return {
    outcome: settle?.state === "answered" ? "answered" : "declined",
    facts: facts.filter(({ fact }) => !against.some((old) => contradicts(fact, old))),
    invalidations: [
      ...invalidations,
      ...against.map(({ id }) => ({ id, status: "superseded" as const })),
    ],
  };
}
