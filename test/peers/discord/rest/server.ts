import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type Fault, Faults } from "../../faults.js";
import { isAllowed, PERMISSIONS, requireGuild, requirePermission } from "../access.js";
import { problemsOf } from "../description.js";
import { DiscordError, discordErrors } from "../errors.js";
import { appFlags, type Gateway } from "../gateway.js";
import { asMember, describeGuild, guildChannels } from "../guild.js";
import { interactionRoutes } from "../interactions.js";
import { checkCommands, checkThread, invalidForm, type ThreadBody } from "../limits.js";
import { deleteMessage, findByNonce, findMessage, messagesIn } from "../messages.js";
import { hideContent } from "../sessions.js";
import { activeThreads, changeChannel, openThread } from "../threads.js";
import type { MessageBody, WireChannel, WireCommand, WireMessage } from "../wire.js";
import type { World } from "../world.js";
import { editFromApp, postFromApp } from "./app-posts.js";
import {
  noContent,
  ok,
  type RestReply,
  type RestRequest,
  type Route,
  type RouteContext,
  readRequest,
  route,
} from "./routes.js";

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

type Json = Readonly<Record<string, unknown>>;

const STARTS_A_DAY = 1000;

const appRoutes: Route[] = [
  route("GET /gateway/bot", describeGateway),
  route("GET /users/@me", ({ world }) => ok(world.bot)),
  route("POST /users/@me/channels", ({ world, request }) =>
    ok(world.channels.get(world.direct(String((request.body as Json).recipient_id)))),
  ),
  route("GET /applications/@me", describeApp),
  route("GET /users/@me/guilds", ({ world }) => {
    const { id, name, features } = describeGuild(world);
    return ok(world.invited ? [{ id, name, icon: null, features, owner: false }] : []);
  }),
  route("GET /guilds/:id", ({ world, params: [id] }) => {
    requireGuild(world, id);
    return ok(describeGuild(world, id));
  }),
  route("GET /guilds/:id/channels", ({ world, params: [id] }) => {
    requireGuild(world, id);
    return ok(guildChannels(world, id));
  }),
  route("GET /guilds/:id/members/:user", ({ world, params: [, id = ""] }) => {
    requireGuild(world);
    if (world.strangers.has(id)) throw discordErrors.unknownMember();
    return ok(asMember(world, findUser(world, id)));
  }),
  route("GET /applications/:app/commands", ({ world }) => ok(world.commandsIn.get("") ?? [])),
  route("PUT /applications/:app/commands", setCommands),
  route("GET /applications/:app/guilds/:guild/commands", ({ world, params: [, guild = ""] }) => {
    requireCommandsScope(world);
    return ok(world.commandsIn.get(guild) ?? []);
  }),
  route("PUT /applications/:app/guilds/:guild/commands", setCommands),
];

/** Allows as many parallel IDENTIFYs as recommended shards; others would wait 5 s. */
function describeGateway({ gateway, world }: RouteContext) {
  const { shards } = world.options;
  const remaining = Math.max(0, STARTS_A_DAY - gateway.identifies);
  const limit = {
    total: STARTS_A_DAY,
    remaining,
    reset_after: 86_400_000,
    max_concurrency: shards,
  };
  return ok({ url: gateway.url, shards, session_start_limit: limit });
}

function describeApp({ world }: RouteContext) {
  const { appId: id, bot } = world;
  const about = { icon: null, description: "", verify_key: "0", team: null };
  const access = { bot_public: false, bot_require_code_grant: false, flags: appFlags(world) };
  return ok({ id, name: bot.username, bot, ...about, ...access });
}

function findUser(world: World, id: string) {
  const user = world.user(id);
  if (!user) throw discordErrors.unknownUser();
  return user;
}

function requireCommandsScope(world: World): void {
  if (!world.options.commandsScope) throw discordErrors.missingAccess();
  requireGuild(world);
}

/** Global without a guild (https://discord.com/developers/docs/interactions/application-commands). */
function setCommands({ world, request, params: [, guild = ""] }: RouteContext) {
  requireCommandsScope(world);
  const commands = request.body as WireCommand[];
  checkCommands(commands);
  const kept = commands.map((command) => ({
    type: 1,
    default_member_permissions: null,
    nsfw: false,
    ...command,
    id: world.nextId(),
    application_id: world.appId,
    ...(guild !== "" && { guild_id: guild }),
    version: world.nextId(),
  }));
  world.commandsIn.set(guild, kept);
  return ok(kept);
}

