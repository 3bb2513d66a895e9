/** What is asked of a model, and how that is said to a server that takes what it takes. */
import { z } from "zod";
import type { ToolSpec, Turn } from "../../core/model.js";
import type { Feature, Known } from "./features.js";

export interface Request {
  readonly model: string;
  readonly messages: readonly Turn[];
  readonly maxTokens: number;
  readonly temperature?: number;
  readonly stop: readonly string[];
  /** The completion is an object of this JSON schema. */
  readonly schema?: { readonly name: string; readonly schema: object };
  /** How many of the likeliest first tokens are wanted with their log-probabilities: at most 20. */
  readonly topTokens?: number;
  /** The completion is a call of one of these. */
  readonly tools?: readonly ToolSpec[];
  /** Requests of the same key begin alike. */
  readonly cacheKey?: string;
}

/** A request in the words that the server takes. */
export interface Phrased {
  readonly messages: readonly Turn[];
  /** Fields of OpenAI's protocol. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly tools: readonly ToolSpec[];
  /** How it asks for the features that it asks for. */
  readonly carried: ReadonlyMap<Feature, string>;
}

/** Says a request as the server is known to take it. */
export function phrase(request: Request, known: Known): Phrased {
  const carried = new Map<Feature, string>();
  const fields: Record<string, unknown> = {};
  const carry = (feature: Feature, more: Readonly<Record<string, unknown>>): void => {
    carried.set(feature, known[feature]);
    Object.assign(fields, more);
  };
  const limit = Math.max(request.maxTokens, known.thinkingFloor);
  if (known.limit !== "none") carry("limit", { [known.limit]: limit });
  if (request.stop.length > 0 && known.stop === "sent") carry("stop", { stop: request.stop });
  if (request.temperature !== undefined && known.temperature === "sent")
    carry("temperature", { temperature: request.temperature });
  if (request.topTokens && known.logprobs === "sent")
    carry("logprobs", { logprobs: true, top_logprobs: request.topTokens });
  if (request.cacheKey !== undefined && known.cacheKey === "sent")
    carry("cacheKey", { prompt_cache_key: request.cacheKey });
  const tools = known.tools === "none" ? [] : (request.tools ?? []);
  if (tools.length > 0) {
    carry("tools", known.tools === "required" ? { tool_choice: "required" } : {});
    if (known.parallel === "sent") carry("parallel", { parallel_tool_calls: false });
  }
  const spoken = tools.length > 0 ? request : inWords(request);
  const { schema } = spoken;
  if (schema && known.schema !== "words")
    carry("schema", { response_format: formatOf(schema, known) });
  const isTold = schema && (known.schema === "words" || known.schema === "json_object");
  const messages = isTold ? describeSchema(spoken.messages, schema.schema) : spoken.messages;
  if (messages.some(({ speaker }) => speaker === "system")) carried.set("system", known.system);
  return { messages, fields, tools, carried };
}

function formatOf(schema: NonNullable<Request["schema"]>, known: Known): object {
  if (known.schema === "json_object") return { type: "json_object" };
  const isStrict = known.schema === "strict";
  const json_schema = isStrict
    ? { ...schema, strict: true }
    : { name: schema.name, schema: withoutLimits(schema.schema) };
  // Its text is read here: langchain's client would throw it away where it is no JSON.
  return { type: "json_schema", json_schema, $parseRaw: () => null };
}

const limits = /^(min|max)(Length|Items|imum|Properties)$|^(pattern|format|exclusiveM(in|ax)imum)$/;

/** A schema without keywords that fine-tuned models and many servers refuse. */
function withoutLimits(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutLimits);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !limits.test(key) || typeof value === "object")
      .map(([key, value]) => [key, withoutLimits(value)]),
  );
}

function describeSchema(messages: readonly Turn[], schema: object): readonly Turn[] {
  const text = `Answer with one JSON object and nothing else. It has to fit this JSON schema:\n${JSON.stringify(schema)}`;
  return [...messages, { speaker: "user", text }];
}

/** Calls as objects in the text, where the server has no tools. */
function inWords(request: Request): Request {
  const { tools, messages } = request;
  if (!tools || tools.length === 0) return request;
  const properties = Object.assign({}, ...tools.map(({ schema }) => jsonSchema(schema).properties));
  const schema = {
    type: "object",
    properties: { tool: { enum: tools.map(({ name }) => name) }, ...properties },
    required: ["tool"],
  };
  const jobs = tools.map(
    ({ name, description, schema: input }) =>
      `- ${name} (${Object.keys(jsonSchema(input).properties ?? {}).join(", ")}): ${description}`,
  );
  const told = { speaker: "user", text: `Tools:\n${jobs.join("\n")}` } as const;
  return {
    ...request,
    messages: [...messages.map(sayTurn), told],
    schema: { name: "call", schema },
  };
}

export function jsonSchema(schema: z.ZodType): { readonly properties?: object } {
  return z.toJSONSchema(schema) as { readonly properties?: object };
}

/** The same without what only validators read: it stands before each prompt. */
export function plainSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, additionalProperties: __, ...rest } = z.toJSONSchema(schema);
  return rest;
}

function sayTurn(turn: Turn): Turn {
  if (turn.speaker === "caller") {
    const { tool, input } = turn.call;
    return { speaker: "assistant", text: JSON.stringify({ tool, ...input }) };
  }
  return turn.speaker === "tool" ? { speaker: "user", text: turn.text } : turn;
}
