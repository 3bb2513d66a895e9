import path from "node:path";
import { checkStored } from "../../../scenes/household/index.js";
import type { Conversation } from "../../core/conversation.js";
import { InputError } from "../../core/errors.js";
import type { Memory } from "../../core/stores.js";
import { joinWords, many } from "../../core/wording.js";
import { flagTimes } from "../../crowdwork/quality/flags.js";
import { judgeQuality } from "../../crowdwork/quality/quality.js";
import type { CountTokens } from "../../datasets/openai-chat.js";
import { textsOfStudies } from "../../datasets/release/card.js";
import type { LeftOut } from "../../datasets/release/consented-episodes.js";
import { writeReleaseFiles } from "../../datasets/release/files.js";
import { type Gathered, gatherRelease } from "../../datasets/release/gather.js";
import type { ObservedFlag, ReleaseSettings } from "../../datasets/release/manifest.js";
import { publish } from "../../datasets/release/publish.js";
import {
  bury,
  nextVersion,
  type ReadRelease,
  readRelease,
  restoreRelease,
} from "../../datasets/release/read.js";
import type { SourceRowAnswer } from "../../datasets/release/row-answers.js";
import { findSmallGroups } from "../../datasets/release/small-groups.js";
import { rateAnswers } from "../campaigns/rated-answers.js";
import { readKey } from "../secret-key.js";
import { findRowAnswers, type RowsLeftOut } from "./ambik-answers.js";
import { chooseImported, chooseSettings, readImported } from "./imported-releases.js";
import { recordedConversations } from "./recorded-conversations.js";

export interface ReleaseRequest {
  readonly out: string;
  readonly settings: Partial<ReleaseSettings>;
  readonly key: string;
  /** The card warns of smaller groups; default 5. */
  readonly k?: number;
  readonly version?: string;
  /** Folder of the previous version. */
  readonly previous?: string;
  readonly countTokens: CountTokens;
  readonly onStep?: (step: string) => void;
}

export type ReleaseReport = Awaited<ReturnType<typeof makeRelease>>;

/** @throws LeakError, or InputError when the folder cannot be written or nothing can be released */
export async function makeRelease(memory: Memory, request: ReleaseRequest) {
  const { out, key, countTokens, onStep = () => undefined } = request;
  onStep("gathering rows");
  const imported = await readImported(memory);
  const settings = await chooseSettings(memory, imported, request.settings);
  const previous = request.previous === undefined ? null : readRelease(request.previous);
  const version = request.version ?? (previous ? nextVersion(previous.version) : "1.0.0");
  const found = await findRowAnswers(memory, { ...settings, outside: "none" });
  const gathered = await gatherRelease(memory, {
    settings,
    key,
    rowAnswers: found.answers,
    importedRowAnswers: await chooseImported(memory, imported, settings),
    importedTerms: imported.terms,
    ...(previous && { previous: previous.rows }),
  });
  const { rows, known, leftOut } = gathered;
  const isEmpty = rows.trajectories.length === 0 && rows.rowAnswers.length === 0;
  if (isEmpty && previous === null) throw nothing(leftOut, found.leftOut);
  const tombstones = bury(await memory.releases.tombstones(), previous, { rows, version });
  const conversations = await releasedConversations(memory, gathered);
  onStep("judging answers and writing files");
  const groups = findSmallGroups(rows, request.k ?? 5);
  const files = writeReleaseFiles({
    groups,
    version,
    settings,
    rows,
    tombstones,
    conversations,
    countTokens,
    judge: judgeQuality,
    observed: await observeTimes(memory, gathered, {
      flags: imported.flags,
      campaign: settings.campaign,
    }),
  });
  onStep("looking for leaks in every file");
  await publish(out, files, { memory, known, rows, readBefore: textsOfStudies(settings) });
  return {
    out,
    version,
    groups,
    leftOut,
    rowsLeftOut: found.leftOut,
    ...count(gathered, conversations),
    /** Answers whose words are unreviewed or dropped. */
    withoutWords: countWithoutWords(gathered, found.answers),
    tombstones: tombstones.length,
    /** The previous version's folder, if it contains rows withdrawn now. */
    stillIn: tombstones.some((stone) => stone.version === version)
      ? (request.previous ?? null)
      : null,
  };
}

