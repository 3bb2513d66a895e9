import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type Fault, Faults } from "../../faults.js";
import { problemsOf } from "../description.js";
import { DiscordError, discordErrors } from "../errors.js";
import type { Gateway } from "../gateway.js";
import { interactionRoutes } from "../interactions.js";
import type { World } from "../world.js";
import { appRoutes } from "./app-routes.js";
import { channelRoutes } from "./channel-routes.js";
import { type RestReply, type RestRequest, readRequest } from "./routes.js";

const ROUTES = [...appRoutes, ...channelRoutes, ...interactionRoutes];

export interface DiscordFault extends Fault {
  /** Matches `METHOD /path`, such as `POST /channels/123/messages`. */
  route: RegExp | string;
  /** 0 cuts the connection. */
  status: number;
  code?: number;
}

interface Sent extends RestReply {
  headers?: Record<string, string>;
}

export class RestServer {
  readonly faults = new Faults<DiscordFault>();
  readonly #limitedUntilMs = new Map<string, number>();
  readonly #world: World;

  constructor(
    readonly gateway: Gateway,
    readonly described: boolean,
  ) {
    this.#world = gateway.world;
  }

  create(): Server {
    return createServer((request, response) => {
      const work = request.url?.startsWith("/files/")
        ? this.#serveFile(request.url, response)
        : this.#serve(request, response);
      // Logs a peer's own error or invalid JSON.
      work.catch((error) => {
        this.#world.note("rest", "peer failed", String(error));
        response.writeHead(500).end();
      });
    });
  }

  async #serve(raw: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(raw);
    const { options } = this.#world;
    for (const problem of this.described ? problemsOf(request) : [])
      this.#world.report("not-as-described", problem);
    response.setHeader("date", new Date(Date.now() + options.clockSkewMs).toUTCString());
    const call = `${request.method} ${request.path}`;
    const fault = this.faults.take(({ route }) => new RegExp(route).test(call));
    const sent = fault ? this.#spoil(request, call, fault) : this.#answerInTime(request, call);
    this.#world.note("rest", call, String(sent.status));
    if (sent.status === 0) return void response.destroy();
    const type = sent.body === undefined ? {} : { "content-type": "application/json" };
    response.writeHead(sent.status, { ...type, ...sent.headers });
    response.end(sent.body === undefined ? "" : JSON.stringify(sent.body));
  }

  #spoil(request: RestRequest, call: string, fault: DiscordFault): Sent {
    if (fault.afterWrite) this.#answer(request);
    const { code, status } = fault;
    if (status === 429) return this.#limit(call, fault.retryAfterS ?? 1);
    return { status, body: code === undefined ? {} : { code, message: "Refused" } };
  }

  #answerInTime(request: RestRequest, call: string): Sent {
    const untilMs = this.#limitedUntilMs.get(call) ?? 0;
    if (Date.now() >= untilMs - 20) return this.#answer(request);
    this.#world.report("rate-limit-ignored", call);
    return this.#limit(call, (untilMs - Date.now()) / 1000);
  }

  #limit(call: string, retry_after: number): Sent {
    this.#limitedUntilMs.set(call, Date.now() + retry_after * 1000);
    const body = { message: "You are being rate limited.", retry_after, global: false };
    const wait = { "retry-after": String(Math.ceil(retry_after)), "x-ratelimit-scope": "user" };
    return { status: 429, body, headers: wait };
  }

  #answer(request: RestRequest): Sent {
    try {
      return this.#route(request);
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      const { status, code, message, errors } = error;
      if (code === 50035) this.#world.report("invalid-form", JSON.stringify(errors));
      return { status, body: { code, message, ...(errors && { errors }) } };
    }
  }

  #route(request: RestRequest): RestReply {
    const world = this.#world;
    for (const { method, pattern, open, handle } of ROUTES) {
      const match = method === request.method ? pattern.exec(request.path) : null;
      if (!match) continue;
      if (!open && request.authorization !== `Bot ${world.options.token}`) {
        world.report("unauthorized", `${method} ${request.path}`);
        throw discordErrors.unauthorized();
      }
      return handle({ world, gateway: this.gateway, request, params: match.slice(1) });
    }
    world.report("unknown-route", `${request.method} ${request.path}`);
    throw discordErrors.unknownRoute();
  }

  async #serveFile(url: string, response: ServerResponse): Promise<void> {
    const file = this.#world.files.get(url.split("/")[2] ?? "");
    response.writeHead(file ? 200 : 404, { "content-type": file?.contentType ?? "text/plain" });
    response.end(file?.bytes);
  }
}
