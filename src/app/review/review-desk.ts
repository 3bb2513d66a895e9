/** Serves the page on which people review answers before a release. */
import type { Memory } from "../../../memory/stores.js";
import { hashObservation, replayWorldline } from "../../agent/worldline.js";
import type {
  Exchange,
  ExchangeAnswer,
  Replay,
  ReplayFrame,
  ReviewDesk,
  ReviewLogLine,
  ReviewOrder,
} from "../../core/campaign/review.js";
import type { Clock } from "../../core/clock.js";
import type { Episode, StepRecord } from "../../core/episode/episode.js";
import type { Simulator } from "../../core/episode/scene.js";
import { InputError } from "../../core/errors.js";
import type { Sighting } from "../../core/memory/fact.js";
import type { Ballot } from "../../core/memory/stores.js";
import { endLine } from "../../core/question/end-line.js";
import { type FlaggedQuestion, foldWords } from "../../core/question/exchange.js";
import { latestReviews } from "../../datasets/release/select.js";
import { passedText, routeOf } from "../../datasets/release/serialize-answer.js";
import { buildCard } from "../../desk/deliver/card.js";
import { labelsOf, phraseFact } from "../../desk/words/phrase.js";
import { phraseAnswer } from "../../desk/words/phrase-question.js";
import { householdObserver } from "../../policies/rules/observer.js";
import { isBlind, serializeEpisode } from "../operating/snapshot.js";
import { playerOfGame } from "../play/game-players.js";
import { simulate } from "../play/households.js";
import { decide } from "../release/release-review.js";
import { runJob } from "../worker/worker.js";
import { type AnswerScan, createAnswerScan } from "./answer-scan.js";

export function createReviewDesk(memory: Memory, clock: Clock): ReviewDesk {
  const leaksIn = createAnswerScan(memory, (texts) => runJob("scan", texts));
  /** The latest replay of an ended task, as people view it step by step. */
  let last: Replay | null = null;

  async function replay(id: string): Promise<Replay | null> {
    const episode = await memory.episodes.get(id);
    if (!episode) return null;
    await requireNoMemoryTask(memory, episode.household);
    if (last?.episode !== id || last.end === null) last = await replayEpisode(memory, id);
    return last;
  }

  return {
    async list(filter) {
      const { total, questions } = await memory.questions.browse(filter);
      const scopes = await memory.questions.scopes();
      return { total, exchanges: await serializeExchanges(memory, questions, leaksIn), scopes };
    },
    replay,
    decide: (order) => carryOut(memory, order, clock.now()),
    log: (limit) => readLog(memory, limit),
  };
}

/** Refuses while people answer from memory, as replays show the places of things. */
async function requireNoMemoryTask(memory: Memory, household: string): Promise<void> {
  const episodes = await memory.episodes.list(household);
  const asked = await memory.questions.list({ household, state: "open" });
  const isOn =
    episodes.some(({ mode, end }) => mode === "keeper" && end === null) ||
    asked.some(({ mode }) => mode === "keeper");
  if (isOn)
    throw new InputError(
      "People of this home are answering from memory. Its episodes can be seen again when that task is over.",
    );
}

async function carryOut(memory: Memory, order: ReviewOrder, at: number): Promise<void> {
  const { reviewer } = order;
  if (order.about === "clearance") {
    const { cleared, reason } = order;
    const words = foldWords(order.words);
    if (words === "") throw new InputError("Say which words.");
    return memory.releases.clear({ words, cleared, reason, reviewer, at });
  }
  if (order.about === "exchange") {
    const { question, excluded } = order;
    if (!(await memory.questions.get(question)))
      throw new InputError(`There is no question "${question}".`);
    return memory.releases.exclude({ question, excluded, reviewer, at });
  }
  const ballot = await memory.questions.ballot(order.ballot);
  if (!ballot || ballot.text === null)
    throw new InputError(`There are no words to review of an answer "${order.ballot}".`);
  const { decision, hide: words } = order;
  const item = { ballot: ballot.id, text: ballot.text };
  return decide(memory, { item, decision, words, reviewer, at });
}

