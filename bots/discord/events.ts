/** What was heard on Discord, as events for the inbox. */
import { SnowflakeUtil } from "discord.js";
import type { IncomingEvent, IncomingKind } from "../../src/core/bot.js";
import {
  makeDeletionEvent,
  makeEvent,
  makeReplyEvent,
  type Origin,
  type Person,
  restOfIdentity,
} from "../present/incoming.js";
import type { Place } from "../present/thread-hearing.js";
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

/** The id of a message in a card's thread by its identity; null when it is elsewhere. */
export function idOf(origin: Origin, message: string): string | null {
  return restOfIdentity(origin, "reply:", message);
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

/** Outside the threads of cards the channel is part of it: there nobody looks for what is gone. */
export function replyObject(id: string, { kind, channel }: Place): string {
  if (kind === "thread") return `reply:${id}`;
  return `${kind === "direct" ? "direct" : "said"}:${channel}:${id}`;
}

function timeOf(id: string): number {
  return SnowflakeUtil.timestampFrom(id);
}
