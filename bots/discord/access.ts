/** Lists what Sous may and must be allowed to do in Discord, and checks it. */
import {
  type APINewsChannel,
  type APIOverwrite,
  type APIRole,
  type APITextChannel,
  ChannelType,
  type ChatInputCommandInteraction,
  GatewayIntentBits,
  type GuildBasedChannel,
  type MessageComponentInteraction,
  OAuth2Scopes,
  OverwriteType,
  PermissionFlagsBits,
} from "discord.js";

/** Message Content is privileged: it has its own switch in the developer portal. */
export const neededIntents: readonly GatewayIntentBits[] = [
  GatewayIntentBits.Guilds,
  GatewayIntentBits.GuildMessages,
  GatewayIntentBits.DirectMessages,
  GatewayIntentBits.MessageContent,
];

const neededScopes: readonly OAuth2Scopes[] = [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands];

const permissionsToSpeak = [
  {
    flag: PermissionFlagsBits.ViewChannel,
    label: "View Channel",
    why: "sees the channel that it asks in",
  },
  { flag: PermissionFlagsBits.SendMessages, label: "Send Messages", why: "posts questions" },
];

export const permissionsToPost = [
  ...permissionsToSpeak,
  {
    flag: PermissionFlagsBits.CreatePublicThreads,
    label: "Create Public Threads",
    why: "opens a thread for the answers to a question",
  },
  {
    flag: PermissionFlagsBits.SendMessagesInThreads,
    label: "Send Messages in Threads",
    why: "says there what it understood",
  },
];

export const neededPermissions = [
  ...permissionsToPost,
  {
    flag: PermissionFlagsBits.ReadMessageHistory,
    label: "Read Message History",
    why: "reads answers that came while Sous was off",
  },
  {
    flag: PermissionFlagsBits.AttachFiles,
    label: "Attach Files",
    why: "shows the picture of the home with a question",
  },
  {
    flag: PermissionFlagsBits.UseApplicationCommands,
    label: "Use Application Commands",
    why: "offers /sous and the menu entry Use as answer",
  },
];

export function inviteUrl(applicationId: string): string {
  const permissions = neededPermissions.reduce((sum, { flag }) => sum | flag, 0n);
  const scopes = neededScopes.join("+");
  return `https://discord.com/oauth2/authorize?client_id=${applicationId}&permissions=${permissions}&scope=${scopes}`;
}

export type CardChannel = APITextChannel | APINewsChannel;

export function isCardChannel<T extends { readonly type: ChannelType }>(
  channel: T,
): channel is Extract<T, { type: ChannelType.GuildText | ChannelType.GuildAnnouncement }> {
  return channel.type === ChannelType.GuildText || channel.type === ChannelType.GuildAnnouncement;
}

export function canSpeak(channel: GuildBasedChannel): boolean {
  const me = channel.guild.members.me;
  const granted = me && channel.permissionsFor(me);
  return granted ? permissionsToSpeak.every(({ flag }) => granted.has(flag)) : true;
}

/** Returns why the bot cannot ask in a channel and what to do; null if it can, or nobody knows. */
export function whyNoPost(
  typed: ChatInputCommandInteraction | MessageComponentInteraction,
): string | null {
  if (typed.guildId === null) return null;
  const place = typed.channel?.isThread() ? typed.channel.parent : typed.channel;
  const isText = [ChannelType.GuildText, ChannelType.GuildAnnouncement].some(
    (type) => type === place?.type,
  );
  if (place && !isText)
    return "I can ask in text channels only: here I cannot open a thread for the answers. Say it again in a text channel.";
  const granted = typed.appPermissions;
  const missing = permissionsToPost.filter(({ flag }) => !granted.has(flag));
  if (missing.length === 0) return null;
  const labels = missing.map(({ label }) => label).join(", ");
  return `I cannot post in this channel. Give me these permissions in its settings, then say it again: ${labels}.`;
}

export interface Membership {
  readonly guild: string;
  readonly user: string;
  /** Ids of the bot's roles, without @everyone. */
  readonly roles: readonly string[];
  readonly allRoles: readonly Pick<APIRole, "id" | "permissions">[];
  readonly overwrites: readonly APIOverwrite[];
}

export function missingPermissions(member: Membership) {
  const granted = permissionsOf(member);
  return neededPermissions.filter(({ flag }) => (granted & flag) === 0n);
}

/** Applies roles, then overwrites: everyone, roles, member (discord.com/developers/docs/topics/permissions). */
function permissionsOf({ guild, user, roles, allRoles, overwrites }: Membership): bigint {
  const own = [guild, ...roles];
  const base = union(allRoles.filter(({ id }) => own.includes(id)).map((role) => role.permissions));
  if (base & PermissionFlagsBits.Administrator) return ~0n;
  const ofRoles = overwrites.filter(({ type }) => type === OverwriteType.Role);
  const layers = [
    ofRoles.filter(({ id }) => id === guild),
    ofRoles.filter(({ id }) => roles.includes(id)),
    overwrites.filter(({ type, id }) => type === OverwriteType.Member && id === user),
  ];
  const granted = layers.reduce(
    (sum, layer) =>
      (sum & ~union(layer.map(({ deny }) => deny))) | union(layer.map(({ allow }) => allow)),
    base,
  );
  // Without View Channel, no other permission counts.
  return granted & PermissionFlagsBits.ViewChannel ? granted : 0n;
}

function union(sets: readonly string[]): bigint {
  return sets.reduce((sum, set) => sum | BigInt(set), 0n);
}
