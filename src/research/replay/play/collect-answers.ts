/** Collected answers to "where", and what simulated people say to the same questions. */
import { EarlierPlaces, paceOf, type Temper } from "../../../../bots/simulated/person.js";
import { keepingWeight } from "../../../../scenes/household/index.js";
import { SousError } from "../../../core/errors.js";
import { thingsOf } from "../../../core/looks.js";
import type { Question } from "../../../core/question.js";
import { drawAround, seededRandom } from "../../../core/random.js";
import type { Memory } from "../../../core/stores.js";
import { createGrammarGrounder } from "../../../desk/grounding/index.js";
import {
  type Answered,
  type FittedPeople,
  fitPeople,
  type Gap,
  measureGap,
  type ReadAnswer,
  readAnswer,
} from "../fit.js";
import { checkCampaign } from "./check-campaign.js";
import { readAnswers } from "./counted-answers.js";
import { readExclusions } from "./excluded.js";
import { simulateAnswer } from "./simulate-answer.js";

interface Collected {
  readonly question: Question;
  readonly answer: ReadAnswer;
  readonly before: Answered["before"];
}

export interface Fit {
  readonly answers: number;
  readonly people: number;
  readonly fitted: FittedPeople;
  /** From precise people who take 12 seconds, and from fitted ones. */
  readonly gap: { readonly before: Gap; readonly after: Gap };
}

/** Simulated people, and how long they take; null: unknown. */
type People = Omit<Temper, "seed"> & {
  readonly delayMs: number | null;
  readonly delaySpread: number;
};

/** The usual simulated people, in the median time that the lab counts. */
const usual: People = { wrong: 0, unsure: 0, delayMs: 12_000, delaySpread: 0.5 };

function toPeople({ delayMs, delaySpread, differ, ...rates }: FittedPeople): People {
  const { wrong, unsure, vague, stale, plausible, hearsay } = rates;
  return {
    wrong: wrong?.value ?? 0,
    unsure: unsure?.value ?? 0,
    vague: vague?.value,
    stale: stale?.value,
    plausible: plausible?.value,
    hearsay: hearsay?.value,
    differ: differ ?? 0,
    delayMs: delayMs?.value ?? null,
    delaySpread: delaySpread ?? 0,
  };
}

/**
 * Fits people to the answers of a campaign, or to all. Excluded exchanges are left out.
 *
 * @throws InputError when there is no such campaign
 * @throws SousError "no-answers" when there are none to "where"
 */
export async function fitAnswers(
  memory: Memory,
  { campaign, seed }: { readonly campaign: string | null; readonly seed: number },
): Promise<Fit> {
  if (campaign !== null) await checkCampaign(memory, campaign);
  const collected = await collect(memory, campaign);
  if (collected.length === 0)
    throw new SousError(
      "no-answers",
      `Nobody has answered where something is${campaign === null ? "" : ` in the campaign ${campaign}`}. Such answers are fitted: sous campaign status says what came in.`,
    );
  const answers = collected.map(({ answer }) => answer);
  const fitted = fitPeople(answers);
  return {
    answers: answers.length,
    people: new Set(answers.map(({ person }) => person)).size,
    fitted,
    gap: {
      before: measureGap(answers, await simulate(collected, usual, seed)),
      after: measureGap(answers, await simulate(collected, toPeople(fitted), seed)),
    },
  };
}

async function collect(memory: Memory, campaign: string | null): Promise<readonly Collected[]> {
  const findExcluded = await readExclusions(memory);
  const collected: Collected[] = [];
  const earlier = new Map<string, EarlierPlaces>();
  for (const [id, asked] of await readAnswers(memory)) {
    const episode = await memory.episodes.get(id);
    if (!episode || (campaign !== null && episode.campaign !== campaign)) continue;
    if ((await findExcluded(episode)).length > 0) continue;
    const seen = earlier.get(episode.household) ?? new EarlierPlaces();
    earlier.set(episode.household, seen);
    for (const { question, answers } of asked) {
      const { owner } = question.view;
      seen.see(owner);
      const last = new Map(thingsOf(owner).map((thing) => [thing.id, seen.before(thing.id)]));
      const before = (thing: string) => last.get(thing);
      for (const { ballot } of answers) {
        const since = ballot.openedAt ?? question.deliveredAt ?? question.askedAt;
        const { person } = ballot;
        const how = { person, ms: ballot.at - since, before, usual: keepingWeight };
        const answer = readAnswer(question, ballot.claims, how);
        if (answer) collected.push({ question, answer, before });
      }
    }
  }
  return collected;
}

/** The same questions, answered by such people in words that go through grounding. */
async function simulate(
  collected: readonly Collected[],
  people: People,
  seed: number,
): Promise<readonly ReadAnswer[]> {
  const { delayMs, delaySpread, differ, ...rates } = people;
  const grounder = createGrammarGrounder();
  const said: ReadAnswer[] = [];
  for (const { question, answer, before } of collected) {
    const { person: name } = answer;
    const who = { name, household: question.id, before, usual: keepingWeight };
    const { facts } = await simulateAnswer(question, [], { ...rates, seed }, grounder, who);
    const random = seededRandom(seed, "delay", question.id, name);
    const median = (delayMs ?? 0) * paceOf(name, { ...rates, differ, seed });
    const ms = delayMs === null ? null : drawAround(median, delaySpread, random);
    const claims = facts.map(({ fact }) => fact);
    const read = readAnswer(question, claims, { ...who, person: name, ms });
    if (read) said.push(read);
  }
  return said;
}
