/** Checks Discord's settings for `sous doctor` and `sous init`, read-only. */
import {
  type APIApplication,
  type APIApplicationCommand,
  type APIChannel,
  type APIGuild,
  type APIGuildMember,
  type APIPartialGuild,
  ApplicationCommandType,
  ApplicationFlags,
  type REST,
  RESTEvents,
  Routes,
} from "discord.js";
import type { MessageRef } from "../../src/core/bot.js";
import { type Check, compareClocks, fail, pass, warn } from "../../src/core/check.js";
import type { Clock } from "../../src/core/clock.js";
import { type CardChannel, inviteUrl, isCardChannel, missingPermissions } from "./access.js";
import { ChannelApi } from "./channel-api.js";
import {
  apiCode,
  apiCodes,
  asDeliveryError,
  contentAdvice,
  createRest,
  deliver,
  tokenAdvice,
} from "./client.js";
import { ourCommands } from "./commands.js";

export interface DiscordAccess {
  readonly token: string;
  /** The only server; undefined for every server that invited the bot. */
  readonly guild: string | undefined;
  /** Empty when the settings name no server. */
  readonly channel: string;
  readonly apiUrl?: string | undefined;
}

export type TokenAccess = Pick<DiscordAccess, "token" | "apiUrl">;

const networkAdvice =
  "Check this machine's network (and DISCORD_API_URL, when it is set), then try again.";

export async function checkDiscord(access: DiscordAccess, clock: Clock): Promise<readonly Check[]> {
  const token = await checkToken(access, clock);
  if (token[0]?.state === "fail") return token;
  if (access.channel === "") return [...token, await checkCommands(access)];
  return [...token, ...(await checkChannel(access)), await checkCommands(access)];
}

export async function checkToken(access: TokenAccess, clock: Clock): Promise<readonly Check[]> {
  const name = "Discord: bot token";
  const rest = createRest(access);
  let date: string | null = null;
  rest.on(RESTEvents.Response, (_, { headers }) => {
    date = headers.get("date");
  });
  try {
    const application = await readApplication(rest);
    return [
      pass(name, `the application ${application.name}`),
      checkContent(application),
      compareClocks("Discord: clock", date === null ? null : Date.parse(date), clock.now()),
    ];
  } catch (error) {
    return [refused(name, error, tokenAdvice)];
  }
}

export async function readInvite(access: TokenAccess): Promise<string> {
  try {
    return inviteUrl((await readApplication(createRest(access))).id);
  } catch (error) {
    throw asDeliveryError(error);
  }
}

export async function checkChannel(access: DiscordAccess): Promise<readonly Check[]> {
  const server = "Discord: server";
  const name = "Discord: channel";
  const rest = createRest(access);
  let found: CardChannel;
  try {
    const channel = await read<APIChannel>(rest, Routes.channel(access.channel));
    if (!isCardChannel(channel))
      return [
        fail(name, "it is not a text channel of a server", "Choose a text channel of a server."),
      ];
    found = channel;
  } catch (error) {
    return [await shut(access, { name, what: `the channel ${access.channel}`, error })];
  }
  const guild = found.guild_id ?? "";
  if (access.guild && access.guild !== guild)
    return [
      fail(
        server,
        `the channel is in the server ${guild}, not in ${access.guild}`,
        "Set DISCORD_GUILD to the channel's server, or leave it empty.",
      ),
    ];
  try {
    return await checkPermissions(rest, { guild, channel: found });
  } catch (error) {
    return [await shut(access, { name: server, what: `the server ${guild}`, error })];
  }
}

async function checkPermissions(
  rest: REST,
  { guild: id, channel }: { guild: string; channel: CardChannel },
): Promise<readonly Check[]> {
  const self = await read<{ id: string }>(rest, Routes.user("@me"));
  const guild = await read<APIGuild>(rest, Routes.guild(id));
  const member = await read<APIGuildMember>(rest, Routes.guildMember(id, self.id));
  const missing = missingPermissions({
    guild: id,
    user: self.id,
    roles: member.roles,
    allRoles: guild.roles,
    overwrites: channel.permission_overwrites ?? [],
  });
  const labels = missing.map(({ label }) => label).join(", ");
  return [
    pass("Discord: server", guild.name),
    pass("Discord: channel", `#${channel.name}`),
    missing.length === 0
      ? pass("Discord: permissions", `the bot has all that it needs in #${channel.name}`)
      : fail(
          "Discord: permissions",
          `missing in #${channel.name}: ${labels}`,
          `Edit Channel > Permissions > the bot's role, switch on: ${labels}.`,
        ),
  ];
}

