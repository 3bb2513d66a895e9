import type { Temper } from "../../../bots/simulated/answer.js";
import { answerQuestion } from "../../../bots/simulated/answer.js";
import { reservedChoices } from "../../../src/core/bot.js";
import type { AskOutcome } from "../../../src/core/episode/episode.js";
import type { OracleAnswer } from "../../../src/core/episode/oracle.js";
import { newId } from "../../../src/core/id.js";
import type { Fact } from "../../../src/core/memory/fact.js";
import { contradicts } from "../../../src/core/memory/notebook.js";
import type { Ballot, FactInvalidation, FactWrite } from "../../../src/core/memory/stores.js";
import type { Grounder } from "../../../src/core/question/grounding.js";
import type { FollowUp, Question } from "../../../src/core/question/question.js";
import { readBallot } from "../../../src/desk/hear/read-ballot.js";

/** What an answer does: facts that it brings, and those that it closes. */
export interface AnswerEffect {
  readonly outcome: AskOutcome;
  readonly facts: readonly FactWrite[];
  readonly invalidations: readonly FactInvalidation[];
}

/**
 * Answers in words that go through grounding, with one follow-up when they are not understood.
 *
 * @param known the household's valid facts when it was asked
 */
export async function simulateAnswer(
  recorded: Question,
  known: readonly Fact[],
  temper: Temper,
  grounder: Grounder,
): Promise<AnswerEffect> {
  const person = { name: recorded.id, household: recorded.household };
  const say = (followUp: FollowUp | null) => {
    const question: Question = { ...recorded, state: "open", followUp };
    const shown = {
      ...question,
      ...(followUp && { text: `${question.text} ${followUp.text}`, choices: followUp.choices }),
      followUp: followUp !== null,
      assignee: null,
      answers: null,
    };
    return readBallot({
      question,
      grounder,
      facts: known,
      ballots: [],
      words: "",
      episodeEnded: false,
      ballot: ballotOf(question, answerQuestion(shown, question.need, person, temper)),
      now: question.askedAt,
    });
  };
  const first = await say(null);
  const { facts, invalidations, settle } = first.followUp ? await say(first.followUp) : first;
  // Of two contradictory claims neither is used.
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
