import { requireGuild } from "../access.js";
import { discordErrors } from "../errors.js";
import { appFlags } from "../gateway.js";
import { asMember, describeGuild, guildChannels } from "../guild.js";
import { checkCommands } from "../limits.js";
import type { WireCommand } from "../wire.js";
import type { World } from "../world.js";
import { ok, type Route, type RouteContext, route } from "./routes.js";

type Json = Readonly<Record<string, unknown>>;

const STARTS_A_DAY = 1000;

export const appRoutes: Route[] = [
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