export async function showsPicture(
  access: DiscordAccess,
  { channel, message }: MessageRef,
): Promise<boolean> {
  const found = await new ChannelApi(createRest(access)).getMessage({ channel, message });
  return (found?.attachments.length ?? 0) > 0;
}

async function checkCommands(access: DiscordAccess): Promise<Check> {
  const name = "Discord: slash commands";
  const rest = createRest(access);
  try {
    const application = await readApplication(rest);
    const route =
      access.guild === undefined
        ? Routes.applicationCommands(application.id)
        : Routes.applicationGuildCommands(application.id, access.guild);
    const known = await read<APIApplicationCommand[]>(rest, route);
    const advice = "sous serve registers it when it starts.";
    for (const wanted of ourCommands) {
      const ours = known.find((command) => command.name === wanted.name);
      if (!ours) return warn(name, `${labelOf(wanted)} is not registered yet`, advice);
      const missing = namesOf(wanted).filter((option) => !namesOf(ours).includes(option));
      if (missing.length > 0)
        return warn(name, `${labelOf(wanted)} lacks ${missing.join(", ")}`, advice);
    }
    const found = ourCommands.map((one) =>
      [labelOf(one), namesOf(one).join(", ")].join(" ").trim(),
    );
    return pass(name, found.join("; "));
  } catch (error) {
    return shut(access, { name, what: "its slash commands", error });
  }
}

function labelOf({ name, type }: (typeof ourCommands)[number]): string {
  return type === ApplicationCommandType.Message ? `"${name}"` : `/${name}`;
}

function namesOf(command: object): string[] {
  const { options = [] } = command as { options?: readonly { name: string }[] };
  return options.map((option) => option.name);
}

/** Checks the intent. Verified applications have the first flag, all others the second. */
function checkContent({ flags }: APIApplication): Check {
  const name = "Discord: Message Content intent";
  const granted =
    ApplicationFlags.GatewayMessageContent | ApplicationFlags.GatewayMessageContentLimited;
  return Number(flags ?? 0) & granted ? pass(name, "on") : fail(name, "off", contentAdvice);
}

async function shut(
  access: DiscordAccess,
  { name, what, error }: { name: string; what: string; error: unknown },
): Promise<Check> {
  const closed: readonly unknown[] = [apiCodes.missingAccess, apiCodes.missingPermissions];
  const code = apiCode(asDeliveryError(error));
  if (code === apiCodes.unknownChannel || code === apiCodes.unknownGuild)
    return fail(name, `Discord does not know ${what}`, "Check the id.");
  if (!closed.includes(code)) return refused(name, error, "Try again.");
  const invite = await readInvite(access).catch(() => null);
  const link = invite ? ` Invite it with ${invite}, and let its role see the channel.` : "";
  return fail(name, `Discord does not let the bot see ${what}`, `The bot has no access.${link}`);
}

function readApplication(rest: REST): Promise<APIApplication> {
  return read(rest, Routes.currentApplication());
}

async function read<T>(rest: REST, route: `/${string}`): Promise<T> {
  return (await rest.get(route)) as T;
}

function refused(name: string, error: unknown, advice: string): Check {
  const failure = asDeliveryError(error);
  const reason = failure.message.replace(/^Discord: /, "");
  if (failure.retryable) return { ...fail(name, reason, networkAdvice), mayPass: true };
  return fail(name, `Discord refused it (${reason})`, advice);
}

export type DiscordPlace = Awaited<ReturnType<typeof listServers>>[number];

/** Lists the bot's servers, up to 200. @throws DeliveryError */
export async function listServers(access: TokenAccess) {
  const rest = createRest(access);
  const servers = await deliver(() => rest.get(Routes.userGuilds()));
  return (servers as APIPartialGuild[]).map(({ id, name }) => ({ id, name }));
}

/** Includes text channels that the bot cannot see. @throws DeliveryError */
export async function listChannels(
  access: TokenAccess,
  server: string,
): Promise<readonly DiscordPlace[]> {
  const rest = createRest(access);
  const channels = await deliver(() => rest.get(Routes.guildChannels(server)));
  return (channels as APIChannel[])
    .filter(isCardChannel)
    .map(({ id, name }) => ({ id, name: name ?? id }));
}
