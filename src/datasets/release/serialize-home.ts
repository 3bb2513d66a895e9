/** Writes homes, episodes and questions as rows of a release. */
import type { StepRecord } from "../../core/episode/episode.js";
import { choicesWithoutOwners } from "../../core/episode/looks.js";
import type { OwnerView } from "../../core/episode/scene.js";
import type { Move } from "../../core/memory/stores.js";
import type { Tuple } from "../../core/memory/tuple.js";
import { createHomeContext, type HomeContext, mayTrain } from "./home-context.js";
import type { CampaignPseudonyms } from "./pseudonyms.js";
import { serializeRowAnswers, sortRowAnswers, updateRowAnswer } from "./row-answers.js";
import {
  keptFields,
  pickFields,
  type QuestionRow,
  questionShape,
  type ReleasedTime,
  type ReleaseRows,
  releasedStep,
  rowAnswerShape,
  type TrajectoryRow,
  type TupleRow,
  trajectoryShape,
  tupleShape,
} from "./rows.js";
import type { Selected, SourceEpisode, SourceQuestion } from "./select.js";
import { toBallotRow, toFactRow } from "./serialize-answer.js";

export function toRows(selected: Selected, pseudonymsOf: CampaignPseudonyms): ReleaseRows {
  const { settings, imported } = selected;
  const homes = selected.homes
    .map((home) => createHomeContext(selected, home, pseudonymsOf(home.source.campaign)))
    .sort((one, other) => compare(one.household, other.household));
  const questions = homes.flatMap((home) =>
    home.source.episodes
      .flatMap((one) => one.questions.map((asked) => toQuestionRow(home, one, asked)))
      .sort(byOrder(({ asked }) => asked)),
  );
  const tuples = homes.flatMap((home) =>
    home.tuples.map((tuple) => toTupleRow(home, tuple)).sort(byStep),
  );
  const worlds = new Map(homes.flatMap((home) => home.worlds.map((world) => [world.id, world])));
  const rowAnswers = sortRowAnswers([
    ...serializeRowAnswers(selected, pseudonymsOf),
    ...imported.rowAnswers.map((row) => updateRowAnswer(row, settings)),
  ]);
  return {
    questions,
    trajectories: homes.flatMap(toTrajectoryRows),
    tuples,
    worlds: [...worlds.values()].sort((one, other) => compare(one.id, other.id)),
    rowAnswers: rowAnswers.map((row) => rowAnswerShape.parse(row)),
  };
}

export function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function sharedFields(context: HomeContext, one: SourceEpisode) {
  const { household, pseudonyms, settings, importedTerms } = context;
  const { id, bot } = one.episode;
  const isImported = pseudonyms("episode", id) === id;
  const terms = isImported ? importedTerms : settings;
  const platforms = one.questions.flatMap(({ ballots }) => ballots.map(({ platform }) => platform));
  return {
    household,
    episode: pseudonyms("episode", id),
    people: bot === "simulated" ? ("simulated" as const) : ("real" as const),
    platform: bot,
    trainingAllowed:
      (isImported ? importedTerms.published.get(id) : undefined) ??
      [bot, ...platforms].every((platform) => mayTrain(platform, terms)),
  };
}

function toQuestionRow(
  context: HomeContext,
  one: SourceEpisode,
  asked: SourceQuestion,
): QuestionRow {
  const { pseudonyms, time } = context;
  const { question, ballots } = asked;
  const { episode } = one;
  const { owner, seen, meant } = question.view;
  const view = context.keepView({
    owner: { ...owner, home: "" },
    seen,
    ...(meant !== undefined && { meant }),
  });
  const facts = context.source.facts.filter((fact) => fact.question === question.id);
  return questionShape.parse({
    id: pseudonyms("question", question.id),
    ...sharedFields(context, one),
    purpose: "campaign",
    campaign: one.campaign,
    arm: episode.arm ?? null,
    round: episode.round,
    world: context.home,
    view,
    policy: episode.policy,
    askPolicy: episode.askPolicy,
    ...pickFields(question, keptFields.question),
    form: question.need,
    sentence: question.text,
    choices: choicesWithoutOwners(question),
    offered: (question.offers ?? []).map(({ question: earlier, ballot, choice }) => ({
      question: context.pseudonymIfReleased("question", earlier),
      ballot: context.pseudonymIfReleased("ballot", ballot),
      choice,
    })),
    things: thingsIn(owner),
    adjudicates: context.pseudonymIfReleased("question", question.adjudicates),
    asked: time(question.askedAt),
    deadline: time(question.deadline),
    settled: time(question.settledAt),
    ballots: ballots
      .map((ballot) => toBallotRow(context, question, ballot))
      .sort(byOrder(({ given }) => given)),
    facts: facts.map((fact) => toFactRow(context, fact)).sort(byOrder(({ from }) => from)),
    actions: actionsAfter(one.steps, question.id),
    reward: episode.reward,
    end: episode.end,
    worth: episode.worth,
  });
}

