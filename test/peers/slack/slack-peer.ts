import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket, WebSocketServer } from "ws";
import { closeServer, listenOnLoopback, readBody, until } from "../control.js";
import { type Fault, Faults } from "../faults.js";
import { Delivery } from "./delivery.js";
import { post, show, standing } from "./messages.js";
import { peopleOf } from "./people.js";
import { Platform } from "./platform.js";
import { type Envelope, type Retry, signedRequests, type Transport } from "./transport.js";
import {
  isJson,
  type Json,
  type LogEntry,
  type Person,
  type SlackMessage,
  type Violation,
} from "./types.js";
import {
  appId,
  appToken,
  botToken,
  botUserId,
  otherAppToken,
  signingSecret,
  Workspace,
} from "./workspace.js";

export interface SlackPeerOptions {
  people?: readonly string[];
  teamId?: string;
  organisation?: string;
  /** Sends signed requests here instead of using sockets. */
  requestUrl?: string;
  /** Slack's 3000 by default. */
  ackTimeoutMs?: number;
  /** Delays of retries; Slack's are 0, 1 and 5 minutes. */
  retryDelaysMs?: readonly number[];
  scopes?: readonly string[];
  groups?: Readonly<Record<string, readonly string[]>>;
  clockSkewMs?: number;
}

export interface Wanted {
  channel?: string;
  threadTs?: string;
  text?: RegExp | string;
  fromBot?: boolean;
  after?: string;
}

export type SlackPeer = Awaited<ReturnType<typeof startSlackPeer>>;

export async function startSlackPeer(options: SlackPeerOptions = {}) {
  const { requestUrl, retryDelaysMs, scopes, groups, clockSkewMs = 0 } = options;
  const workspace = new Workspace(options);
  const sockets = new Sockets(workspace);
  const transport = requestUrl ? signedRequests(requestUrl, workspace.ackTimeoutMs) : sockets;
  const delivery = new Delivery(workspace, transport, retryDelaysMs);
  const platform = new Platform(workspace, delivery, scopes, groups);
  const { modals, responseUrls } = platform;
  const faults = new Faults<SlackFault>();
  const front = await openFront(platform, sockets, faults, clockSkewMs);
  const { personOf, ...people } = peopleOf(platform, front.url);

  const shown = (id: string, thread?: string): SlackMessage[] => {
    const channel = workspace.channels.get(id);
    if (!channel) throw new Error(`there is no channel ${id}`);
    return standing(channel, thread).map((message) => show(channel, message, true));
  };
  const messages = async (channel: string) => shown(channel);
  const thread = async (channel: string, ts: string) => shown(channel, ts);

  return {
    /** For `clientOptions.slackApiUrl`. */
    apiUrl: `${front.url}/api/`,
    botToken,
    appToken,
    /** Opens a socket that never gets this app's events. */
    otherAppToken,
    signingSecret,
    requestUrl: requestUrl ?? null,
    botUserId,
    teamId: workspace.teamId,
    organisation: workspace.organisation,
    channel: workspace.channel,
    otherChannel: workspace.otherChannel,
    people: workspace.people as Readonly<Record<string, Person>>,
    log: workspace.log as readonly LogEntry[],
    /** Payloads refused for a documented limit. */
    violations: platform.violations as readonly Violation[],
    get connections() {
      return sockets.count;
    },

    ...people,
    home: (person: string) => platform.homes.get(personOf(person).id),
    openModals: (person: string) => modals.of(personOf(person).id),
    send(person: string, channel: string, thread: string, more: Json) {
      const ts = workspace.makeTs();
      const channel_type = channel.startsWith("D") ? "im" : "channel";
      const message = { ts, event_ts: ts, channel, channel_type, user: personOf(person).id };
      const where = thread === "" ? {} : { thread_ts: thread };
      return delivery.announce({ type: "message", text: "", ...message, ...where, ...more });
    },
    /** Writes a message whose event Slack fails to deliver. */
    async replyUnheard(person: string, channel: string, thread_ts: string, text: string) {
      const place = workspace.channels.get(channel);
      if (place) post(workspace, place, personOf(person).id, { thread_ts, text });
    },

    messages,
    thread,
    file: async (id: string) => workspace.files.get(id)?.bytes ?? Buffer.alloc(0),
    ephemerals: (person: string) =>
      responseUrls.ephemerals.filter(({ personId }) => personId === personOf(person).id),

    changeChannel: platform.changeChannel.bind(platform),
    uninstall: () => platform.uninstall(),
    changeAccess: platform.changeAccess.bind(platform),
    addChannel: async (name: string) => workspace.addChannel(name),

    failNext: (fault: SlackFault) => faults.add(fault),
    clearFaults() {
      faults.clear();
      delivery.clear();
    },
    dropAcks: (count: number) => delivery.lostAcks.set(count),
    duplicateNext: (count: number, type: Envelope["type"] = "events_api") =>
      delivery.duplicateNext(count, type),
    reorderNext: (count: number) => delivery.queue.reverseNext(count),
    disconnectSockets: (how: "cut" | "refresh" = "cut") =>
      how === "cut" ? sockets.cut() : sockets.refresh(),

    waitFor: until,
    waitForMessage: (wanted: Wanted, timeoutMs?: number) =>
      until(async () => {
        const channel = wanted.channel ?? workspace.channel;
        const standing = wanted.threadTs
          ? await thread(channel, wanted.threadTs)
          : await messages(channel);
        return standing.find((message) => isWanted(message, wanted));
      }, timeoutMs),
    async waitForConnection(timeoutMs?: number) {
      await until(() => sockets.count > 0, timeoutMs);
    },
    async close() {
      delivery.stop();
      await front.close();
    },
  };
}

