/** Completions that have to be an object of a shape. */
import { z } from "zod";
import { ModelError, type Prompt, type Shape } from "../../core/model.js";
import { answerOf, type Caller } from "./caller.js";
import { readJson } from "./json.js";

/**
 * By the server's JSON schema; where it has none, by asking for it in words. What does not fit is asked for
 * once more, in words, with the problem named.
 *
 * @throws ModelError
 */
export async function structure<T>(
  caller: Caller,
  prompt: Prompt,
  { name, schema }: Shape<T>,
): Promise<T> {
  const described = { name, schema: z.toJSONSchema(schema) };
  const ask = async (asked: Prompt): Promise<string> => {
    if (caller.can(asked, "schema")) {
      const reply = await caller.call(asked, { schema: described });
      if (reply) return answerOf(reply, asked);
    }
    const reply = await caller.call(inWords(asked, described.schema));
    if (!reply) throw new ModelError("rejected", "The server takes no plain prompt.");
    return answerOf(reply, asked);
  };
  const first = await ask(prompt);
  const read = readAs(first, schema);
  if ("value" in read) return read.value;
  const second = readAs(await ask(correct(prompt, first, read.problem, described.schema)), schema);
  if ("value" in second) return second.value;
  throw new ModelError(
    "malformed",
    `The ${prompt.role} model twice gave no ${name}: ${second.problem}`,
  );
}

function readAs<T>(
  text: string,
  schema: z.ZodType<T>,
): { readonly value: T } | { readonly problem: string } {
  const value = readJson(text);
  if (value === undefined) return { problem: "there is no JSON object in it" };
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data };
  const [issue] = parsed.error.issues;
  return { problem: `${issue?.path.join(".") || "it"}: ${issue?.message ?? "does not fit"}` };
}

function inWords(prompt: Prompt, schema: object): Prompt {
  const text = `Answer with one JSON object and nothing else. It has to fit this JSON schema:\n${JSON.stringify(schema)}`;
  return { ...prompt, messages: [...prompt.messages, { speaker: "user", text }] };
}

function correct(prompt: Prompt, given: string, problem: string, schema: object): Prompt {
  const text = `That was not right: ${problem}. Answer again, with one JSON object of this JSON schema and nothing else:\n${JSON.stringify(schema)}`;
  return {
    ...prompt,
    messages: [
      ...prompt.messages,
      { speaker: "assistant", text: given },
      { speaker: "user", text },
    ],
  };
}
