/** Exchanges as the owner sees them: questions, answers and their results. */
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
import { isBlind } from "../snapshot.js";

interface ReviewContext {
  readonly reviews: ReadonlyMap<string, Review>;
  /** Parts of a text that may identify somebody. */
  readonly suspect: (words: string) => readonly string[];
}

export async function serializeExchanges(
  memory: Memory,
  questions: readonly FlaggedQuestion[],
): Promise<readonly Exchange[]> {
  const scan = createScan(await knownPeople(memory, await memory.releases.importedIds()));
  const review = {
    reviews: latestReviews(await memory.releases.reviews()),
    suspect: (words: string) => scan(words).map(({ from, to }) => words.slice(from, to)),
  };
  const played = new Map<string, Played | null>();
  const exchanges: Exchange[] = [];
  for (const flagged of questions) {
    const { episode } = flagged.question;
    if (!played.has(episode)) played.set(episode, await readPlayed(memory, episode));
    const around = played.get(episode);
    if (around) exchanges.push(await serializeExchange(memory, flagged, { ...around, ...review }));
  }
  return exchanges;
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
  { card, steps, ...context }: Played & ReviewContext,
): Promise<Exchange> {
  const { id, episode, mode, state, text, why, askedAt } = question;
  const ballots = isBlind(question) ? null : await memory.questions.ballots(id);
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
    answers: ballots?.map((ballot) => serializeAnswer(ballot, question, context)) ?? null,
    step: steps.find((record) => record.question === id)?.seq ?? null,
  };
}

function serializeAnswer(
  ballot: Ballot,
  question: Question,
  context: ReviewContext,
): ExchangeAnswer {
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
    review: context.reviews.get(id) ?? null,
    released: passedText(text, context.reviews.get(id)),
    suspicious: text === null ? [] : context.suspect(text),
  };
}
