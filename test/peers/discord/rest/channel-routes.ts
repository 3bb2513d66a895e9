import { isAllowed, PERMISSIONS, requirePermission } from "../access.js";
import { discordErrors } from "../errors.js";
import { checkThread, invalidForm, type ThreadBody } from "../limits.js";
import { deleteMessage, findByNonce, findMessage, messagesIn } from "../messages.js";
import { hideContent } from "../sessions.js";
import { activeThreads, changeChannel, openThread } from "../threads.js";
import type { MessageBody, WireChannel, WireMessage } from "../wire.js";
import type { World } from "../world.js";
import { editFromApp, postFromApp } from "./app-posts.js";
import { noContent, ok, type Route, type RouteContext, route } from "./routes.js";

export const channelRoutes: Route[] = [
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

/** Hides others' content if Message Content is disabled. */
function readable(world: World, message: WireMessage): WireMessage {
  return world.options.messageContent ? message : hideContent(world, message);
}