function isWanted(message: SlackMessage, wanted: Wanted): boolean {
  const words = `${message.text}\n${JSON.stringify(message.blocks ?? [])}`;
  return (
    (wanted.text === undefined || new RegExp(wanted.text).test(words)) &&
    (wanted.fromBot === undefined || (message.user === botUserId) === wanted.fromBot) &&
    (wanted.after === undefined || message.ts > wanted.after)
  );
}

interface SlackFault extends Fault {
  method: RegExp | string;
  channel?: string;
  /** Answers `{ok: false, error}` with status 200, as Slack mostly does. */
  error?: string;
  /** Milliseconds of delay; with `afterWrite` and status 200 only late. */
  delayMs?: number;
}

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

interface Request {
  path: string;
  contentType: string;
  token: string;
  raw: Buffer;
}

async function openFront(
  platform: Platform,
  sockets: Sockets,
  faults: Faults<SlackFault>,
  clockSkewMs: number,
) {
  const { workspace, responseUrls, scopes } = platform;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("date", new Date(Date.now() + clockSkewMs).toUTCString());
    const read = await readRequest(request);
    if (read.path.startsWith("/response/")) return send(response, responseUrls.use(read));
    if (read.path.startsWith("/upload/")) return send(response, await upload(read));
    const method = read.path.slice("/api/".length);
    const about = readFields(read).channel;
    const fault = faults.take(
      (one) => new RegExp(one.method).test(method) && (one.channel ?? about) === about,
    );
    workspace.record(fault ? "fault" : "api", { method, ...(fault && { ...fault, method }) });
    const answer = fault && !fault.afterWrite ? failure(fault) : answerCall(method, read);
    if (fault?.delayMs) await sleep(fault.delayMs);
    const status = fault?.status ?? (fault?.afterWrite ? 500 : undefined);
    if (status === 0) return void response.destroy();
    const isLost = fault?.afterWrite && status !== 200;
    send(response, isLost ? failure({ ...fault, status }) : answer);
  }

  function answerCall(method: string, request: Request): Answer {
    if (method === "apps.connections.open") return { status: 200, body: openConnection(request) };
    const { token } = request;
    const body = platform.perform({ method, token, body: readFields(request) });
    // Serves uploads too, so that it is the only address.
    const place = body.upload_url ? { upload_url: `${url}${body.upload_url}` } : {};
    const headers: Answer["headers"] =
      token === botToken ? { "x-oauth-scopes": scopes.join(",") } : {};
    return { status: 200, body: { ...body, ...place }, headers };
  }

  function openConnection({ token }: Request): Json {
    if (workspace.userOf(token)) return { ok: false, error: "not_allowed_token_type" };
    if (token !== appToken && token !== otherAppToken) return { ok: false, error: "invalid_auth" };
    const address = `${url.replace("http:", "ws:")}/link/`;
    return { ok: true, url: `${address}?ticket=${sockets.issueTicket()}&app_id=${appId}` };
  }

  async function upload({ path, raw, contentType }: Request): Promise<Answer> {
    const file = workspace.files.get(path.split("/").at(-1) ?? "");
    if (!file || file.isComplete) return { status: 404, body: "file_not_found" };
    // An app that completes the upload without waiting for this answer comes too early.
    await sleep(20);
    file.bytes = contentType.startsWith("multipart/") ? await readFile(raw, contentType) : raw;
    return { status: 200, body: "OK" };
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  sockets.listen(server);
  const url = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  return {
    url,
    close: async () => {
      sockets.cut();
      await closeServer(server);
    },
  };
}

function failure(fault: SlackFault): Answer {
  if (fault.error) return { status: 200, body: { ok: false, error: fault.error } };
  const status = fault.status ?? 429;
  if (status !== 429) return { status, body: "upstream error" };
  const headers = { "retry-after": String(fault.retryAfterS ?? 1) };
  return { status, body: { ok: false, error: "ratelimited" }, headers };
}

function send(response: ServerResponse, answer: Answer): void {
  const isText = typeof answer.body === "string";
  const type = isText ? "text/plain" : "application/json";
  response.writeHead(answer.status, { "content-type": type, ...answer.headers });
  response.end(isText ? answer.body : JSON.stringify(answer.body));
}

