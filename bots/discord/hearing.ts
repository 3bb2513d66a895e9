/** Reads Discord's messages that were written while the bot was not connected. */
import type { APIMessage, Client } from "discord.js";
import type { BotLog } from "../present/bot-log.js";
import type { ChatService } from "../present/chat-service.js";
import type { Patience } from "../present/patience.js";
import { readCardMark } from "../present/press-action.js";
import type { Reading, ThreadSource } from "../present/thread-memory.js";
import { type ThreadMemory, threadOf } from "../present/thread-memory.js";
import { type ChannelApi, pageSize } from "./channel-api.js";
import { contentAdvice } from "./client.js";
import {
  type FoundIn,
  isBare,
  ourIds,
  parseId,
  placed,
  type Reply,
  readReply,
  replyObject,
  wordsIn,
  writtenAt,
} from "./events.js";
import { customIdsOf } from "./show.js";

const mostPages = 5;

export function createThreadSource(parts: {
  readonly client: Client;
  readonly guild: string;
  readonly api: ChannelApi;
  readonly service: ChatService;
  readonly threads: ThreadMemory;
  readonly patience: Patience;
  readonly log: BotLog;
  readonly nameOf: (user: string) => string | undefined;
  readonly isOwnDirect: (channel: string, user: string) => Promise<boolean>;
}): ThreadSource<Reply> {
  const { client, guild, api, service, threads, patience, log, nameOf, isOwnDirect } = parts;
  const { origin } = service;
  let hasWarnedOfSilence = false;

  function warnOfSilence(): void {
    if (hasWarnedOfSilence) return;
    hasWarnedOfSilence = true;
    log.error(
      { event: "words-missing" },
      `Discord delivers a reply without its words. ${contentAdvice}`,
    );
  }

  async function readAll(thread: string): Promise<APIMessage[]> {
    const found: APIMessage[] = [];
    let after = thread;
    for (;;) {
      const page = await patience.attempt(() => api.listMessages(thread, { after }));
      found.push(...page);
      const last = page.at(-1);
      if (!last || page.length < pageSize) return found;
      after = last.id;
    }
  }

  /** Reads back to the time `from`, at least one page. */
  async function readBack(channel: string, from: number) {
    let found: APIMessage[] = [];
    for (let pages = 1; pages <= mostPages; pages += 1) {
      const before = found[0]?.id;
      const page = await patience.attempt(() =>
        api.listMessages(channel, before ? { before } : {}),
      );
      found = [...page, ...found];
      if (page.length < pageSize) return { found, isAll: true };
      if (writtenAt(page[0]?.id ?? "0") <= from) break;
    }
    return { found, isAll: false };
  }

  /** Reads author and words of messages. Leaves out the words of direct messages for another server. */
  async function asReading(where: FoundIn, found: readonly APIMessage[], wholeSince: number) {
    const ours = ourIds(client, guild);
    const messages: Reading<Reply>["messages"][number][] = [];
    for (const message of found) {
      const heard = placed(where, message, ours);
      const isOurs = !where.isDirect || (await isOwnDirect(where.channel, message.author.id));
      messages.push({ heard, reply: isOurs ? readReply(message, nameOf) : null });
    }
    return { messages, wholeSince, threads: [] };
  }

  const isDirect = (channel: string) =>
    !client.guilds.cache.get(guild)?.channels.cache.has(channel);

  return {
    platform: "Discord",
    closedReadAgain: 20,
    async readThread(card) {
      const where = { channel: threadOf(card), parent: card.channel, isDirect: false };
      return asReading(where, await readAll(where.channel), 0);
    },
    async readChannel(channel, from) {
      const { found, isAll } = await readBack(channel, from);
      const where = { channel, parent: null, isDirect: isDirect(channel) };
      return asReading(where, found, isAll ? 0 : writtenAt(found[0]?.id ?? "0"));
    },
    async activeThreads() {
      const active = await patience.attempt(() => api.activeThreads(guild));
      return active.flatMap(({ id: message, parent_id: channel, last_message_id: last }) =>
        channel && last ? [{ card: { channel, message }, newest: writtenAt(last) }] : [],
      );
    },
    directs: (people) =>
      Promise.all(people.map((person) => patience.attempt(() => api.reach(person, true)))),
    async episodeOnCard({ channel, message }) {
      const [card, self] = await patience.attempt(() =>
        Promise.all([api.getMessage({ channel, message }), api.self()]),
      );
      const mark = card?.author.id === self ? readCardMark(customIdsOf(card)) : null;
      return mark?.episode ?? null;
    },
    /** Returns false in a deleted thread, whose authors did not delete their answers. */
    async isDeleted({ id: message, place }, episode) {
      const places = place.kind === "thread" ? threads.ofEpisode(episode) : [place.channel];
      for (const channel of places) {
        const isGone = await patience.attempt(() => api.isDeleted({ channel, message }));
        if (!isGone) return false;
      }
      return places.length > 0;
    },
    parseId: (message, card) => parseId(origin, message, card),
    writtenAt,
    objectOf: replyObject,
    async wordsOf(reply) {
      const { text, carries, edited } = reply;
      if (text !== "") return wordsIn(reply);
      const where = { channel: reply.channel, message: reply.id };
      const isHidden = !carries && isBare(await patience.attempt(() => api.getMessage(where)));
      if (isHidden) warnOfSilence();
      return isHidden || edited === null ? null : wordsIn(reply);
    },
  };
}
