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

/** The same for a reply delivered live and one read later. Version 1: edits are other events. */
export function replyEvent(heard: {
  team: string;
  person: Speaker;
  channel: string;
  ts: string;
  episode: string;
  text: string;
}): IncomingEvent {
  const { team, person, channel, ts, episode, text } = heard;
  const what = { kind: "reply", episode, text } as const;
  return event({ team, person, object: `reply:${channel}:${ts}:1`, at: tsToMs(ts), what });
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
