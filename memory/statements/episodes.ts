/** Stores episodes with their steps, and what people move between them. */
import type { Episode, EpisodeEnd, StepRecord, Worth } from "../../src/core/episode/episode.js";
import { SousError } from "../../src/core/errors.js";
import type { Checkpoint, Move, Place, StepWrite } from "../../src/core/memory/stores.js";
import type { Tuple } from "../../src/core/memory/tuple.js";
import { all, column, type Database, exists, get, run, tell, value, type Work } from "../work.js";
import { writeFacts } from "./rows/fact-writes.js";
import { insertNotes, showQuestion, touchCallsIn, touchCard } from "./rows/outbox-writes.js";
import { listQuestions } from "./rows/question-rows.js";
import { insertReuses, judgeReuses } from "./rows/reuse-writes.js";
import { insertStep, keepTold, readScoredSteps, readSteps } from "./rows/steps.js";
import { stopTimers } from "./rows/timers.js";
import { tableOf } from "./table.js";
import { insertTuple } from "./tuples.js";

export const episodeTable = tableOf<Episode>()(
  "episodes",
  `id household round task:json policy askPolicy mode bot channel seed maxSteps purpose origin
  startedAt endedAt end:json reward worth:json campaign? arm:json?`,
);

export const moveTable = tableOf<Move>()("moves", "household afterRound thing place at");

const checkpointTable = tableOf<Checkpoint>()(
  "checkpoints",
  "household engine round moves state hash at",
);

/** SQL: excludes households "asked:…", which hold outside agents' questions. */
const hasWorld = "household NOT LIKE 'asked:%'";

/** SQL: each pair of household and bot once, by skipping through the index. */
const selectPlayed = `WITH RECURSIVE played (household, bot) AS (
    SELECT household, bot FROM (SELECT household, bot FROM episodes ORDER BY household, bot LIMIT 1) AS first
    UNION ALL SELECT episodes.household, episodes.bot
    FROM played JOIN episodes ON episodes.number = (SELECT number FROM episodes
      WHERE (household, bot) > (played.household, played.bot) ORDER BY household, bot LIMIT 1))
  SELECT household, bot FROM (SELECT household, bot, (SELECT max(started_at) FROM episodes
      WHERE episodes.household = played.household AND episodes.bot = played.bot) AS last,
    (SELECT max(number) FROM episodes INDEXED BY episodes_by_bot
      WHERE episodes.household = played.household AND episodes.bot = played.bot
        AND started_at = (SELECT max(started_at) FROM episodes
          WHERE episodes.household = played.household AND episodes.bot = played.bot)) AS newest
    FROM played WHERE ${hasWorld}) AS found
  ORDER BY last DESC, newest DESC`;

/** SQL: the newest episode of each household in these channels, by skipping through the index. */
const whereNewestIn = `WHERE number IN (
    WITH RECURSIVE here (channel, household) AS (
      SELECT value, (SELECT min(household) FROM episodes WHERE bot = @bot AND channel = value)
      FROM json_each(@channels)
      UNION ALL SELECT channel, (SELECT min(household) FROM episodes
        WHERE bot = @bot AND channel = here.channel AND household > here.household)
      FROM here WHERE household IS NOT NULL)
    SELECT (SELECT max(number) FROM episodes INDEXED BY episodes_of_place
      WHERE bot = @bot AND channel = here.channel AND household = here.household)
    FROM here WHERE ${hasWorld})
  ORDER BY number`;

const selectPlaces = `WITH RECURSIVE places (bot, channel) AS (
    SELECT * FROM (SELECT bot, channel FROM episodes WHERE household = @household
      ORDER BY bot, channel LIMIT 1) AS first
    UNION ALL SELECT episodes.bot, episodes.channel
    FROM places JOIN episodes ON episodes.number = (SELECT number FROM episodes
      WHERE household = @household AND (bot, channel) > (places.bot, places.channel)
      ORDER BY bot, channel LIMIT 1))
  SELECT bot, channel FROM places`;

export type EpisodeStore = ReturnType<typeof createEpisodeStore>;

