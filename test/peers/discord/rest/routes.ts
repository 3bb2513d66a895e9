import type { Gateway } from "../gateway.js";
import type { World } from "../world.js";
import type { RestRequest } from "./request.js";

/** What a route works with: `params` are the groups of its pattern. */
export interface RouteContext {
  world: World;
  gateway: Gateway;
  request: RestRequest;
  params: readonly string[];
}

/** A route's answer; 204 has no body. */
export interface RestReply {
  status: number;
  body?: unknown;
}

/** One endpoint. Throws DiscordError for what Discord refuses. */
export interface Route {
  method: string;
  pattern: RegExp;
  /** Whether the interaction's token in the path stands for the bot's token. */
  open?: boolean;
  handle(context: RouteContext): RestReply;
}

/** Makes an endpoint from a template such as `/channels/:id/messages`. */
export function route(
  endpoint: string,
  handle: Route["handle"],
  options: { open?: boolean } = {},
): Route {
  const [method = "", template = ""] = endpoint.split(" ");
  const pattern = new RegExp(`^${template.replaceAll(/:\w+/g, "([^/]+)")}$`);
  return { method, pattern, handle, ...options };
}

/** The usual answer. */
export const ok = (body: unknown): RestReply => ({ status: 200, body });

/** The answer without content. */
export const noContent: RestReply = { status: 204 };
