/** Stores replies of language models, and what the requests cost. */
import {
  type Charge,
  type ModelRole,
  type ModelUsage,
  noUsage,
} from "../../src/core/model/model.js";
import { type Database, get, value } from "../work.js";
import { tableOf } from "./table.js";

/** What a request to a model used, or what a kept reply saved. */
type Usage = ModelUsage & {
  readonly at: number;
  readonly model: string;
  readonly role: ModelRole;
};
export type UsageRow = Usage & { readonly charge: Charge };
interface UsageScope {
  readonly episode?: string;
  readonly campaign?: string;
  readonly since?: number;
}

const usageTable = tableOf<Usage & Charge>()(
  "model_usage",
  `at model role household? episode? campaign? seq? requests cached promptTokens
  completionTokens cachedTokens reasoningTokens cost`,
);

interface KeptReply {
  /** SHA-256 of model, prompt and parameters. */
  readonly key: string;
  /** JSON, as written by the code that sends requests. */
  readonly reply: string;
  readonly household: string | null;
  readonly at: number;
}

const replyTable = tableOf<KeptReply>()("model_replies", "key reply household at");

function inScope({ episode, campaign }: UsageScope): string {
  const terms = ["at >= @since"];
  if (episode !== undefined) terms.push("episode = @episode");
  if (campaign !== undefined) terms.push(ofCampaign);
  return terms.join(" AND ");
}

const ofCampaign = `number IN (
  SELECT number FROM model_usage WHERE campaign = @campaign
  UNION SELECT used.number FROM episodes JOIN model_usage AS used ON used.episode = episodes.id
    WHERE episodes.campaign = @campaign)`;

/** The store uses `writeSoon`: a reply matters only once its step is durable. */
export type ModelStore = ReturnType<typeof createModelStore>;

export function createModelStore(db: Database) {
  return {
    reply: (key: string) =>
      db.read(value<string>("SELECT reply FROM model_replies WHERE key = @key", { key })),
    keepReply: (kept: KeptReply) => db.writeSoon(() => replyTable.upsert(kept, "key")),
    recordUsage: ({ charge, ...usage }: UsageRow) =>
      db.writeSoon(() => usageTable.insert({ ...usage, ...charge })),
    listUsage: async (scope: UsageScope = {}) =>
      (await db.read(usageTable.all(`WHERE ${inScope(scope)} ORDER BY number`, bind(scope)))).map(
        toUsage,
      ),
    async sumUsage(scope: UsageScope = {}) {
      const sum = await db.readInBackground(
        get<ModelUsage>(
          `SELECT coalesce(sum(requests), 0) AS requests, coalesce(sum(cached), 0) AS cached,
           coalesce(sum(prompt_tokens), 0) AS promptTokens,
           coalesce(sum(completion_tokens), 0) AS completionTokens,
           coalesce(sum(cached_tokens), 0) AS cachedTokens,
           coalesce(sum(reasoning_tokens), 0) AS reasoningTokens, coalesce(sum(cost), 0) AS cost
         FROM model_usage WHERE ${inScope(scope)}`,
          bind(scope),
        ),
      );
      return sum ?? noUsage;
    },
  };
}

function bind({ episode, campaign, since = 0 }: UsageScope) {
  return { episode: episode ?? null, campaign: campaign ?? null, since };
}

function toUsage({ household, episode, campaign, seq, ...usage }: Usage & Charge): UsageRow {
  return { ...usage, charge: { household, episode, campaign, seq } };
}
