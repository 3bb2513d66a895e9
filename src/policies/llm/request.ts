/** What is asked of a model, and how that is said to a server that takes what it takes. */
import { z } from "zod";
import type { Message, ToolSpec, Turn } from "../../core/model.js";
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
  /** How likely the model is to write each of these is wanted, in place of a completion. */
  readonly texts?: readonly string[];
  /** The completion is a call of one of these. */
  readonly tools?: readonly ToolSpec[];
  /** Requests of the same key begin alike. */
  readonly cacheKey?: string;
}

/** A request in the words that the server takes. */
export interface Phrased {
  /** As langchain reads them. */
  readonly messages: readonly object[];
  /** Of langchain's client. */
  readonly options: object;
  readonly tools: readonly ToolSpec[];
  readonly toolOptions: Readonly<Record<string, unknown>>;
  /** How it asks for the features that it asks for. */
  readonly carried: ReadonlyMap<Feature, string>;
}

/** Ways that say nothing to the server. */
const unsaid: readonly string[] = ["left out", "cut here", "none", "words", "joined"];

/** Says a request as the server is known to take it. */
export function phrase(request: Request, known: Known): Phrased {
  const tools = known.tools === "none" ? [] : (request.tools ?? []);
  const hasTools = tools.length > 0;
  const { messages, schema, ...asked } = hasTools ? request : inWords(request);
  const carried = new Map<Feature, string>();
  const [options, modelKwargs, toolOptions] = [{}, {}, {}];
  const carry = (feature: Feature, isAsked: boolean, into = {}, values = {}): void => {
    if (!isAsked || unsaid.includes(known[feature])) return;
    carried.set(feature, known[feature]);
    Object.assign(into, values);
  };
  const { stop, temperature, topTokens, cacheKey } = asked;
  const limit = Math.max(asked.maxTokens, known.thinkingFloor);
  if (known.limit === "max_tokens") carry("limit", true, options, { maxTokens: limit });
  else carry("limit", true, modelKwargs, { max_completion_tokens: limit });
  carry("stop", stop.length > 0, options, { stop });
  carry("temperature", temperature !== undefined, options, { temperature });
  const scores = { logprobs: true, topLogprobs: topTokens };
  carry("logprobs", topTokens !== undefined, options, scores);
  carry("cacheKey", cacheKey !== undefined, options, { promptCacheKey: cacheKey });
  carry(
    "tools",
    hasTools,
    toolOptions,
    known.tools === "required" ? { tool_choice: "required" } : {},
  );
  carry("parallel", hasTools, toolOptions, { parallel_tool_calls: false });
  if (schema) carry("schema", true, modelKwargs, { response_format: formatOf(schema, known) });
  carry("image", messages.some(hasPicture));
  carry(
    "system",
    messages.some(({ speaker }) => speaker === "system"),
  );
  const isTold = schema && (known.schema === "words" || known.schema === "json_object");
  const turns = isTold ? [...messages, describeSchema(schema.schema)] : messages;
  const written = turns.map((turn) => writeTurn(turn, known));
  carry("turns", joined(written).length < written.length);
  return {
    messages: known.turns === "joined" ? joined(written) : written,
    options: { ...options, modelKwargs },
    tools,
    toolOptions,
    carried,
  };
}

/** Some models take no two turns of the same speaker in a row. */
function joined(turns: readonly Written[]): readonly Written[] {
  const together: Written[] = [];
  for (const turn of turns) {
    const last = together.at(-1);
    const { role, content } = turn;
    const isMore = role === "user" && last?.role === role;
    if (isMore && typeof last.content === "string" && typeof content === "string")
      together.splice(-1, 1, { role, content: `${last.content}\n\n${content}` });
    else together.push(turn);
  }
  return together;
}

interface Written {
  readonly role: string;
  readonly content: string | readonly object[];
  readonly tool_calls?: readonly object[];
  readonly tool_call_id?: string;
  readonly status?: string;
}

/** As langchain reads it: with roles and names of OpenAI's protocol. */
function writeTurn(turn: Turn, known: Known): Written {
  switch (turn.speaker) {
    case "system":
      return { role: known.system, content: turn.text };
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
      if (!hasPicture(turn) || known.image !== "sent") return { role, content: text };
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

function formatOf(schema: NonNullable<Request["schema"]>, known: Known): object {
  if (known.schema === "json_object") return { type: "json_object" };
  const json_schema =
    known.schema === "strict" && isWhole(schema.schema)
      ? { name: schema.name, schema: bare(schema.schema), strict: true }
      : { name: schema.name, schema: withoutLimits(bare(schema.schema)) };
  // Its text is read here: langchain's client would throw it away where it is no JSON.
  return { type: "json_schema", json_schema, $parseRaw: () => null };
}

/** Strict servers want every property to be required, and no other. */
function isWhole(schema: object): boolean {
  const { additionalProperties, properties, required } = schemaShape.parse(schema);
  return additionalProperties === false && Object.keys(properties).length === required.length;
}

const schemaShape = z.looseObject({
  additionalProperties: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
});

/** Without its version, which some servers refuse. */
function bare(schema: object): object {
  const { $schema: _, ...rest } = schema as Readonly<Record<string, unknown>>;
  return rest;
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

function describeSchema(schema: object): Turn {
  const text = `Answer with one JSON object and nothing else. It has to fit this JSON schema:\n${JSON.stringify(schema)}`;
  return { speaker: "user", text };
}

/** Calls as objects in the text, where the server has no tools. */
function inWords(request: Request): Request {
  const { tools = [], messages } = request;
  if (tools.length === 0) return request;
  const inputs = tools.map((tool) => inputOf(tool).properties);
  const jobs = tools.map(
    ({ name, description }, at) =>
      `- ${name} (${Object.keys(inputs[at] ?? {}).join(", ")}): ${description}`,
  );
  const told = { speaker: "user", text: `Tools:\n${jobs.join("\n")}` } as const;
  const tool = { enum: tools.map(({ name }) => name) };
  const properties = Object.assign({ tool }, ...inputs);
  const schema = { type: "object", properties, required: ["tool"] };
  return {
    ...request,
    messages: [...messages.map(sayTurn), told],
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

/** The schema of a tool's arguments, without what only validators read: it stands before each prompt. */
export function inputOf({ schema }: ToolSpec): Record<string, unknown> & { properties?: object } {
  const { $schema: _, additionalProperties: __, ...rest } = z.toJSONSchema(schema);
  return rest;
}
