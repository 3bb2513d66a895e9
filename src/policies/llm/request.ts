/** Adapts a request to what the server of a language model supports. */
import { z } from "zod";
import type { Message, ToolSpec, Turn } from "../../core/model/model.js";
import type { Ability } from "./settings.js";

export interface Request {
  readonly model: string;
  readonly messages: readonly Turn[];
  readonly maxTokens: number;
  readonly temperature?: number;
  readonly stop: readonly string[];
  readonly schema?: { readonly name: string; readonly schema: object };
  /** Number of likely first tokens to return with log-probabilities, at most 20. */
  readonly topTokens?: number;
  readonly tools?: readonly ToolSpec[];
  /** The same for requests with the same beginning, which the server can then cache. */
  readonly cacheKey?: string;
}

export type Phrased = ReturnType<typeof phrase>;

/** Leaves out what the server does not support, or says it in words. */
export function phrase(given: Request, can: ReadonlySet<Ability>) {
  const request = can.has("tools") ? given : inWords(given);
  const { maxTokens, temperature, stop, topTokens, schema, tools = [], cacheKey } = request;
  const isTold = schema !== undefined && !can.has("response_format");
  const turns = isTold ? [...request.messages, describeSchema(schema.schema)] : request.messages;
  const isCall = tools.length > 0;
  return {
    messages: turns.map((turn) => writeTurn(turn, can)),
    fields: {
      ...(can.has("max_tokens")
        ? { maxTokens }
        : { modelKwargs: { max_completion_tokens: maxTokens } }),
      ...(can.has("temperature") && { temperature }),
      ...(topTokens !== undefined && { logprobs: true, topLogprobs: topTokens }),
      ...(can.has("prompt_cache_key") && { promptCacheKey: cacheKey }),
    },
    options: {
      ...(can.has("stop") && stop.length > 0 && { stop }),
      ...(schema && !isTold && { response_format: formatOf(schema) }),
      ...(isCall && can.has("tool_choice") && { tool_choice: "any" }),
      ...(isCall && can.has("parallel_tool_calls") && { parallel_tool_calls: false }),
    },
    tools: tools.map((tool) => {
      const { name, description } = tool;
      return { type: "function", function: { name, description, parameters: inputOf(tool) } };
    }),
  };
}

function writeTurn(turn: Turn, can: ReadonlySet<Ability>): object {
  switch (turn.speaker) {
    case "system":
      return { role: can.has("system") ? "system" : "user", content: turn.text };
    case "caller": {
      const { tool: name, input: args } = turn.call;
      const call = { name, args, id: turn.id, type: "tool_call" };
      return { role: "assistant", content: "", tool_calls: [call] };
    }
    case "tool": {
      const status = turn.failed ? "error" : "success";
      return { role: "tool", content: turn.text, tool_call_id: turn.id, status };
    }
    default: {
      const { speaker: role, text } = turn;
      if (!hasPicture(turn)) return { role, content: text };
      const url = `data:image/png;base64,${turn.picture}`;
      return {
        role,
        content: [
          { type: "text", text },
          { type: "image_url", image_url: { url } },
        ],
      };
    }
  }
}

export function hasPicture(turn: Turn): turn is Message & { readonly picture: string } {
  return turn.speaker === "user" && turn.picture !== undefined;
}

const schemaShape = z.looseObject({
  additionalProperties: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

/** Writes the schema as strict if it may be: every property is required and no other is allowed. */
function formatOf({ name, schema }: NonNullable<Request["schema"]>): object {
  const { additionalProperties, properties, required } = schemaShape.parse(schema);
  const strict =
    additionalProperties === false && Object.keys(properties).length === required.length;
  const json_schema = { name, schema: withoutLimits(schema), ...(strict && { strict }) };
  // Keeps OpenAI's client from parsing: it drops an answer that is not JSON, and its usage.
  return { type: "json_schema", json_schema, $parseRaw: () => null };
}

const limits =
  /^(\$schema|(min|max)(Length|Items|imum|Properties)|pattern|format|exclusiveM(in|ax)imum)$/;

/** Removes keywords that fine-tuned models and many servers reject. Answers are validated later. */
function withoutLimits(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutLimits);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key, value]) => !limits.test(key) || typeof value === "object")
      .map(([key, value]) => [key, withoutLimits(value)]),
  );
}

function describeSchema(schema: object): Turn {
  const text = `Answer with one JSON object and nothing else. It has to fit this JSON schema:\n${JSON.stringify(schema)}`;
  return { speaker: "user", text };
}

function inWords(request: Request): Request {
  const { tools = [], messages, ...rest } = request;
  if (tools.length === 0) return request;
  const inputs = tools.map((tool) => inputOf(tool).properties);
  const jobs = tools.map(
    ({ name, description }, at) =>
      `- ${name} (${Object.keys(inputs[at] ?? {}).join(", ")}): ${description}`,
  );
  const listing = { speaker: "user", text: `Tools:\n${jobs.join("\n")}` } as const;
  const tool = { enum: tools.map(({ name }) => name) };
  const properties = Object.assign({ tool }, ...inputs);
  const schema = { type: "object", properties, required: ["tool"] };
  return {
    ...rest,
    messages: [...messages.map(sayTurn), listing],
    schema: { name: "call", schema },
  };
}

function sayTurn(turn: Turn): Turn {
  if (turn.speaker === "caller") {
    const { tool, input } = turn.call;
    return { speaker: "assistant", text: JSON.stringify({ tool, ...input }) };
  }
  return turn.speaker === "tool" ? { speaker: "user", text: turn.text } : turn;
}

/** Returns a tool's JSON schema without keywords for validators only, as it precedes each prompt. */
export function inputOf({ schema }: ToolSpec): Record<string, unknown> & { properties?: object } {
  const { $schema: _, additionalProperties: __, ...rest } = z.toJSONSchema(schema);
  return rest;
}
