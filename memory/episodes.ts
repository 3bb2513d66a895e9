import type { Clock } from "../src/core/clock.js";
import type { Episode, StepRecord } from "../src/core/episode.js";
import { SousError } from "../src/core/errors.js";
import type { Checkpoint, EpisodeStore, Move, Place } from "../src/core/stores.js";
import { writeFacts } from "./rows/fact-writes.js";
import { insertNote, showQuestion, touchCallsIn, touchCard } from "./rows/outbox-writes.js";
import { listQuestions } from "./rows/question-rows.js";
import { insertReuses, judgeReuses } from "./rows/reuse-writes.js";
import { insertStep, keepTold, readScoredSteps, readSteps } from "./rows/steps.js";
import { stopTimers } from "./rows/timers.js";
import type { Database } from "./sqlite/database.js";
import { Table } from "./sqlite/table.js";
import { insertTuple } from "./tuples.js";

export const episodeTable = new Table<Episode>("episodes", {
  id: "plain",
  household: "plain",
  round: "plain",
  task: "json",
  policy: "plain",
  askPolicy: "plain",
  mode: "plain",
  bot: "plain",
  channel: "plain",
  seed: "plain",
  maxSteps: "plain",
  purpose: "plain",
  origin: "plain",
  startedAt: "plain",
  endedAt: "plain",
  end: "json",
  reward: "plain",
  worth: "json",
  campaign: "plain?",
  arm: "json?",
});

export const moveTable = new Table<Move>("moves", {
  household: "plain",
  afterRound: "plain",
  thing: "plain",
  place: "plain",
  at: "plain",
});

const checkpointTable = new Table<Checkpoint>("checkpoints", {
  household: "plain",
  engine: "plain",
  round: "plain",
  moves: "plain",
  state: "plain",
  hash: "plain",
  at: "plain",
});

/** From one household and bot to the next by their index: the episodes themselves are not read. */
const selectPlayed = `WITH RECURSIVE played (household, bot) AS (
    SELECT household, bot FROM (SELECT household, bot FROM episodes ORDER BY household, bot LIMIT 1)
    UNION ALL SELECT episodes.household, episodes.bot
    FROM played JOIN episodes ON episodes.number = (SELECT number FROM episodes
      WHERE (household, bot) > (played.household, played.bot) ORDER BY household, bot LIMIT 1))
  SELECT household, bot FROM (SELECT household, bot, (SELECT max(started_at) FROM episodes
      WHERE episodes.household = played.household AND episodes.bot = played.bot) AS last,
    (SELECT max(number) FROM episodes INDEXED BY episodes_by_bot
      WHERE episodes.household = played.household AND episodes.bot = played.bot
        AND started_at = (SELECT max(started_at) FROM episodes
          WHERE episodes.household = played.household AND episodes.bot = played.bot)) AS newest
    FROM played)
  ORDER BY last DESC, newest DESC`;

/** From one household to the next by their index. */
const whereNewestIn = `WHERE number IN (
    WITH RECURSIVE here (channel, household) AS (
      SELECT value, (SELECT min(household) FROM episodes WHERE bot = @bot AND channel = value)
      FROM json_each(@channels)
      UNION ALL SELECT channel, (SELECT min(household) FROM episodes
        WHERE bot = @bot AND channel = here.channel AND household > here.household)
      FROM here WHERE household IS NOT NULL)
    SELECT (SELECT max(number) FROM episodes INDEXED BY episodes_of_place
      WHERE bot = @bot AND channel = here.channel AND household = here.household)
    FROM here WHERE household IS NOT NULL)
  ORDER BY number`;

/** From one place to the next by their index. */
const selectPlaces = `WITH RECURSIVE places (bot, channel) AS (
    SELECT * FROM (SELECT bot, channel FROM episodes WHERE household = @household
      ORDER BY bot, channel LIMIT 1)
    UNION ALL SELECT episodes.bot, episodes.channel
    FROM places JOIN episodes ON episodes.number = (SELECT number FROM episodes
      WHERE household = @household AND (bot, channel) > (places.bot, places.channel)
      ORDER BY bot, channel LIMIT 1))
  SELECT bot, channel FROM places`;

