import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { listenOnLoopback, readBody } from "../control.js";
import type { Fault, Faults } from "./faults.js";
import type { Platform } from "./platform.js";
import type { ResponseUrls } from "./response-urls.js";
import type { Sockets } from "./sockets.js";
import { isJson, type Json, type Recorder } from "./types.js";
import { appId, appToken, botToken, otherAppToken, type Workspace } from "./workspace.js";

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

/** The HTTP and WebSocket server that the bot under test talks to. */
export async function openFront(parts: {
  workspace: Workspace;
  platform: Platform;
  faults: Faults;
  sockets: Sockets;
  responseUrls: ResponseUrls;
  record: Recorder;
  scopes: readonly string[];
  clockSkewMs: number;
}): Promise<{ url: string; close(): Promise<void> }> {
  const { workspace, platform, faults, sockets, responseUrls, record } = parts;
  const { scopes, clockSkewMs } = parts;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader("date", new Date(Date.now() + clockSkewMs).toUTCString());
    const read = await readRequest(request);
    if (read.path.startsWith("/response/")) return send(response, await responseUrls.use(read));
    if (!read.path.startsWith("/api/")) return send(response, await passOn(read));
    const method = read.path.slice("/api/".length);
    const fault = faults.take(method, readFields(read)?.channel);
    record(fault ? "fault" : "api", { method, ...(fault && { ...fault, method }) });
    const answer = fault && !fault.afterWrite ? failure(fault) : await answerCall(method, read);
    if (fault?.delayMs) await sleep(fault.delayMs);
    const status = fault?.status ?? (fault?.afterWrite ? 500 : undefined);
    if (status === 0) return void response.destroy();
    const isLost = fault?.afterWrite && status !== 200;
    send(response, isLost ? failure({ ...fault, status }) : answer);
  }

  async function answerCall(method: string, request: Request): Promise<Answer> {
    if (method === "apps.connections.open") return { status: 200, body: openConnection(request) };
    const body = readFields(request);
    if (!body) return passOn(request);
    return {
      status: 200,
      body: redirected(await platform.perform({ method, token: request.token, body })),
      headers: request.token === botToken ? { "x-oauth-scopes": scopes.join(",") } : {},
    };
  }

  function openConnection({ token }: Request): Json {
    if (workspace.knows(token)) return { ok: false, error: "not_allowed_token_type" };
    if (token !== appToken && token !== otherAppToken) return { ok: false, error: "invalid_auth" };
    const address = `${url.replace("http:", "ws:")}/link/`;
    return { ok: true, url: `${address}?ticket=${sockets.issueTicket()}&app_id=${appId}` };
  }

  /** Uploads go to the workspace through this server too, so that it stays the only address. */
  function redirected(body: Json): Json {
    if (typeof body.upload_url !== "string") return body;
    return { ...body, upload_url: `${url}${new URL(body.upload_url).pathname}` };
  }

  async function passOn(request: Request): Promise<Answer> {
    const response = await fetch(`${workspace.url}${request.path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${request.token}`,
        "content-type": request.contentType,
      },
      body: new Uint8Array(request.raw),
    });
    return { status: response.status, body: await response.text() };
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
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function failure(fault: Fault): Answer {
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

/** The fields of a call, with the nested ones read from their JSON; undefined for other bodies. */
function readFields(request: Request): Json | undefined {
  const text = request.raw.toString("utf8");
  if (request.contentType.includes("json")) {
    const body: unknown = JSON.parse(text || "{}");
    return isJson(body) ? body : {};
  }
  if (!request.contentType.includes("urlencoded") && text !== "") return undefined;
  const fields: Json = Object.fromEntries(new URLSearchParams(text));
  for (const name of ["blocks", "attachments", "metadata", "view", "files"])
    if (typeof fields[name] === "string") fields[name] = JSON.parse(fields[name]);
  return fields;
}
