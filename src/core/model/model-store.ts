import type { Charge, ModelRole, ModelUsage } from "./model.js";

/** What a request to a model used, or what the cache saved. */
export interface UsageRow extends ModelUsage {
  readonly at: number;
  readonly model: string;
  readonly role: ModelRole;
  readonly charge: Charge;
}

export interface UsageScope {
  readonly episode?: string;
  /** Includes calls of the campaign's episodes. */
  readonly campaign?: string;
  readonly since?: number;
}

/** `reply` is the model layer's own JSON. */
export interface KeptReply {
  /** SHA-256 of model, prompt and parameters. */
  readonly key: string;
  readonly reply: string;
  readonly household: string | null;
  readonly at: number;
}
