/** Collected answers to "where", and what simulated people say to the same questions. */
import type { Temper } from "../../../../bots/simulated/answer.js";
import { SousError } from "../../../core/errors.js";
import type { Question } from "../../../core/question.js";
import { drawAround, seededRandom } from "../../../core/random.js";
import type { Memory } from "../../../core/stores.js";
import { createGrammarGrounder } from "../../../desk/grounding/index.js";
import {
  type FittedPeople,
  fitPeople,
  type Gap,
  measureGap,
  type ReadAnswer,
  readAnswer,
} from "../fit.js";
import { readAnswers } from "./counted-answers.js";
import { readExclusions } from "./excluded.js";
import { simulateAnswer } from "./simulate-answer.js";

interface Collected {
  readonly question: Question;
  readonly answer: ReadAnswer;
}

export interface Fit {
  readonly answers: number;
  readonly people: number;
  readonly fitted: FittedPeople;
  /** From precise people who answer at once, and from fitted ones. */
  readonly gap: { readonly before: Gap; readonly after: Gap };
}

/** The usual simulated people, in the median time that the lab counts. */
const usual: FittedPeople = { wrong: 0, vague: 0, unsure: 0, delayMs: 12_000, delaySpread: 0.5 };

/**
 * Fits people to the answers of a campaign, or to all. Excluded exchanges are left out.
 *
 * @throws SousError "no-answers" when there are none to "where"
 */
export async function fitAnswers(
  memory: Memory,
  { campaign, seed }: { readonly campaign: string | null; readonly seed: number },
): Promise<Fit> {
  const findExcluded = await readExclusions(memory);
  const collected: Collected[] = [];
  const people = new Set<string>();
  for (const [id, asked] of await readAnswers(memory)) {
    const episode = await memory.episodes.get(id);
    if (!episode || (campaign !== null && episode.campaign !== campaign)) continue;
    if ((await findExcluded(episode)).length > 0) continue;
    for (const { question, answers } of asked) {
      for (const { ballot } of answers) {
        const since = ballot.openedAt ?? question.deliveredAt ?? question.askedAt;
        const answer = readAnswer(question, ballot.claims, ballot.at - since);
        if (!answer) continue;
        people.add(ballot.person);
        collected.push({ question, answer });
      }
    }
  }
  if (collected.length === 0)
    throw new SousError(
      "no-answers",
      `Nobody has answered where something is${campaign === null ? "" : ` in the campaign ${campaign}`}. Such answers are fitted: sous campaign status says what came in.`,
    );
  const answers = collected.map(({ answer }) => answer);
  const fitted = fitPeople(answers);
  return {
    answers: answers.length,
    people: people.size,
    fitted,
    gap: {
      before: measureGap(answers, await simulate(collected, usual, seed)),
      after: measureGap(answers, await simulate(collected, fitted, seed)),
    },
  };
}

/** The same questions, answered by such people in words that go through grounding. */
async function simulate(
  collected: readonly Collected[],
  { delayMs, delaySpread, ...rates }: FittedPeople,
  seed: number,
): Promise<readonly ReadAnswer[]> {
  const grounder = createGrammarGrounder();
  const said: ReadAnswer[] = [];
  for (const [at, { question }] of collected.entries()) {
    const temper: Temper = { ...rates, seed: seed + at };
    const { facts } = await simulateAnswer(question, [], temper, grounder);
    const random = seededRandom(seed, "delay", question.id, String(at));
    const ms = delayMs === null ? null : drawAround(delayMs, delaySpread ?? 0, random);
    const answer = readAnswer(
      question,
      facts.map(({ fact }) => fact),
      ms,
    );
    if (answer) said.push(answer);
  }
  return said;
}
