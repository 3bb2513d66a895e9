import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { closeServer, listenOnLoopback, readBody } from "../control.js";
import type { Fault, Faults } from "../faults.js";
import type { Platform } from "./platform.js";
import type { Sockets } from "./sockets.js";
import { isJson, type Json } from "./types.js";
import { appId, appToken, botToken, otherAppToken } from "./workspace.js";

export interface SlackFault extends Fault {
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

export async function openFront(
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