async function readRequest(request: IncomingMessage): Promise<Request> {
  const header = request.headers.authorization ?? "";
  return {
    path: request.url ?? "/",
    contentType: request.headers["content-type"] ?? "",
    token: header.replace(/^Bearer /i, ""),
    raw: await readBody(request),
  };
}

async function readFile(raw: Buffer, type: string): Promise<Buffer | null> {
  const body = new Uint8Array(raw);
  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  for (const [, value] of form)
    if (typeof value !== "string") return Buffer.from(await value.arrayBuffer());
  return null;
}

function readFields(request: Request): Json {
  const text = request.raw.toString("utf8");
  if (request.contentType.includes("json")) {
    const body: unknown = JSON.parse(text || "{}");
    return isJson(body) ? body : {};
  }
  const fields: Json = Object.fromEntries(new URLSearchParams(text));
  for (const name of ["blocks", "attachments", "metadata", "view", "files"])
    if (typeof fields[name] === "string") fields[name] = JSON.parse(fields[name]);
  return fields;
}

const maxSockets = 10;
const pingEveryMs = 10_000;

interface Waiting {
  socket: WebSocket;
  resolve(payload: unknown): void;
  reject(reason: Error): void;
}

/** Socket Mode: up to ten sockets, each envelope goes to one. */
class Sockets implements Transport {
  readonly #server = new WebSocketServer({ noServer: true });
  readonly #open: WebSocket[] = [];
  readonly #tickets = new Set<string>();
  readonly #waiting = new Map<string, Waiting>();
  #turn = 0;

  constructor(readonly workspace: Workspace) {}

  get count(): number {
    return this.#open.length;
  }

  issueTicket(): string {
    const ticket = randomUUID();
    this.#tickets.add(ticket);
    return ticket;
  }

  listen(server: Server): void {
    server.on("upgrade", (request, socket, head) => {
      const url = new URL(request.url ?? "/", "http://peer");
      const known = this.#tickets.delete(url.searchParams.get("ticket") ?? "");
      if (!known || this.#open.length >= maxSockets) return socket.destroy();
      this.#server.handleUpgrade(request, socket, head, (ws) => this.#welcome(ws));
    });
  }

  send(envelope: Parameters<Transport["send"]>[0], retry: Retry | undefined): Promise<unknown> {
    const ready = this.#open.filter((socket) => socket.readyState === WebSocket.OPEN);
    this.#turn += 1;
    const socket = ready[this.#turn % ready.length];
    if (!socket) return Promise.reject(new Error("no_connection"));
    const envelopeId = randomUUID();
    const answer = this.#awaitAck(envelopeId, socket);
    const isEvent = envelope.type === "events_api";
    socket.send(
      JSON.stringify({
        envelope_id: envelopeId,
        type: envelope.type,
        payload: envelope.payload,
        accepts_response_payload: !isEvent,
        ...(isEvent && { retry_attempt: retry?.attempt ?? 0, retry_reason: retry?.reason ?? "" }),
      }),
    );
    return answer;
  }

  refresh(): void {
    for (const socket of this.#open)
      socket.send(JSON.stringify({ type: "disconnect", reason: "refresh_requested" }));
  }

  cut(): void {
    for (const socket of [...this.#open]) socket.terminate();
  }

  #welcome(socket: WebSocket): void {
    this.#open.push(socket);
    this.workspace.record("socket_open", { open: this.#open.length });
    const ping = setInterval(() => socket.ping("ping"), pingEveryMs);
    socket.on("message", (data) => this.#hear(String(data)));
    socket.on("error", () => socket.terminate());
    socket.on("close", () => {
      clearInterval(ping);
      this.#forget(socket);
    });
    socket.send(
      JSON.stringify({
        type: "hello",
        num_connections: this.#open.length,
        connection_info: { app_id: appId },
        debug_info: { host: "peer", approximate_connection_time: 18_060 },
      }),
    );
  }

  #awaitAck(envelopeId: string, socket: WebSocket): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const settle = (act: () => void): void => {
        clearTimeout(timer);
        this.#waiting.delete(envelopeId);
        act();
      };
      const timer = setTimeout(
        () => settle(() => reject(new Error("timeout"))),
        this.workspace.ackTimeoutMs,
      );
      this.#waiting.set(envelopeId, {
        socket,
        resolve: (payload) => settle(() => resolve(payload)),
        reject: (reason) => settle(() => reject(reason)),
      });
    });
  }

  #hear(text: string): void {
    const message: unknown = JSON.parse(text);
    if (!isJson(message)) return;
    this.#waiting.get(String(message.envelope_id))?.resolve(message.payload);
  }

  #forget(socket: WebSocket): void {
    this.#open.splice(this.#open.indexOf(socket), 1);
    this.workspace.record("socket_closed", { open: this.#open.length });
    for (const waiting of [...this.#waiting.values()])
      if (waiting.socket === socket) waiting.reject(new Error("socket_closed"));
  }
}
