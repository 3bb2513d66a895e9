/** Cached completions, and usage of language models. */
import type { Charge, ModelRole, ModelUsage } from "./model.js";

/** Usage of a call, or savings of a cached one. */
export interface UsageRow extends ModelUsage {
  readonly at: number;
  readonly model: string;
  readonly role: ModelRole;
  readonly charge: Charge;
}

/** All conditions hold. */
export interface UsageScope {
  readonly episode?: string;
  /** Calls charged to it, or to its episodes. */
  readonly campaign?: string;
  readonly since?: number;
}

/** `reply` is the model layer's own JSON. */
export interface KeptReply {
  /** SHA-256 of model, prompt and parameters. */
  readonly key: string;
  readonly reply: string;
  /** Null: unknown. */
  readonly household: string | null;
  readonly at: number;
}

export interface ModelStore {
  reply(key: string): Promise<string | null>;
  /** Replaces an earlier reply. The prompt is not kept. */
  keepReply(kept: KeptReply): Promise<void>;
  recordUsage(row: UsageRow): Promise<void>;
  /** Oldest first. */
  listUsage(scope?: UsageScope): Promise<readonly UsageRow[]>;
  sumUsage(scope?: UsageScope): Promise<ModelUsage>;
}
