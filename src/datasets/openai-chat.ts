/**
 * Writes OpenAI's fine-tuning format: one conversation per line. `weight` 0 excludes an assistant's message from
 * training.
 */
import { z } from "zod";
import { firstFault, tryJson } from "../core/json.js";
import type { Conversation } from "../core/question/conversation.js";
import { readTextFile } from "../core/text-file.js";

const messageShape = z.strictObject({
  role: z.enum(["system", "user", "assistant"]),
  content: z.string().min(1),
  weight: z.union([z.literal(0), z.literal(1)]).optional(),
});
const lineShape = z.strictObject({ messages: z.array(messageShape).min(2) });
type ChatLine = z.infer<typeof lineShape>;

export const tokensPerExample = 65_536;

export const fewestExamples = 10;

const overhead = { message: 4, example: 3 };

export type CountTokens = (text: string) => number;

export function toChatLine({ turns }: Conversation): ChatLine {
  return {
    messages: turns.map(({ speaker, text, isNoise }) => ({
      role: speaker,
      content: text,
      ...(speaker === "assistant" && { weight: isNoise ? (0 as const) : (1 as const) }),
    })),
  };
}

/** Estimates a line's tokens, as models differ in what they add around messages. */
function countLine({ messages }: ChatLine, count: CountTokens): number {
  return messages.reduce(
    (sum, { content }) => sum + count(content) + overhead.message,
    overhead.example,
  );
}

export function checkLine(
  text: string,
  count: CountTokens,
  limit: number = tokensPerExample,
): { readonly line: ChatLine; readonly tokens: number } | { readonly problem: string } {
  const parsed = lineShape.safeParse(tryJson(text));
  if (!parsed.success) return { problem: firstFault(parsed.error, "the line") };
  const problem = findProblem(parsed.data);
  if (problem) return { problem };
  const tokens = countLine(parsed.data, count);
  if (tokens > limit) return { problem: `it has about ${tokens} tokens, more than ${limit}` };
  return { line: parsed.data, tokens };
}

function findProblem({ messages }: ChatLine): string | null {
  const assistants = messages.filter(({ role }) => role === "assistant");
  if (!assistants.some(({ weight }) => weight !== 0))
    return "no message of the assistant counts: all have the weight 0, or there is none";
  if (messages.at(-1)?.role !== "assistant") return "the last message is not the assistant's";
  for (const [at, { role, weight }] of messages.entries()) {
    if (weight !== undefined && role !== "assistant")
      return `messages.${at}: only the assistant's messages have a weight`;
    if (role === "system" && at > 0) return `messages.${at}: the system speaks first or not at all`;
    if (at > 0 && role === messages[at - 1]?.role)
      return `messages.${at}: ${role} speaks twice in a row`;
  }
  return null;
}

export async function loadTokenCounter(): Promise<CountTokens> {
  const [{ Tiktoken }, { default: ranks }] = await Promise.all([
    import("js-tiktoken/lite"),
    import("js-tiktoken/ranks/o200k_base"),
  ]);
  const encoder = new Tiktoken(ranks);
  const known = new Map<string, number>();
  return (text) => {
    const counted = known.get(text) ?? encoder.encode(text, [], []).length;
    known.set(text, counted);
    return counted;
  };
}

export async function checkDataset(file: string, limit: number) {
  const texts = readTextFile(file).split(/\r?\n/);
  if (texts.at(-1) === "") texts.pop();
  const count = await loadTokenCounter();
  const problems: { readonly line: number; readonly problem: string }[] = [];
  let [lines, tokens, longest] = [0, 0, 0];
  for (const text of texts) {
    lines += 1;
    const checked = checkLine(text, count, limit);
    if ("problem" in checked) problems.push({ line: lines, problem: checked.problem });
    else {
      tokens += checked.tokens;
      longest = Math.max(longest, checked.tokens);
    }
  }
  return { lines, tokens, longest, problems };
}
