/** One household's rows: under pseudonyms, with times told by hour and order, words only as they were passed. */
import { createHash } from "node:crypto";
import type { StepRecord } from "../../core/episode.js";
import type { OwnerView } from "../../core/scene.js";
import type { Tuple } from "../../core/tuple.js";
import { tellTimes } from "./moments.js";
import type { Moment, QuestionRow, TrajectoryRow, TupleRow, WorldRow } from "./rows.js";
import type { SourceEpisode, SourceHousehold, SourceQuestion } from "./source.js";
import { tellBallot, tellFact } from "./tell-answer.js";
import { mayTrain, type Telling, type TellRequest } from "./telling.js";

export interface ToldHome {
  readonly questions: readonly QuestionRow[];
  readonly trajectories: readonly TrajectoryRow[];
  readonly tuples: readonly TupleRow[];
  readonly worlds: readonly WorldRow[];
}

export function tellHome(request: TellRequest): ToldHome {
  const { source, pseudonyms, settings } = request;
  const worlds: WorldRow[] = [];
  const keep = (kind: WorldRow["kind"], value: Readonly<Record<string, unknown>>): string => {
    const id = createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32);
    worlds.push({ id, kind, value });
    return id;
  };
  const episodes = new Set(source.episodes.map(({ episode }) => episode.id));
  const tuples = request.tuples.filter((tuple) => episodes.has(tuple.episode));
  const telling: Telling = {
    ...request,
    household: pseudonyms("household", source.household.id),
    time: tellTimes(timesOf(source, tuples), settings.time),
    home: keep("home", { ...source.household.content }),
    released: new Set([...idsOf(source)]),
    marks: new Map(source.marks.map((mark) => [mark.id, mark])),
    countFacts: (newest) => source.marks.filter(({ number }) => number <= newest).length,
    keepView: (value) => keep("view", value),
  };
  const questions = source.episodes.flatMap((one) =>
    one.questions.map((asked) => tellQuestion(telling, one, asked)),
  );
  return {
    questions: questions.sort(byOrder(({ asked }) => asked)),
    trajectories: source.episodes
      .toSorted((one, other) => one.episode.round - other.episode.round)
      .map((one, at, all) => ({
        ...tellTrajectory(telling, one),
        moves: tellMoves(source, all[at - 1], all.length - 1 === at ? null : one),
      })),
    tuples: tuples.map((tuple) => tellTuple(telling, tuple)).sort(byStep),
    worlds,
  };
}

function* idsOf({ episodes, facts }: SourceHousehold): Generator<string> {
  for (const { id } of facts) yield id;
  for (const { episode, questions } of episodes) {
    yield episode.id;
    for (const { question, ballots } of questions) {
      yield question.id;
      for (const { id } of ballots) yield id;
    }
  }
}

function* timesOf(
  { episodes, facts }: SourceHousehold,
  tuples: readonly Tuple[],
): Generator<number> {
  for (const { validFrom, invalidAt } of facts) yield* [validFrom, invalidAt ?? validFrom];
  for (const { createdAt } of tuples) yield createdAt;
  for (const { episode, steps, questions } of episodes) {
    yield* [episode.startedAt, episode.endedAt];
    for (const { at } of steps) yield at;
    for (const { question, ballots } of questions) {
      yield* [question.askedAt, question.deadline, question.settledAt];
      for (const { at } of ballots) yield at;
    }
  }
}

function contextOf({ household, pseudonyms, settings }: Telling, one: SourceEpisode) {
  const { id, bot } = one.episode;
  const platforms = one.questions.flatMap(({ ballots }) => ballots.map(({ platform }) => platform));
  return {
    household,
    episode: pseudonyms("episode", id),
    people: bot === "simulated" ? ("simulated" as const) : ("real" as const),
    platform: bot,
    trainingAllowed: [bot, ...platforms].every((platform) => mayTrain(platform, settings)),
  };
}

function tellQuestion(telling: Telling, one: SourceEpisode, asked: SourceQuestion): QuestionRow {
  const { pseudonyms, time, released } = telling;
  const { question, ballots } = asked;
  const { episode } = one;
  const { owner, seen, meant } = question.view;
  const view = telling.keepView({
    ...{ owner: { ...owner, home: "" }, seen },
    ...(meant !== undefined && { meant }),
  });
  const facts = telling.source.facts.filter((fact) => fact.question === question.id);
  return {
    id: pseudonyms("question", question.id),
    ...contextOf(telling, one),
    ...{
      purpose: "campaign",
      campaign: one.campaign,
      arm: episode.arm ?? null,
      round: episode.round,
      world: telling.home,
      view,
    },
    ...{ mode: question.mode, policy: episode.policy, askPolicy: episode.askPolicy },
    ...{ propensity: question.propensity, form: question.need, sentence: question.text },
    ...{ why: question.why, choices: [...question.choices], things: [...thingsIn(owner)] },
    ...{ quorum: question.quorum, fallback: question.fallback },
    adjudicates:
      question.adjudicates !== null && released.has(question.adjudicates)
        ? pseudonyms("question", question.adjudicates)
        : null,
    ...{ state: settledState(question.state), reason: question.reason },
    asked: time(question.askedAt),
    deadline: time(question.deadline),
    settled: time(question.settledAt),
    ballots: ballots
      .map((ballot) => tellBallot(telling, ballot))
      .sort(byOrder(({ given }) => given)),
    facts: facts.map((fact) => tellFact(telling, fact)).sort(byOrder(({ from }) => from)),
    actions: actionsAfter(one.steps, question.id),
    ...{ reward: episode.reward, end: endOf(episode), worth: episode.worth },
  };
}

