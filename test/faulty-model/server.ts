/** Imitates flawed servers of OpenAI's protocol, without sharing code with the product. */
import { createServer, type ServerResponse } from "node:http";
import { closeServer, listenOnLoopback, readBody } from "../peers/control.js";
import { chooseCommand, writeQuestion } from "../peers/openai/players/household.js";
import { players } from "../peers/openai/players/index.js";
import { orderNext } from "../peers/openai/players/shop.js";

export interface Call {
  id?: string | undefined;
  readonly type: string;
  readonly function: { readonly name: string; arguments: string | object };
}

export interface Said {
  readonly role: "system" | "developer" | "user" | "assistant" | "tool";
  content?: string | readonly { readonly type?: string; readonly text?: string }[] | null;
  refusal?: string;
  tool_calls?: Call[] | undefined;
}

export interface Body {
  readonly model: string;
  readonly messages: readonly Said[];
  readonly tools?: readonly object[];
  readonly response_format?: { readonly json_schema?: Schema };
  readonly stop?: string | readonly string[];
  readonly logprobs?: boolean;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
}

export interface Schema {
  readonly name?: string;
  readonly schema?: object;
}

export interface Choice {
  readonly index: number;
  message: Said;
  logprobs: object | null;
  finish_reason: string;
  usage?: object;
}

export interface Behaviour {
  /** Refuses before computing an answer. */
  refuse?(body: Body, count: number): { status: number; error: object; headers?: object } | null;
  mangle?(choice: Choice, body: Body): void;
  break?(response: ServerResponse, count: number): boolean;
  bad?: number;
}

export interface FaultyModel {
  readonly url: string;
  readonly requests: Body[];
  readonly refused: () => number;
  close(): Promise<void>;
}

export async function startFaultyModel(behaviour: Behaviour = {}, seed = 1): Promise<FaultyModel> {
  const requests: Body[] = [];
  let refused = 0;
  const random = createRandom(seed);
  const server = createServer(async (request, response) => {
    const body: Body = JSON.parse(String(await readBody(request)));
    const count = requests.push(body);
    const refusal = behaviour.refuse?.(body, count);
    if (refusal) {
      if (refusal.status === 400) refused += 1;
      send(response, refusal.status, { error: refusal.error }, refusal.headers);
      return;
    }
    if (behaviour.break?.(response, count)) return;
    send(response, 200, await complete(body, behaviour, random));
  });
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    refused: () => refused,
    close: () => closeServer(server),
  };
}

/** Refuses requests with such a parameter, naming the first. */
export function refusing(...names: readonly string[]): Behaviour {
  return {
    refuse: (body) => {
      const name = names.find((one) => one in body);
      const message = `Unsupported parameter: '${name}' is not supported with this model.`;
      return name === undefined ? null : { status: 400, error: { message, param: name } };
    },
  };
}

async function complete(body: Body, behaviour: Behaviour, random: () => number): Promise<object> {
  const isBad = random() < (behaviour.bad ?? 0);
  const good = await think(body);
  const answer = isBad ? spoil(good, body, random) : good;
  const choice = choiceOf(answer, body);
  behaviour.mangle?.(choice, body);
  const words = JSON.stringify(body.messages).length;
  return {
    id: "x",
    object: "chat.completion",
    created: 1,
    model: body.model,
    choices: [choice],
    usage: {
      prompt_tokens: Math.ceil(words / 4),
      completion_tokens: Math.ceil(JSON.stringify(choice.message).length / 4),
      ...choice.usage,
    },
  };
}

function choiceOf(answer: Answer, body: Body): Choice {
  const message: Said = { role: "assistant", content: answer.text ?? null };
  if (answer.refusal) message.refusal = answer.refusal;
  if (answer.call)
    message.tool_calls = [
      {
        id: "t1",
        type: "function",
        function: {
          name: answer.call.name,
          arguments: answer.raw ?? JSON.stringify(answer.call.input),
        },
      },
    ];
  const token = { token: (answer.text ?? "").slice(0, 1), logprob: -0.01 };
  const logprobs = body.logprobs ? { content: [{ ...token, top_logprobs: [token] }] } : null;
  return { index: 0, message, logprobs, finish_reason: answer.call ? "tool_calls" : "stop" };
}

/** Prose, truncation, an impossible command, a refusal, an unknown tool, or nothing. */
function spoil(good: Answer, body: Body, random: () => number): Answer {
  const way = Math.floor(random() * 6);
  const prose = { text: "Sure! I would suggest that we think about this together first." };
  if (way === 0) return prose;
  if (way === 3) return { refusal: "I cannot help with that." };
  if (way === 5) return { text: "" };
  if (!good.call) return way === 1 ? { text: (good.text ?? "").slice(0, 3) } : prose;
  const written = JSON.stringify(good.call.input);
  if (way === 1) return { ...good, raw: written.slice(0, written.length / 2) };
  if (way === 2) return { call: { name: "act", input: { command: "fly to the moon" } } };
  return { call: { name: `web_search_${body.tools?.length ?? 0}`, input: { q: "mug" } } };
}

function send(response: ServerResponse, status: number, body: object, headers: object = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Answer {
  readonly text?: string;
  readonly refusal?: string;
  readonly call?: { readonly name: string; readonly input: object };
  readonly raw?: string;
}

function think(body: Body): Answer {
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
