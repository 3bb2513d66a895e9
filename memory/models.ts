import type { ModelRole, ModelUsage } from "../src/core/model.js";
import type { KeptReply, ModelStore, UsageRow, UsageScope } from "../src/core/model-store.js";
import type { Database } from "./sqlite/database.js";

interface UsageFields {
  readonly at: number;
  readonly model: string;
  readonly role: ModelRole;
  readonly household: string | null;
  readonly episode: string | null;
  readonly campaign: string | null;
  readonly seq: number | null;
  readonly requests: number;
  readonly cached: number;
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly cost: number;
}

const inScope = `(@episode IS NULL OR episode = @episode)
  AND (@campaign IS NULL OR campaign = @campaign
    OR episode IN (SELECT id FROM episodes WHERE campaign = @campaign)) AND at >= @since`;

/** Nothing here is of use to anybody before the step that it led to: that one is on the disk when it is told. */
export function createModelStore(db: Database): ModelStore {
  return {
    async reply(key) {
      const sql = "SELECT reply FROM model_replies WHERE key = @key";
      return db.get<{ reply: string }>(sql, { key })?.reply ?? null;
    },
    async keepReply(kept) {
      db.writeSoon(() => insertReply(db, kept));
    },
    async recordUsage(row) {
      db.writeSoon(() => insertUsage(db, row));
    },
    async listUsage(scope = {}) {
      const sql = `SELECT * FROM model_usage WHERE ${inScope} ORDER BY number`;
      return db.all<UsageFields>(sql, bind(scope)).map(toUsage);
    },
    async sumUsage(scope = {}) {
      const sum = db.get<ModelUsage>(
        `SELECT coalesce(sum(requests), 0) AS requests, coalesce(sum(cached), 0) AS cached,
           coalesce(sum(prompt_tokens), 0) AS promptTokens,
           coalesce(sum(completion_tokens), 0) AS completionTokens, coalesce(sum(cost), 0) AS cost
         FROM model_usage WHERE ${inScope}`,
        bind(scope),
      );
      return sum ?? { requests: 0, cached: 0, promptTokens: 0, completionTokens: 0, cost: 0 };
    },
  };
}

function bind({ episode, campaign, since = 0 }: UsageScope) {
  return { episode: episode ?? null, campaign: campaign ?? null, since };
}

function insertReply(db: Database, { key, reply, household, at }: KeptReply): void {
  db.run(
    `INSERT OR REPLACE INTO model_replies (key, reply, household, at)
     VALUES (@key, @reply, @household, @at)`,
    { key, reply, household, at },
  );
}

function insertUsage(db: Database, { charge, ...row }: UsageRow): void {
  const { household = null, episode = null, campaign = null, seq = null } = charge;
  const { at, model, role, requests, cached, promptTokens, completionTokens, cost } = row;
  db.run(
    `INSERT INTO model_usage (at, model, role, household, episode, campaign, seq, requests, cached,
       prompt_tokens, completion_tokens, cost)
     VALUES (@at, @model, @role, @household, @episode, @campaign, @seq, @requests, @cached,
       @promptTokens, @completionTokens, @cost)`,
    {
      at,
      model,
      role,
      household,
      episode,
      campaign,
      seq,
      requests,
      cached,
      promptTokens,
      completionTokens,
      cost,
    },
  );
}

function toUsage(fields: UsageFields): UsageRow {
  const { at, model, role, requests, cached, cost } = fields;
  const { household, episode, campaign, seq } = fields;
  return {
    at,
    model,
    role,
    requests,
    cached,
    cost,
    promptTokens: fields.prompt_tokens,
    completionTokens: fields.completion_tokens,
    charge: {
      ...(household !== null && { household }),
      ...(episode !== null && { episode }),
      ...(campaign !== null && { campaign }),
      ...(seq !== null && { seq }),
    },
  };
}
