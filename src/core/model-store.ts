/** What is kept of calls of language models: their completions by prompt, and what they took. */
import type { Charge, ModelRole, ModelUsage } from "./model.js";

/** What one call took, or what it was spared. */
export interface UsageRow extends ModelUsage {
  readonly at: number;
  readonly model: string;
  readonly role: ModelRole;
  readonly charge: Charge;
}

/** Which rows: all conditions hold. */
export interface UsageScope {
  readonly episode?: string;
  /** What was charged to it, or to an episode that was played for it. */
  readonly campaign?: string;
  /** From this time on. */
  readonly since?: number;
}

/** A completion that is kept. `reply` is the model layer's own JSON. */
export interface KeptReply {
  /** SHA-256 of model, prompt and parameters. */
  readonly key: string;
  readonly reply: string;
  /** Null: no household is known. */
  readonly household: string | null;
  readonly at: number;
}

export interface ModelStore {
  /** The reply that was kept under the key; null when there is none. */
  reply(key: string): Promise<string | null>;
  /** Keeps a reply, in place of a former one. No prompt is kept. */
  keepReply(kept: KeptReply): Promise<void>;
  recordUsage(row: UsageRow): Promise<void>;
  /** In the order in which they were recorded. */
  listUsage(scope?: UsageScope): Promise<readonly UsageRow[]>;
  sumUsage(scope?: UsageScope): Promise<ModelUsage>;
}
