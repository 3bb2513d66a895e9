/** Reads a published release, and prepares it for import. */
import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { ImportedRelease, Tombstone } from "../../core/campaign/release.js";
import { gameFormats, type HouseholdContent } from "../../core/episode/scene.js";
import { InputError } from "../../core/errors.js";
import { readJson, readJsonLines } from "../../core/json.js";
import type { QuestionView } from "../../core/question/question.js";
import { readTextFile } from "../../core/text-file.js";
import { manifestShape, tombstoneShape } from "./manifest.js";
import { timeOf } from "./pseudonyms.js";
import { platformOf } from "./quality.js";
import {
  type FactRow,
  type QuestionRow,
  questionShape,
  type ReleaseRows,
  rowAnswerShape,
  type TrajectoryRow,
  trajectoryShape,
  tupleShape,
  type WorldRow,
  worldShape,
} from "./rows.js";
import { splits } from "./tables.js";

export type ReadRelease = ReturnType<typeof readRelease>;

/** @throws InputError with file, line and reason */
export function readRelease(folder: string) {
  const file = path.join(folder, "release.json");
  if (!existsSync(file)) throw new InputError("there is no release in this folder", { file });
  const { version, settings, flags } = readJson(manifestShape, readTextFile(file), { file });
  const parts = <Shape extends z.ZodType>(name: string, shape: Shape) =>
    splits.flatMap((split) => readLines(path.join(folder, name, `${split}.jsonl`), shape));
  return {
    version,
    settings,
    flags,
    rows: {
      questions: parts("data", questionShape),
      trajectories: parts("trajectories", trajectoryShape),
      tuples: parts("tuples", tupleShape),
      rowAnswers: parts("ambik-answers", rowAnswerShape),
      worlds: readLines(path.join(folder, "worlds.jsonl"), worldShape),
    },
    tombstones: readLines(path.join(folder, "tombstones.jsonl"), tombstoneShape),
  };
}

function readLines<Shape extends z.ZodType>(file: string, shape: Shape): readonly z.infer<Shape>[] {
  return existsSync(file) ? readJsonLines(shape, file) : [];
}

/** Updates the list of withdrawn rows: adds the previous release's rows that this one lacks, drops those it has. */
export function bury(
  before: readonly Tombstone[],
  previous: ReadRelease | null,
  { rows, version }: { readonly rows: ReleaseRows; readonly version: string },
): readonly Tombstone[] {
  const present = new Set(rowIds(rows).map(({ id }) => id));
  const known = [...(previous?.tombstones ?? []), ...before];
  const fresh = previous ? rowIds(previous.rows).map((row) => ({ ...row, version })) : [];
  const all = new Map<string, Tombstone>();
  for (const stone of [...known, ...fresh]) {
    if (!present.has(stone.id) && !all.has(stone.id)) all.set(stone.id, stone);
  }
  return [...all.values()].sort((one, other) =>
    `${one.kind} ${one.id}` < `${other.kind} ${other.id}` ? -1 : 1,
  );
}

function rowIds({ questions, trajectories, tuples, rowAnswers }: ReleaseRows) {
  return [
    ...trajectories.map(({ episode }) => ({ kind: "episode", id: episode })),
    ...questions.map(({ id }) => ({ kind: "question", id })),
    ...questions.flatMap(({ ballots }) => ballots.map(({ id }) => ({ kind: "answer", id }))),
    ...questions.flatMap(({ facts }) => facts.map(({ id }) => ({ kind: "fact", id }))),
    ...trajectories.flatMap(({ facts }) => facts.map(({ id }) => ({ kind: "fact", id }))),
    ...tuples.map(({ id }) => ({ kind: "tuple", id })),
    ...rowAnswers.map(({ ballot }) => ({ kind: "answer", id: ballot })),
  ];
}

export function nextVersion(version: string): string {
  const [major = "1", minor = "0"] = version.split(".");
  return `${major}.${Number(minor) + 1}.0`;
}

const homeShape = z.strictObject({
  format: z.enum(["alfworld", "home"]),
  text: z.string(),
  wording: z.enum(["2.1.1", "2.1.2"]),
});
const gameShape = z.strictObject({ format: z.enum([...gameFormats, "shop"]), text: z.string() });
const viewShape = z.looseObject({
  owner: z.looseObject({ home: z.string(), places: z.array(z.unknown()) }),
  seen: z.array(z.string()),
});

// Checks without changing the value: a world's id is the hash of its JSON, so the order of fields must stay.
const isContent = (value: unknown): value is HouseholdContent =>
  homeShape.safeParse(value).success || gameShape.safeParse(value).success;
const isView = (value: unknown): value is QuestionView => viewShape.safeParse(value).success;

