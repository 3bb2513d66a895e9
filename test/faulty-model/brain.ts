import { chooseCommand, writeQuestion } from "../peers/openai/players/household.js";
import { players } from "../peers/openai/players/index.js";
import { orderNext } from "../peers/openai/players/shop.js";
import type { Body, Said, Schema } from "./server.js";

export interface Answer {
  readonly text?: string;
  readonly refusal?: string;
  readonly call?: { readonly name: string; readonly input: object };
  /** Malformed arguments as written. */
  readonly raw?: string;
}

export function think(body: Body): Answer {
  const texts = body.messages.map(textOf);
  const last = String(texts.at(-1));
  const all = texts.join("\n");
  const inWords = /^Tools:\n/m.test(all);
  if (body.tools || inWords) {
    const command = body.tools ? orderNext(body.messages.map(plain)) : null;
    const { tool, ...input } = command === null ? decide(body.messages) : act(command);
    return inWords ? { text: JSON.stringify({ tool, ...input }) } : { call: { name: tool, input } };
  }
  if (all.includes('Answer with {"number": n}')) return { text: pickNumber(all) };
  if (/^Write the question to the people/m.test(all))
    return { text: JSON.stringify(writeQuestion(all) ?? {}) };
  return { text: playPaper(body, last) };
}

const act = (command: string) => ({ tool: "act", command });

/** The next tool call. */
function decide(messages: readonly Said[]) {
  const talk = readTalk(messages);
  const [, listed] = talk.match(/^(?:Places: |See: .*?you see )(.*)$/m) ?? [];
  const places = listed?.match(/[a-z]+ \d+/g) ?? [];
  const [, here = ""] = [...talk.matchAll(/^Here: (.*)$/gm)].at(-1) ?? [];
  const now = talk.slice(talk.lastIndexOf("\nSee: ")).includes("\nHere: ") ? here.split("; ") : [];
  const can = [...now, ...places.map((place) => `go to ${place}`)];
  const question = writeQuestion(talk);
  const best = chooseCommand(talk, question ? [...can, "ask"] : can);
  if (best !== "ask") return act(best ?? "look");
  const { func: kind, adjective, noun, sentence } = question ?? {};
  return { tool: "ask", kind, ...(adjective && { adjective }), noun, question: sentence };
}

/** The other mock's players answer the papers' prompts. */
function playPaper(body: Body, last: string): string {
  const isRemark = last.startsWith("That was not right") || last.startsWith("Answer with one JSON");
  const kept = isRemark ? firstTurns(body.messages) : body.messages;
  const messages = kept.map(plain);
  const format = body.response_format?.json_schema ?? schemaIn(last);
  const params = {
    model: body.model,
    maxTokens: null,
    temperature: 0,
    stop: [body.stop ?? []].flat(),
    schema: format ? { name: format.name ?? "", schema: format.schema ?? format } : null,
    logprobs: body.logprobs ?? false,
    index: 0,
  };
  const player = players.find((one) => one.recognises(messages, params));
  const said = player?.answer(messages, params) ?? "I do not know this prompt.";
  return typeof said === "string" ? said : said.text;
}

const plain = (message: Said) => ({ role: roleOf(message), content: textOf(message) });

/** Role in a paper's prompt. */
function roleOf({ role }: Said): "system" | "user" | "assistant" {
  if (role === "developer") return "system";
  return role === "tool" ? "user" : role;
}

/** Drops rejected answers and schemas in words. */
function firstTurns(messages: readonly Said[]): readonly Said[] {
  const at = messages.findIndex(
    (message, index) =>
      (message.role === "assistant" && /^That was not right/.test(textOf(messages[index + 1]))) ||
      /^Answer with one JSON/.test(textOf(message)),
  );
  return at < 0 ? messages : messages.slice(0, at);
}

function schemaIn(text: string): Schema | null {
  const [, written] = /JSON schema:\n(.+)$/s.exec(text) ?? [];
  return written ? JSON.parse(written) : null;
}

function textOf(said: Said | undefined): string {
  const content = said?.content ?? "";
  return typeof content === "string" ? content : content.map(({ text = "" }) => text).join("");
}

/** Accepted turns as lines. */
function readTalk(messages: readonly Said[]): string {
  const kept = messages.flatMap((message, index) => {
    const text = textOf(message);
    const isRefused = /^That was not right/.test(textOf(messages[index + 1]));
    if (message.role === "assistant") return isRefused ? [] : readDeed(message);
    const isSetUp = message.role === "system" || message.role === "developer";
    return isSetUp || /^(?:Tools:|That was not right)/.test(text) ? [] : text;
  });
  return kept.join("\n");
}

function readDeed(message: Said): readonly string[] {
  const [call] = message.tool_calls ?? [];
  try {
    const said = JSON.parse(call ? String(call.function.arguments) : textOf(message));
    const tool = call?.function.name ?? said.tool;
    if (tool === "act") return [`Act: ${said.command}`];
    return tool === "ask" ? [`Ask: ${said.question}`] : [];
  } catch {
    return [];
  }
}

function pickNumber(text: string): string {
  const options = [...text.matchAll(/^(\d+)\) (.+)$/gm)].map(([, number, command = ""]) => ({
    number: Number(number),
    command: number === "0" ? "ask" : command,
  }));
  const best = chooseCommand(
    text,
    options.map(({ command }) => command),
  );
  return JSON.stringify({ number: options.find(({ command }) => command === best)?.number ?? 1 });
}
