/** People's words on Slack. */
import type { webApi } from "@slack/bolt";
import type { ChatService } from "../present/chat-service.js";
import { identityOf } from "../present/incoming.js";
import type { Patience } from "../present/patience.js";
import type { ThreadSource } from "../present/thread-hearing.js";
import { deletionEvent, replyEvent, replyObject, tsOf } from "./events.js";
import { isDeleted, readParent, readThread } from "./history.js";
import { asReply, ourMark, type Reply } from "./messages.js";
import type { People } from "./people.js";

export function createThreadSource(parts: {
  readonly client: webApi.WebClient;
  readonly botId: string;
  readonly people: People;
  readonly service: ChatService;
  readonly patience: Patience;
}): ThreadSource<Reply> {
  const { client, botId, people, service, patience } = parts;
  const { origin } = service;
  return {
    platform: "Slack",
    closedReadAgain: 0,
    /** Not the whole thread when its first message is missing. */
    async readThread({ channel, message: ts }) {
      const standing = await readThread(client, { channel, ts }, patience);
      const messages = standing.map((message) => ({ id: message.ts, reply: asReply(message) }));
      return { messages, isWhole: messages.some(({ id }) => id === ts) };
    },
    /** We noted it on the message when we posted it. */
    async episodeOnCard({ channel, message: ts }) {
      const card = await readParent(client, { channel, ts });
      return card ? (ourMark(card, botId)?.episode ?? null) : null;
    },
    isDeleted: (ts, { ref }) => isDeleted(client, { channel: ref.channel, ts }, patience),
    idOf: (message, card) => tsOf(origin, message, card),
    refOf: (ts, { channel, message: thread }) => ({ channel, message: ts, thread }),
    identityOf: (ts, { channel }) => identityOf(origin, replyObject(channel, ts)),
    async replyEvent(reply, episode, { channel }) {
      if (reply.text === "" && reply.edited === null) return null;
      const person = await people.personOf(reply.user, "someone");
      return replyEvent(origin, { ...reply, person, channel, episode });
    },
    deletionEvent: (ts, { channel }) => deletionEvent(origin, { channel, ts, at: service.now() }),
  };
}
