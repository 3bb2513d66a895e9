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

/** A stored reply, so that the same request need not be sent again. `reply` is JSON of the code that sends requests. */
export interface KeptReply {
  /** SHA-256 of model, prompt and parameters. */
  readonly key: string;
  readonly reply: string;
  readonly household: string | null;
  readonly at: number;
}
