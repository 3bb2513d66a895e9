import { isDeepStrictEqual } from "node:util";
import {
  type Answerer,
  answerQuestion,
  fits,
  type Temper,
} from "../../../bots/simulated/answer.js";
import type { Memory } from "../../../memory/stores.js";
import type { EpisodeResult } from "../../../src/agent/journal.js";
import type { Player } from "../../../src/agent/rounds.js";
import { countActions } from "../../../src/agent/run-episode.js";
import { type CardQuestion, reservedChoices } from "../../../src/core/bot.js";
import type { Clock } from "../../../src/core/clock.js";
import {
  type AskOutcome,
  commandsOf,
  type Episode,
  outcomeOf,
  type StepRecord,
  type TrajectoryStep,
} from "../../../src/core/episode/episode.js";
import type { OracleAnswer } from "../../../src/core/episode/oracle.js";
import type { PlaceView, Simulator, ThingView } from "../../../src/core/episode/scene.js";
import { newId } from "../../../src/core/id.js";
import { type Fact, isInstance, matches, type NewFact } from "../../../src/core/memory/fact.js";
import { contradicts, subjectOf } from "../../../src/core/memory/notebook.js";
import type { Ballot, BallotOutcome, FactWrite } from "../../../src/core/memory/stores.js";
import type { Grounder } from "../../../src/core/question/grounding.js";
import type { FollowUp, Question } from "../../../src/core/question/question.js";
import { readBallot } from "../../../src/desk/hear/read-ballot.js";
import { guessFor } from "../../../src/desk/hear/settle.js";
import { createReader } from "../../../src/desk/reading/index.js";
import {
  type AnswerEffect,
  type AskedMoment,
  type LaterQuestion,
  replayWith,
} from "./continue-episode.js";

export interface AnsweredQuestion {
  readonly question: Question;
  /** Answers in time that were understood, "don't know" included; the last of each person, oldest first. */
  readonly answers: readonly Ballot[];
}

export interface RecordedEpisode {
  readonly episode: Episode;
  readonly player: Player;
  readonly start: Simulator;
  readonly records: readonly StepRecord[];
  readonly eager: boolean;
}

export interface PlayOnSetting {
  readonly seed: number;
  readonly noise: { readonly wrong: number; readonly unsure: number };
  readonly clock: Clock;
}

type AskRecord = StepRecord & { readonly step: Extract<TrajectoryStep, { kind: "ask" }> };

export type PlayedOn = NonNullable<Awaited<ReturnType<typeof playOn>>>;

export interface Reply {
  readonly person: string;
  /** Null where no claim is about what was asked, or the home does not show it. */
  readonly right: boolean | null;
}

/**
 * Plays a question on with four answers: none (its fallback), a truthful and a noisy simulated one, the recorded one.
 *
 * @returns null when the question's step is missing, or the world has changed
 */
export async function playOn(
  memory: Memory,
  recorded: RecordedEpisode,
  { question, answers: given }: AnsweredQuestion,
  { seed, noise, clock }: PlayOnSetting,
) {
  const { episode, player, start, records, eager } = recorded;
  const asking = records.filter(isAsk).find((one) => one.question === question.id);
  const { state } = question;
  if (!asking || asking.step.outcome === null || state === "open") return null;
  const facts = await factsAt(memory, episode, asking);
  const moment: AskedMoment = {
    episode,
    start,
    facts,
    eager,
    clock,
    ...player,
    records: records.slice(0, asking.seq + 1),
    rules: await memory.knowledge.rules(episode.household),
    later: await readLater(memory, recorded, asking.seq),
  };
  const grounder = createReader();
  const simulated = (wrong: number, unsure: number): Promise<AnswerEffect> =>
    simulateAnswer(question, facts, { seed, wrong, unsure }, grounder);
  const answers = {
    without: leaveUnanswered(question),
    truthful: await simulated(0, 0),
    noisy: await simulated(noise.wrong, noise.unsure),
    real: await broughtBy(memory, recorded, asking, asking.step.outcome),
  };
  const before = countActions(moment.records.map(({ step }) => step));
  const play = (arm: keyof typeof answers) => replayWith(moment, answers[arm]);
  const real = await play("real");
  if (real.end?.kind === "truncated" && real.end.reason === "world-changed") return null;
  const told = async (result: Promise<EpisodeResult>) =>
    toContinuation(await result, before, episode.maxSteps);
  const replies: readonly Reply[] = given.map(
    ({ person, claims }): Reply => ({ person, right: isRight(question, claims) }),
  );
  return {
    question: question.id,
    episode: episode.id,
    household: episode.household,
    state,
    person: replies[0]?.person ?? null,
    replies,
    arms: {
      without: await told(play("without")),
      truthful: await told(play("truthful")),
      noisy: await told(play("noisy")),
      real: toContinuation(real, before, episode.maxSteps),
    },
    /** With the real answer the same commands were given as were recorded. */
    reproduced: isDeepStrictEqual(
      commandsOf(real.trajectory),
      commandsOf(records.map(({ step }) => step)),
    ),
  };
}

