import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  type ClientOptions,
  GatewayIntentBits,
  type Guild,
  type Interaction,
  type Message,
  type TextChannel,
} from "discord.js";

/** Where a peer is and how to log in to it. */
export interface PeerAddress {
  apiUrl: string;
  token: string;
  guildId: string;
  channelId: string;
}

/** A plain discord.js app, logged in to a peer; it keeps what it heard. */
export interface TestBot {
  client: Client<true>;
  guild: Guild;
  channel: TextChannel;
  heard: Message[];
  /** Gateway events by name: shardResume, shardReady and so on. */
  shardEvents: string[];
  close(): Promise<void>;
}

const { Guilds, GuildMessages, MessageContent } = GatewayIntentBits;

/** The intents of an app that reads what people write. */
export const READING = [Guilds, GuildMessages, MessageContent];
/** The intents of an app that forgot to ask for Message Content. */
export const NOT_READING = [Guilds, GuildMessages];

/** Logs in as production code would: only the address and the token are the peer's. */
export async function startBot(
  peer: PeerAddress,
  given: {
    intents?: GatewayIntentBits[];
    rest?: ClientOptions["rest"];
    act?: (interaction: Interaction) => Promise<unknown>;
  } = {},
): Promise<TestBot> {
  const rest = { api: peer.apiUrl, version: "10", ...given.rest };
  const client = new Client({ intents: given.intents ?? READING, rest });
  const heard: Message[] = [];
  const shardEvents: string[] = [];
  client.on("error", () => undefined);
  client.on("messageCreate", (message) => heard.push(message));
  for (const name of ["shardResume", "shardReady", "shardReconnecting"] as const) {
    client.on(name, () => shardEvents.push(name));
  }
  client.on("interactionCreate", (interaction) => given.act?.(interaction).catch(() => undefined));
  const ready = new Promise((resolve) => client.once("clientReady", resolve));
  await client.login(peer.token);
  await ready;
  const online = client as Client<true>;
  const guild = await online.guilds.fetch(peer.guildId);
  const channel = (await guild.channels.fetch(peer.channelId)) as TextChannel;
  return { client: online, guild, channel, heard, shardEvents, close: () => client.destroy() };
}

/** One row of buttons, labelled as their ids. */
export function buttons(...names: string[]): ActionRowBuilder<ButtonBuilder> {
  const made = names.map((name) =>
    new ButtonBuilder().setCustomId(name).setLabel(name).setStyle(ButtonStyle.Primary),
  );
  return new ActionRowBuilder<ButtonBuilder>().addComponents(made);
}
