/** Makes a release from a database, and imports one. */
import path from "node:path";
import type { Memory } from "../../../memory/stores.js";
import { checkStored } from "../../../scenes/household/source/content.js";
import { InputError } from "../../core/errors.js";
import type { Conversation } from "../../core/question/conversation.js";
import { joinWords, many } from "../../core/words/wording.js";
import { flagTimes } from "../../crowdwork/quality/flags.js";
import { judgeQuality } from "../../crowdwork/quality/quality.js";
import { groupBy } from "../../crowdwork/statistics/rating.js";
import { textsOfStudies } from "../../datasets/release/card.js";
import { writeReleaseFiles } from "../../datasets/release/files.js";
import type { ObservedFlag, ReleaseSettings } from "../../datasets/release/manifest.js";
import { type CampaignPseudonyms, choosePseudonyms } from "../../datasets/release/pseudonyms.js";
import {
  refuseLeaks,
  requireEmpty,
  textsOfWorlds,
  writeFolder,
} from "../../datasets/release/publish.js";
import { readRated } from "../../datasets/release/quality.js";
import {
  bury,
  nextVersion,
  type ReadRelease,
  readRelease,
  restoreRelease,
} from "../../datasets/release/read.js";
import type { ReleaseRows } from "../../datasets/release/rows.js";
import { type LeftOut, type Selected, selectRelease } from "../../datasets/release/select.js";
import { passedText } from "../../datasets/release/serialize-answer.js";
import { compare, toRows } from "../../datasets/release/serialize-home.js";
import { findSmallGroups, leastPeople } from "../../datasets/release/small-groups.js";
import { rateAnswers } from "../campaigns/rated-answers.js";
import { readKey } from "../settings/secret-key.js";
import { findRowAnswers, type RowsLeftOut } from "./ambik-answers.js";
import { chooseImported, chooseSettings, readImported } from "./imported-releases.js";
import { toConversation } from "./recorded-conversations.js";

export interface ReleaseRequest {
  readonly out: string;
  /** Writes the files to `out`; default: as a folder. */
  readonly write?: typeof writeFolder;
  readonly settings: Partial<ReleaseSettings>;
  readonly key: string;
  /** Least people of a group; the dataset's description warns of smaller ones. Default: {@link leastPeople}. */
  readonly k?: number;
  readonly version?: string;
  readonly previous?: string;
  readonly onStep?: (step: string) => void;
}

export type ReleaseReport = Awaited<ReturnType<typeof makeRelease>>;

/**
 * Selects answers, replaces names by pseudonyms, makes rows and files in memory, scans them for leaks, and writes them.
 * @throws LeakError, or InputError when nothing can be released or written
 */
export async function makeRelease(memory: Memory, request: ReleaseRequest) {
  const { out, write = writeFolder, onStep = () => undefined } = request;
  if (write === writeFolder) requireEmpty(out);
  onStep("gathering rows");
  const previous = request.previous === undefined ? null : readRelease(request.previous);
  const version = request.version ?? (previous ? nextVersion(previous.version) : "1.0.0");
  const given = await readGiven(memory, request.settings);
  const selected = await selectRelease(memory, given);
  const { settings, rowsLeftOut } = given;
  const pseudonymsOf = choosePseudonyms(selected, request.key, previous?.rows);
  const rows = toRows(selected, pseudonymsOf);
  const isEmpty = rows.trajectories.length === 0 && rows.rowAnswers.length === 0;
  if (isEmpty && previous === null) throw nothing(selected.leftOut, rowsLeftOut);
  onStep("judging answers and writing files");
  const tombstones = bury(selected.tombstones, previous, { rows, version });
  const conversations = listConversations(selected, pseudonymsOf);
  const flags = [...given.imported.flags, ...(await readFlags(memory, selected, pseudonymsOf))];
  const observed = flagsOf(rows, flags);
  const groups = findSmallGroups(rows, request.k ?? leastPeople);
  const judged = judgeQuality(...readRated(rows.questions));
  const about = { version, settings, groups, tombstones, observed, judged };
  const files = writeReleaseFiles({ ...about, rows, conversations });
  onStep("looking for leaks in every file");
  const readBefore = textsOfStudies(settings);
  const worlds = textsOfWorlds(rows);
  await refuseLeaks(memory, files, { known: selected.known, worlds, readBefore });
  write(out, files);
  return {
    out,
    version,
    groups,
    leftOut: selected.leftOut,
    rowsLeftOut,
    questions: rows.questions.length,
    trajectories: rows.trajectories.length,
    tuples: rows.tuples.length,
    answers: rows.questions.flatMap(({ ballots }) => ballots).length,
    conversations: conversations.length,
    rowAnswers: rows.rowAnswers.length,
    /** Answers whose words are unreviewed or dropped. */
    withoutWords: countWithoutWords(selected),
    tombstones: tombstones.length,
    /** The previous version's folder, if it has rows withdrawn now. */
    stillIn: tombstones.some((stone) => stone.version === version)
      ? (request.previous ?? null)
      : null,
  };
}

/** Reads imported releases, and answers to AmbiK's rows. */
async function readGiven(memory: Memory, wanted: ReleaseRequest["settings"]) {
  const all = await readImported(memory);
  const settings = await chooseSettings(memory, all, wanted);
  const found = await findRowAnswers(memory, { ...settings, outside: "none" });
  const imported = { ...all, rowAnswers: await chooseImported(memory, all, settings) };
  return { settings, imported, rowAnswers: found.answers, rowsLeftOut: found.leftOut };
}