export function createEpisodeStore(db: Database) {
  return {
    /** @throws SousError "episode-open" while the household has an open episode */
    open: (episode: Episode) =>
      db.write(function* () {
        if (episode.endedAt === null) yield* refuseOpen(episode.household);
        yield* episodeTable.insert(episode);
        yield* tell({ household: episode.household, episode: episode.id });
      }),
    /** @throws SousError "episode-open" while the household has an open episode */
    recordMove: (move: Omit<Move, "afterRound">) =>
      db.write(function* () {
        yield* refuseOpen(move.household);
        const last = "SELECT max(round) FROM episodes WHERE household = @household";
        const afterRound = (yield* value<number>(last, { household: move.household })) ?? 0;
        yield* moveTable.insert({ ...move, afterRound });
        yield* tell({ household: move.household, episode: null });
      }),
    moves: (household: string, skip = 0) =>
      db.read(
        moveTable.all(
          `WHERE household = @household ORDER BY number LIMIT ${Number.MAX_SAFE_INTEGER} OFFSET @skip`,
          { household, skip },
        ),
      ),
    checkpoint: (household: string) =>
      db.read(checkpointTable.get("WHERE household = @household", { household })),
    keepCheckpoint: (checkpoint: Checkpoint) =>
      db.writeSoon(() => checkpointTable.upsert(checkpoint, "household")),
    get: (id: string) => db.read(findEpisode(id)),
    list: (household: string, fromRound = 0) =>
      db.read(
        episodeTable.all(
          fromRound === 0
            ? "WHERE household = @household ORDER BY number"
            : "WHERE household = @household AND round >= @fromRound ORDER BY round, number",
          { household, fromRound },
        ),
      ),
    last: (household: string) =>
      db.read(
        episodeTable.get("WHERE household = @household ORDER BY number DESC LIMIT 1", {
          household,
        }),
      ),
    lastStarted(channel?: string) {
      const where = channel === undefined ? hasWorld : `channel = @channel AND ${hasWorld}`;
      const newest = "ORDER BY started_at DESC, number DESC LIMIT 1";
      return db.read(episodeTable.get(`WHERE ${where} ${newest}`, { channel: channel ?? null }));
    },
    /** Oldest first. */
    startedSince: (at: number) =>
      db.read(episodeTable.all("WHERE started_at >= @at ORDER BY started_at, number", { at })),
    hasPlayed: (household: string, sentence: string) =>
      db.read(
        exists(
          `SELECT 1 FROM episodes WHERE household = @household
           AND task_json ->> '$.sentence' = @sentence`,
          { household, sentence },
        ),
      ),
    newestIn: (bot: string, channels: readonly string[]) =>
      db.read(episodeTable.all(whereNewestIn, { bot, channels: JSON.stringify(channels) })),
    places: (household: string) => db.read(all<Place>(selectPlaces, { household })),
    /** Each pair of household and bot once; last played first. */
    played: () => db.read(all<{ household: string; bot: string }>(selectPlayed)),
    unfinished: () => db.read(episodeTable.all("WHERE ended_at IS NULL ORDER BY +number")),
    recordStep: ({ record, facts, invalidations, notes, isQuiet }: StepWrite, at: number) =>
      db.writeSoon(function* () {
        const { household } = yield* requireOpenEpisode(record.episode);
        yield* insertStep(record);
        yield* insertReuses(record);
        yield* writeFacts({ household, facts, invalidations, at });
        yield* judgeReuses({ record, facts, invalidations });
        yield* insertNotes(record.episode, notes, at);
        if (isQuiet) yield* tell({ household, episode: record.episode });
        else yield* touchCard(record.episode, at);
      }),
    /** Stores the answer as the policy first saw it at this step, so that prompts stay the same. Idempotent. */
    keepTold: (episode: string, seq: number, told: readonly string[]) =>
      db.writeSoon(() => keepTold(episode, seq, told)),
    /** In order. A step that asked a question contains how the question ended. */
    steps: (episode: string): Promise<readonly StepRecord[]> => db.readTogether(readSteps(episode)),
    /** Steps with a policy's scores, newest first, of one household or all. Leaves out the episode `except`. */
    scoredSteps: (household: string | null, limit: number, except = "") =>
      db.readTogether(readScoredSteps(household, limit, except)),
    /** Ends the episode and cancels its open questions. Idempotent. */
    async end(id: string, end: EpisodeEnd, reward: number, tuples: readonly Tuple[], at: number) {
      if ((await db.read(findEpisode(id)))?.endedAt !== null) return;
      await db.write(function* () {
        const ended = { end, reward, endedAt: at };
        const open = "id = @id AND ended_at IS NULL";
        if ((yield* episodeTable.update(ended, open, { id })) === 0) return;
        yield* cancelQuestionsOf(id, at);
        yield* touchCallsIn(id, at);
        for (const tuple of tuples) yield* insertTuple(tuple);
        yield* touchCard(id, at);
      });
    },
    /**
     * Stores the goal that people chose; keeps the first. Replays use it even when retracted. Ignores ended episodes.
     */
    setChosen: (id: string, chosen: readonly string[], at: number) =>
      db.write(function* () {
        const episode = yield* findEpisode(id);
        if (!episode || episode.endedAt !== null || episode.task.chosen) return;
        const task = { ...episode.task, chosen };
        yield* episodeTable.update({ task }, "id = @id", { id });
        yield* touchCard(id, at);
      }),
    /** Moves an open episode from one of our own pages to a channel. Posts in a channel could not be moved. */
    bring: (id: string, { bot, channel }: Pick<Episode, "bot" | "channel">, at: number) =>
      db.write(function* () {
        const open = "id = @id AND ended_at IS NULL";
        if ((yield* episodeTable.update({ bot, channel }, open, { id })) === 0) return;
        yield* run("DELETE FROM outbox WHERE episode = @id", { id });
        yield* touchCard(id, at);
        const asked = "WHERE episode = @id AND state = 'open' ORDER BY number";
        for (const question of yield* listQuestions(asked, { id })) yield* showQuestion(question);
      }),
    /** Stores how many steps the answers saved. The task's message shows it with the end, which is stored next. */
    async setWorth(id: string, worth: Worth) {
      await db.writeSoon(() => episodeTable.update({ worth }, "id = @id", { id }));
    },
  };
}