async function observeTimes(
  memory: Memory,
  { rows, source, pseudonymsOf }: Gathered,
  known: { readonly flags: readonly ObservedFlag[]; readonly campaign: string | null },
): Promise<readonly ObservedFlag[]> {
  const released = new Set(
    source.flatMap(({ episodes }) =>
      episodes.flatMap((one) =>
        one.questions.flatMap(({ ballots }) => ballots.map(({ id }) => id)),
      ),
    ),
  );
  const observed = [...known.flags];
  for (const { id, design } of await memory.campaigns.list()) {
    if (known.campaign !== null && known.campaign !== id) continue;
    const answers = await rateAnswers(memory, design);
    for (const { person, kind, reason } of flagTimes(
      answers.filter(({ ballot }) => released.has(ballot)),
    ))
      observed.push({ person: pseudonymsOf(id)("person", person), kind, reason });
  }
  const people = new Set(rows.questions.flatMap(({ ballots }) => ballots.map((one) => one.person)));
  return observed
    .filter(({ person }) => people.has(person))
    .toSorted((one, other) => compare(one.person, other.person) || compare(one.kind, other.kind));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
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

function count({ rows }: Gathered, conversations: readonly Conversation[]) {
  const { questions, trajectories, tuples, rowAnswers } = rows;
  return {
    questions: questions.length,
    trajectories: trajectories.length,
    tuples: tuples.length,
    answers: questions.flatMap(({ ballots }) => ballots).length,
    conversations: conversations.length,
    rowAnswers: rowAnswers.length,
  };
}

function countWithoutWords(
  { rows, source, pseudonymsOf }: Gathered,
  toRows: readonly SourceRowAnswer[],
): number {
  const typed = [
    ...source.flatMap(({ campaign, episodes }) =>
      episodes.flatMap(({ questions }) =>
        questions.flatMap(({ ballots }) => ballots.map((ballot) => ({ campaign, ballot }))),
      ),
    ),
    ...toRows.map(({ question: { campaign = null }, ballot }) => ({ campaign, ballot })),
  ].filter(({ ballot }) => ballot.text !== null);
  const told = new Set([
    ...rows.questions.flatMap(({ ballots }) =>
      ballots.flatMap(({ id, text }) => (text === null ? [] : [id])),
    ),
    ...rows.rowAnswers.flatMap(({ ballot, answer }) => (answer === null ? [] : [ballot])),
  ]);
  return typed.filter(
    ({ campaign, ballot }) => !told.has(pseudonymsOf(campaign)("ballot", ballot.id)),
  ).length;
}

/** Replaces ids by pseudonyms. */
async function releasedConversations(
  memory: Memory,
  { source, pseudonymsOf }: Gathered,
): Promise<readonly Conversation[]> {
  const campaigns = new Map(
    source.flatMap(({ campaign, episodes }) =>
      episodes.map(({ episode }) => [episode.id, campaign] as const),
    ),
  );
  const facts = new Set(source.flatMap((one) => one.facts.map(({ id }) => id)));
  const told: Conversation[] = [];
  for await (const conversation of recordedConversations(memory, {
    episode: ({ id }) => campaigns.has(id),
    fact: ({ id }) => facts.has(id),
  })) {
    const { id, home } = conversation;
    const pseudonyms = pseudonymsOf(campaigns.get(id) ?? null);
    told.push({
      ...conversation,
      id: pseudonyms("episode", id),
      home: pseudonyms("household", home),
    });
  }
  return told.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** @throws InputError when the folder is no release, or rows of it exist already; then none is imported */
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
 * Created on first use. Without it, the next version has new pseudonyms.
 * @throws InputError when the secret is too short, or inside the release's folder
 */
export function releaseKey(file: string, out: string): string {
  const inside = path.relative(path.resolve(out), path.resolve(file));
  if (!inside.startsWith("..") && !path.isAbsolute(inside))
    throw new InputError("the key does not belong into the release; name another place", { file });
  return readKey(file);
}
