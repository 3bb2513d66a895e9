/** Language models as agents use them: prompts, completions, costs and failures. */
import type { z } from "zod";
import { SousError } from "./errors.js";

/** The purpose of a call. Each role may have a model of its own. */
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

/** What a call is charged to. Budgets are per field, and usage is recorded per step. */
export interface Charge {
  readonly household?: string;
  readonly episode?: string;
  /** What the episode is played for, if it is one of many. */
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
  /** Texts that end the completion. They are not part of it. */
  readonly stop?: readonly string[];
  /** Distinguishes samples of the same prompt, which the cache would answer alike: 0, 1, 2 … */
  readonly sample?: number;
}

/** The shape of an object that a completion has to be. */
export interface Shape<T> {
  /** Letters, digits and underscores: the schema's name in the protocol. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
}

/** An option and its share of probability. Shares add up to 1. */
export interface Scored {
  readonly option: string;
  readonly probability: number;
}

/** Options ranked by probability, the likeliest first. */
export interface Choosing {
  readonly scored: readonly Scored[];
  /** Token log-probabilities, or one constrained choice with share 1 where the server has none. */
  readonly by: "log-probabilities" | "constrained";
}

/** Every method throws {@link ModelError} and nothing else. */
export interface ChatModel {
  /** Free text, trimmed. */
  complete(prompt: Prompt): Promise<string>;
  /** An object of the shape, by JSON schema. What does not fit is repaired, then asked for once more. */
  structure<T>(prompt: Prompt, shape: Shape<T>): Promise<T>;
  /**
   * Ranks the options. They are listed after the prompt, which must not list them itself.
   *
   * @param options at least one, all different
   */
  choose(prompt: Prompt, options: readonly string[]): Promise<Choosing>;
}

/** What calls used, as the server counts. */
export interface ModelUsage {
  /** Requests sent. Answers from the cache are not counted. */
  readonly requests: number;
  readonly cached: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** In US dollars, by the configured prices; 0 without prices. */
  readonly cost: number;
}

/** Why a model did not answer. */
export const modelFailures = [
  /** The budget of the episode, the campaign or the day is used up. */
  "budget-spent",
  /** The model declined to answer. */
  "refused",
  /** The completion reached its limit of tokens. */
  "cut-off",
  /** It is not what was asked for, after a repair and a second attempt. */
  "malformed",
  /** No answer after every attempt: network, time-out, overload or server error. */
  "unreachable",
  /** The server does not accept the request: key, model or parameters. */
  "rejected",
] as const;
export type ModelFailure = (typeof modelFailures)[number];

/** A call that failed for good. `code` is "model-" and the failure. */
export class ModelError extends SousError {
  readonly failure: ModelFailure;

  constructor(failure: ModelFailure, message: string, options?: { cause?: unknown }) {
    super(`model-${failure}`, message, options);
    this.failure = failure;
  }
}
