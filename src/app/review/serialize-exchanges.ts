import { endLine } from "../../core/end-line.js";
import type { FlaggedQuestion } from "../../core/exchange.js";
import type { Question } from "../../core/question.js";
import type { Leak, Review } from "../../core/release.js";
import type { Exchange, ExchangeAnswer } from "../../core/review.js";
import type { Ballot, Memory } from "../../core/stores.js";
import { latestReviews } from "../../datasets/release/gather.js";
import { passedText, routeOf } from "../../datasets/release/serialize-answer.js";
import { buildCard } from "../../desk/deliver/card.js";
import { labelsOf, phraseFact } from "../../desk/words/phrase.js";
import { phraseAnswer } from "../../desk/words/phrase-question.js";
import { isBlind } from "../snapshot.js";
import type { AnswerScan } from "./answer-scan.js";

interface ReviewContext {
  readonly reviews: ReadonlyMap<string, Review>;
  /** Leaks by ballot. */
  readonly leaks: ReadonlyMap<string, readonly Leak[]>;
}

export async function serializeExchanges(
  memory: Memory,
  questions: readonly FlaggedQuestion[],
  scan: AnswerScan,
): Promise<readonly Exchange[]> {
  const answers = await readAnswers(memory, questions);
  const leaks = await scan.leaksIn([...answers.values()].flatMap((ballots) => ballots ?? []));
  const reviews = latestReviews(await memory.releases.reviews());
  const played = new Map<string, Played | null>();
  const exchanges: Exchange[] = [];
  for (const flagged of questions) {
    const { episode } = flagged.question;
    if (!played.has(episode)) played.set(episode, await readPlayed(memory, episode));
    const around = played.get(episode);
    const ballots = answers.get(flagged.question.id) ?? null;
    if (around) exchanges.push(serializeExchange(flagged, { ...around, ballots, reviews, leaks }));
  }
  return exchanges;
}

/** Maps questions to answers, or to null while these are hidden. */
async function readAnswers(memory: Memory, questions: readonly FlaggedQuestion[]) {
  const answers = new Map<string, readonly Ballot[] | null>();
  for (const { question } of questions) {
    const ballots = isBlind(question) ? null : await memory.questions.ballots(question.id);
    answers.set(question.id, ballots);
  }
  return answers;
}

type Played = NonNullable<Awaited<ReturnType<typeof readPlayed>>>;

async function readPlayed(memory: Memory, id: string) {
  const card = await buildCard(memory, id);
  return card && { card, steps: await memory.episodes.steps(id) };
}

interface ExchangeContext extends Played, ReviewContext {
  readonly ballots: readonly Ballot[] | null;
}

function serializeExchange(
  { question, home, campaign, flags }: FlaggedQuestion,
  { card, steps, ballots, ...context }: ExchangeContext,
): Exchange {
  const { id, episode, mode, state, text, why, askedAt } = question;
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
  { reviews, leaks }: ReviewContext,
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
    review: reviews.get(id) ?? null,
    released: passedText(text, reviews.get(id)),
    suspicious: (leaks.get(id) ?? []).map(({ from, to }) => text?.slice(from, to) ?? ""),
  };
}
