/** What was heard on Discord, as events for the inbox. */
import { SnowflakeUtil } from "discord.js";
import type { IncomingEvent, IncomingKind, MessageRef } from "../../src/core/bot.js";
import {
  makeDeletionEvent,
  makeEvent,
  makeReplyEvent,
  type Origin,
  type Person,
  restOfIdentity,
} from "../present/incoming.js";
import type { Place, Standing } from "../present/thread-source.js";
import { writtenAt } from "./placed.js";
import type { Reply } from "./replies.js";

/** @param heard.id the interaction's id, which has its time in it */
export function interactionEvent(
  origin: Origin,
  heard: {
    readonly of: "press" | "modal";
    readonly person: Person;
    readonly id: string;
    readonly what: IncomingKind;
  },
): IncomingEvent {
  const { of, person, id, what } = heard;
  return makeEvent(origin, { person, what, object: `${of}:${id}`, at: timeOf(id) });
}

/** Finds a message's channel and card by its identity in the inbox; null for other identities. */
export function standingOf(origin: Origin, message: string, card: MessageRef): Standing | null {
  const inThread = restOfIdentity(origin, "reply:", message);
  const said = restOfIdentity(origin, "said:", message);
  const [channel, id] = (said ?? restOfIdentity(origin, "direct:", message))?.split(":") ?? [];
  if (inThread !== null) {
    const place = { kind: "thread", channel: card.channel } as const;
    return { id: inThread, place, written: writtenAt(inThread) };
  }
  if (!channel || !id) return null;
  const kind = said === null ? "direct" : "channel";
  return { id, place: { kind, channel }, written: writtenAt(id) };
}

export function replyEvent(
  origin: Origin,
  reply: Reply,
  at: { readonly episode: string; readonly place: Place },
): IncomingEvent {
  const { id, person, text, edited } = reply;
  const { episode, place } = at;
  const version = edited === null ? null : { version: edited, at: edited };
  const object = replyObject(id, place);
  const written = timeOf(id);
  return makeReplyEvent(origin, { person, object, episode, text, written, edited: version });
}

export function deletionEvent(
  origin: Origin,
  gone: { readonly id: string; readonly place: Place; readonly at: number },
): IncomingEvent {
  return makeDeletionEvent(origin, replyObject(gone.id, gone.place), gone.at);
}

/** Outside the threads of cards the channel is part of it. */
export function replyObject(id: string, { kind, channel }: Place): string {
  if (kind === "thread") return `reply:${id}`;
  return `${kind === "direct" ? "direct" : "said"}:${channel}:${id}`;
}

function timeOf(id: string): number {
  return SnowflakeUtil.timestampFrom(id);
}