async function readLog(memory: Memory, limit: number): Promise<readonly ReviewLogLine[]> {
  const words = (await memory.releases.reviews()).slice(-limit);
  const exchanges = (await memory.releases.exclusions()).slice(-limit);
  const clearances = (await memory.releases.clearances()).slice(-limit);
  const lines: ReviewLogLine[] = clearances.map((one) => ({ about: "clearance", ...one }));
  for (const review of words) {
    const ballot = await memory.questions.ballot(review.ballot);
    const question = ballot && (await memory.questions.get(ballot.question));
    if (question)
      lines.push({ about: "words", ...review, asked: question.text, by: ballot.personName });
  }
  for (const exclusion of exchanges) {
    const question = await memory.questions.get(exclusion.question);
    if (question) lines.push({ about: "exchange", ...exclusion, asked: question.text, by: null });
  }
  return lines.sort((one, other) => other.at - one.at).slice(0, limit);
}

async function replayEpisode(memory: Memory, id: string): Promise<Replay | null> {
  const episode = await memory.episodes.get(id);
  const story = await serializeEpisode(memory, id);
  const household = episode && (await memory.households.get(episode.household));
  if (!episode || !story || !household) return null;
  const scene = simulate(household);
  await replayWorldline(scene, household.id, memory.episodes, episode.round);
  const known = await seenBefore(memory, episode);
  const observer = playerOfGame(household)?.observer ?? householdObserver;
  const records = await memory.episodes.steps(id);
  const trajectory = records.map(({ step }) => step);
  const frames: ReplayFrame[] = [];
  let isSame = true;
  for (const [index, item] of story.timeline.entries()) {
    const record = records[index];
    if (!record) break;
    isSame &&= takeStep(scene, episode, record);
    for (const sighting of observer.sightings(trajectory.slice(0, index + 1), known))
      known.set(sighting.place, sighting);
    frames.push({
      ...item,
      owner: isSame ? scene.ownerView() : null,
      seen: [...known.keys()],
    });
  }
  const { home, round, task, done } = story.card;
  return { episode: id, home, round, task, end: done && endLine(done), frames };
}

/** Repeats a recorded step; returns whether the world replied as recorded. */
function takeStep(scene: Simulator, { task }: Episode, record: StepRecord): boolean {
  const { step, observationHash } = record;
  if (step.kind === "ask") return true;
  const { observation } = step.kind === "begin" ? scene.begin(task) : scene.step(step.command);
  return hashObservation(observation) === observationHash;
}

async function seenBefore(
  memory: Memory,
  { household, round }: Episode,
): Promise<Map<string, Sighting>> {
  const earlier = new Set(
    (await memory.episodes.list(household)).filter((one) => one.round < round).map(({ id }) => id),
  );
  const facts = await memory.facts.list({ household, valid: false });
  return new Map(
    facts
      .filter((fact) => fact.relation === "holds" && fact.episode && earlier.has(fact.episode))
      .map(({ subject: place, objects: things }) => [place, { place, things }]),
  );
}

async function serializeExchanges(
  memory: Memory,
  questions: readonly FlaggedQuestion[],
  leaksIn: AnswerScan,
): Promise<readonly Exchange[]> {
  const answers = await readAnswers(memory, questions);
  const leaks = await leaksIn([...answers.values()].flatMap((ballots) => ballots ?? []));
  const reviews = latestReviews(await memory.releases.reviews());
  const played = new Map<string, Awaited<ReturnType<typeof readPlayed>>>();
  const exchanges: Exchange[] = [];
  for (const flagged of questions) {
    const { question, home, flags } = flagged;
    const { id, episode, campaign = null, mode, state, text, why, askedAt } = question;
    if (!played.has(episode)) played.set(episode, await readPlayed(memory, episode));
    const around = played.get(episode);
    if (!around) continue;
    const { card, steps } = around;
    const labels = labelsOf(question.view.owner);
    const serializeAnswer = (ballot: Ballot): ExchangeAnswer => {
      const { personName: by, platform, at, text, understood, late, retracted } = ballot;
      const review = reviews.get(ballot.id);
      return {
        ballot: ballot.id,
        by,
        platform,
        at,
        understood,
        late,
        retracted,
        route: routeOf(ballot),
        afterMs: Math.max(0, at - askedAt),
        said: phraseAnswer(ballot, question),
        isWords: text !== null,
        claims: ballot.claims.map((claim) => phraseFact(claim, labels)),
        review: review ?? null,
        released: passedText(text, review),
        suspicious: (leaks.get(ballot.id) ?? []).map(({ from, to }) => text?.slice(from, to) ?? ""),
      };
    };
    exchanges.push({
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
      answers: answers.get(id)?.map(serializeAnswer) ?? null,
      step: steps.find((record) => record.question === id)?.seq ?? null,
    });
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

async function readPlayed(memory: Memory, id: string) {
  const card = await buildCard(memory, id);
  return card && { card, steps: await memory.episodes.steps(id) };
}
