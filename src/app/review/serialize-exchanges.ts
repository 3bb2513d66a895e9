/** Exchanges as the owner sees them: the question, each answer, and what became of it. */
import type { Card } from "../../core/bot.js";
import { endLine } from "../../core/end-line.js";
import type { StepRecord } from "../../core/episode.js";
import type { FlaggedQuestion } from "../../core/exchange.js";
import type { Question } from "../../core/question.js";
import type { Review } from "../../core/release.js";
import type { Exchange, ExchangeAnswer } from "../../core/review.js";
import type { Ballot, Memory } from "../../core/stores.js";
import {
  createScan,
  knownPeople,
  latestReviews,
  passedText,
  routeOf,
} from "../../datasets/release/index.js";
import { buildCard } from "../../desk/card.js";
import { labelsOf, phraseFact } from "../../desk/phrase.js";
import { phraseAnswer } from "../../desk/phrase-question.js";

interface Sight {
  readonly reviews: ReadonlyMap<string, Review>;
  /** Parts of words that may tell who somebody is. */
  readonly suspect: (words: string) => readonly string[];
}

export async function serializeExchanges(
  memory: Memory,
  questions: readonly FlaggedQuestion[],
): Promise<readonly Exchange[]> {
  const scan = createScan(await knownPeople(memory, await memory.releases.importedIds()));
  const sight = {
    reviews: latestReviews(await memory.releases.reviews()),
    suspect: (words: string) => scan(words).map(({ from, to }) => words.slice(from, to)),
  };
  const played = new Map<string, Played | null>();
  const told: Exchange[] = [];
  for (const flagged of questions) {
    const { episode } = flagged.question;
    if (!played.has(episode)) played.set(episode, await readPlayed(memory, episode));
    const around = played.get(episode);
    if (around) told.push(await serializeExchange(memory, flagged, { ...around, ...sight }));
  }
  return told;
}

/** What the exchanges of an episode have in common. */
interface Played {
  readonly card: Card;
  readonly steps: readonly StepRecord[];
}

async function readPlayed(memory: Memory, id: string): Promise<Played | null> {
  const card = await buildCard(memory, id);
  return card && { card, steps: await memory.episodes.steps(id) };
}

async function serializeExchange(
  memory: Memory,
  { question, home, campaign, flags }: FlaggedQuestion,
  { card, steps, ...sight }: Played & Sight,
): Promise<Exchange> {
  const { id, episode, mode, state, text, why, askedAt } = question;
  const ballots = isHidden(question) ? null : await memory.questions.ballots(id);
  return {
    question: id,
    episode,
    home,
    round: card.round,
    task: card.task,
    campaign,
    mode,
    state,
    text,
    why,
    askedAt,
    flags,
    end: card.done && endLine(card.done),
    answers: ballots?.map((ballot) => serializeAnswer(ballot, question, sight)) ?? null,
    step: steps.find((record) => record.question === id)?.seq ?? null,
  };
}

/** What several people say is not shown before the last one has said it. */
function isHidden({ quorum, state }: Question): boolean {
  return quorum > 1 && state === "open";
}

function serializeAnswer(ballot: Ballot, question: Question, sight: Sight): ExchangeAnswer {
  const { id, personName: by, platform, at, text, understood, late, retracted } = ballot;
  const labels = labelsOf(question.view.owner);
  return {
    ballot: id,
    by,
    platform,
    at,
    understood,
    late,
    retracted,
    route: routeOf(ballot),
    afterMs: Math.max(0, at - question.askedAt),
    said: phraseAnswer(ballot, question),
    isWords: text !== null,
    claims: ballot.claims.map((claim) => phraseFact(claim, labels)),
    review: sight.reviews.get(id) ?? null,
    released: passedText(text, sight.reviews.get(id)),
    suspicious: text === null ? [] : sight.suspect(text),
  };
}
