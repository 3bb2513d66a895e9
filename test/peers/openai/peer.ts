import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { z } from "zod";
import { closeServer, listenOnLoopback } from "../control.js";
import { type Brain, playersBrain } from "./brain.js";
import { type ChatRequest, chatShape, completeChat } from "./chat.js";
import { embed, embeddingsShape } from "./embeddings.js";
import { type Fault, strike } from "./faults.js";
import { players } from "./players/index.js";
import { createTuning } from "./tuning.js";
import { readJson, refusal, reply } from "./wire.js";

export interface OpenAiPeerOptions {
  /** All players of `players/` by default. */
  readonly brain?: Brain;
  readonly key?: string;
  readonly models?: readonly string[];
  readonly vectorLength?: number;
  readonly lacks?: readonly ("log-probabilities" | "schema" | "temperature")[];
  readonly lacking?: "refused" | "unheard";
}

export interface EmbeddingsRequest {
  readonly model: string;
  readonly key: string;
  readonly texts: readonly string[];
  readonly dimensions: number | undefined;
}

export type OpenAiPeer = Awaited<ReturnType<typeof startOpenAiPeer>>;

export async function startOpenAiPeer(options: OpenAiPeerOptions = {}) {
  const { key = null, models = ["peer-model"], lacks = [], lacking = "refused" } = options;
  let { brain = playersBrain(players) } = options;
  const { vectorLength = 32 } = options;
  const chats: ChatRequest[] = [];
  const embeddings: EmbeddingsRequest[] = [];
  const faults: (Fault | null)[] = [];
  let standing: Fault | null = null;
  const nextFault = (): Fault | undefined => {
    const told = faults.shift();
    return (told === undefined ? standing : told) ?? undefined;
  };
  const tuning = createTuning();

  const chat = async (request: IncomingMessage, response: ServerResponse) => {
    const given = await readAs(chatShape, request, response);
    if (!given) return;
    chats.push(given);
    const refused = lacking === "refused" && lacks.find((lack) => uses(given, lack));
    if (refused) return reply(response, 400, refusal(`${parameters[refused]} is not supported`));
    const fault = nextFault();
    if (await strike(fault, response)) return;
    try {
      reply(response, 200, completeChat(brain, without(given, lacks), fault));
    } catch (error) {
      // not a retryable error
      reply(response, 403, refusal(error instanceof Error ? error.message : String(error)));
    }
  };
  const vectors = async (request: IncomingMessage, response: ServerResponse) => {
    const given = await readAs(embeddingsShape, request, response);
    if (!given) return;
    const { model, dimensions } = given;
    const texts = [given.input].flat();
    embeddings.push({ model, key: keyOf(request), texts, dimensions });
    if (await strike(nextFault(), response)) return;
    if (texts.includes("")) return reply(response, 400, refusal("empty input"));
    reply(response, 200, embed(given, vectorLength));
  };
  const listModels = async (_: IncomingMessage, response: ServerResponse) =>
    reply(response, 200, {
      object: "list",
      data: models.map((id) => ({ id, object: "model", created: 0, owned_by: "peer" })),
    });
  const routes: Readonly<Record<string, typeof chat>> = {
    "POST /v1/chat/completions": chat,
    "POST /v1/embeddings": vectors,
    "GET /v1/models": listModels,
  };

  const server = createServer(async (request, response) => {
    const given = keyOf(request);
    if (given === "" || (key !== null && given !== key))
      return reply(response, 401, refusal("Incorrect API key provided"));
    const found = routes[`${request.method} ${request.url}`];
    if (found) await found(request, response);
    else if (!(await tuning.serve(request, response))) reply(response, 404, refusal("unknown url"));
  });
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}/v1`,
    chats: chats as readonly ChatRequest[],
    embeddings: embeddings as readonly EmbeddingsRequest[],
    tuning,
    /** One fault per next request; null is none. */
    failNext: (...next: readonly (Fault | null)[]) => void faults.push(...next),
    /** Default fault of all requests, until null. */
    failAll: (fault: Fault | null) => {
      standing = fault;
    },
    setBrain: (next: Brain) => {
      brain = next;
    },
    close: () => closeServer(server),
  };
}

const parameters = {
  schema: "response_format of type json_schema",
  "log-probabilities": "logprobs",
  temperature: "temperature",
} as const;
type Lack = keyof typeof parameters;

function uses(request: ChatRequest, lack: Lack): boolean {
  if (lack === "schema") return request.response_format?.type === "json_schema";
  if (lack === "temperature") return request.temperature !== undefined;
  return request.logprobs === true;
}

function without(request: ChatRequest, lacks: readonly Lack[]): ChatRequest {
  return {
    ...request,
    ...(lacks.includes("schema") && { response_format: undefined }),
    ...(lacks.includes("log-probabilities") && { logprobs: undefined, top_logprobs: undefined }),
  };
}

function keyOf(request: IncomingMessage): string {
  return request.headers.authorization?.replace("Bearer ", "") ?? "";
}

async function readAs<Shape extends z.ZodType>(
  shape: Shape,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<z.output<Shape> | null> {
  const given = shape.safeParse(await readJson(request));
  if (given.success) return given.data;
  reply(response, 400, refusal(given.error.message));
  return null;
}
