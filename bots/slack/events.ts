/** What was heard, as the inbox takes it. Keys name the platform's object, so a repeat is the same key. */
import type { IncomingEvent, IncomingKind } from "../../src/core/bot.js";

export interface Speaker {
  readonly id: string;
  readonly name: string;
}

/** Milliseconds since 1970 of a Slack timestamp ("1700000000.000100"). */
export function tsToMs(ts: string): number {
  return Math.round(Number(ts) * 1000);
}

/** A press has no id of its own: the message, the person and the moment make one. */
export function pressEvent(heard: {
  team: string;
  person: Speaker;
  message: string;
  actionTs: string;
  what: IncomingKind;
}): IncomingEvent {
  const { team, person, message, actionTs, what } = heard;
  const object = `press:${message}:${person.id}:${actionTs}`;
  return event({ team, person, object, at: tsToMs(actionTs), what });
}

interface Place {
  readonly team: string;
  readonly channel: string;
  readonly ts: string;
}

/** A reply's identity, the same for all its versions. */
export function messageId(at: Place): string {
  return `slack:${at.team}:${replyObject(at)}`;
}

/** The ts of a reply in this channel by its identity; null when it is none. */
export function tsOf(message: string, at: Omit<Place, "ts">): string | null {
  const prefix = messageId({ ...at, ts: "" });
  return message.startsWith(prefix) ? message.slice(prefix.length) : null;
}

/** The same for a version delivered live and one read later. */
export function replyEvent(
  heard: Place & {
    person: Speaker;
    episode: string;
    text: string;
    /** When this version was written; null for the first one. */
    edited: string | null;
  },
): IncomingEvent {
  const { team, person, ts, episode, text, edited } = heard;
  const what = { kind: "reply", episode, message: messageId(heard), text } as const;
  const object = `${replyObject(heard)}:${edited ?? 1}`;
  return event({ team, person, object, at: saidAt(ts, edited), what });
}

/** The reply was deleted; by whom Slack does not say. */
export function unsayEvent(gone: Place & { at: number }): IncomingEvent {
  const what = { kind: "unsay", message: messageId(gone) } as const;
  const person = { id: "", name: "" };
  return event({ team: gone.team, person, object: `${replyObject(gone)}:gone`, at: gone.at, what });
}

function replyObject({ channel, ts }: Omit<Place, "team">): string {
  return `reply:${channel}:${ts}`;
}

/** Slack counts edits in whole seconds; no version is older than the one before it. */
function saidAt(ts: string, edited: string | null): number {
  const written = tsToMs(ts);
  return edited === null ? written : Math.max(written + 1, tsToMs(edited));
}

/** A modal has no time of its own; its view id is new each time it opens. */
export function modalEvent(heard: {
  team: string;
  person: Speaker;
  view: string;
  at: number;
  what: IncomingKind;
}): IncomingEvent {
  const { team, person, view, at, what } = heard;
  return event({ team, person, object: `view:${view}`, at, what });
}

function event(parts: {
  team: string;
  person: Speaker;
  object: string;
  at: number;
  what: IncomingKind;
}): IncomingEvent {
  const { team, person, object, at, what } = parts;
  return {
    key: `slack:${team}:${object}`,
    platform: "slack",
    workspace: team,
    person: { id: person.id, name: person.name },
    at,
    what,
  };
}
