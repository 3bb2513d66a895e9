import type { Clock } from "../src/core/clock.js";
import type { Episode, EpisodeArm, EpisodeEnd, StepRecord, Worth } from "../src/core/episode.js";
import { SousError } from "../src/core/errors.js";
import type { Task } from "../src/core/scene.js";
import type { Embedder, EpisodeStore, Move } from "../src/core/stores.js";
import { writeFacts } from "./rows/fact-writes.js";
import { insertNote, touchCallsIn, touchCard } from "./rows/outbox-writes.js";
import { insertReuses, judgeReuses } from "./rows/reuse-writes.js";
import { insertStep, readScoredSteps, readSteps } from "./rows/steps.js";
import { stopTimersOfSettled } from "./rows/timers.js";
import type { Database } from "./sqlite/database.js";
import { embedTuples, insertTuple } from "./tuples.js";

interface EpisodeRow {
  readonly id: string;
  readonly household: string;
  readonly round: number;
  readonly task_json: string;
  readonly policy: string;
  readonly ask_policy: Episode["askPolicy"];
  readonly mode: Episode["mode"];
  readonly bot: string;
  readonly channel: string;
  readonly seed: number;
  readonly max_steps: number;
  readonly purpose: Episode["purpose"];
  readonly origin: Episode["origin"];
  readonly started_at: number;
  readonly ended_at: number | null;
  readonly end_json: string | null;
  readonly reward: number;
  readonly worth_json: string | null;
  readonly campaign: string | null;
  readonly arm_json: string | null;
}

interface MoveRow {
  readonly after_round: number;
  readonly thing: string;
  readonly place: string;
  readonly at: number;
}

