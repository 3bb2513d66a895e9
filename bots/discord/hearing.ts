/** People's words on Discord. */
import type { APIMessage } from "discord.js";
import type { BotLog } from "../present/bot-log.js";
import type { ChatService } from "../present/chat-service.js";
import { identityOf } from "../present/incoming.js";
import type { Patience } from "../present/patience.js";
import type { ThreadSource } from "../present/thread-hearing.js";
import { type ThreadMemory, threadOf } from "../present/thread-memory.js";
import { readCardMark } from "./action-ids.js";
import { type ChannelApi, pageSize } from "./channel-api.js";
import { contentAdvice } from "./client.js";
import { customIdsOf } from "./components.js";
import { deletionEvent, idOf, replyEvent, replyObject } from "./events.js";
import { type Reply, readStored } from "./replies.js";

export function createThreadSource(parts: {
  readonly api: ChannelApi;
  readonly service: ChatService;
  readonly threads: ThreadMemory;
  readonly patience: Patience;
  readonly log: BotLog;
  /** What a person is called in this server, when it is known. */
  readonly nameInGuild: (user: string) => string | undefined;
}): ThreadSource<Reply> {
  const { api, service, threads, patience, log, nameInGuild } = parts;
  const { origin } = service;
  let hasWarnedOfSilence = false;

  /** Without the Message Content intent every message arrives empty. */
  function warnOfSilence(): void {
    if (hasWarnedOfSilence) return;
    hasWarnedOfSilence = true;
    log.error(
      { event: "words-missing" },
      `Discord hands out a reply without its words. ${contentAdvice}`,
    );
  }

  async function readAll(thread: string): Promise<APIMessage[]> {
    const found: APIMessage[] = [];
    let after = thread;
    for (;;) {
      const page = await patience.attempt(() => api.listMessages(thread, after));
      found.push(...page);
      const last = page.at(-1);
      if (!last || page.length < pageSize) return found;
      after = last.id;
    }
  }

  return {
    platform: "Discord",
    closedReadAgain: 20,
    async readThread(card) {
      const standing = await readAll(threadOf(card));
      const messages = standing.map((message) => ({
        id: message.id,
        reply: readStored(message, nameInGuild),
      }));
      return { messages, isWhole: true };
    },
    /** The card's own buttons say it. */
    async episodeOnCard({ channel, message }) {
      const [card, self] = await patience.attempt(() =>
        Promise.all([api.getMessage({ channel, message }), api.self()]),
      );
      const mark = card?.author.id === self ? readCardMark(customIdsOf(card)) : null;
      return mark?.episode ?? null;
    },
    /** A thread that is gone was deleted by somebody else: what people said in it stands. */
    async isDeleted(message, { episode }) {
      const places = threads.ofEpisode(episode);
      for (const channel of places) {
        const isGone = await patience.attempt(() => api.isDeleted({ channel, message }));
        if (!isGone) return false;
      }
      return places.length > 0;
    },
    idOf: (message) => idOf(origin, message),
    refOf: (id, card) => ({ channel: threadOf(card), message: id }),
    identityOf: (id, place) => identityOf(origin, replyObject(id, place)),
    async replyEvent(reply, episode, place) {
      const { text, carries, edited } = reply;
      if (text === "" && !carries) warnOfSilence();
      return text === "" && (!carries || edited === null)
        ? null
        : replyEvent(origin, reply, { episode, place });
    },
    deletionEvent: (id, place) => deletionEvent(origin, { id, place, at: service.now() }),
  };
}
