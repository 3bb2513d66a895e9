/** What thinks in the faulty server: a program of rules that reads prompts with a parser of its own. */
import { players } from "../peers/openai/players/index.js";
import { orderNext } from "../peers/openai/players/shop.js";
import { decide, type Event } from "./housework.js";
import type { Body, Said, Schema } from "./server.js";

export interface Answer {
  readonly text?: string;
  readonly refusal?: string;
  readonly call?: { readonly name: string; readonly input: object };
  /** The arguments as they are written, where they are broken. */
  readonly raw?: string;
}

export function think(body: Body): Answer {
  const texts = body.messages.map(textOf);
  const last = String(texts.at(-1));
  if (body.tools) {
    const command = orderNext(body.messages.map(plain));
    if (command !== null) return { call: { name: "act", input: { command } } };
    const { tool, ...input } = decide(readTalk(body.messages));
    return { call: { name: tool, input } };
  }
  const all = texts.join("\n");
  if (/^Tools:\n/m.test(all)) return { text: JSON.stringify(decide(readTalk(body.messages))) };
  if (all.includes('Answer with {"number": n}')) return { text: pickNumber(texts.join("\n")) };
  if (/^Write the question to the people/m.test(all)) return { text: writeQuestion(all) };
  return { text: playPaper(body, last) };
}

/** The papers' prompts are answered by the players of the other mock. */
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

/** Of the three that a paper's prompt has. */
function roleOf({ role }: Said): "system" | "user" | "assistant" {
  if (role === "developer") return "system";
  return role === "tool" ? "user" : role;
}

/** Without answers that were sent back, and without schemas in words. */
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

function readTalk(messages: readonly Said[]): readonly Event[] {
  return messages.flatMap((message, index): readonly Event[] => {
    const deed = deedOf(message);
    // what was sent back never happened
    if (/^That was not right/.test(textOf(messages[index + 1])))
      return deed.map(({ text }) => ({ kind: "refused", text }));
    const text = textOf(message);
    if (message.role === "assistant") return deed;
    if (/^That was not right/.test(text)) return [];
    return message.role === "system" || text.startsWith("Tools:") ? [] : readLines(text);
  });
}

function deedOf(message: Said): readonly Event[] {
  const [call] = message.tool_calls ?? [];
  if (call)
    return readDeed({ tool: call.function.name, ...JSON.parse(String(call.function.arguments)) });
  try {
    return message.role === "assistant" ? readDeed(JSON.parse(textOf(message))) : [];
  } catch {
    return [];
  }
}

function readDeed({
  tool,
  command,
  question,
}: {
  readonly tool?: unknown;
  readonly command?: unknown;
  readonly question?: unknown;
}): readonly Event[] {
  if (tool === "act") return [{ kind: "did", text: String(command) }];
  return tool === "ask" ? [{ kind: "asked", text: String(question) }] : [];
}

function readLines(text: string): readonly Event[] {
  return text.split("\n").flatMap((line): readonly Event[] => {
    const [, label = "", rest = ""] = /^(\w[\w ]*): (.*)$/.exec(line) ?? [];
    const kinds: Readonly<Record<string, Event["kind"]>> = {
      Task: "task",
      See: "saw",
      Here: "can",
      Answer: "told",
      "Known meanwhile": "told",
      Act: "did",
      Ask: "asked",
    };
    const kind = kinds[label];
    if (kind) return [{ kind, text: rest }];
    if (line.startsWith("- ")) return [{ kind: "told", text: line.slice(2) }];
    return line.startsWith("(One particular thing") ? [{ kind: "meant", text: "" }] : [];
  });
}

function pickNumber(text: string): string {
  const options = [...text.matchAll(/^(\d+)\) (.+)$/gm)].map(([, number, command = ""]) => ({
    number: Number(number),
    command,
  }));
  const can = options.map(({ command }) => command).join("; ");
  const wish = decide([...readLines(text), { kind: "can", text: can }]);
  const found = options.find(({ command, number }) =>
    wish.tool === "ask" ? number === 0 : command === wish.command,
  );
  return JSON.stringify({ number: found?.number ?? 1 });
}

function writeQuestion(text: string): string {
  const { kind = "where", adjective = "", noun = "", question = "" } = decide(readLines(text));
  return JSON.stringify({ sentence: question, func: kind, adjective, noun });
}
