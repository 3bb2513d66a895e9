/** Makes the events that say what people did. A key names the platform's object, so a repeat has the same. */
import type { IncomingEvent } from "../../src/core/bot.js";

export type Person = IncomingEvent["person"];

export type Origin = Pick<IncomingEvent, "platform" | "workspace">;

/** @param heard.object the platform's object: "press:1700000.0001" */
export function makeEvent(
  { platform, workspace }: Origin,
  heard: Pick<IncomingEvent, "at" | "what"> & { readonly person: Person; readonly object: string },
): IncomingEvent {
  const { object, person, at, what } = heard;
  const key = inboxIdOf({ platform, workspace }, object);
  return { key, platform, workspace, person: { id: person.id, name: person.name }, at, what };
}

/** Makes an event's key, or a message's id in the inbox. @param object kind and platform's id: "reply:17.0001" */
export function inboxIdOf({ platform, workspace }: Origin, object: string): string {
  return `${platform}:${workspace}:${object}`;
}

export function objectAfter(origin: Origin, object: string, message: string): string | null {
  const prefix = inboxIdOf(origin, object);
  return message.startsWith(prefix) ? message.slice(prefix.length) : null;
}

export interface Words {
  readonly person: Person;
  readonly text: string;
  readonly written: number;
  /** The platform's id and time of an edited version; null for the first. */
  readonly edited: { readonly version: string | number; readonly at: number } | null;
}

export function makeReplyEvent(
  origin: Origin,
  { person, text, written, edited }: Words,
  { object, episode }: { readonly object: string; readonly episode: string },
): IncomingEvent {
  const what = { kind: "reply", episode, message: inboxIdOf(origin, object), text } as const;
  // A version is never older than its predecessor.
  const at = edited === null ? written : Math.max(written + 1, edited.at);
  return makeEvent(origin, { person, object: `${object}:${edited?.version ?? 1}`, at, what });
}

/** The person is empty, as platforms do not say who deleted the message. */
export function makeDeletionEvent(origin: Origin, object: string, at: number): IncomingEvent {
  const what = { kind: "unsay", message: inboxIdOf(origin, object) } as const;
  return makeEvent(origin, { person: { id: "", name: "" }, object: `${object}:gone`, at, what });
}
