/** Language models, as agents use them: what is asked, what comes back, what it costs, and how it fails. */
import type { z } from "zod";
import { SousError } from "./errors.js";

/** What a call is for. Each role may have a model of its own. */
export const modelRoles = [
  "actor",
  "planner",
  "observer",
  "reasoner",
  "summariser",
  "human",
  "grounder",
  "phraser",
] as const;
export type ModelRole = (typeof modelRoles)[number];

export interface Message {
  readonly speaker: "system" | "user" | "assistant";
  readonly text: string;
}

/** What a call is charged to: budgets are kept for each, and usage is recorded per step. */
export interface Charge {
  readonly household?: string;
  readonly episode?: string;
  /** What the episode is played for, when it is one of many. */
  readonly campaign?: string;
  /** The step that is being decided. */
  readonly seq?: number;
}

/** One call. The same prompt and parameters give the same completion, from the cache. */
export interface Prompt {
  readonly role: ModelRole;
  readonly messages: readonly Message[];
  readonly charge: Charge;
  /** Most tokens of the completion; the role's default when absent. */
  readonly maxTokens?: number;
  /** 0 when absent. */
  readonly temperature?: number;
  /** What ends the completion, not part of it. */
  readonly stop?: readonly string[];
  /** Tells samples of the same prompt apart, which the cache would otherwise give once: 0, 1, 2 … */
  readonly sample?: number;
}

/** An object that a completion has to be. */
export interface Shape<T> {
  /** Letters, digits and underscores: it is the schema's name in the protocol. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
}

/** An option with the share of probability that the model gives it; shares add up to 1. */
export interface Scored {
  readonly option: string;
  readonly probability: number;
}

/** Which of some options, the likeliest first. */
export interface Choosing {
  readonly scored: readonly Scored[];
  /** Token log-probabilities, or one constrained choice (then its share is 1) where the server has none. */
  readonly by: "log-probabilities" | "constrained";
}

/** Every method throws {@link ModelError}, and nothing else. */
export interface ChatModel {
  /** Free text, without blanks around it. */
  complete(prompt: Prompt): Promise<string>;
  /** An object of the shape: by JSON schema; what does not fit is repaired, then asked for once more. */
  structure<T>(prompt: Prompt, shape: Shape<T>): Promise<T>;
  /**
   * One of the options, which the prompt must not list itself: they are listed after it.
   *
   * @param options at least one, all different
   */
  choose(prompt: Prompt, options: readonly string[]): Promise<Choosing>;
}

/** What calls took, as the server counts. */
export interface ModelUsage {
  /** Requests that were sent; what the cache answered is not among them. */
  readonly requests: number;
  readonly cached: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** In US dollars, by the configured prices; 0 where none are. */
  readonly cost: number;
}

/** Why a model did not answer. */
export const modelFailures = [
  /** The budget of the episode, the campaign or the day is used up. */
  "budget-spent",
  /** It declined to answer. */
  "refused",
  /** The completion reached its limit of tokens. */
  "cut-off",
  /** Not what was asked for, after repair and one more attempt. */
  "malformed",
  /** No answer, after every attempt: network, time-out, overload, an error of the server. */
  "unreachable",
  /** The server does not accept the request: key, model, parameters. */
  "rejected",
] as const;
export type ModelFailure = (typeof modelFailures)[number];

/** A call that failed for good. `code` is "model-" with the failure. */
export class ModelError extends SousError {
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure, message: string, options?: { cause?: unknown }) {
    super(`model-${failure}`, message, options);
    this.failure = failure;
  }
}
