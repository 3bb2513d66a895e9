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
  /** The interaction's or message's id; it says when, too. */
  readonly id: string;
  readonly what: IncomingKind;
}

export function pressEvent(heard: Heard): IncomingEvent {
  return event(heard, `press:${heard.id}`);
}

export function modalEvent(heard: Heard): IncomingEvent {
  return event(heard, `modal:${heard.id}`);
}

/** The same for a reply delivered live and one read later. Version 1: edits are other events. */
export function replyEvent(heard: Heard): IncomingEvent {
  return event(heard, `reply:${heard.id}:1`);
}

function event({ guild, person, id, what }: Heard, object: string): IncomingEvent {
  return {
    key: `discord:${guild}:${object}`,
    platform: "discord",
    workspace: guild,
    person: { id: person.id, name: person.name },
    at: SnowflakeUtil.timestampFrom(id),
    what,
  };
}
