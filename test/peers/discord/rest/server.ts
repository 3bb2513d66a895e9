import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { problemsOf } from "../description.js";
import { DiscordError, discordErrors } from "../errors.js";
import type { Gateway } from "../gateway.js";
import type { Log } from "../log.js";
import type { World } from "../world.js";
import { appRoutes } from "./app-routes.js";
import { type BucketOptions, Buckets } from "./buckets.js";
import { channelRoutes } from "./channel-routes.js";
import { type Fault, Faults } from "./faults.js";
import { interactionRoutes } from "./interaction-routes.js";
import { type RestRequest, readRequest } from "./request.js";
import type { RestReply } from "./routes.js";

const ROUTES = [...appRoutes, ...channelRoutes, ...interactionRoutes];

interface Sent extends RestReply {
  headers?: Record<string, string>;
}

/** The HTTP side of Discord: REST v10 under /api/v10, and the files that were sent. */
export class RestServer {
  readonly faults = new Faults();
  readonly #buckets: Buckets;
  readonly #limitedUntilMs = new Map<string, number>();

  constructor(
    readonly parts: {
      world: World;
      gateway: Gateway;
      log: Log;
      buckets: BucketOptions | null;
      /** Whether calls are held to Discord's own description. */
      described: boolean;
    },
  ) {
    this.#buckets = new Buckets(parts.buckets);
  }

  /** Makes the server; it does not listen yet. */
  create(): Server {
    return createServer((request, response) => {
      const work = request.url?.startsWith("/files/")
        ? this.#serveFile(request.url, response)
        : this.#serve(request, response);
      work.catch((error) => this.#admit(error, response));
    });
  }

  async #serve(raw: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(raw);
    const { world, described } = this.parts;
    const { clockSkewMs } = world.options;
    for (const problem of described ? problemsOf(request) : [])
      world.report("not-as-described", problem);
    response.setHeader("date", new Date(Date.now() + clockSkewMs).toUTCString());
    const call = `${request.method} ${request.path}`;
    const fault = this.faults.take(call);
    const sent = fault ? this.#spoil(request, fault) : this.#answerInTime(request);
    this.parts.log.add({ kind: "rest", what: call, detail: String(sent.status) });
    if (sent.status === 0) return void response.destroy();
    const type = sent.body === undefined ? {} : { "content-type": "application/json" };
    response.writeHead(sent.status, { ...type, ...sent.headers });
    response.end(sent.body === undefined ? "" : JSON.stringify(sent.body));
  }

  /** The peer's own mistake, or a body that is no JSON: seen in the log, never passed over. */
  #admit(error: unknown, response: ServerResponse): void {
    this.parts.log.add({ kind: "rest", what: "peer failed", detail: String(error) });
    response.writeHead(500).end();
  }

  #spoil(request: RestRequest, fault: Fault): Sent {
    if (fault.afterWrite) this.#answer(request);
    const { code } = fault;
    const body = code === undefined ? {} : { code, message: "Refused" };
    if (fault.status !== 429) return { status: fault.status, body };
    return this.#limit(request, { retryAfterS: fault.retryAfterS ?? 1, global: fault.global });
  }

  #answerInTime(request: RestRequest): Sent {
    const { method, path } = request;
    const untilMs = this.#limitedUntilMs.get(`${method} ${path}`) ?? 0;
    if (Date.now() < untilMs - 20) {
      this.parts.world.report("rate-limit-ignored", `${method} ${path}`);
      return this.#limit(request, { retryAfterS: (untilMs - Date.now()) / 1000 });
    }
    const { headers, retryAfterS } = this.#buckets.count(method, path);
    const sent =
      retryAfterS === null ? this.#answer(request) : this.#limit(request, { retryAfterS });
    return { ...sent, headers: { ...headers, ...sent.headers } };
  }

  #limit(
    request: RestRequest,
    { retryAfterS, global = false }: { retryAfterS: number; global?: boolean },
  ): Sent {
    const call = `${request.method} ${request.path}`;
    this.#limitedUntilMs.set(call, Date.now() + retryAfterS * 1000);
    const body = { message: "You are being rate limited.", retry_after: retryAfterS, global };
    const scope = { "x-ratelimit-scope": global ? "global" : "user" };
    const flag: Record<string, string> = global ? { "x-ratelimit-global": "true" } : {};
    const wait = { "retry-after": String(Math.ceil(retryAfterS)) };
    return { status: 429, body, headers: { ...wait, ...scope, ...flag } };
  }

  #answer(request: RestRequest): Sent {
    try {
      return this.#route(request);
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      if (error.code === 50035)
        this.parts.world.report("invalid-form", JSON.stringify(error.errors));
      const { status, code, message, errors } = error;
      return { status, body: { code, message, ...(errors ? { errors } : {}) } };
    }
  }

  #route(request: RestRequest): RestReply {
    const { world, gateway } = this.parts;
    for (const { method, pattern, open, handle } of ROUTES) {
      const match = method === request.method ? pattern.exec(request.path) : null;
      if (!match) continue;
      if (!open && request.authorization !== `Bot ${world.options.token}`) {
        world.report("unauthorized", `${method} ${request.path}`);
        throw discordErrors.unauthorized();
      }
      return handle({ world, gateway, request, params: match.slice(1) });
    }
    world.report("unknown-route", `${request.method} ${request.path}`);
    throw discordErrors.unknownRoute();
  }

  async #serveFile(url: string, response: ServerResponse): Promise<void> {
    const file = this.parts.world.files.get(url.split("/")[2] ?? "");
    response.writeHead(file ? 200 : 404, { "content-type": file?.contentType ?? "text/plain" });
    response.end(file?.bytes);
  }
}
