/** Makes events of what happens in Slack, and reads missed messages. */
import type { webApi } from "@slack/bolt";
import type { IncomingEvent, IncomingKind, MessageRef } from "../../src/core/bot.js";
import type { ChatService } from "../present/chat-service.js";
import {
  identityOf,
  makeDeletionEvent,
  makeEvent,
  makeReplyEvent,
  type Origin,
  type Person,
  restOfIdentity,
} from "../present/incoming.js";
import type { Patience } from "../present/patience.js";
import type { ReadMessage, ThreadSource } from "../present/thread-memory.js";
import { deliver } from "./client.js";
import {
  asReply,
  isDeleted,
  isDirect,
  isTombstone,
  listDirects,
  momentOf,
  ourMark,
  placed,
  type Reply,
  readBack,
  readParent,
  readThread,
  type SeenMessage,
  standing,
} from "./messages.js";
import type { People } from "./people.js";

export function createThreadSource(parts: {
  readonly client: webApi.WebClient;
  readonly botId: string;
  readonly botUserId: string;
  readonly people: People;
  readonly service: ChatService;
  readonly patience: Patience;
}): ThreadSource<Reply> {
  const { client, botId, botUserId, people, service, patience } = parts;
  const { origin } = service;

  function asRead(channel: string, seen: readonly SeenMessage[]): ReadMessage<Reply>[] {
    return seen
      .filter((message) => !isTombstone(message))
      .map((message) => {
        const reply = asReply(message);
        const heard = reply ? placed(reply, channel, botUserId) : standing(message.ts, channel);
        return { heard, reply };
      });
  }

  async function openDirect(users: string): Promise<string> {
    const open = () => deliver(() => client.conversations.open({ users }));
    return (await patience.attempt(open)).channel?.id ?? "";
  }

  return {
    platform: "Slack",
    closedReadAgain: 5,
    /** The thread is incomplete without its first message. */
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
        wholeSince: isAll ? 0 : oldest ? momentOf(oldest.ts) : Infinity,
        threads: found.flatMap(({ ts: message, reply_count, latest_reply }) => {
          const newest = latest_reply ? momentOf(latest_reply) : Infinity;
          return reply_count ? [{ card: { channel, message }, newest }] : [];
        }),
      };
    },
    activeThreads: async () => [],
    /** Without the scope im:read (old installations), opens the channels with known people. */
    async directs(known) {
      const listed = await patience.attempt(() => listDirects(client));
      return listed ?? (await Promise.all(known.map(openDirect)));
    },
    /** The episode is in the metadata of our card. */
    async episodeOnCard({ channel, message: ts }) {
      const card = await readParent(client, { channel, ts });
      return card ? (ourMark(card, botId)?.episode ?? null) : null;
    },
    isDeleted: ({ id: ts, place: { channel } }) => isDeleted(client, { channel, ts }, patience),
    standingOf(message, card) {
      const found = refOf(origin, message);
      if (!found) return null;
      const { channel, message: id } = found;
      const kind = isDirect(channel) ? "direct" : "channel";
      const place = {
        kind: channel === card.channel ? ("thread" as const) : kind,
        channel,
      } as const;
      return { id, place, written: momentOf(id) };
    },
    writtenAt: momentOf,
    identityOf: (ts, { channel }) => identityOf(origin, replyObject(channel, ts)),
    async replyEvent(reply, episode, { channel }) {
      if (reply.text === "" && reply.edited === null) return null;
      const person = await people.personOf(reply.user, "someone");
      return replyEvent(origin, { ...reply, person, channel, episode });
    },
    deletionEvent: (ts, { channel }) => deletionEvent(origin, { channel, ts, at: service.now() }),
  };
}

/** A press has no id: its key is message, person and time. */
export function pressEvent(
  origin: Origin,
  heard: {
    readonly person: Person;
    readonly message: string;
    readonly actionTs: string;
    readonly what: IncomingKind;
  },
): IncomingEvent {
  const { person, message, actionTs, what } = heard;
  const object = `press:${message}:${person.id}:${actionTs}`;
  return makeEvent(origin, { person, object, at: tsToMs(actionTs), what });
}

/** Parses a message's inbox identity; null for other identities. */
function refOf(origin: Origin, message: string): MessageRef | null {
  const rest = ["reply:", "direct:"].map((kind) => restOfIdentity(origin, kind, message));
  const [channel, ts] = rest.find((one) => one !== null)?.split(":") ?? [];
  return channel && ts ? { channel, message: ts } : null;
}

function replyEvent(
  origin: Origin,
  reply: Reply & { readonly person: Person; readonly channel: string; readonly episode: string },
): IncomingEvent {
  const { person, channel, ts, episode, text, edited } = reply;
  const object = replyObject(channel, ts);
  // Slack gives the times of edits in whole seconds.
  const version = edited === null ? null : { version: edited, at: tsToMs(edited) };
  const written = tsToMs(ts);
  return makeReplyEvent(origin, { person, object, episode, text, written, edited: version });
}

function deletionEvent(
  origin: Origin,
  reply: { readonly channel: string; readonly ts: string; readonly at: number },
): IncomingEvent {
  return makeDeletionEvent(origin, replyObject(reply.channel, reply.ts), reply.at);
}

/** The key is the view's id, new each time a modal opens. */
export function modalEvent(
  origin: Origin,
  heard: Pick<IncomingEvent, "person" | "at" | "what"> & { readonly view: string },
): IncomingEvent {
  const { person, at, what, view } = heard;
  return makeEvent(origin, { person, at, what, object: `view:${view}` });
}

function replyObject(channel: string, ts: string): string {
  return `${isDirect(channel) ? "direct" : "reply"}:${channel}:${ts}`;
}

function tsToMs(ts: string): number {
  return Math.round(momentOf(ts));
}
