import type { IncomingMessage } from "node:http";
import { readBody } from "../../control.js";
import type { Gateway } from "../gateway.js";
import type { World } from "../world.js";

/** `key` is n of `files[n]`. */
export interface Upload {
  key: string;
  name: string;
  bytes: Buffer;
  contentType: string;
}

export interface RestRequest {
  method: string;
  /** Without `/api/v10`, decoded. */
  path: string;
  query: URLSearchParams;
  authorization: string;
  body: unknown;
  files: Upload[];
}

export interface RouteContext {
  world: World;
  gateway: Gateway;
  request: RestRequest;
  params: readonly string[];
}

export interface RestReply {
  status: number;
  body?: unknown;
}

export interface Route {
  method: string;
  pattern: RegExp;
  /** Whether the path's interaction token replaces the bot token. */
  open?: boolean;
  handle(context: RouteContext): RestReply;
}

export function route(
  endpoint: string,
  handle: Route["handle"],
  options: { open?: boolean } = {},
): Route {
  const [method = "", template = ""] = endpoint.split(" ");
  const pattern = new RegExp(`^${template.replaceAll(/:\w+/g, "([^/]+)")}$`);
  return { method, pattern, handle, ...options };
}

export const ok = (body: unknown): RestReply => ({ status: 200, body });

export const noContent: RestReply = { status: 204 };

export async function readRequest(request: IncomingMessage): Promise<RestRequest> {
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  const contentType = request.headers["content-type"] ?? "";
  const raw = await readBody(request);
  const content = contentType.startsWith("multipart/")
    ? await readMultipart(raw, contentType)
    : { body: raw.length > 0 ? JSON.parse(raw.toString("utf8")) : {}, files: [] };
  return {
    method: request.method ?? "GET",
    path: decodeURIComponent(url.pathname).replace(/^\/api\/v10/, ""),
    query: url.searchParams,
    authorization: request.headers.authorization ?? "",
    ...content,
  };
}

async function readMultipart(raw: Buffer, contentType: string) {
  const form = await new Response(raw, { headers: { "content-type": contentType } }).formData();
  const files: Upload[] = [];
  for (const [field, value] of form) {
    const key = /^files\[(\d+)\]$/.exec(field)?.[1];
    if (key === undefined || typeof value === "string") continue;
    const bytes = Buffer.from(await value.arrayBuffer());
    files.push({ key, name: value.name, bytes, contentType: value.type });
  }
  return { body: JSON.parse(String(form.get("payload_json") ?? "{}")), files };
}
