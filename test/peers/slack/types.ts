export type Json = Record<string, unknown>;

export interface Person {
  name: string;
  realName: string;
  id: string;
  token: string;
}

export interface SlackMessage {
  ts: string;
  user: string;
  text: string;
  thread_ts?: string;
  /** "thread_broadcast": also shown in the channel. */
  subtype?: string;
  bot_id?: string;
  blocks?: Json[];
  metadata?: { event_type: string; event_payload: Json };
  reply_count?: number;
  edited?: { user: string; ts: string };
}

export interface SlackView extends Json {
  id: string;
  blocks: Json[];
  callback_id: string;
  private_metadata: string;
  previous_view_id: string | null;
}

export interface Ephemeral {
  personId: string;
  text: string;
  blocks?: Json[];
  thread_ts?: string;
}

export interface Violation {
  method: string;
  problems: string[];
}

/** `at`: milliseconds since the start. */
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

export type Recorder = (what: LogEntry["what"], detail: Json) => void;

export function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function objectsOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}
