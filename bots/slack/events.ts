import type { IncomingEvent, IncomingKind, MessageRef } from "../../src/core/bot.js";
import {
  makeDeletionEvent,
  makeEvent,
  makeReplyEvent,
  type Origin,
  type Person,
  restOfIdentity,
} from "../present/incoming.js";
import { isDirect, momentOf, type Reply } from "./messages.js";

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
export function refOf(origin: Origin, message: string): MessageRef | null {
  const rest = ["reply:", "direct:"].map((kind) => restOfIdentity(origin, kind, message));
  const [channel, ts] = rest.find((one) => one !== null)?.split(":") ?? [];
  return channel && ts ? { channel, message: ts } : null;
}

export function replyEvent(
  origin: Origin,
  reply: Reply & { readonly person: Person; readonly channel: string; readonly episode: string },
): IncomingEvent {
  const { person, channel, ts, episode, text, edited } = reply;
  const object = replyObject(channel, ts);
  // Slack's edit times have whole seconds.
  const version = edited === null ? null : { version: edited, at: tsToMs(edited) };
  const written = tsToMs(ts);
  return makeReplyEvent(origin, { person, object, episode, text, written, edited: version });
}

export function deletionEvent(
  origin: Origin,
  reply: { readonly channel: string; readonly ts: string; readonly at: number },
): IncomingEvent {
  return makeDeletionEvent(origin, replyObject(reply.channel, reply.ts), reply.at);
}

/** A view id is new each time a modal opens. */
export function modalEvent(
  origin: Origin,
  heard: Pick<IncomingEvent, "person" | "at" | "what"> & { readonly view: string },
): IncomingEvent {
  const { person, at, what, view } = heard;
  return makeEvent(origin, { person, at, what, object: `view:${view}` });
}

export function replyObject(channel: string, ts: string): string {
  return `${isDirect(channel) ? "direct" : "reply"}:${channel}:${ts}`;
}

function tsToMs(ts: string): number {
  return Math.round(momentOf(ts));
}
