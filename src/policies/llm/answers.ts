/** Answers that can be used: those that cannot are sent back with their problem. */
import { AsyncLocalStorage } from "node:async_hooks";
import { z } from "zod";
import {
  type Conversation,
  ModelError,
  type ModelFailure,
  type Prompt,
  type Reading,
  type Shape,
  type ToolCall,
  type ToolSpec,
  type Turn,
} from "../../core/model.js";
import type { Caller, Extras } from "./caller.js";
import type { Reply } from "./client.js";
import { readJson, thoughts } from "./json.js";

/** Further answers to one prompt. */
const mostCorrections = 2;
/** From the second correction on, a model is to say something else. */
const warmth = 0.3;
/** Characters of an answer that are shown to its model again. */
const shownCharacters = 400;

/** The answers that one decision took. */
export interface Effort {
  corrected: number;
  model: string;
}

/** Of the decision that is being made. */
const effort = new AsyncLocalStorage<Effort>();

/** Does work, and notes what its answers took. */
export function noteEffort<T>(work: (noted: Effort) => Promise<T>): Promise<T> {
  const noted = { corrected: 0, model: "" };
  return effort.run(noted, () => work(noted));
}

/** Free text, trimmed, without what the model thought before it. Throws ModelError. */
export function complete(caller: Caller, prompt: Prompt): Promise<string> {
  return resample(caller, prompt, {}, ({ text }) => ({ value: text }));
}

/** By the server's JSON schema; where it has none, by asking for it in words. Throws ModelError. */
export function structure<T>(
  caller: Caller,
  prompt: Prompt,
  { name, schema }: Shape<T>,
): Promise<T> {
  const described = { name, schema: z.toJSONSchema(schema) };
  return resample(caller, prompt, { schema: described }, ({ text }) => readAs(text, schema));
}

/** One call of a tool. Throws ModelError. */
export function converse<T>(
  caller: Caller,
  conversation: Conversation,
  tools: readonly ToolSpec[],
  read: (call: ToolCall) => Reading<T>,
): Promise<T> {
  const names = tools.map(({ name }) => name).join(", ");
  return resample(caller, conversation, { tools }, ({ calls: [call] }) => {
    if (!call) return { problem: `call one of the tools: ${names}` };
    const tool = tools.find(({ name }) => name === call.tool);
    if (!tool) return { problem: `there is no tool "${call.tool}"; call one of ${names}` };
    if ("unreadable" in call.input) return { problem: "the arguments are no JSON object" };
    const parsed = tool.schema.safeParse(call.input);
    if (!parsed.success) return { problem: describeIssue(parsed.error) };
    return read({ tool: call.tool, input: { ...parsed.data } });
  });
}

async function resample<T>(
  caller: Caller,
  asked: Conversation,
  extras: Extras,
  read: (reply: Reply) => Reading<T>,
): Promise<T> {
  const note = effort.getStore();
  if (note) note.model = caller.modelFor(asked);
  let prompt = asked;
  for (let corrections = 0; ; corrections++) {
    const reply = await caller.call(prompt, extras);
    if (!reply) throw new ModelError("rejected", "The server takes no plain prompt.");
    const judged = judge(reply, read);
    if ("value" in judged) return judged.value;
    if (corrections === mostCorrections)
      throw new ModelError(
        judged.failure ?? "malformed",
        `The ${asked.role} model gave no answer that can be used, ${corrections + 1} times: ${judged.problem}.`,
      );
    if (note) note.corrected += 1;
    prompt = correct(prompt, reply, judged.problem, corrections);
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

/** The prompt, what the model said to it, and what is wrong with that. */
function correct(
  asked: Conversation,
  { text, refusal, calls: [call] }: Reply,
  problem: string,
  corrections: number,
): Conversation {
  const said = (refusal ?? text).slice(0, shownCharacters).trim();
  const remark = `That was not right: ${problem}. Answer again.`;
  const id = `c${corrections + 1}`;
  const turns: readonly Turn[] = call
    ? [
        { speaker: "caller", id, call: shorten(call) },
        { speaker: "tool", id, text: remark, failed: true },
      ]
    : [
        { speaker: "assistant", text: said || "(nothing)" },
        { speaker: "user", text: remark },
      ];
  return {
    ...asked,
    messages: [...asked.messages, ...turns],
    ...(corrections > 0 && { temperature: Math.max(asked.temperature ?? 0, warmth) }),
  };
}

function shorten({ tool, input }: ToolCall): ToolCall {
  const isLong = JSON.stringify(input).length > shownCharacters;
  return {
    tool,
    input: isLong ? { said: JSON.stringify(input).slice(0, shownCharacters) } : input,
  };
}

function readAs<T>(text: string, schema: z.ZodType<T>): Reading<T> {
  const value = readJson(text);
  if (value === undefined) return { problem: "there is no JSON object in it" };
  const parsed = schema.safeParse(value);
  return parsed.success ? { value: parsed.data } : { problem: describeIssue(parsed.error) };
}

function describeIssue({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join(".") || "it"}: ${issue?.message ?? "does not fit"}`;
}
