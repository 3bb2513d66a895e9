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

/** The id of a message of this server by its identity; null when it is elsewhere. */
export function idOf(origin: Origin, message: string): string | null {
  return restOfIdentity(origin, replyObject(""), message);
}

export function replyEvent(origin: Origin, reply: Reply, episode: string): IncomingEvent {
  const { id, person, text, edited } = reply;
  const version = edited === null ? null : { version: edited, at: edited };
  const object = replyObject(id);
  const written = timeOf(id);
  return makeReplyEvent(origin, { person, object, episode, text, written, edited: version });
}

export function deletionEvent(origin: Origin, id: string, at: number): IncomingEvent {
  return makeDeletionEvent(origin, replyObject(id), at);
}

function replyObject(id: string): string {
  return `reply:${id}`;
}

function timeOf(id: string): number {
  return SnowflakeUtil.timestampFrom(id);
}
