/** Sends requests to Discord. Each method makes one, and fails with a DeliveryError. */
import {
  type APIChannel,
  type APIMessage,
  type APIThreadChannel,
  MessageFlags,
  type REST,
  type RESTPostAPIApplicationCommandsJSONBody,
  type RESTPostAPIChannelMessageJSONBody,
  type RESTPostAPIChannelMessagesThreadsJSONBody,
  Routes,
  ThreadAutoArchiveDuration,
} from "discord.js";
import { apiCode, apiCodes, deliver } from "./client.js";
import { plain } from "./markdown.js";
import type { Attached } from "./pictures.js";
import { type DiscordMessage, limits } from "./show.js";

export const pageSize = 100;

const noPings = { parse: [], replied_user: false };

const none: Attached = { attachments: [], files: [] };

export class ChannelApi {
  readonly #reached = new Map<string, string>();
  #self: string | null = null;

  constructor(private readonly rest: REST) {}

  async self(): Promise<string> {
    this.#self ??= (await this.#get<{ id: string }>(Routes.user("@me"))).id;
    return this.#self;
  }

  getChannel(channel: string): Promise<APIChannel> {
    return this.#get(Routes.channel(channel));
  }

  /** Returns null when the thread is gone. */
  async parentOf(thread: string): Promise<string | null> {
    const channel = await ignore([apiCodes.unknownChannel], () => this.getChannel(thread));
    return channel && "parent_id" in channel ? (channel.parent_id ?? null) : null;
  }

  /** Returns the channel `id`, or the direct messages with that person. */
  async reach(id: string, isPerson = false): Promise<string> {
    const known = this.#reached.get(id);
    if (known !== undefined) return known;
    const channel =
      (isPerson ? null : await ignore([apiCodes.unknownChannel], () => this.getChannel(id))) ??
      (await this.#openDirect(id));
    this.#reached.set(id, channel.id);
    return channel.id;
  }

  #openDirect(user: string): Promise<APIChannel> {
    const body = { recipient_id: user };
    return this.#call(() => this.rest.post(Routes.userChannels(), { body }));
  }

  /** Posts a message. For a few minutes, another post with the same nonce returns the existing message. */
  send(
    channel: string,
    shown: DiscordMessage,
    {
      nonce,
      attached = none,
      answers,
      calls = [],
    }: {
      readonly nonce: string;
      readonly attached?: Attached;
      /** Id of the message to reply to; its author is not notified. */
      readonly answers?: string | undefined;
      readonly calls?: readonly string[];
    },
  ): Promise<APIMessage> {
    const { attachments, files } = attached;
    const reference = answers && { message_id: answers, fail_if_not_exists: false };
    const body: RESTPostAPIChannelMessageJSONBody = {
      ...shown,
      ...(files.length > 0 && { attachments }),
      nonce,
      enforce_nonce: true,
      ...(reference && { message_reference: reference }),
      allowed_mentions: { ...noPings, users: [...calls] },
      flags: MessageFlags.SuppressEmbeds,
    };
    return this.#call(() => this.rest.post(Routes.channelMessages(channel), { body, files }));
  }

  /** Edits a message. Removes its attachments that `attachments` does not name. */
  edit(
    at: { channel: string; message: string },
    shown: DiscordMessage,
    { attachments, files }: Attached = none,
  ): Promise<APIMessage> {
    const body = { ...shown, attachments, allowed_mentions: noPings };
    return this.#call(() =>
      this.rest.patch(Routes.channelMessage(at.channel, at.message), { body, files }),
    );
  }

  async remove(at: { channel: string; message: string }): Promise<void> {
    const route = Routes.channelMessage(at.channel, at.message);
    await ignore([apiCodes.unknownMessage, apiCodes.unknownChannel], () =>
      this.#call(() => this.rest.delete(route)),
    );
  }

  async startThread(at: { channel: string; message: string }, name: string): Promise<string> {
    const body: RESTPostAPIChannelMessagesThreadsJSONBody = {
      name: plain(name, limits.threadName),
      auto_archive_duration: ThreadAutoArchiveDuration.OneDay,
    };
    const opened = await ignore([apiCodes.threadExists], () =>
      this.#call<APIChannel>(() =>
        this.rest.post(Routes.threads(at.channel, at.message), { body }),
      ),
    );
    return opened?.id ?? at.message;
  }

  /** Archives or reopens a thread. A new message reopens it too. */
  async setArchived(thread: string, archived: boolean): Promise<void> {
    await this.#call(() => this.rest.patch(Routes.channel(thread), { body: { archived } }));
  }

  getMessage(at: { channel: string; message: string }): Promise<APIMessage | null> {
    return ignore([apiCodes.unknownMessage, apiCodes.unknownChannel], () =>
      this.#get<APIMessage>(Routes.channelMessage(at.channel, at.message)),
    );
  }

  /** Returns whether a message was deleted; false when its channel is gone too. */
  async isDeleted(at: { channel: string; message: string }): Promise<boolean> {
    try {
      await this.#get(Routes.channelMessage(at.channel, at.message));
      return false;
    } catch (error) {
      const code = apiCode(error);
      if (code === apiCodes.unknownMessage) return true;
      if (code === apiCodes.unknownChannel) return false;
      throw error;
    }
  }

  async activeThreads(guild: string): Promise<readonly APIThreadChannel[]> {
    const route = Routes.guildActiveThreads(guild);
    return (await this.#get<{ threads: APIThreadChannel[] }>(route)).threads;
  }

  /** Returns the newest 100 messages, or those next to an id, oldest first. Empty when the channel is gone. */
  async listMessages(
    channel: string,
    near: { readonly after?: string; readonly before?: string } = {},
  ): Promise<APIMessage[]> {
    const query = new URLSearchParams({ limit: String(pageSize), ...near });
    const page = await ignore([apiCodes.unknownChannel], () =>
      this.#get<APIMessage[]>(Routes.channelMessages(channel), query),
    );
    return (page ?? []).sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  }

  /** @param at.guild null for all servers */
  async setCommands(
    at: { readonly application: string; readonly guild: string | null },
    body: readonly RESTPostAPIApplicationCommandsJSONBody[],
  ): Promise<void> {
    const { application, guild } = at;
    const route =
      guild === null
        ? Routes.applicationCommands(application)
        : Routes.applicationGuildCommands(application, guild);
    await this.#call(() => this.rest.put(route, { body }));
  }

  #get<T>(route: `/${string}`, query?: URLSearchParams): Promise<T> {
    return this.#call(() => this.rest.get(route, { query }));
  }

  async #call<T>(call: () => Promise<unknown>): Promise<T> {
    return (await deliver(call)) as T;
  }
}

async function ignore<T>(codes: readonly number[], call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (codes.some((code) => code === apiCode(error))) return null;
    throw error;
  }
}