export function* requireOpenEpisode(id: string) {
  const episode = yield* get<Pick<Episode, "household" | "endedAt">>(
    "SELECT household, ended_at AS endedAt FROM episodes WHERE id = @id",
    { id },
  );
  if (!episode) throw new SousError("unknown-episode", `There is no episode ${id}.`);
  if (episode.endedAt !== null) throw new SousError("episode-ended", `Episode ${id} has ended.`);
  return episode;
}

function* findEpisode(id: string): Work<Episode | null> {
  return yield* episodeTable.get("WHERE id = @id", { id });
}

function* refuseOpen(household: string): Work<void> {
  const open = yield* value<string>(
    "SELECT id FROM episodes WHERE household = @household AND ended_at IS NULL",
    { household },
  );
  if (open === null) return;
  throw new SousError(
    "episode-open",
    `Household ${household} already has an open episode (${open}).`,
  );
}

/** Cancels the episode's questions, except those that another open episode waits for. */
function* cancelQuestionsOf(episode: string, at: number): Work<void> {
  const cancelled = yield* column<string>(
    `UPDATE questions SET state = 'cancelled', reason = 'episode-ended', settled_at = @at
     WHERE state = 'open'
       AND id IN (SELECT id FROM questions WHERE episode = @episode
         UNION SELECT question FROM question_waits WHERE episode = @episode)
       AND NOT EXISTS (
         SELECT 1 FROM question_waits AS waits JOIN episodes ON episodes.id = waits.episode
         WHERE waits.question = questions.id AND episodes.ended_at IS NULL)
     RETURNING id`,
    { episode, at },
  );
  for (const id of cancelled) yield* stopTimers(id, at);
}
