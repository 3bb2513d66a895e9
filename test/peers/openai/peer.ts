import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { z } from "zod";
import { closeServer, listenOnLoopback, readBody } from "../control.js";
import { type Brain, playersBrain } from "./brain.js";
import { type ChatRequest, chatShape, completeChat } from "./chat.js";
import { type Fault, strike } from "./faults.js";
import { players } from "./players/index.js";
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

const embeddingsShape = z.object({
  model: z.string(),
  input: z.union([z.string(), z.array(z.string())]),
  dimensions: z.number().optional(),
  encoding_format: z.enum(["float", "base64"]).default("float"),
});

function embed(request: z.infer<typeof embeddingsShape>, length: number): object {
  const { model, input, dimensions = length, encoding_format: format } = request;
  const data = [input].flat().map((text, index) => {
    const vector = vectorOf(text, dimensions);
    const embedding =
      format === "float" ? [...vector] : Buffer.from(vector.buffer).toString("base64");
    return { object: "embedding", index, embedding };
  });
  return { object: "list", model, data, usage: { prompt_tokens: 1, total_tokens: 1 } };
}

/** Not normalised. */
function vectorOf(text: string, length: number): Float32Array {
  const vector = new Float32Array(length).fill(0.01);
  for (const character of text.toLowerCase()) {
    const at = (character.codePointAt(0) ?? 0) % length;
    vector[at] = (vector[at] ?? 0) + 1;
  }
  return vector;
}

interface Job {
  readonly id: string;
  readonly model: string;
  readonly training_file: string;
  readonly suffix: string;
  status: "queued" | "running" | "succeeded" | "cancelled";
  readonly events: string[];
}

const jobShape = z.object({
  model: z.string(),
  training_file: z.string(),
  suffix: z.string().max(64).nullish(),
});

function createTuning() {
  const files = new Map<string, { name: string; text: string }>();
  const jobs: Job[] = [];

  async function upload(request: IncomingMessage): Promise<object | string> {
    const headers = { "content-type": request.headers["content-type"] ?? "" };
    const body = new Uint8Array(await readBody(request));
    const form = await new Response(body, { headers }).formData();
    const file = form.get("file");
    if (form.get("purpose") !== "fine-tune" || !(file instanceof File))
      return "a file with the purpose fine-tune is needed";
    const id = `file-${files.size + 1}`;
    files.set(id, { name: file.name, text: await file.text() });
    return describeFile(id, file.name, file.size);
  }

  async function create(request: IncomingMessage): Promise<object | string> {
    const given = jobShape.safeParse(await readJson(request));
    if (!given.success) return given.error.message;
    const { model, training_file, suffix } = given.data;
    if (!files.has(training_file)) return "invalid training_file";
    const id = `ftjob-${jobs.length + 1}`;
    const events = ["Created fine-tuning job"];
    const job: Job = { id, model, training_file, suffix: suffix ?? "", status: "queued", events };
    jobs.push(job);
    return describeJob(job);
  }

  function serveJob(id: string, verb: string | undefined): object | string | null {
    const job = jobs.find((one) => one.id === id);
    if (!job) return null;
    if (verb === "events") return describeEvents(job);
    if (verb === "cancel") {
      if (!isOpen(job)) return "the job is over";
      job.status = "cancelled";
      job.events.push("The job was cancelled");
    }
    return describeJob(job);
  }

  /** Returns an object, the reason of a refusal, or null if not found. */
  async function answer(path: readonly string[], request: IncomingMessage) {
    const [kind, id = "", part] = path;
    const isNew = request.method === "POST" && !id;
    if (kind === "jobs") {
      if (isNew) return create(request);
      return id ? serveJob(id, part) : listOf(jobs.map(describeJob));
    }
    if (isNew) return upload(request);
    const file = files.get(id);
    return file ? describeFile(id, file.name, Buffer.byteLength(file.text)) : null;
  }

  return {
    files,
    advance() {
      for (const job of jobs.filter(isOpen)) {
        const isRunning = job.status === "running";
        job.status = isRunning ? "succeeded" : "running";
        job.events.push(
          isRunning ? "The job has successfully completed" : "Fine-tuning job started",
        );
      }
    },
    /** @returns false for other addresses */
    async serve(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const { pathname } = new URL(request.url ?? "/", "http://peer");
      const path = pathname.replace("/fine_tuning/jobs", "/jobs").split("/").slice(2);
      const [kind] = path;
      if (kind !== "files" && kind !== "jobs") return false;
      const said = await answer(path, request);
      if (said === null) reply(response, 404, refusal(`no such thing in ${kind}`));
      else if (typeof said === "string") reply(response, 400, refusal(said));
      else reply(response, 200, said);
      return true;
    },
  };
}

const isOpen = ({ status }: Job): boolean => status === "queued" || status === "running";
const listOf = (data: readonly object[]) => ({ object: "list", data, has_more: false });

function describeFile(id: string, filename: string, bytes: number): object {
  const fixed = { object: "file", purpose: "fine-tune", created_at: 0, status: "processed" };
  return { ...fixed, id, filename, bytes };
}

function describeJob({ events: _, ...job }: Job): object {
  const tuned = `ft:${job.model}:peer:${job.suffix}:${job.id}`;
  const fine_tuned_model = job.status === "succeeded" ? tuned : null;
  return { object: "fine_tuning.job", ...job, created_at: 0, fine_tuned_model, error: null };
}

function describeEvents({ id, events }: Job): object {
  const object = "fine_tuning.job.event";
  const data = events.map((message, index) => {
    const about = { id: `${id}-${index}`, created_at: index, level: "info", type: "message" };
    return { object, ...about, message };
  });
  return listOf(data.toReversed());
}
