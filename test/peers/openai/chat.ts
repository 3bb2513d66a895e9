import { z } from "zod";
import type { Answer, Brain, ChatMessage, Params } from "./brain.js";
import type { Fault } from "./faults.js";

export const chatShape = z.object({
  model: z.string(),
  messages: z
    .array(z.object({ role: z.enum(["system", "user", "assistant"]), content: z.string() }))
    .min(1),
  max_tokens: z.number().int().min(1).optional(),
  max_completion_tokens: z.number().int().min(1).optional(),
  temperature: z.number().min(0).max(2).optional(),
  stop: z.union([z.string(), z.array(z.string()).max(4)]).nullish(),
  n: z.number().int().min(1).max(8).optional(),
  logprobs: z.boolean().optional(),
  top_logprobs: z.number().int().min(0).max(20).optional(),
  response_format: z
    .union([
      z.object({ type: z.enum(["text", "json_object"]) }),
      z.object({
        type: z.literal("json_schema"),
        json_schema: z.object({
          name: z.string().regex(/^\w{1,64}$/),
          schema: z.record(z.string(), z.unknown()),
        }),
      }),
    ])
    .optional(),
});
export type ChatRequest = z.infer<typeof chatShape>;

export const countTokens = (text: string): number => Math.ceil(text.length / 4);

const leastProbability = 1e-9;

export function completeChat(brain: Brain, request: ChatRequest, fault: Fault | undefined): object {
  const count = request.n ?? 1;
  const choices = Array.from({ length: count }, (_, index) =>
    choiceOf(brain, request, fault, index),
  );
  const prompt = request.messages.reduce((sum, { content }) => sum + countTokens(content) + 4, 0);
  const completion = choices.reduce((sum, { tokens }) => sum + tokens, 0);
  return {
    id: "chatcmpl-peer",
    object: "chat.completion",
    created: 0,
    model: request.model,
    choices: choices.map(({ choice }) => choice),
    usage: {
      prompt_tokens: prompt,
      completion_tokens: completion,
      total_tokens: prompt + completion,
    },
  };
}

function choiceOf(brain: Brain, request: ChatRequest, fault: Fault | undefined, index: number) {
  if (fault?.kind === "refuses") {
    const message = { role: "assistant", content: null, refusal: fault.text };
    const choice = { index, message, finish_reason: "stop", logprobs: null };
    return { choice, tokens: countTokens(fault.text) };
  }
  const answer = fault?.kind === "says" ? { text: fault.text } : think(brain, request, index);
  const limit =
    fault?.kind === "cut-off"
      ? fault.after
      : (request.max_completion_tokens ?? request.max_tokens ?? Number.POSITIVE_INFINITY);
  const stopped = stopAt(answer.text, [request.stop ?? []].flat());
  const isCut = countTokens(stopped) > limit;
  const content = isCut ? stopped.slice(0, limit * 4) : stopped;
  const finish = fault?.kind === "filtered" ? "content_filter" : isCut ? "length" : "stop";
  const message = { role: "assistant", content, refusal: null };
  const logprobs = request.logprobs ? logprobsOf(answer, request.top_logprobs ?? 0) : null;
  return {
    choice: { index, message, finish_reason: finish, logprobs },
    tokens: countTokens(content),
  };
}

function think(brain: Brain, request: ChatRequest, index: number): Answer {
  const format = request.response_format;
  const params: Params = {
    model: request.model,
    maxTokens: request.max_completion_tokens ?? request.max_tokens ?? null,
    temperature: request.temperature ?? 1,
    stop: [request.stop ?? []].flat(),
    schema: format?.type === "json_schema" ? format.json_schema : null,
    logprobs: request.logprobs ?? false,
    index,
  };
  const messages: readonly ChatMessage[] = request.messages;
  const answer = brain(messages, params);
  return typeof answer === "string" ? { text: answer } : answer;
}

function stopAt(text: string, stops: readonly string[]): string {
  const ends = stops.map((stop) => text.indexOf(stop)).filter((at) => at >= 0);
  return ends.length === 0 ? text : text.slice(0, Math.min(...ends));
}

function logprobsOf({ text, tokens }: Answer, top: number): object {
  const given = tokens ?? [{ token: text.slice(0, 4), probability: 1 }];
  const sorted = given.toSorted((one, other) => other.probability - one.probability);
  const entries = sorted.map(({ token, probability }) => ({
    token,
    logprob: Math.log(Math.max(probability, leastProbability)),
    bytes: [...Buffer.from(token)],
  }));
  const [first] = entries;
  return {
    content: first ? [{ ...first, top_logprobs: entries.slice(0, top) }] : [],
    refusal: null,
  };
}