/** Flags people (as "careless") by exact times, which released rows do not have. */
async function readFlags(
  memory: Memory,
  { homes, settings }: Selected,
  pseudonymsOf: CampaignPseudonyms,
): Promise<readonly ObservedFlag[]> {
  const released = new Set(listBallots(homes).map(({ id }) => id));
  const flags: ObservedFlag[] = [];
  for (const { id: campaign, design } of await memory.campaigns.list()) {
    if (settings.campaign !== null && settings.campaign !== campaign) continue;
    const answers = await rateAnswers(memory, design);
    const own = flagTimes(answers.filter(({ ballot }) => released.has(ballot)));
    for (const { person, kind, reason } of own)
      flags.push({ person: pseudonymsOf(campaign)("person", person), kind, reason });
  }
  return flags;
}

function listBallots(homes: Selected["homes"]) {
  const episodes = homes.flatMap(({ source }) => source.episodes);
  return episodes.flatMap((one) => one.questions.flatMap(({ ballots }) => ballots));
}

function flagsOf({ questions }: ReleaseRows, flags: readonly ObservedFlag[]) {
  const people = new Set(questions.flatMap(({ ballots }) => ballots.map((one) => one.person)));
  return flags
    .filter(({ person }) => people.has(person))
    .sort((one, other) => compare(one.person, other.person) || compare(one.kind, other.kind));
}

function nothing(leftOut: LeftOut, rows: RowsLeftOut): InputError {
  const why = phraseLeftOut(leftOut, rows);
  return new InputError(
    `There is nothing to release yet. A release has only finished tasks in which everybody agreed${why === "" ? "" : `: ${why}`}.`,
  );
}

/** Returns "2 tasks still go on and 1 answer is excluded", or "". */
export function phraseLeftOut(
  { open, simulated, consent, deleted, excluded }: LeftOut,
  rows: RowsLeftOut,
): string {
  const counts: readonly (readonly [count: number, one: string, several: string])[] = [
    [open, "task still goes on", "tasks still go on"],
    [simulated, "task has simulated people", "tasks have simulated people"],
    [consent, "task lacks somebody's consent", "tasks lack somebody's consent"],
    [deleted, "task depends on deleted words", "tasks depend on deleted words"],
    [excluded, "task has an excluded exchange", "tasks have an excluded exchange"],
    [rows.simulated, "AmbiK answer is simulated", "AmbiK answers are simulated"],
    [rows.consent, "AmbiK answer lacks consent", "AmbiK answers lack consent"],
    [rows.excluded, "AmbiK answer is excluded", "AmbiK answers are excluded"],
  ];
  const why = counts.filter(([count]) => count > 0).map((given) => many(...given));
  return joinWords(why, "and");
}

function countWithoutWords({ homes, rowAnswers, reviews }: Selected): number {
  const ballots = [...listBallots(homes), ...rowAnswers.map(({ ballot }) => ballot)];
  return ballots.filter(
    ({ id, text }) => text !== null && passedText(text, reviews.get(id)) === null,
  ).length;
}

function listConversations(
  { homes }: Selected,
  pseudonymsOf: CampaignPseudonyms,
): readonly Conversation[] {
  // Uses the facts of all campaigns that were played in the home, as the home knows them all.
  const sourcesOf = groupBy(homes, ({ source }) => source.household.id);
  const found = homes.flatMap(({ source: { household, campaign, episodes } }) => {
    const all = (sourcesOf.get(household.id) ?? []).flatMap(({ source }) => source.facts);
    const facts = [...new Map(all.map((fact) => [fact.id, fact])).values()];
    const named = pseudonymsOf(campaign);
    const home = named("household", household.id);
    return episodes.flatMap((one) => {
      const made = toConversation(household, one, facts);
      return made ? [{ ...made, id: named("episode", made.id), home }] : [];
    });
  });
  return found.sort((one, other) => compare(one.id, other.id));
}

/** @throws InputError when the folder is no release, or some rows exist already; then none is imported */
export async function importRelease(
  memory: Memory,
  folder: string,
  at: number,
): Promise<ReadRelease> {
  const release = readRelease(folder);
  const imported = await memory.releases.importedIds();
  const { trajectories, rowAnswers } = release.rows;
  const ids = [
    ...trajectories.map(({ episode }) => episode),
    ...rowAnswers.map(({ person }) => person),
  ];
  if (ids.some((id) => imported.has(id)))
    throw new InputError("rows of it are in the database already; name a new one", {
      file: folder,
    });
  const restored = restoreRelease(release);
  for (const { content } of restored.households)
    if (content.format === "home" || content.format === "alfworld")
      checkStored(content, path.join(folder, "worlds.jsonl"));
  await memory.releases.importRelease(restored, at);
  return release;
}

/**
 * Reads the secret for pseudonyms, created on first use. Without it, the next version has other pseudonyms.
 * @throws InputError when the secret is too short, or inside the release's folder
 */
export function releaseKey(file: string, out: string): string {
  const inside = path.relative(path.resolve(out), path.resolve(file));
  if (!inside.startsWith("..") && !path.isAbsolute(inside))
    throw new InputError("the key does not belong into the release; name another place", { file });
  return readKey(file);
}