const channelRoutes: Route[] = [
  route("GET /channels/:id", (context) => ok(findChannel(context))),
  route("PATCH /channels/:id", changeNamedChannel),
  route("POST /channels/:id/messages/:message/threads", openNamedThread),
  route("GET /guilds/:id/threads/active", ({ world }) =>
    ok({ threads: activeThreads(world), members: [] }),
  ),
  route("POST /channels/:id/messages", post),
  route("GET /channels/:id/messages", list),
  route("GET /channels/:id/messages/:message", ({ world, params: [channel = "", id = ""] }) =>
    ok(readable(world, findMessage(world, channel, id))),
  ),
  route("PATCH /channels/:id/messages/:message", edit),
  route("DELETE /channels/:id/messages/:message", ({ world, params: [channel = "", id = ""] }) => {
    deleteMessage(world, findMessage(world, channel, id));
    return noContent;
  }),
];

function findChannel(
  { world, params: [id = ""] }: RouteContext,
  needed: bigint = PERMISSIONS.viewChannel,
): WireChannel {
  const channel = world.channels.get(id);
  if (!channel) throw discordErrors.unknownChannel();
  requirePermission(world, id, needed);
  return channel;
}

function changeNamedChannel(context: RouteContext) {
  const channel = findChannel(context);
  changeChannel(context.world, channel, context.request.body as Partial<WireChannel>);
  return ok(channel);
}

function openNamedThread(context: RouteContext) {
  const channelId = findChannel(context, PERMISSIONS.createPublicThreads).id;
  const body = context.request.body as ThreadBody;
  checkThread(body);
  const thread = openThread(context.world, { channelId, messageId: context.params[1] }, body);
  return { status: 201, body: thread };
}

function post(context: RouteContext) {
  const { world, request } = context;
  const { id: channelId, thread_metadata: thread } = findChannel(context);
  const body = request.body as MessageBody;
  if (body.enforce_nonce && body.nonce !== undefined) {
    const wanted = { channelId, author: world.bot, nonce: String(body.nonce) };
    const twin = findByNonce(world, wanted);
    if (twin) return ok({ ...twin, nonce: body.nonce });
  }
  requirePermission(
    world,
    channelId,
    thread ? PERMISSIONS.sendInThreads : PERMISSIONS.sendMessages,
  );
  if (request.files.length > 0) requirePermission(world, channelId, PERMISSIONS.attachFiles);
  if (thread?.locked) throw discordErrors.lockedThread();
  const message = postFromApp(world, { channelId, body, files: request.files });
  return ok({ ...message, nonce: body.nonce });
}

function edit(context: RouteContext) {
  const { world, request, params } = context;
  const [, id = ""] = params;
  const { id: channel } = findChannel(context);
  const message = findMessage(world, channel, id);
  if (message.author !== world.bot) throw discordErrors.foreignMessage();
  if (world.channels.get(channel)?.thread_metadata?.archived) throw discordErrors.archivedThread();
  const body = request.body as MessageBody;
  return ok(editFromApp(world, message, { body, files: request.files }));
}

function list(context: RouteContext) {
  const { world, request } = context;
  const { id } = findChannel(context);
  // Without this permission Discord returns an empty list, not an error.
  const all = isAllowed(world, id, PERMISSIONS.readHistory) ? messagesIn(world, id) : [];
  const limit = Number(request.query.get("limit") ?? 50);
  if (!(limit >= 1 && limit <= 100))
    throw invalidForm(["limit"], "int value should be between 1 and 100.");
  const page = cut(all, { query: request.query, limit });
  return ok(page.map((message) => readable(world, message)).reverse());
}

function cut(
  all: readonly WireMessage[],
  { query, limit }: { query: URLSearchParams; limit: number },
): WireMessage[] {
  const [before, after] = ["before", "after"].map((key) => query.get(key));
  if (before) return all.filter(({ id }) => BigInt(id) < BigInt(before)).slice(-limit);
  if (after) return all.filter(({ id }) => BigInt(id) > BigInt(after)).slice(0, limit);
  return all.slice(-limit);
}

function readable(world: World, message: WireMessage): WireMessage {
  return world.options.messageContent ? message : hideContent(world, message);
}

const ROUTES = [...appRoutes, ...channelRoutes, ...interactionRoutes];