export function createEpisodeStore(options: {
  readonly db: Database;
  readonly clock: Clock;
}): EpisodeStore {
  const { db, clock } = options;
  return {
    async open(episode) {
      db.write(() => {
        refuseSecondOpen(db, episode);
        episodeTable.insert(db, episode);
        db.changed({ household: episode.household, episode: episode.id });
      });
    },
    async recordMove(move) {
      db.write(() => {
        refuseOpen(db, move.household);
        insertMove(db, move);
        db.changed({ household: move.household, episode: null });
      });
    },
    async moves(household, skip = 0) {
      return moveTable.all(
        db,
        "WHERE household = @household ORDER BY number LIMIT -1 OFFSET @skip",
        { household, skip },
      );
    },
    async checkpoint(household) {
      return checkpointTable.get(db, "WHERE household = @household", { household });
    },
    async keepCheckpoint(checkpoint) {
      db.writeSoon(() => checkpointTable.upsert(db, checkpoint, "household"));
    },
    async get(id) {
      return findEpisode(db, id);
    },
    async list(household, fromRound = 0) {
      return fromRound === 0
        ? episodeTable.all(db, "WHERE household = @household ORDER BY number", { household })
        : episodeTable.all(
            db,
            "WHERE household = @household AND round >= @fromRound ORDER BY round, number",
            { household, fromRound },
          );
    },
    async last(household) {
      return episodeTable.get(db, "WHERE household = @household ORDER BY number DESC LIMIT 1", {
        household,
      });
    },
    async lastStarted(channel) {
      const order = "ORDER BY started_at DESC, number DESC LIMIT 1";
      return channel === undefined
        ? episodeTable.get(db, order)
        : episodeTable.get(db, `WHERE channel = @channel ${order}`, { channel });
    },
    async startedSince(at) {
      return episodeTable.all(db, "WHERE started_at >= @at ORDER BY started_at, number", { at });
    },
    async hasPlayed(household, sentence) {
      const played = db.get(
        `SELECT 1 FROM episodes WHERE household = @household
           AND task_json ->> '$.sentence' = @sentence`,
        { household, sentence },
      );
      return played !== undefined;
    },
    async newestIn(bot, channels) {
      return episodeTable.all(db, whereNewestIn, { bot, channels: JSON.stringify(channels) });
    },
    async places(household) {
      return db.all<Place>(selectPlaces, { household });
    },
    async played() {
      return db.all<{ household: string; bot: string }>(selectPlayed);
    },
    async unfinished() {
      return episodeTable.all(db, "WHERE ended_at IS NULL ORDER BY +number");
    },
    async recordStep({ record, facts, invalidations, notes }, at) {
      db.writeSoon(() => {
        const { household } = requireOpenEpisode(db, record.episode);
        insertStep(db, record);
        insertReuses(db, record);
        writeFacts(db, { household, facts, invalidations, at });
        judgeReuses(db, { record, facts, invalidations });
        for (const note of notes) insertNote(db, { episode: record.episode, note, at });
        touchCard(db, record.episode, at);
      });
    },
    async keepTold(episode, seq, told) {
      db.writeSoon(() => keepTold(db, { episode, seq, told }));
    },
    async steps(episode): Promise<readonly StepRecord[]> {
      return readSteps(db, episode);
    },
    async scoredSteps(household, limit) {
      return readScoredSteps(db, { household, limit });
    },
    async end(id, end, reward, tuples, at) {
      if (findEpisode(db, id)?.endedAt !== null) return;
      db.write(() => {
        const ended = { end, reward, endedAt: at };
        const open = "id = @id AND ended_at IS NULL";
        if (episodeTable.update(db, ended, open, { id }) === 0) return;
        cancelQuestionsOf(db, id, at);
        touchCallsIn(db, id, at);
        for (const tuple of tuples) insertTuple(db, tuple);
        touchCard(db, id, at);
      });
    },
    async setChosen(id, chosen, at) {
      db.write(() => {
        const episode = findEpisode(db, id);
        if (!episode || episode.endedAt !== null || episode.task.chosen) return;
        const task = { ...episode.task, chosen };
        episodeTable.update(db, { task }, "id = @id", { id });
        touchCard(db, id, at);
      });
    },
    async bring(id, { bot, channel }, at) {
      db.write(() => {
        const open = "id = @id AND ended_at IS NULL";
        if (episodeTable.update(db, { bot, channel }, open, { id }) === 0) return;
        db.run("DELETE FROM outbox WHERE episode = @id", { id });
        touchCard(db, id, at);
        const asked = "WHERE episode = @id AND state = 'open' ORDER BY number";
        for (const question of listQuestions(db, asked, { id })) showQuestion(db, question);
      });
    },
    async setWorth(id, worth) {
      db.write(() => {
        episodeTable.update(db, { worth }, "id = @id", { id });
        touchCard(db, id, clock.now());
      });
    },
  };
}

/** @throws SousError "unknown-episode" or "episode-ended" */
export function requireOpenEpisode(db: Database, id: string): Episode {
  const episode = findEpisode(db, id);
  if (!episode) throw new SousError("unknown-episode", `There is no episode ${id}.`);
  if (episode.endedAt !== null) throw new SousError("episode-ended", `Episode ${id} has ended.`);
  return episode;
}

function findEpisode(db: Database, id: string): Episode | null {
  return episodeTable.get(db, "WHERE id = @id", { id });
}

function refuseSecondOpen(db: Database, episode: Episode): void {
  if (episode.endedAt === null) refuseOpen(db, episode.household);
}

/** @throws SousError "episode-open" */
function refuseOpen(db: Database, household: string): void {
  const open = db.get<{ id: string }>(
    "SELECT id FROM episodes WHERE household = @household AND ended_at IS NULL",
    { household },
  );
  if (!open) return;
  throw new SousError(
    "episode-open",
    `Household ${household} already has an open episode (${open.id}).`,
  );
}

function insertMove(db: Database, move: Omit<Move, "afterRound">): void {
  const last = db.get<{ round: number }>(
    "SELECT coalesce(max(round), 0) AS round FROM episodes WHERE household = @household",
    { household: move.household },
  );
  moveTable.insert(db, { ...move, afterRound: last?.round ?? 0 });
}

/** Cancels the open questions of an episode, unless another open episode waits for them. */
function cancelQuestionsOf(db: Database, episode: string, at: number): void {
  const cancelled = db.all<{ id: string }>(
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
  for (const { id } of cancelled) stopTimers(db, id, at);
}
