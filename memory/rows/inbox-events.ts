import type { Database } from "../sqlite/database.js";

export interface InboxEvent {
  readonly key: string;
  readonly kind: "ballot" | "retract";
  readonly at: number;
}

/** Whether a platform's event has been taken in before. */
export function isKnownEvent(db: Database, key: string): boolean {
  return db.get("SELECT 1 FROM inbox_events WHERE key = @key", { key }) !== undefined;
}

/** Inside a transaction, with whatever the event changes. */
export function insertEvent(db: Database, { key, kind, at }: InboxEvent): void {
  db.run("INSERT INTO inbox_events (key, kind, at) VALUES (@key, @kind, @at)", { key, kind, at });
}

/** The key of the event that says that a message was deleted. */
export function goneKey(message: string): string {
  return `${message}:gone`;
}