export function createEpisodeStore(options: {
  readonly db: Database;
  readonly embedder: Embedder;
  readonly clock: Clock;
}): EpisodeStore {
  const { db, embedder, clock } = options;
  return {
    async open(episode) {
      db.write(() => {
        refuseSecondOpen(db, episode);
        insertEpisode(db, episode);
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
    async moves(household) {
      return db
        .all<MoveRow>("SELECT * FROM moves WHERE household = @household ORDER BY number", {
          household,
        })
        .map(({ after_round, thing, place, at }) => ({
          household,
          thing,
          place,
          at,
          afterRound: after_round,
        }));
    },
    async get(id) {
      return findEpisode(db, id);
    },
    async list(household) {
      return db
        .all<EpisodeRow>("SELECT * FROM episodes WHERE household = @household ORDER BY number", {
          household,
        })
        .map(toEpisode);
    },
    async unfinished() {
      return db
        .all<EpisodeRow>("SELECT * FROM episodes WHERE ended_at IS NULL ORDER BY number")
        .map(toEpisode);
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
    async steps(episode): Promise<readonly StepRecord[]> {
      return readSteps(db, episode);
    },
    async scoredSteps(household, limit) {
      return readScoredSteps(db, { household, limit });
    },
    async end(id, end, reward, tuples, at) {
      if (findEpisode(db, id)?.endedAt !== null) return;
      const vectors = await embedTuples(embedder, tuples);
      db.write(() => {
        if (!markEnded(db, { id, end, reward, at })) return;
        cancelQuestionsOf(db, id, at);
        stopTimersOfSettled(db, at);
        touchCallsIn(db, id, at);
        tuples.forEach((tuple, index) => {
          insertTuple(db, { tuple, vector: vectors[index] ?? null, embedder });
        });
        touchCard(db, id, at);
      });
    },
    async setChosen(id, chosen, at) {
      db.write(() => {
        const episode = findEpisode(db, id);
        if (!episode || episode.endedAt !== null || episode.task.chosen) return;
        const task = JSON.stringify({ ...episode.task, chosen });
        db.run("UPDATE episodes SET task_json = @task WHERE id = @id", { id, task });
        touchCard(db, id, at);
      });
    },
    async setWorth(id, worth) {
      db.write(() => {
        db.run("UPDATE episodes SET worth_json = @worth WHERE id = @id", {
          id,
          worth: JSON.stringify(worth),
        });
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
  const row = db.get<EpisodeRow>("SELECT * FROM episodes WHERE id = @id", { id });
  return row ? toEpisode(row) : null;
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
  const { household, thing, place, at } = move;
  db.run(
    `INSERT INTO moves (household, after_round, thing, place, at)
     VALUES (@household,
       (SELECT coalesce(max(round), 0) FROM episodes WHERE household = @household),
       @thing, @place, @at)`,
    { household, thing, place, at },
  );
}

/** Inside a transaction. */
export function insertEpisode(db: Database, episode: Episode): void {
  db.run(
    `INSERT INTO episodes (id, household, round, task_json, policy, ask_policy, mode, bot, channel, seed,
       max_steps, purpose, origin, started_at, ended_at, end_json, reward, worth_json, campaign,
       arm_json)
     VALUES (@id, @household, @round, @task, @policy, @askPolicy, @mode, @bot, @channel, @seed,
       @maxSteps, @purpose, @origin, @startedAt, @endedAt, @end, @reward, @worth, @campaign, @arm)`,
    {
      id: episode.id,
      household: episode.household,
      round: episode.round,
      task: JSON.stringify(episode.task),
      policy: episode.policy,
      askPolicy: episode.askPolicy,
      mode: episode.mode,
      bot: episode.bot,
      channel: episode.channel,
      seed: episode.seed,
      maxSteps: episode.maxSteps,
      purpose: episode.purpose,
      origin: episode.origin,
      startedAt: episode.startedAt,
      endedAt: episode.endedAt,
      end: episode.end && JSON.stringify(episode.end),
      reward: episode.reward,
      worth: episode.worth && JSON.stringify(episode.worth),
      campaign: episode.campaign ?? null,
      arm: episode.arm ? JSON.stringify(episode.arm) : null,
    },
  );
}

/** @returns false when it had ended already */
function markEnded(
  db: Database,
  { id, end, reward, at }: { id: string; end: EpisodeEnd; reward: number; at: number },
): boolean {
  return (
    db.run(
      `UPDATE episodes SET ended_at = @at, end_json = @end, reward = @reward
       WHERE id = @id AND ended_at IS NULL`,
      { id, end: JSON.stringify(end), reward, at },
    ) > 0
  );
}

/** Cancels the open questions that this episode asked or waits for, unless another open one waits. */
function cancelQuestionsOf(db: Database, episode: string, at: number): void {
  db.run(
    `UPDATE questions SET state = 'cancelled', reason = 'episode-ended', settled_at = @at
     WHERE state = 'open'
       AND (episode = @episode
         OR id IN (SELECT question FROM question_waits WHERE episode = @episode))
       AND NOT EXISTS (
         SELECT 1 FROM question_waits AS waits JOIN episodes ON episodes.id = waits.episode
         WHERE waits.question = questions.id AND episodes.ended_at IS NULL)`,
    { episode, at },
  );
}

function toEpisode(row: EpisodeRow): Episode {
  return {
    id: row.id,
    household: row.household,
    round: row.round,
    task: JSON.parse(row.task_json) as Task,
    policy: row.policy,
    askPolicy: row.ask_policy,
    mode: row.mode,
    bot: row.bot,
    channel: row.channel,
    seed: row.seed,
    maxSteps: row.max_steps,
    purpose: row.purpose,
    origin: row.origin,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    end: row.end_json === null ? null : (JSON.parse(row.end_json) as EpisodeEnd),
    reward: row.reward,
    worth: row.worth_json === null ? null : (JSON.parse(row.worth_json) as Worth),
    ...(row.campaign !== null && { campaign: row.campaign }),
    ...(row.arm_json !== null && { arm: JSON.parse(row.arm_json) as EpisodeArm }),
  };
}