/** @throws InputError for an unknown world or platform */
export function restoreRelease({
  settings,
  flags,
  rows,
  tombstones,
}: ReadRelease): ImportedRelease {
  const { questions, trajectories, tuples, rowAnswers } = rows;
  const worlds = new Map(rows.worlds.map((world) => [world.id, world]));
  const ballots = questions.flatMap((row) => row.ballots.map((ballot) => ({ row, ballot })));
  const homes = new Map(trajectories.map(({ household, world }) => [household, world]));
  const people = new Map(
    [...ballots.map(({ ballot }) => ballot), ...rowAnswers].map((one) => [
      one.person,
      one.platform,
    ]),
  );
  const trainable = Object.fromEntries(
    trajectories.map(({ episode, trainingAllowed }) => [episode, trainingAllowed]),
  );
  const took = Object.fromEntries(
    ballots.map(({ ballot: { id, seconds, secondsFromOpened } }) => [
      id,
      [seconds, secondsFromOpened],
    ]),
  );
  return {
    settings: JSON.stringify({ ...settings, flags, rowAnswers, trainable, took }),
    tombstones,
    households: [...homes].map(([id, world]) => ({
      id,
      createdAt: 0,
      content: contentOf(worlds.get(world), world),
    })),
    people: [...people].map(([id, platform]) => ({ id, platform: platformOf(platform) })),
    episodes: trajectories.map(restoreEpisode),
    steps: trajectories.flatMap(restoreSteps),
    questions: questions.map((row) => restoreQuestion(row, viewOf(worlds.get(row.view), row.view))),
    ballots: ballots.map(({ row, ballot: { given, sawOthers, sameAs, ...ballot } }) => {
      const seen = { ...(sawOthers && { sawOthers }), ...(sameAs && { sameAs }) };
      return { ...ballot, ...seen, question: row.id, at: timeOf(given) };
    }),
    facts: [...questions.flatMap(factsOfQuestion), ...trajectories.flatMap(factsOfEpisode)]
      .sort((one, other) => one.number - other.number || one.fact.validFrom - other.fact.validFrom)
      .map(({ fact }) => fact),
    moves: trajectories.flatMap(({ household, moves }) =>
      moves.map(({ after: afterRound, ...moved }) => ({ household, afterRound, ...moved })),
    ),
    tuples: tuples.map((tuple) => ({ ...tuple, createdAt: timeOf(tuple.formed) })),
  };
}

function contentOf(world: WorldRow | undefined, id: string): HouseholdContent {
  const content: unknown = world?.value;
  if (!isContent(content)) throw new InputError(`worlds.jsonl has no home ${id}`);
  return content;
}

function viewOf(world: WorldRow | undefined, id: string): QuestionView {
  const view: unknown = world?.value;
  if (!isView(view)) throw new InputError(`worlds.jsonl has no view ${id}`);
  return view;
}

function restoreEpisode(row: TrajectoryRow): ImportedRelease["episodes"][number] {
  return {
    ...row,
    id: row.episode,
    bot: row.platform,
    channel: "",
    purpose: "campaign",
    startedAt: timeOf(row.started),
    endedAt: timeOf(row.ended),
    arm: row.arm ?? undefined,
  };
}

function restoreSteps({ episode, steps }: TrajectoryRow): ImportedRelease["steps"] {
  return steps.map(({ step, known, done, ...record }) => ({
    ...record,
    episode,
    step: step.kind === "begin" ? step : { ...step, thought: "" },
    factWatermark: known,
    at: timeOf(done),
  }));
}

function restoreQuestion(
  row: QuestionRow,
  view: QuestionView,
): ImportedRelease["questions"][number] {
  return {
    ...row,
    need: row.form,
    text: row.sentence,
    ...(row.offered.length > 0 && { offers: row.offered.flatMap(restoreOffer) }),
    followUp: null,
    view,
    askedAt: timeOf(row.asked),
    deadline: timeOf(row.deadline),
    settledAt: timeOf(row.settled),
    assignee: null,
  };
}

/** Leaves out the day, as the offered answer is no longer shown. */
function restoreOffer({ question, ballot, choice }: QuestionRow["offered"][number]) {
  return question && ballot ? [{ question, ballot, choice, day: "" }] : [];
}

function factsOfQuestion({ id, household, ballots, facts }: QuestionRow) {
  const people = new Map(ballots.map((ballot) => [ballot.id, ballot.person]));
  return facts.map((row) => {
    const { number, fact } = restoreFact(row, household);
    const person = row.ballot === null ? null : (people.get(row.ballot) ?? null);
    return { number, fact: { ...fact, question: id, person } };
  });
}

function factsOfEpisode({ household, facts }: TrajectoryRow) {
  return facts.map((fact) => restoreFact(fact, household));
}

function restoreFact({ from, until, number, ...rest }: FactRow, household: string) {
  return {
    number,
    fact: {
      ...rest,
      household,
      question: null,
      person: null,
      personName: null,
      validFrom: timeOf(from),
      invalidAt: until && timeOf(until),
    },
  };
}
