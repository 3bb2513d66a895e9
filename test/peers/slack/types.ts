/** A JSON object whose fields are looked at one by one. */
export type Json = Record<string, unknown>;

/** A person of the workspace, with a token of their own. */
export interface Person {
  name: string;
  realName: string;
  id: string;
  token: string;
}

/** A message as it stands in the channel. */
export interface SlackMessage {
  ts: string;
  user: string;
  text: string;
  thread_ts?: string;
  /** "thread_broadcast": a reply that stands in the channel too. */
  subtype?: string;
  bot_id?: string;
  blocks?: Json[];
  metadata?: { event_type: string; event_payload: Json };
  reply_count?: number;
  edited?: { user: string; ts: string };
}

/** A modal as it stands on a person's screen. */
export interface SlackView extends Json {
  id: string;
  blocks: Json[];
  callback_id: string;
  private_metadata: string;
  previous_view_id: string | null;
}

/** A message that only one person sees. */
export interface Ephemeral {
  personId: string;
  text: string;
  blocks?: Json[];
  /** The thread in which it stands; without it, in the channel. */
  thread_ts?: string;
}

/** A payload that broke a limit that Slack documents. */
export interface Violation {
  method: string;
  problems: string[];
}

/** One thing that happened at the peer; `at` in milliseconds since it started. */
export interface LogEntry {
  at: number;
  what:
    | "api"
    | "fault"
    | "violation"
    | "socket_open"
    | "channel"
    | "socket_closed"
    | "delivered"
    | "not_acked"
    | "gave_up";
  detail: Json;
}

/** Writes one line of the peer's log. */
export type Recorder = (what: LogEntry["what"], detail: Json) => void;

export function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The JSON objects among the members of a list; none when it is no list. */
export function objectsOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}
