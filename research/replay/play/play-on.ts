import { isDeepStrictEqual } from "node:util";
import { answerQuestion, fits, type Temper } from "../../../bots/simulated/answer.js";
import type { Memory } from "../../../memory/stores.js";
import { askWrite } from "../../../src/agent/imagine.js";
import {
  createScratchJournal,
  type EpisodeResult,
  type Journal,
  noteFacts,
} from "../../../src/agent/journal.js";
import type { Player } from "../../../src/agent/rounds.js";
import { countActions, runEpisode } from "../../../src/agent/run-episode.js";
import { reservedChoices } from "../../../src/core/bot.js";
import type { Clock } from "../../../src/core/clock.js";
import type { AskRequest, AskVerdict, Desk } from "../../../src/core/episode/desk.js";
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
import {
  contradicts,
  factsMeeting,
  factsWithin,
  subjectOf,
} from "../../../src/core/memory/notebook.js";
import type { Ballot, FactInvalidation, FactWrite } from "../../../src/core/memory/stores.js";
import type { Grounder } from "../../../src/core/question/grounding.js";
import { type FollowUp, isSameNeed, type Question } from "../../../src/core/question/question.js";
import { readBallot } from "../../../src/desk/hear/read-ballot.js";
import { guessFor } from "../../../src/desk/hear/settle.js";
import { createReader } from "../../../src/desk/reading/index.js";

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
 * Later questions get the recorded answers, others none. Recorded decisions are never made again.
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
  const { household, askPolicy: name, maxSteps } = episode;
  const asking = records.filter(isAsk).find((one) => one.question === question.id);
  const { state } = question;
  if (!asking || asking.step.outcome === null || state === "open") return null;
  const facts = await factsAt(memory, episode, asking);
  const rules = await memory.knowledge.rules(household);
  const later = await readLater(memory, recorded, asking.seq);
  const grounder = createReader();
  const before = countActions(records.slice(0, asking.seq + 1).map(({ step }) => step));
  const playWith = (answer: AnswerEffect): Promise<EpisodeResult> => {
    const scene = start.fork();
    const { outcome } = answer;
    const journal = createScratchJournal(
      household,
      factsWithin(episode, noteFacts(facts, answer, household, asking.at)),
      episode.startedAt,
      rules,
      [...records.slice(0, asking.seq), { ...asking, step: { ...asking.step, outcome } }],
    );
    // Nobody is asked: the record has the answers.
    const askPolicy = { name, eager, decide: () => ({ ask: false, propensity: 0 }) };
    const desk = createRecordedDesk(journal, later);
    return runEpisode({ ...player, episode, clock, scene, askPolicy, desk, journal });
  };
  /** A task that is not done counts with all its steps. */
  const measure = (result: EpisodeResult) => {
    const steps = countActions(result.trajectory) - before;
    const success = result.end?.kind === "terminated";
    return { steps, success, cost: success ? steps : Math.max(maxSteps - before, steps) };
  };
  const simulate = async (wrong: number, unsure: number) =>
    measure(
      await playWith(await simulateAnswer(question, facts, { seed, wrong, unsure }, grounder)),
    );
  const real = await playWith(await broughtBy(memory, recorded, asking, asking.step.outcome));
  if (real.end?.kind === "truncated" && real.end.reason === "world-changed") return null;
  const replies: readonly Reply[] = given.map(
    ({ person, claims }): Reply => ({ person, right: isRight(question, claims) }),
  );
  return {
    question: question.id,
    episode: episode.id,
    household,
    state,
    person: replies[0]?.person ?? null,
    replies,
    arms: {
      without: measure(await playWith(leaveUnanswered(question))),
      truthful: await simulate(0, 0),
      noisy: await simulate(noise.wrong, noise.unsure),
      real: measure(real),
    },
    /** With the real answer the same commands were given as were recorded. */
    reproduced: isDeepStrictEqual(
      commandsOf(real.trajectory),
      commandsOf(records.map(({ step }) => step)),
    ),
  };
}

function createRecordedDesk(
  journal: Journal,
  recorded: Awaited<ReturnType<typeof readLater>>,
): Desk {
  const left = [...recorded];
  return {
    async ask(request: AskRequest): Promise<AskVerdict> {
      const index = left.findIndex(({ need }) => isSameNeed(need, request.need));
      const facts = factsMeeting(request.need, await journal.facts());
      const mayRead = facts.length > 0 && !request.eager && !left[index]?.despite;
      const [later] = mayRead || index < 0 ? [] : left.splice(index, 1);
      const verdict: AskVerdict = later
        ? { handling: "posted", outcome: later.effect.outcome, question: null, facts: [] }
        : mayRead
          ? { handling: "notebook", outcome: "answered", question: null, facts }
          : { handling: "withheld", outcome: "withheld", question: null, facts: [] };
      await journal.record(askWrite(request, verdict, later?.effect));
      return verdict;
    },
    noteContradicted: () => [],
  };
}

function isAsk(record: StepRecord): record is AskRecord {
  return record.step.kind === "ask";
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
  const [had, has] = [before, after].map((some) => new Set(some.map(({ id }) => id)));
  return {
    outcome,
    facts: after.filter(({ id }) => !had?.has(id)).map(writeOf),
    invalidations: before
      .filter(({ id }) => !has?.has(id))
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
  const ids = new Set(said.map(({ id }) => id));
  return {
    outcome,
    facts: said.map(writeOf),
    invalidations: all
      .filter(({ supersededBy }) => supersededBy !== null && ids.has(supersededBy))
      .map(({ id }) => ({ id, status: "superseded" })),
  };
}

function writeOf(fact: Fact): FactWrite {
  return { ...fact, supersedes: [] };
}

async function readLater(memory: Memory, recorded: RecordedEpisode, seq: number) {
  const later = [];
  for (const record of recorded.records.filter(isAsk)) {
    const { need, handling, outcome, reason } = record.step;
    const isPeoples = handling === "posted" || handling === "joined" || handling === "reused";
    if (record.seq <= seq || !isPeoples || outcome === null) continue;
    const effect = await broughtBy(memory, recorded, record, outcome);
    later.push({ need, despite: reason !== undefined, effect });
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

/** What an answer does: facts that it brings, and those that it closes. */
interface AnswerEffect {
  readonly outcome: AskOutcome;
  readonly facts: readonly FactWrite[];
  readonly invalidations: readonly FactInvalidation[];
}

/**
 * Answers in words that go through grounding, with one follow-up when they are not understood.
 *
 * @param known the household's valid facts when it was asked
 */
async function simulateAnswer(
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
    ({ source, ...fact }) => source === "answer" && facts.some((write) => contradicts(write, fact)),
  );
  return {
    outcome: settle?.state === "answered" ? "answered" : "declined",
    facts: facts.filter((fact) => !against.some((old) => contradicts(fact, old))),
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