function isAsk(record: StepRecord): record is AskRecord {
  return record.step.kind === "ask";
}

/** A task that is not done counts with all its steps. */
function toContinuation(result: EpisodeResult, before: number, maxSteps: number) {
  const steps = countActions(result.trajectory) - before;
  const success = result.end?.kind === "terminated";
  return { steps, success, cost: success ? steps : Math.max(maxSteps - before, steps) };
}

function leaveUnanswered(question: Question): AnswerEffect {
  const guess = guessFor(question);
  const outcome = outcomeOf({ state: "expired", fallback: question.fallback }) ?? "expired";
  return { outcome, facts: guess ? [guess] : [], invalidations: [] };
}

function factsAt(
  { facts }: Memory,
  { household }: Episode,
  { factWatermark, at }: StepRecord,
): Promise<readonly Fact[]> {
  return facts.listAt(household, factWatermark, at);
}

/** The facts that changed between the question and the next step. */
async function broughtBy(
  memory: Memory,
  { episode, records }: RecordedEpisode,
  asking: StepRecord,
  outcome: AskOutcome,
): Promise<AnswerEffect> {
  const next = records[asking.seq + 1];
  if (!next) return saidLast(memory, episode, asking, outcome);
  const before = await factsAt(memory, episode, asking);
  const after = await factsAt(memory, episode, next);
  const [had, has] = [new Set(before.map(idOf)), new Set(after.map(idOf))];
  return {
    outcome,
    facts: after.filter(({ id }) => !had.has(id)).map(writeOf),
    invalidations: before
      .filter(({ id }) => !has.has(id))
      .map(({ id }) => ({ id, status: "superseded" })),
  };
}

/** The answer was the last step: its facts, and the facts that they closed. */
async function saidLast(
  { facts }: Memory,
  { household, endedAt }: Episode,
  { question }: StepRecord,
  outcome: AskOutcome,
): Promise<AnswerEffect> {
  const all = await facts.list({ household, valid: false });
  const said = all.filter(
    (fact) => question !== null && fact.question === question && fact.validFrom <= (endedAt ?? 0),
  );
  const ids = new Set(said.map(idOf));
  return {
    outcome,
    facts: said.map(writeOf),
    invalidations: all
      .filter(({ supersededBy }) => supersededBy !== null && ids.has(supersededBy))
      .map(({ id }) => ({ id, status: "superseded" })),
  };
}

function idOf({ id }: Fact): string {
  return id;
}

function writeOf(fact: Fact): FactWrite {
  const { id, person, question, ballot, episode } = fact;
  return { id, fact, person, question, ballot, episode, supersedes: [] };
}

async function readLater(
  memory: Memory,
  recorded: RecordedEpisode,
  seq: number,
): Promise<readonly LaterQuestion[]> {
  const later: LaterQuestion[] = [];
  for (const record of recorded.records.filter(isAsk)) {
    const { need, handling, outcome, reason } = record.step;
    const isPeoples = handling === "posted" || handling === "joined" || handling === "reused";
    if (record.seq <= seq || !isPeoples || outcome === null) continue;
    later.push({
      need,
      despite: reason !== undefined,
      effect: await broughtBy(memory, recorded, record, outcome),
    });
  }
  return later;
}

type Asked = Pick<Question, "need" | "view">;

function isAsked({ need }: Asked, { subject }: NewFact): boolean {
  return subject === subjectOf(need) || (isInstance(subject) && matches(subject, need.noun));
}

/** By the state when it was asked. @returns null when no claim is about it, or the home does not show it */
function isRight(question: Asked, claims: readonly NewFact[]): boolean | null {
  const { func } = question.need;
  const said = claims.filter((claim) => isAsked(question, claim));
  if (said.length === 0 || (func !== "where" && func !== "which")) return null;
  return said.every((claim) => isTrue(question, claim));
}

function isTrue(question: Asked, { subject, relation, objects, polarity }: NewFact): boolean {
  const { need, view } = question;
  const isMeant = (thing: ThingView): boolean =>
    isInstance(subject) ? thing.id === subject : fits(thing, need, view.meant);
  const { places, held } = view.owner;
  if (relation === "is") {
    const things = [...places.flatMap((place) => place.things), ...(held ? [held] : [])];
    return objects.every((id) => things.some((thing) => thing.id === id && isMeant(thing)));
  }
  const isThere = ({ id, things }: PlaceView): boolean =>
    objects.includes(id) && things.some(isMeant);
  return places.some(isThere) === polarity;
}

/**
 * Answers in words that go through grounding, with one follow-up when they are not understood.
 *
 * @param known the household's valid facts when it was asked
 */
async function simulateAnswer(
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
