/** Reads a model's answers; sends unusable ones back with their problem. */
import { AsyncLocalStorage } from "node:async_hooks";
import { z } from "zod";
import {
  type ChatModel,
  type Choosing,
  type Conversation,
  ModelError,
  type ModelFailure,
  type Prompt,
  type Reading,
  type Shape,
  type ToolCall,
  type Turn,
} from "../../core/model/model.js";
import type { Reply } from "./client.js";
import { readJson, thoughts } from "./json.js";
import type { Request } from "./request.js";
import type { Sent } from "./transport.js";

type Extras = Partial<Pick<Request, "schema" | "topTokens" | "tools" | "maxTokens">>;

/** Sends a prompt to the model configured for its role. Throws ModelError. */
export type Ask = (asked: Conversation, extras?: Extras) => Promise<Sent>;

const mostCorrections = 2;
/** Temperature (randomness) from the second correction on. */
const warmth = 0.3;
const shownCharacters = 400;

interface Effort {
  corrected: number;
  model: string;
  by?: Choosing["by"];
}

const effort = new AsyncLocalStorage<Effort>();

export function noteChoice(by: Choosing["by"]): void {
  const noted = effort.getStore();
  if (noted) noted.by = by;
}

export function noteEffort<T>(work: (noted: Effort) => Promise<T>): Promise<T> {
  const noted: Effort = { corrected: 0, model: "" };
  return effort.run(noted, () => work(noted));
}

export function createAnswers(ask: Ask): Pick<ChatModel, "complete" | "structure" | "converse"> {
  return {
    complete: (prompt) => resample(ask, prompt, {}, ({ text }) => ({ value: text })),
    structure: (prompt, shape) => structure(ask, prompt, shape),
    converse(conversation, tools, read) {
      const names = tools.map(({ name }) => name).join(", ");
      return resample(ask, conversation, { tools }, ({ calls: [call] }) => {
        if (!call) return { problem: `call one of the tools: ${names}` };
        const tool = tools.find(({ name }) => name === call.tool);
        if (!tool) return { problem: `there is no tool "${call.tool}"; call one of ${names}` };
        if ("unreadable" in call.input) return { problem: "the arguments are no JSON object" };
        const fitted = fitCall(call.input, tool.schema);
        return "problem" in fitted ? fitted : read({ ...call, input: { ...fitted.value } });
      });
    },
  };
}

/** Asks for a JSON object of this shape, and validates it. Throws ModelError. */
export function structure<T>(ask: Ask, prompt: Prompt, { name, schema }: Shape<T>): Promise<T> {
  const described = { name, schema: z.toJSONSchema(schema) };
  return resample(ask, prompt, { schema: described }, ({ text }) => {
    const value = readJson(text);
    return value === undefined
      ? { problem: `there is no JSON object in it that fits ${JSON.stringify(described.schema)}` }
      : fitTo(value, schema);
  });
}

async function resample<T>(
  ask: Ask,
  asked: Conversation,
  extras: Extras,
  read: (reply: Reply) => Reading<T>,
): Promise<T> {
  const note = effort.getStore();
  let prompt = asked;
  for (let corrections = 0; ; corrections++) {
    const { model, reply } = await ask(prompt, extras);
    if (note) note.model = model;
    const judged = judge(reply, read);
    if ("value" in judged) return judged.value;
    if (corrections === mostCorrections) {
      const { problem, failure = "malformed" } = judged;
      throw new ModelError(
        failure,
        `The ${asked.role} model gave no answer that can be used, ${corrections + 1} times: ${problem}.`,
      );
    }
    if (note) note.corrected += 1;
    const turns = correct(reply, judged.problem, `c${corrections + 1}`);
    const temperature = Math.max(asked.temperature ?? 0, corrections > 0 ? warmth : 0);
    prompt = { ...prompt, messages: [...prompt.messages, ...turns], temperature };
  }
}

type Judged<T> = Reading<T> & { readonly failure?: ModelFailure };

function judge<T>(reply: Reply, read: (reply: Reply) => Reading<T>): Judged<T> {
  if (reply.refusal !== null || reply.finish === "content_filter")
    return { problem: "an answer is needed, and it was declined", failure: "refused" };
  if (reply.finish === "length" && reply.calls.length === 0)
    return { problem: "it reached its limit of tokens: be shorter", failure: "cut-off" };
  return read({ ...reply, text: reply.text.replace(thoughts, "").trim() });
}

function correct(
  { text, refusal, calls: [call] }: Reply,
  problem: string,
  id: string,
): readonly Turn[] {
  const remark = `That was not right: ${problem}. Answer again.`;
  if (call && !("unreadable" in call.input))
    return [
      { speaker: "caller", id, call: shorten(call) },
      { speaker: "tool", id, text: remark, failed: true },
    ];
  const written = call ? `${call.tool} ${call.input.unreadable}` : text;
  const said = (refusal ?? written).slice(0, shownCharacters).trim();
  return [
    { speaker: "assistant", text: said || "(nothing)" },
    { speaker: "user", text: remark },
  ];
}

function shorten({ tool, input }: ToolCall): ToolCall {
  const said = JSON.stringify(input);
  if (said.length <= shownCharacters) return { tool, input };
  return { tool, input: { said: said.slice(0, shownCharacters) } };
}

/** Validates a tool call. Drops optional arguments that do not fit. */
function fitCall<T>(input: Readonly<Record<string, unknown>>, schema: z.ZodType<T>): Reading<T> {
  const { error } = schema.safeParse(input);
  const wrong = new Set(error?.issues.map(({ path: [key] }) => key));
  const rest = Object.fromEntries(Object.entries(input).filter(([key]) => !wrong.has(key)));
  const fitted = fitTo(rest, schema);
  return "value" in fitted ? fitted : fitTo(input, schema);
}

function fitTo<T>(value: unknown, schema: z.ZodType<T>): Reading<T> {
  const { data, error } = schema.safeParse(value);
  if (!error) return { value: data as T };
  const [issue] = error.issues;
  return {
    problem: `${issue?.path.join(".") || "it"}: ${issue?.message ?? "does not fit"}`,
  };
}
