/** What is kept of calls of language models: completions by prompt, and usage. */
import type { Charge, ModelRole, ModelUsage } from "./model.js";

/** What one call used, or saved. */
export interface UsageRow extends ModelUsage {
  readonly at: number;
  readonly model: string;
  readonly role: ModelRole;
  readonly charge: Charge;
}

/** A filter on usage: all conditions hold. */
export interface UsageScope {
  readonly episode?: string;
  /** Calls charged to this, or to an episode played for it. */
  readonly campaign?: string;
  /** From this time on. */
  readonly since?: number;
}

/** A kept completion. `reply` is the model layer's own JSON. */
export interface KeptReply {
  /** SHA-256 of model, prompt and parameters. */
  readonly key: string;
  readonly reply: string;
  /** Null: the household is unknown. */
  readonly household: string | null;
  readonly at: number;
}

export interface ModelStore {
  /** The kept reply; null when there is none. */
  reply(key: string): Promise<string | null>;
  /** Keeps a reply and replaces an earlier one. The prompt is not kept. */
  keepReply(kept: KeptReply): Promise<void>;
  recordUsage(row: UsageRow): Promise<void>;
  /** In the order in which they were recorded. */
  listUsage(scope?: UsageScope): Promise<readonly UsageRow[]>;
  sumUsage(scope?: UsageScope): Promise<ModelUsage>;
}