function thingsIn({ places, held }: OwnerView): readonly string[] {
  const lying = places.flatMap(({ things }) => things.map(({ id }) => id));
  return [...new Set([...lying, ...(held ? [held.id] : [])])].sort();
}

function actionsAfter(steps: readonly StepRecord[], question: string): string[] {
  const from = steps.findIndex((step) => step.question === question);
  if (from < 0) return [];
  const after = steps.slice(from + 1);
  const next = after.findIndex(({ step }) => step.kind === "ask");
  const part = next < 0 ? after : after.slice(0, next);
  return part.flatMap(({ step }) => (step.kind === "act" ? [step.command] : []));
}

function toTrajectoryRows(context: HomeContext): readonly TrajectoryRow[] {
  const { episodes, moves } = context.source;
  return episodes
    .toSorted((one, other) => one.episode.round - other.episode.round)
    .map((one, at, all) => {
      const from = all[at - 1]?.episode.round ?? 0;
      const to = one === all.at(-1) ? Number.POSITIVE_INFINITY : one.episode.round;
      const made = moves.filter(({ afterRound }) => afterRound >= from && afterRound < to);
      return toTrajectoryRow(context, one, made);
    });
}

function toTrajectoryRow(
  context: HomeContext,
  one: SourceEpisode,
  moves: readonly Move[],
): TrajectoryRow {
  const { time } = context;
  const { episode } = one;
  return trajectoryShape.parse({
    ...sharedFields(context, one),
    campaign: one.campaign,
    ...pickFields(episode, keptFields.episode),
    arm: episode.arm ?? null,
    world: context.home,
    started: time(episode.startedAt),
    ended: time(episode.endedAt),
    facts: context.source.facts
      .filter((fact) => fact.question === null && fact.episode === episode.id)
      .map((fact) => toFactRow(context, fact))
      .sort(byOrder(({ from }) => from)),
    moves: moves.map(({ afterRound, thing, place }) => ({ after: afterRound, thing, place })),
    steps: one.steps.map((step) => toStepRow(context, step)),
  });
}

function toStepRow(context: HomeContext, record: StepRecord) {
  const { pseudonyms, isReleased, time, countFacts } = context;
  const { seq, step, observationHash, engine, because, question, at } = record;
  return {
    seq,
    step: releasedStep.parse(step),
    observationHash,
    engine,
    because: because.filter(isReleased).map((id) => pseudonyms("fact", id)),
    question: context.pseudonymIfReleased("question", question),
    known: countFacts(record.factWatermark),
    done: time(at),
  };
}

function toTupleRow(context: HomeContext, tuple: Tuple): TupleRow {
  const { pseudonyms, source, time } = context;
  const one = source.episodes.find(({ episode }) => episode.id === tuple.episode);
  if (!one) throw new RangeError(`The tuple ${tuple.id} has no episode.`);
  const { evaluation, summary } = tuple.history;
  const { goal, observation } = tuple.cell;
  return tupleShape.parse({
    id: pseudonyms("tuple", tuple.id),
    ...sharedFields(context, one),
    ...pickFields(tuple, keptFields.tuple),
    history: { evaluation, summary },
    cell: { goal, observation },
    formed: time(tuple.createdAt),
  });
}

function byOrder<Row extends { readonly id: string }>(when: (row: Row) => ReleasedTime) {
  return (one: Row, other: Row): number =>
    when(one).order - when(other).order || (one.id < other.id ? -1 : 1);
}

function byStep(one: TupleRow, other: TupleRow): number {
  return (
    one.formed.order - other.formed.order || one.seq - other.seq || (one.id < other.id ? -1 : 1)
  );
}
