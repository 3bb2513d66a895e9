/** Exchanges as the owner sees them: the question, each answer, and what became of it. */
import { endLine } from "../../core/end-line.js";
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
import { labelsOf, phraseAnswer, phraseFact } from "../../desk/phrase.js";

interface Sight {
  readonly reviews: ReadonlyMap<string, Review>;
  /** Parts of words that may tell who somebody is. */
  readonly suspect: (words: string) => readonly string[];
}

export async function tellExchanges(
  memory: Memory,
  questions: readonly FlaggedQuestion[],
): Promise<readonly Exchange[]> {
  const scan = createScan(await knownPeople(memory, await memory.releases.importedIds()));
  const sight = {
    reviews: latestReviews(await memory.releases.reviews()),
    suspect: (words: string) => scan(words).map(({ from, to }) => words.slice(from, to)),
  };
  const told: Exchange[] = [];
  for (const flagged of questions) {
    const exchange = await tellExchange(memory, flagged, sight);
    if (exchange) told.push(exchange);
  }
  return told;
}

async function tellExchange(
  memory: Memory,
  { question, home, campaign, flags }: FlaggedQuestion,
  sight: Sight,
): Promise<Exchange | null> {
  const { id, episode: episodeId, mode, state, text, why, askedAt } = question;
  const episode = await memory.episodes.get(episodeId);
  const card = await buildCard(memory, episodeId);
  if (!episode || !card) return null;
  const steps = await memory.episodes.steps(episodeId);
  const ballots = isHidden(question) ? null : await memory.questions.ballots(id);
  return {
    ...{ question: id, episode: episodeId, home, round: episode.round, task: card.task },
    ...{ campaign, mode, state, text, why, askedAt, flags },
    answers: ballots?.map((ballot) => tellAnswer(ballot, question, sight)) ?? null,
    end: card.done && endLine(card.done),
    step: steps.find((record) => record.question === id)?.seq ?? null,
  };
}

/** What several people say is not shown before the last one has said it. */
function isHidden({ quorum, state }: Question): boolean {
  return quorum > 1 && state === "open";
}

function tellAnswer(ballot: Ballot, question: Question, sight: Sight): ExchangeAnswer {
  const { id, personName: by, platform, at, text, understood, late, retracted } = ballot;
  const labels = labelsOf(question.view.owner);
  return {
    ...{ ballot: id, by, platform, at, understood, late, retracted },
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