function settledState(state: string): QuestionRow["state"] {
  switch (state) {
    case "answered":
    case "declined":
    case "expired":
    case "cancelled":
      return state;
    default:
      throw new RangeError(`A question that is ${state} does not go out.`);
  }
}

function endOf({ end }: SourceEpisode["episode"]): TrajectoryRow["end"] {
  if (end === null) throw new RangeError("An episode that goes on does not go out.");
  return end;
}

function thingsIn({ places, held }: OwnerView): readonly string[] {
  const lying = places.flatMap(({ things }) => things.map(({ id }) => id));
  return [...new Set([...lying, ...(held ? [held.id] : [])])].sort();
}

/** Commands after the question's step, up to the next question or the end. */
function actionsAfter(steps: readonly StepRecord[], question: string): string[] {
  const from = steps.findIndex((step) => step.question === question);
  if (from < 0) return [];
  const after = steps.slice(from + 1);
  const next = after.findIndex(({ step }) => step.kind === "ask");
  const part = next < 0 ? after : after.slice(0, next);
  return part.flatMap(({ step }) => (step.kind === "act" ? [step.command] : []));
}

/** From one episode to the next, or to the end. */
function tellMoves(
  { moves }: SourceHousehold,
  before: SourceEpisode | undefined,
  next: SourceEpisode | null,
): TrajectoryRow["moves"] {
  const [from, to] = [before?.episode.round ?? 0, next?.episode.round ?? Number.POSITIVE_INFINITY];
  return moves
    .filter(({ afterRound }) => afterRound >= from && afterRound < to)
    .map(({ afterRound, thing, place }) => ({ after: afterRound, thing, place }));
}

function tellTrajectory(telling: Telling, one: SourceEpisode): Omit<TrajectoryRow, "moves"> {
  const { time } = telling;
  const { episode } = one;
  return {
    ...contextOf(telling, one),
    ...{
      campaign: one.campaign,
      arm: episode.arm ?? null,
      round: episode.round,
      world: telling.home,
    },
    task: {
      ...episode.task,
      ...(episode.task.chosen && { chosen: [...episode.task.chosen] }),
    } as TrajectoryRow["task"],
    ...{ policy: episode.policy, askPolicy: episode.askPolicy, mode: episode.mode },
    ...{ seed: episode.seed, maxSteps: episode.maxSteps, origin: episode.origin },
    ...{ started: time(episode.startedAt), ended: time(episode.endedAt) },
    ...{ end: endOf(episode), reward: episode.reward, worth: episode.worth },
    facts: telling.source.facts
      .filter((fact) => fact.question === null && fact.episode === episode.id)
      .map((fact) => tellFact(telling, fact))
      .sort(byOrder(({ from }) => from)),
    steps: one.steps.map((step) => tellStep(telling, step)),
  };
}

/** Thoughts stay: they quote people by name. */
function tellStep(telling: Telling, record: StepRecord) {
  const { pseudonyms, released, time, countFacts } = telling;
  const { seq, step, observationHash, engine, because, question, at } = record;
  const { thought: _, ...told } = { thought: "", ...step };
  return {
    ...{ seq, step: told as TrajectoryRow["steps"][number]["step"], observationHash, engine },
    because: because.filter((id) => released.has(id)).map((id) => pseudonyms("fact", id)),
    question: question !== null && released.has(question) ? pseudonyms("question", question) : null,
    known: countFacts(record.factWatermark),
    done: time(at),
  };
}

function tellTuple(telling: Telling, tuple: Tuple): TupleRow {
  const { pseudonyms, source, time } = telling;
  const one = source.episodes.find(({ episode }) => episode.id === tuple.episode);
  if (!one) throw new RangeError(`The tuple ${tuple.id} has no episode.`);
  const { evaluation, summary } = tuple.history;
  return {
    id: pseudonyms("tuple", tuple.id),
    ...contextOf(telling, one),
    ...{ seq: tuple.seq, goalType: tuple.goalType, goal: tuple.goal },
    history: { evaluation: [...evaluation], summary },
    observation: tuple.observation,
    cell: { goal: [...tuple.cell.goal], observation: [...tuple.cell.observation] },
    ...{ action: tuple.action, pattern: tuple.pattern, source: tuple.source },
    formed: time(tuple.createdAt),
  };
}

function byOrder<Row extends { readonly id: string }>(when: (row: Row) => Moment) {
  return (one: Row, other: Row): number =>
    when(one).order - when(other).order || (one.id < other.id ? -1 : 1);
}

function byStep(one: TupleRow, other: TupleRow): number {
  return (
    one.formed.order - other.formed.order || one.seq - other.seq || (one.id < other.id ? -1 : 1)
  );
}
