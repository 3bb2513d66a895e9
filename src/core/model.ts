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
  "judge",
] as const;
export type ModelRole = (typeof modelRoles)[number];

export interface Message {
  readonly speaker: "system" | "user" | "assistant";
  readonly text: string;
  /** What a user shows with the words: a PNG in base64. Models that take no pictures get the words alone. */
  readonly picture?: string;
}

/** A tool that a model may call. */
export interface ToolSpec {
  /** Letters, digits and underscores. */
  readonly name: string;
  readonly description: string;
  /** Of its arguments: without limits of length or count, which many servers refuse. */
  readonly schema: z.ZodType<object>;
}

export interface ToolCall {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** One turn of a conversation with tools: a message, a call of the assistant's, or what came of a call. */
export type Turn =
  | Message
  | { readonly speaker: "caller"; readonly id: string; readonly call: ToolCall }
  | {
      readonly speaker: "tool";
      /** The call's id. */
      readonly id: string;
      readonly text: string;
      readonly failed?: boolean;
    };

/** What a call is charged to. Usage is recorded per step. */
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

/** A prompt whose turns may be calls of tools. */
export interface Conversation extends Omit<Prompt, "messages"> {
  readonly messages: readonly Turn[];
}

/** What was made of an answer, or one sentence that says what is wrong with it. */
export type Reading<T> = { readonly value: T } | { readonly problem: string };

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
  /**
   * The log-probabilities of letters that stand for them, or one constrained choice with share 1 where the server has
   * none. "tokens": an earlier version's, by the options' own tokens.
   */
  readonly by: "tokens" | "log-probabilities" | "constrained";
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
  /**
   * One call of a tool. A call that cannot be read is sent back with its problem, at most twice.
   *
   * @param read judges the call; every other way to fail is judged before
   */
  converse<T>(
    conversation: Conversation,
    tools: readonly ToolSpec[],
    read: (call: ToolCall) => Reading<T>,
  ): Promise<T>;
}

/** The same model, with something done around each call. */
export function around(
  model: ChatModel,
  wrap: <T>(call: () => Promise<T>, prompt: Conversation) => Promise<T>,
): ChatModel {
  return {
    complete: (prompt) => wrap(() => model.complete(prompt), prompt),
    structure: (prompt, shape) => wrap(() => model.structure(prompt, shape), prompt),
    choose: (prompt, options) => wrap(() => model.choose(prompt, options), prompt),
    converse: (talk, tools, read) => wrap(() => model.converse(talk, tools, read), talk),
  };
}

/** What calls used, as the server counts. */
export interface ModelUsage {
  /** Requests sent. Answers from the cache are not counted. */
  readonly requests: number;
  readonly cached: number;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** Of the prompt's tokens, those that the server had read before. */
  readonly cachedTokens: number;
  /** Of the completion's tokens, those that were thought and not said. */
  readonly reasoningTokens: number;
  /** In US dollars, by the configured prices; 0 without prices. */
  readonly cost: number;
}

/** Before the first call. */
export const noUsage: ModelUsage = {
  requests: 0,
  cached: 0,
  promptTokens: 0,
  completionTokens: 0,
  cachedTokens: 0,
  reasoningTokens: 0,
  cost: 0,
};

/**
 * How a decision was made: by a call of a tool, by an answer in words, by a number of a list, or by rules in the
 * model's place.
 */
export interface DecidedBy {
  readonly how: "tool" | "answer" | "choice" | "rules";
  /** Of the model that was asked; "" where none answered. */
  readonly model: string;
  /** Answers that could not be used before this one. */
  readonly corrected: number;
  /** What the choice among options went by; absent where there was none. */
  readonly by?: Choosing["by"];
}

/** Why a model did not answer. */
export const modelFailures = [
  /** The day's budget is used up. */
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

  /** Whether the model answered, but with nothing that can be used. */
  get isUnusable(): boolean {
    return ["malformed", "refused", "cut-off"].includes(this.failure);
  }
}
