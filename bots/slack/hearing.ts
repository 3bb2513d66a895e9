/** Reads Slack's messages that were missed, and parses and makes their ids in the inbox. */
import type { webApi } from "@slack/bolt";
import type { ChatService } from "../present/chat-service.js";
import { objectAfter } from "../present/incoming.js";
import type { Patience } from "../present/patience.js";
import type { ReadMessage, ThreadSource } from "../present/thread-memory.js";
import type { Identity } from "./client.js";
import {
  asReply,
  isDeleted,
  isDirect,
  isTombstone,
  listDirects,
  ourMark,
  placed,
  placedById,
  type Reply,
  readBack,
  readParent,
  readThread,
  type SeenMessage,
  timeOf,
} from "./messages.js";
import type { People } from "./people.js";

export function createThreadSource(
  { client, botId, userId }: Identity & { readonly client: webApi.WebClient },
  people: People,
  service: ChatService,
  patience: Patience,
): ThreadSource<Reply> {
  const { origin } = service;

  function asRead(channel: string, seen: readonly SeenMessage[]): ReadMessage<Reply>[] {
    return seen
      .filter((message) => !isTombstone(message))
      .map((message) => {
        const reply = asReply(message);
        const heard = reply ? placed(reply, channel, userId) : placedById(message.ts, channel);
        return { heard, reply };
      });
  }

  return {
    platform: "Slack",
    closedReadAgain: 5,
    async readThread({ channel, message: ts }) {
      const found = await readThread(client, { channel, ts }, patience);
      const wholeSince = found.some((message) => message.ts === ts) ? 0 : Infinity;
      return { messages: asRead(channel, found), wholeSince, threads: [] };
    },
    async readChannel(channel, from) {
      const { messages: found, isAll } = await readBack(client, channel, from, patience);
      const oldest = found.at(-1);
      return {
        messages: asRead(channel, found),
        wholeSince: isAll ? 0 : oldest ? timeOf(oldest.ts) : Infinity,
        threads: found.flatMap(({ ts: message, reply_count, latest_reply }) => {
          const newest = latest_reply ? timeOf(latest_reply) : Infinity;
          return reply_count ? [{ card: { channel, message }, newest }] : [];
        }),
      };
    },
    activeThreads: async () => [],
    directs: () => patience.attempt(() => listDirects(client)),
    async episodeOnCard({ channel, message: ts }) {
      const card = await readParent(client, { channel, ts });
      return card ? (ourMark(card, botId)?.episode ?? null) : null;
    },
    isDeleted: ({ id: ts, place: { channel } }) => isDeleted(client, { channel, ts }, patience),
    parseId(message, card) {
      const rest = ["reply:", "direct:"].map((kind) => objectAfter(origin, kind, message));
      const [channel, id] = rest.find((one) => one !== null)?.split(":") ?? [];
      if (!channel || !id) return null;
      const kind = isDirect(channel) ? "direct" : "channel";
      return { id, place: { kind: channel === card.channel ? "thread" : kind, channel } };
    },
    writtenAt: timeOf,
    objectOf: (ts, { channel }) => `${isDirect(channel) ? "direct" : "reply"}:${channel}:${ts}`,
    async wordsOf({ user, ts, text, edited }) {
      if (text === "" && edited === null) return null;
      const person = await people.personOf(user, "someone");
      const written = Math.round(timeOf(ts));
      if (edited === null) return { person, text, written, edited };
      // Slack's edit times have whole seconds.
      return {
        person,
        text,
        written,
        edited: { version: edited, at: Math.round(timeOf(edited)) },
      };
    },
  };
}
