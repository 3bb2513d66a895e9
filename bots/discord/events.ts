/** What was heard, as the inbox takes it. Keys name the platform's object, so a repeat is the same key. */
import { SnowflakeUtil } from "discord.js";
import type { IncomingEvent, IncomingKind } from "../../src/core/bot.js";

export interface Speaker {
  readonly id: string;
  readonly name: string;
}

interface Heard {
  readonly guild: string;
  readonly person: Speaker;
  /** The interaction's id; it says when, too. */
  readonly id: string;
  readonly what: IncomingKind;
}

/** Of a person's message, by its id. */
interface Said {
  readonly guild: string;
  readonly id: string;
}

export function pressEvent(heard: Heard): IncomingEvent {
  return event({ ...heard, object: `press:${heard.id}`, at: timeOf(heard.id) });
}

export function modalEvent(heard: Heard): IncomingEvent {
  return event({ ...heard, object: `modal:${heard.id}`, at: timeOf(heard.id) });
}

/** A reply's identity, the same for all its versions. */
export function messageId({ guild, id }: Said): string {
  return `discord:${guild}:reply:${id}`;
}

/** The id of a message of this guild by its identity; null when it is none. */
export function idOf(message: string, guild: string): string | null {
  const prefix = messageId({ guild, id: "" });
  return message.startsWith(prefix) ? message.slice(prefix.length) : null;
}

/** The same for a version delivered live and one read later. */
export function replyEvent(
  heard: Said & {
    person: Speaker;
    episode: string;
    text: string;
    /** When this version was written, in milliseconds since 1970; null for the first one. */
    edited: number | null;
  },
): IncomingEvent {
  const { guild, id, person, episode, text, edited } = heard;
  const what = { kind: "reply", episode, message: messageId(heard), text } as const;
  const written = timeOf(id);
  // No version is older than the one before it.
  const at = edited === null ? written : Math.max(written + 1, edited);
  return event({ guild, person, object: `reply:${id}:${edited ?? 1}`, at, what });
}

/** The reply was deleted; by whom Discord does not say. */
export function unsayEvent({ guild, id, at }: Said & { at: number }): IncomingEvent {
  const what = { kind: "unsay", message: messageId({ guild, id }) } as const;
  const person = { id: "", name: "" };
  return event({ guild, person, object: `reply:${id}:gone`, at, what });
}

function timeOf(id: string): number {
  return SnowflakeUtil.timestampFrom(id);
}

interface Parts {
  readonly guild: string;
  readonly person: Speaker;
  readonly object: string;
  readonly at: number;
  readonly what: IncomingKind;
}

function event({ guild, person, object, at, what }: Parts): IncomingEvent {
  return {
    key: `discord:${guild}:${object}`,
    platform: "discord",
    workspace: guild,
    person: { id: person.id, name: person.name },
    at,
    what,
  };
}
